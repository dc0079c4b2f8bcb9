import { describe, expect, it } from 'vitest'
import { battle } from '../fixtures/views'
import type { Happening, View } from '../../../protocol/galaxies'
import { applyHappening, opening, type Changes, type HappeningOfKind } from './stage'

const happening = <K extends Happening['kind']>(kind: K, fields: Partial<HappeningOfKind<K>> = {}) =>
  ({ kind, label: kind, ...fields }) as HappeningOfKind<K>
const stage = (view: View, happening: Happening) => applyHappening(view, happening, view)

describe('the stage', () => {
  it('moves, damages, launches and removes only the ships it is told to', () => {
    let view = battle()
    view = stage(view, happening('moved', { ship: 'red-tougu-1', was: ['12,4'], to: ['12,3'] }))
    expect(view.ships['red-tougu-1']!.hexes).toEqual(['12,3'])
    view = stage(view, happening('damage', { ship: 'red-tougu-1', now: { shields: 0, hull_damage: 2 } }))
    expect(view.ships['red-tougu-1']!.hull_damage).toBe(2)
    view = stage(view, happening('destroyed', { ship: 'red-tougu-1' }))
    expect(view.ships['red-tougu-1']).toBeUndefined()
    view = stage(view, happening('launched', { ship_card: 'chosh-ka', ships: { 'chosh-ka-1': ['3,0'] } }))
    expect(view.ships['chosh-ka-1']!.card).toBe('chosh-ka')
    view = stage(view, happening('asteroid', { tile: 'tile-1', hexes: ['7,4', '7,5', '8,4', '8,5'] }))
    expect(view.tiles['tile-1']!.hexes[0]).toBe('7,4')
    view = stage(view, happening('tile', { tile: 'tile-5', tile_kind: 'warp-gate' }))
    expect(view.tiles['tile-5']!.kind).toBe('warp-gate')
    view = stage(view, happening('energy', { team: 'isn', now: 3 }))
    expect(view.teams.isn!.energy).toBe(3)
  })

  it('opens on a battlefield without the ships that the story launches', () => {
    const then = battle()
    const view = opening(then, [happening('launched', { ship_card: 'red-tougu', ships: { 'red-tougu-1': ['3,0'] } })])
    expect(Object.keys(then.ships)).toContain('red-tougu-1')
    expect(Object.keys(view.ships)).toEqual(Object.keys(then.ships).filter((id) => id !== 'red-tougu-1'))
    expect([view.phase, view.turn, view.tiles]).toEqual(['setup', null, then.tiles])
  })

  it('counts victory points, and removes ships that escape', () => {
    const view = battle()
    expect(
      stage(view, happening('points', { team: 'isn', amount: 3, now: 5, why: 'survivors', ship: null })).teams.isn!
        .victory_points,
    ).toBe(5)
    expect(
      stage(view, happening('escaped', { ship: 'tes-kio-1', ship_card: 'tes-kio' })).ships['tes-kio-1'],
    ).toBeUndefined()
  })

  it('leaves the view unchanged if it does not know the ship, tile, team or kind', () => {
    const view = battle()
    const strange = [
      happening('moved', { ship: 'nobody', was: ['1,2'], to: ['1,1'] }),
      happening('damage', { ship: 'nobody', now: { shields: 0, hull_damage: 1 } }),
      happening('shields', { ship: 'nobody', now: 1 }),
      happening('tile', { tile: 'nothing', tile_kind: 'warp-gate' }),
      happening('energy', { team: 'none', now: 1 }),
      happening('unheard-of' as Happening['kind']),
    ]
    for (const happening of strange) expect(stage(view, happening)).toBe(view)
  })

  it('launches ships with what they will have', () => {
    const view = battle()
    const then = battle()
    then.ships['chosh-ka-1'] = { card: 'chosh-ka', hexes: ['3,0'], shields: 2, hull_damage: 1 }
    const launched = happening('launched', { ship_card: 'chosh-ka', ships: { 'chosh-ka-1': ['3,0'] } })
    expect(applyHappening(view, launched, then).ships['chosh-ka-1']).toEqual(then.ships['chosh-ka-1'])
  })

  it('no longer compiles if a kind or a field is missing', () => {
    const fits: Changes = { shields: (view, { ship, now }) => (view.ships[ship]?.shields === now ? view : view) }
    // @ts-expect-error -- no such kind of happening
    const kind: Changes = { rerolled: (view) => view }
    // @ts-expect-error -- no such field
    const field: Changes = { shields: (view, { hull }) => (hull ? view : view) }
    // @ts-expect-error -- the number of a shield, not its name
    const type: Changes = { shields: (view, { now }) => (now.length ? view : view) }
    expect([fits, kind, field, type].map(Object.keys).flat()).toEqual(['shields', 'rerolled', 'shields', 'shields'])
  })
})
