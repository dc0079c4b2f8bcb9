// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutStars, dotsOf, edgesOf, spacesNear, raysOf, starsOf } from './chart'
import { frameOf } from './frame'
import { fallingHatchOf, hatchOf } from './hatch'
import { bounds, neighbours, outline, ROOT3 } from '../hex'
import NearEdges from './NearEdges.svelte'
import Sky from './Sky.svelte'

const FLOWER = ['4,4', ...neighbours('4,4')]
const countSubpaths = (path: string) => path.split('M').length - 1

describe('the night chart', () => {
  it.each([
    ['one space', ['4,4'], 6, 6],
    ['two neighbours, which share an edge', ['4,4', '4,5'], 10, 11],
    ['a space and all round it', FLOWER, 24, 30],
    ['no space', [], 0, 0],
  ])('has a dot at each corner and an edge of each side of %s, once', (_, hexes, corners, sides) => {
    expect(countSubpaths(dotsOf(hexes))).toBe(corners)
    expect(countSubpaths(edgesOf(hexes))).toBe(sides)
  })

  it('has edges around the pointer, if there are spaces', () => {
    const hexes = [...FLOWER, '9,9']
    expect(spacesNear(hexes, '4,4')).toEqual(FLOWER)
    expect(spacesNear(hexes, '9,9')).toEqual(['9,9'])
    expect(spacesNear(hexes, null)).toEqual([])
  })

  it('is drawn as dots, faint edges, and zones with an outline and hatches', async () => {
    const zones = [
      { zone: 'isn', hexes: ['4,4', '4,5'], tone: 'red' },
      { zone: 'wretch', hexes: ['4,3'], tone: 'red', torn: true },
    ]
    const sky = mount(Sky, { target: document.body, props: { map: 'wide', hexes: FLOWER, zones } })
    const drawn = (name: string) =>
      [...document.querySelectorAll(`.sky > ${name}`)].map((path) => path.getAttribute('d'))
    expect(drawn('.dots')).toEqual([dotsOf(FLOWER)])
    expect(drawn('.edges')).toEqual([edgesOf(FLOWER)])
    expect(drawn('.zone')).toEqual([outline(['4,4', '4,5']), outline(['4,3'])])
    expect(drawn('.hatch')).toEqual([hatchOf(['4,4', '4,5']), fallingHatchOf(['4,3'])])
    await unmount(sky)
  })

  it.each([
    ['rising', hatchOf],
    ['falling', fallingHatchOf],
  ])('has %s hatches that end at the edges of a space and continue in the next', (_, hatch) => {
    const strokes = (hexes: string[]) =>
      [...hatch(hexes).matchAll(/M([-\d.]+) ([-\d.]+)l([-\d.]+) ([-\d.]+)/g)].map((match) => match.slice(1).map(Number))
    const distanceFromMiddle = ([x, y, dx, dy]: number[]) => (x! * dy! - y! * dx!) / Math.hypot(dx!, dy!)
    for (const [x, y, dx, dy] of strokes(['0,0']))
      for (const [across, down] of [
        [x!, y!],
        [x! + dx!, y! + dy!],
      ])
        expect(Math.max(Math.abs(down!), (Math.abs(across!) * ROOT3 + Math.abs(down!)) / 2)).toBeCloseTo(ROOT3 / 2, 2)
    const first = distanceFromMiddle(strokes(['0,0'])[0]!)
    for (const stroke of strokes(neighbours('0,0'))) {
      const steps = (distanceFromMiddle(stroke) - first) / (ROOT3 / 4)
      expect(steps).toBeCloseTo(Math.round(steps), 1)
    }
  })

  it('has rays that reach the edges of the sheet, and its corners', () => {
    const box = { x: -8, y: -5, width: 16, height: 10 }
    const rays = raysOf(box, { x: 0, y: 0 })
    const points = [...rays.matchAll(/[ML](\S+) (\S+?)(?=[LZM])/g)].map(
      (match) => [Number(match[1]), Number(match[2])] as const,
    )
    const outer = points.filter(([x, y]) => x || y)
    expect(outer.length).toBeGreaterThan(39)
    for (const [x, y] of outer) expect(Math.max(Math.abs(x) / 8, Math.abs(y) / 5)).toBeCloseTo(1, 2)
  })

  it.each([
    ['where something can be chosen', { at: null, lit: ['9,9'] }, ['9,9']],
    ['near the pointer', { at: '4,4', lit: [] }, FLOWER],
    ['at both', { at: '4,4', lit: ['9,9'] }, ['9,9', ...FLOWER]],
    ['nowhere else', { at: null, lit: [] }, []],
  ])('has full edges %s', async (_, props, edged) => {
    const near = mount(NearEdges, { target: document.body, props: { hexes: [...FLOWER, '9,9'], ...props } })
    flushSync()
    expect(document.querySelector('[data-grid=near]')!.getAttribute('d')).toBe(edgesOf(edged))
    await unmount(near)
  })

  it('has full edges everywhere in high contrast', () => {
    const theme = readFileSync(join(import.meta.dirname, '../../theme/contrast.css'), 'utf8')
    expect(theme).toMatch(/--field-edge: #[\da-f]{6};/)
  })

  it('has few stars, the same ones for the same map', () => {
    const box = bounds(FLOWER, 14)
    const [wide, tall] = ['wide', 'tall'].map((map) => starsOf(map, box))
    expect(starsOf('wide', box)).toEqual(wide)
    expect(tall).not.toEqual(wide)
    expect(wide!.length).toBeGreaterThan(20)
    expect(wide!.length).toBeLessThan(60)
    expect(countSubpaths(cutStars(wide!))).toBe(wide!.length)
    expect(cutStars(wide!, true)).not.toBe(cutStars(wide!))
  })

  it('has no star on its frame', async () => {
    const hexes = Array.from({ length: 90 }, (_, n) => `${n % 10},${Math.floor(n / 10) - Math.floor((n % 10) / 2)}`)
    const sky = mount(Sky, { target: document.body, props: { map: 'wide', hexes, zones: [] } })
    const { sheet, whole } = frameOf(hexes)
    const inside = (x: number, y: number, { x: left, y: top, width, height }: typeof sheet) =>
      x > left && x < left + width && y > top && y < top + height
    const places = document
      .querySelector('.stars')!
      .getAttribute('d')!
      .matchAll(/M(\S+) ([\d.-]+)/g)
    const on = [...places].map((place) => [Number(place[1]), Number(place[2])] as const)
    expect(on.length).toBeGreaterThan(20)
    expect(on.filter(([x, y]) => inside(x, y, whole) && !inside(x, y, sheet))).toEqual([])
    await unmount(sky)
  })
})
