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
import { pointsAlong, pointsOfSight, rulerBetween } from '../../board/ruler'
import { boardHexes } from '../../catalogue'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { ACTION, RESPOND } from '../../fixtures/questions'
import { battle, attackFields, happened, line } from '../../fixtures/views'
import { galaxies } from '../../index'
import { GalaxiesTable } from '../../state.svelte'
import { chartSize, isFree } from './place'
import SceneShow from '../SceneShow.svelte'
import { makeRoomForChart, type Stand } from './stand.svelte'

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
  const camera = new Camera()
  camera.resize(width, height)
  camera.setHome(bounds(hexes, 1.25))
  return camera
}

const isLeft = (hex: string) => Number(hex.split(',')[0]) < 14

/** Return whether the chart or the edge of the screen hides a part of a fight. */
function isHidden(camera: Camera, fight: readonly string[]): boolean {
  return isCovered(camera, makeRoomForChart(camera, { fight }), fight)
}

/** Return whether a chart in a place or the edge of the screen hides a part of some spaces. */
function isCovered(camera: Camera, { place, form }: Stand, hexes: readonly string[]): boolean {
  const spots = hexes.map((hex) => camera.toScreen(center(hex)))
  const outside = spots.some(({ x, y }) => x < 0 || y < 0 || x > camera.width || y > camera.height)
  return outside || !isFree(place, chartSize(camera, 1, form), camera, spots, camera.scale * 0.99)
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
        const camera = createCamera(hexes, width, height)
        expect(fights.filter((fight) => isHidden(camera, fight))).toEqual([])
      })

  it.each([
    ['below the fight', [], true, 0.5],
    ['to the right', ['15,8'], false, 1],
    ['to the left', ['15,8', '24,-8'], false, 0],
    ['in a corner', ['15,8', '24,-8', '4,2'], true, 1],
  ])('avoids the other ships of a large board %s', (_, ship, low, side) => {
    const camera = createCamera(FIELDS.wide, 1042, 638)
    const fight = ['15,-4', '15,-1']
    const stand = makeRoomForChart(camera, { fight, ship })
    expect([stand, camera.hasMadeRoom]).toMatchObject([{ place: { low, side }, form: 'keyed' }, false])
    expect(isCovered(camera, stand, [...fight, ...ship])).toBe(false)
  })

  it('avoids the ruler between the ships where there is room', () => {
    const camera = createCamera(FIELDS.wide, 1042, 638)
    const fight = ['4,12', '26,-11']
    const ruler = pointsAlong(rulerBetween(fight.slice(0, 1), fight.slice(1))!)
    const coversRuler = ({ place, form }: Stand) => {
      const spots = ruler.map((point) => camera.toScreen(point))
      return !isFree(place, chartSize(camera, 1, form), camera, spots, camera.scale * 0.99)
    }
    expect(coversRuler(makeRoomForChart(camera, { fight }))).toBe(true)
    expect(coversRuler(makeRoomForChart(camera, { fight, ruler }))).toBe(false)
  })

  it('is smaller where only then it leaves the line of fire and other ships free', () => {
    edition.catalogue = catalogue as unknown as Catalogue
    const { ships } = battle()
    const [from, to] = ['red-tougu-1', 'isn-torrent-1'].map((ship) => ships[ship]!.hexes)
    const ship = Object.values(ships).flatMap(({ hexes }) => hexes)
    const ruler = [...pointsAlong(rulerBetween(from!, to!)!), ...pointsOfSight(to!)]
    const camera = new Camera()
    camera.resize(972, 708) // 1366x768
    camera.setHome(bounds(boardHexes(edition.catalogue, battle()), 1.25), 0, 132)
    const stand = makeRoomForChart(camera, { fight: [...from!, ...to!], ruler, ship })
    const spots = [...ship.map(center), ...ruler].map((point) => camera.toScreen(point))
    expect(stand).toEqual(expect.objectContaining({ form: 'narrow' }))
    expect(isFree(stand.place, chartSize(camera, 1, stand.form), camera.free, spots, camera.scale)).toBe(true)
  })

  it('leaves out the key of a chart that would cover a ship', () => {
    const camera = createCamera(FIELDS.wide, 1042, 700)
    const row = (hex: string) => Math.round(camera.toScreen(center(hex)).y)
    const fight = FIELDS.wide.filter((hex) => row(hex) < 700 - 10 - chartSize(camera).height)
    const stand = makeRoomForChart(camera, { fight: fight.slice(0, 1), ship: fight })
    expect(stand).toMatchObject({ place: { low: true, side: 0.5 }, form: 'plain' })
    expect(isCovered(camera, stand, fight)).toBe(false)
  })

  it('covers a tile rather than a ship, and a ship rather than a fight', () => {
    const camera = createCamera(FIELDS.wide, 1042, 638)
    const all = FIELDS.wide.filter((hex) => !isLeft(hex))
    const { place } = makeRoomForChart(camera, { fight: ['15,2'], ship: all, tile: FIELDS.wide })
    expect(place.side).toBe(0)
  })

  it('moves a board to the side rather than below the hand', () => {
    const camera = createCamera(FIELDS.wide, 672, 430)
    const fight = ['15,2', '18,0', '18,1']
    const [at] = fight.map((hex) => camera.toScreen(center(hex)))
    const { place } = makeRoomForChart(camera, { fight })
    const [to] = fight.map((hex) => camera.toScreen(center(hex)))
    expect([place.side, camera.hasMadeRoom, to!.y - at!.y]).toEqual([0, true, 0])
  })

  it('returns the board to where it was', () => {
    const camera = createCamera(FIELDS.narrow, 678, 457)
    const home = camera.box
    makeRoomForChart(camera, { fight: ['7,-3', '7,14'] })
    expect([camera.hasMadeRoom, camera.moved]).toEqual([true, false])
    expect(camera.box).not.toEqual(home)
    camera.restoreView()
    expect(camera.box).toEqual(home)
  })

  it.each([
    ['a question', ACTION, false],
    ['the next attack', null, true],
  ])('before %s the board is where it was, or not yet', async (_, decision, aside) => {
    edition.catalogue = catalogue as unknown as Catalogue
    const camera = createCamera(FIELDS.narrow, 678, 457)
    makeRoomForChart(camera, { fight: ['7,-3', '7,14'] })
    const table = new GalaxiesTable(galaxies, new ScriptSource({ ...battle(), decision }, [], () => ({ ok: true })), {})
    showComponent(SceneShow, { table, camera })
    await tick()
    expect(camera.hasMadeRoom).toBe(aside)
  })

  it.each([
    [390, 488],
    [375, 360],
    [480, 330],
  ])('that only passes returns a phone of %ix%i to its earlier view', (width, height) => {
    const camera = createCamera(FIELDS.narrow, width, height)
    camera.frameOn(bounds(['7,-3', '7,0'], 1), 24)
    const looked = camera.box
    makeRoomForChart(camera, { fight: ['7,-3', '7,14'] }, true)
    expect(camera.hasMadeRoom).toBe(true)
    expect(camera.box).not.toEqual(looked)
    camera.resize(width, height) // measured again, with the same size
    camera.restoreView()
    expect([camera.box, camera.hasMadeRoom]).toEqual([looked, false])
  })

  it('keeps its room when the board is measured again with the same size', () => {
    const camera = createCamera(FIELDS.narrow, 678, 457)
    makeRoomForChart(camera, { fight: ['7,-3', '7,14'] })
    const { box } = camera
    camera.resize(678, 457)
    expect([camera.box, camera.hasMadeRoom]).toEqual([box, true])
  })

  it('brings a fight into view that the player moved out of it, and then returns the board', () => {
    const camera = createCamera(FIELDS.wide, 1042, 638)
    const fight = ['1,0', '3,0']
    camera.zoom(4, center('28,-4'))
    const { box } = camera
    expect(camera.shows(bounds(fight))).toBe(false)
    makeRoomForChart(camera, { fight })
    expect(camera.hasMadeRoom).toBe(true)
    expect(camera.shows(bounds(fight))).toBe(true)
    camera.restoreView()
    expect(camera.box).toEqual(box)
  })

  it('brings a question’s fight into view on a phone once, and lets the player move the board', async () => {
    edition.catalogue = catalogue as unknown as Catalogue
    const camera = createCamera(boardHexes(edition.catalogue, battle()), 390, 488)
    camera.frameOn(bounds(['1,0'], 1), 24)
    const log = [line(1, 'attack', attackFields('D4', true))]
    const source = new ScriptSource({ ...battle(), log, decision: RESPOND }, [], () => ({ ok: true }))
    const table = new GalaxiesTable(galaxies, source, {})
    const fight = bounds(placesOf(table.view!, happened('attack', attackFields('D4', true))))
    showComponent(SceneShow, { table, camera })
    await tick()
    expect(camera.shows(fight)).toBe(true)
    camera.zoom(1.2, center('1,0'))
    const { box } = camera
    camera.foot = 40
    table.view = { ...table.view!, log: [...log] }
    await tick()
    expect(camera.box).toBe(box)
  })

  it('appears in a task of its own, after the board has changed, and goes with the attack', async () => {
    edition.catalogue = catalogue as unknown as Catalogue
    const camera = createCamera(FIELDS.narrow, 678, 457)
    const log = [line(1, 'attack', attackFields('D4', true))]
    const source = new ScriptSource({ ...battle(), log, decision: RESPOND }, [], () => ({ ok: true }))
    const table = new GalaxiesTable(galaxies, source, {})
    const sheet = () => document.querySelector('[data-testid=attack-show]')
    showComponent(SceneShow, { table, camera })
    await tick()
    expect([table.fight, sheet()]).toEqual([expect.anything(), null])
    await vi.waitFor(() => expect(sheet()).not.toBeNull())
    table.view = { ...table.view!, decision: ACTION }
    await tick()
    expect([table.fight, sheet()]).toEqual([null, null])
  })

  it('leaves the board where the player moves it meanwhile', () => {
    const camera = createCamera(FIELDS.narrow, 678, 457)
    makeRoomForChart(camera, { fight: ['7,-3', '7,14'] })
    camera.zoom(1.4)
    const { box } = camera
    camera.restoreView()
    expect([camera.box, camera.hasMadeRoom]).toEqual([box, false])
  })
})
