import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../protocol/pulp'
import { cues } from './cues'
import { CUBE, DURATIONS } from './durations'
import type { HappeningOfKind } from './stage'

const cuesOf = <K extends Happening['kind']>(kind: K, fields: Partial<HappeningOfKind<K>> = {}, duration = 1000) =>
  cues({ kind, label: kind, ...fields } as unknown as HappeningOfKind<'round'>, duration)
const names = <K extends Happening['kind']>(kind: K, fields: Partial<HappeningOfKind<K>> = {}) =>
  cuesOf(kind, fields).map(({ cue }) => cue)

describe('the sounds of Pulp Invasion', () => {
  it('of cubes come as each drops out of the bag, whatever its colour', () => {
    const full = DURATIONS.drawn
    const three = cuesOf('drawn', { cubes: ['red', 'yellow', 'black'] }, full)
    expect(three.map(({ cue, at }) => [cue, Math.round(at * full)])).toEqual([
      ['tick', CUBE],
      ['tick', 2 * CUBE],
      ['tick', 3 * CUBE],
    ])
    const many = cuesOf('evaded', { cubes: Array<string>(9).fill('red') }, 900)
    expect(many).toHaveLength(9)
    expect(many.at(-1)!.at).toBeCloseTo(0.8)
    expect(cuesOf('evaded', { cubes: [] })).toEqual([])
  })

  it('of points are a click, or a burn if points are lost', () => {
    expect(names('points', { points: { combat: 1 }, paid: false })).toEqual(['click'])
    expect(names('points', { points: { combat: -1 }, paid: false })).toEqual(['burn'])
    expect(names('points', { points: { combat: -1 }, paid: true })).toEqual(['click'])
    expect(names('points', { points: {}, paid: true })).toEqual(['click'])
  })

  it('of a Super Weapon depend on its owner', () => {
    expect([names('found', { by: 'hero' }), names('found', { by: 'traitor' })]).toEqual([['ping'], ['timpani']])
  })

  it('of dice, cards and encounters are the same as in the other game; secret looks are silent', () => {
    expect([names('dice'), names('line'), names('engaged'), names('crew-lost'), names('looked')]).toEqual([
      ['tick'],
      ['tear'],
      ['thunk'],
      ['timpani'],
      [],
    ])
  })
})
