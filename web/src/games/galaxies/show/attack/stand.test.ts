// @vitest-environment happy-dom
// The chart of an attack hides neither ship, wherever they fight and however small the board is.
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import type { Catalogue } from '../../../../protocol/galaxies'
import { placesOf } from '../../board/effects/follow.svelte'
import { Camera } from '../../board/input/camera.svelte'
import { bounds, center } from '../../board/hex'
import { boardHexes } from '../../catalogue'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { ACTION, RESPOND } from '../../fixtures/questions'
import { battle, attackFields, happened, line } from '../../fixtures/views'
import { galaxies } from '../../index'
import { GalaxiesTable } from '../../state.svelte'
import { chartSize, isFree, placeFor } from './place'
import SceneShow from '../SceneShow.svelte'
import { makeRoomForChart } from './stand.svelte'

/** Return the spaces of a board with the given columns and rows, from its upper left corner. */
function boardSpaces(columns: number, rows: number): string[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns
    return `${column},${Math.floor(i / columns) - Math.floor(column / 2)}`
  })
}

const FIELDS = { narrow: boardSpaces(15, 19), wide: boardSpaces(31, 19) }
const BOARDS = [
  [678, 457], // 1024x700
  [678, 525], // 1024x768
  [908, 458], // 1280x720
  [1042, 638], // 1440x900
  [390, 488], // a phone
  [480, 330], // … in landscape
] as const

function createCamera(hexes: readonly string[], width: number, height: number): Camera {
  const made = new Camera()
  made.resize(width, height)
  made.setHome(bounds(hexes, 1.25))
  return made
}

/** Return whether the chart or the edge of the screen hides a part of a fight. */
function isHidden(made: Camera, fight: readonly string[]): boolean {
  const place = makeRoomForChart(made, fight)
  const spots = fight.map((hex) => made.toScreen(center(hex)))
  const chosen = place ?? placeFor(chartSize(made), made, spots, made.scale)
  const outside = spots.some(({ x, y }) => x < 0 || y < 0 || x > made.width || y > made.height)
  return outside || !isFree(chosen, chartSize(made), made, spots, made.scale * 0.99)
}

describe('the chart of an attack', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  for (const [name, hexes] of Object.entries(FIELDS))
    for (const [width, height] of BOARDS)
      it(`hides nobody who fights on a ${name} board of ${width}x${height}`, () => {
        const some = hexes.filter((_, i) => i % 7 === 0)
        const fights = some.flatMap((from) => some.map((to) => [from, to]))
        const made = createCamera(hexes, width, height)
        expect(fights.filter((fight) => isHidden(made, fight))).toEqual([])
      })

  it('lets the board come back to where it was', () => {
    const made = createCamera(FIELDS.narrow, 678, 457)
    const home = made.box
    expect(makeRoomForChart(made, ['7,-3', '7,14'])).not.toBeNull()
    expect([made.hasMadeRoom, made.moved]).toEqual([true, false])
    expect(made.box).not.toEqual(home)
    made.restoreView()
    expect(made.box).toEqual(home)
  })

  it.each([
    ['a question', ACTION, false],
    ['the next attack', null, true],
  ])('before %s the board is where it was, or not yet', async (_, decision, aside) => {
    edition.catalogue = catalogue as unknown as Catalogue
    const made = createCamera(FIELDS.narrow, 678, 457)
    makeRoomForChart(made, ['7,-3', '7,14'])
    const table = new GalaxiesTable(galaxies, new ScriptSource({ ...battle(), decision }, [], () => ({ ok: true })), {})
    showComponent(SceneShow, { table, camera: made })
    await tick()
    expect(made.hasMadeRoom).toBe(aside)
  })

  it.each([
    [390, 488],
    [375, 360],
    [480, 330],
  ])('that only passes lets a phone of %ix%i come back to what it looked at', (width, height) => {
    const made = createCamera(FIELDS.narrow, width, height)
    made.frameOn(bounds(['7,-3', '7,0'], 1), 24)
    const looked = made.box
    expect(makeRoomForChart(made, ['7,-3', '7,14'], true)).not.toBeNull()
    expect(made.box).not.toEqual(looked)
    made.resize(width, height) // measured again, with the same size
    made.restoreView()
    expect([made.box, made.hasMadeRoom]).toEqual([looked, false])
  })

  it('keeps its room when the board is measured again and is as large as before', () => {
    const made = createCamera(FIELDS.narrow, 678, 457)
    makeRoomForChart(made, ['7,-3', '7,14'])
    const { box } = made
    made.resize(678, 457)
    expect([made.box, made.hasMadeRoom]).toEqual([box, true])
  })

  it('brings in sight a fight that the player has moved out of it, and lets the board come back', () => {
    const made = createCamera(FIELDS.wide, 1042, 638)
    const fight = ['1,0', '3,0']
    made.zoom(4, center('28,-4'))
    const { box } = made
    expect(made.shows(bounds(fight))).toBe(false)
    expect(makeRoomForChart(made, fight)).not.toBeNull()
    expect(made.shows(bounds(fight))).toBe(true)
    made.restoreView()
    expect(made.box).toEqual(box)
  })

  it('brings a question’s fight in sight on a phone once, and lets the player move the board', async () => {
    edition.catalogue = catalogue as unknown as Catalogue
    const made = createCamera(boardHexes(edition.catalogue, battle()), 390, 488)
    made.frameOn(bounds(['1,0'], 1), 24)
    const log = [line(1, 'attack', 'A hit', attackFields('D4', true))]
    const source = new ScriptSource({ ...battle(), log, decision: RESPOND }, [], () => ({ ok: true }))
    const table = new GalaxiesTable(galaxies, source, {})
    const fight = bounds(placesOf(table.view!, happened('attack', 'A hit', attackFields('D4', true))))
    showComponent(SceneShow, { table, camera: made })
    await tick()
    expect(made.shows(fight)).toBe(true)
    made.zoom(1.2, center('1,0'))
    const { box } = made
    made.foot = 40
    table.view = { ...table.view!, log: [...log] }
    await tick()
    expect(made.box).toBe(box)
  })

  it('lets the board stay where the player has it meanwhile', () => {
    const made = createCamera(FIELDS.narrow, 678, 457)
    makeRoomForChart(made, ['7,-3', '7,14'])
    made.zoom(1.4)
    const { box } = made
    made.restoreView()
    expect([made.box, made.hasMadeRoom]).toEqual([box, false])
  })
})
