// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bounds, ROOT3, type Point } from '../hex'
import { Camera } from '../input/camera.svelte'
import { FRAME } from './frame'
import { gridNames, namesAt } from './edgeNames'

/** A board of ten columns with ten spaces each. */
const HEXES = Array.from({ length: 100 }, (_, n) => `${n % 10},${Math.floor(n / 10) - Math.floor((n % 10) / 2)}`)
const ALL = { column: 1, row: 1 }

function createCamera(turn: 0 | 1 = 0): Camera {
  const camera = new Camera()
  camera.resize(300, 300)
  camera.setHome(bounds(HEXES, FRAME), turn)
  return camera
}

const sightOf = (camera: Camera) => ({
  width: camera.width,
  height: camera.height,
  turn: camera.turn,
  toScreen: (at: Point) => camera.toScreen(at),
  toBoard: (x: number, y: number) => camera.toBoard(x, y),
})

function namesIn(camera: Camera) {
  const { top, left } = namesAt(gridNames(HEXES), sightOf(camera), ALL)
  const across = [...top].sort((a, b) => a.x - b.x)
  const down = [...left].sort((a, b) => a.y - b.y)
  return { top: across.map(({ text }) => text).join(' '), left: down.map(({ text }) => text).join(' ') }
}

describe('names at the edges of the screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  it('are left to the frame if the whole board is visible', () => {
    expect(namesIn(createCamera())).toEqual({ top: '', left: '' })
  })

  it('tell which columns and rows are in sight', () => {
    const camera = createCamera()
    camera.frameOn(bounds(['5,3', '7,4'], 1), 40)
    expect(namesIn(camera)).toEqual({ top: 'F G H I', left: '06 07 08 09' })
  })

  it('stand at the other edges of a board that is turned', () => {
    const camera = createCamera(1)
    camera.frameOn(bounds(['5,3', '7,4'], 1), 40)
    expect(namesIn(camera)).toEqual({ top: '09 08 07 06', left: 'F G H I' })
  })

  it.each([
    ['an even column', ['5,3', '7,4'], 0],
    ['an odd column', ['6,3', '8,3'], 1],
  ])('stand level with the spaces of %s at the edge', (_, places, odd) => {
    const camera = createCamera()
    camera.frameOn(bounds(places, 1), 40)
    expect(Math.round(camera.toBoard(0, 0).x / 1.5) % 2).toBe(odd)
    const { left } = namesAt(gridNames(HEXES), sightOf(camera), ALL)
    expect(left.length).toBeGreaterThan(2)
    for (const { text, y } of left)
      expect(y).toBeCloseTo(camera.toScreen({ x: 0, y: ROOT3 * (Number(text) - 1 + odd / 2) }).y)
  })
})
