import { describe, expect, it } from 'vitest'
import { battle } from '../../fixtures/views'
import { center, type Point } from '../hex'
import { arrowAt, arrowsTo, RIM } from './beyond'
import { fleetsOf, sortByDistance } from './fleets'

const ROOM = { width: 400, height: 300 }
/** Twenty pixels per hex radius, with the middle of space 0,0 in the upper left corner. */
const toScreen = ({ x, y }: Point) => ({ x: 20 * x, y: 20 * y })
const ship = (id: string, ...hexes: string[]) => ({ id, seat: 'wretch-1', hexes })

describe('arrows to enemies out of sight', () => {
  it('are none while all ships are in sight', () => {
    expect(arrowsTo([ship('near', '3,3')], ROOM, toScreen)).toEqual([])
    expect(arrowsTo([ship('half', '13,-4', '14,-4')], ROOM, toScreen)).toEqual([])
  })

  it('stand at the nearest place of the edge and point to the ship', () => {
    const [arrow, ...others] = arrowsTo([ship('far', '20,-8')], ROOM, toScreen)
    expect(arrow).toMatchObject({ x: ROOM.width - RIM, angle: 0 })
    expect(arrow!.y).toBeCloseTo(toScreen(center('20,-8')).y)
    expect(others).toEqual([])
  })

  it('are merged for ships in about the same direction, with their number', () => {
    const ships = [ship('a', '20,-8'), ship('b', '21,-8'), ship('c', '4,-9')]
    const arrows = arrowsTo(ships, ROOM, toScreen)
    expect(arrows.map(({ ships }) => ships.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
    expect(arrows[1]).toMatchObject({ y: RIM, angle: -90 })
  })

  it('take the taps near them', () => {
    const arrows = arrowsTo([ship('far', '20,-8')], ROOM, toScreen)
    expect(arrowAt(arrows, { x: arrows[0]!.x + 10, y: arrows[0]!.y - 10 })).toBe(arrows[0])
    expect(arrowAt(arrows, { x: 10, y: 10 })).toBeUndefined()
  })
})

describe('fleets', () => {
  it('are the viewer’s own ships and the enemy ships on the board', () => {
    const view = battle()
    const { own, foes } = fleetsOf(view)
    const team = view.seats[view.viewer]!.team
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ seat }) => seat === view.viewer)).toBe(true)
    expect(foes.length).toBeGreaterThan(0)
    expect(foes.every(({ seat }) => view.seats[seat]!.team !== team)).toBe(true)
    expect([...own, ...foes].every(({ hexes }) => hexes.length > 0)).toBe(true)
  })

  it('are nobody’s for spectators', () => {
    expect(fleetsOf({ ...battle(), viewer: 'spectator' })).toEqual({ own: [], foes: [] })
  })

  it('are sorted by their distance', () => {
    const ships = [ship('far', '9,0'), ship('near', '1,0'), ship('middling', '4,0')]
    expect(sortByDistance(ships, { x: 0, y: 0 }).map(({ id }) => id)).toEqual(['near', 'middling', 'far'])
  })
})
