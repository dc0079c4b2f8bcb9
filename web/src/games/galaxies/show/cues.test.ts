import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../protocol/galaxies'
import { cues } from './cues'
import { STEPS } from './durations'
import type { HappeningOfKind } from './stage'

const cuesOf = <K extends Happening['kind']>(kind: K, fields: Partial<HappeningOfKind<K>> = {}) =>
  cues({ kind, label: kind, ...fields } as unknown as HappeningOfKind<'turn'>)
const names = <K extends Happening['kind']>(kind: K, fields: Partial<HappeningOfKind<K>> = {}) =>
  cuesOf(kind, fields).map(({ cue }) => cue)

describe('the sounds of Galaxies', () => {
  it('of a shot are both dice as they fall, then the shot, then a miss', () => {
    const miss = cuesOf('attack', { hit: false })
    expect(miss.map(({ cue }) => cue)).toEqual(['tick', 'tick', 'thunk', 'chalk'])
    expect(miss.map(({ at }) => at)).toEqual(STEPS.slice(0, 4))
    expect(names('attack', { hit: true })).toEqual(['tick', 'tick', 'thunk'])
  })

  it('tells no outcome before the chart does', () => {
    const [miss, hit] = [false, true].map((hit) => cuesOf('attack', { hit }))
    const beforeImpact = (moments = miss) => moments!.filter(({ at }) => at < STEPS[3])
    expect(beforeImpact(miss)).toEqual(beforeImpact(hit))
  })

  it('of a miss is played once, unless something other than the chart causes the miss', () => {
    expect(names('settled', { hit: false, why: 'chart' })).toEqual([])
    expect(names('settled', { hit: true, why: 'chart' })).toEqual([])
    expect(names('settled', { hit: false, why: 'cover' })).toEqual(['chalk'])
  })

  it('of damage are shields before the hull', () => {
    expect(names('damage', { shields: 1, hull: 0 })).toEqual(['ping'])
    expect(names('damage', { shields: 0, hull: 2 })).toEqual(['burn'])
    const damageCues = cuesOf('damage', { shields: 1, hull: 2 })
    expect(damageCues.map(({ cue }) => cue)).toEqual(['ping', 'burn'])
    expect(damageCues[0]!.at).toBeLessThan(damageCues[1]!.at)
  })

  it('of energy is a click, whoever gains or spends it', () => {
    expect([names('energy', { amount: 3 }), names('energy', { amount: -2 }), names('energy', { amount: 0 })]).toEqual([
      ['click'],
      ['click'],
      [],
    ])
    expect([names('shields', { amount: 1 }), names('shields', { amount: -1 })]).toEqual([['click'], ['ping']])
  })

  it('of a card is paper, of a lost ship a drum, of steps nothing', () => {
    expect([names('played'), names('attached'), names('destroyed'), names('moved'), names('drew')]).toEqual([
      ['tear'],
      ['tear'],
      ['timpani'],
      [],
      [],
    ])
  })
})
