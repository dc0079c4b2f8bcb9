import { beforeAll, describe, expect, it } from 'vitest'
import { createDecision, option, pulpView } from '../fixtures/views'
import { advise } from '../../../match/coach/coach'
import type { Catalogue, DecisionView, View } from '../../../protocol/pulp'
import printed from '../edition.json'
import { edition } from '../edition.svelte'
import { loadCoach } from '.'

const coach = await loadCoach()

beforeAll(() => {
  edition.catalogue = printed as unknown as Catalogue
})

const tracks = (combat: number, diplomacy: number, science: number) => ({
  abilities: {
    combat: { value: combat, top: 12 },
    diplomacy: { value: diplomacy, top: 9 },
    science: { value: science, top: 9 },
  },
})
const advice = (decision: DecisionView, more: Partial<View>, story: Record<string, unknown>[] = []) =>
  advise(coach, pulpView({ mission: 'maiden-flight', decision, ...more }), decision, story)!.say
const aboutCard = (card: string) => ({ text: { key: 'encounter', args: { card } } })
const EVADED = { kind: 'evaded', card: 'dune-lancers', point: 'combat' }

describe('the coach of the lesson', () => {
  it('mentions low, high and full values only while they are so', () => {
    const gain = createDecision('ability', [option('combat'), option('science')])
    expect(advice(gain, { round: 2, ...tracks(8, 7, 5) })).toContain('Take Science, your lowest.')
    expect(advice(gain, { round: 2, ...tracks(6, 0, 6) })).not.toContain('Science')
    const evade = createDecision('evade', [option('point:combat')])
    expect(advice(evade, { round: 1, ...tracks(10, 9, 9) })).toContain('most of: Combat')
    expect(advice(evade, { round: 1, ...tracks(8, 9, 8) })).not.toContain('Combat')
  })

  it('mentions cubes only if they were drawn', () => {
    const next = createDecision('encounter', [option('engage')], aboutCard('vault-spiders'))
    const adviceAfter = (cubes: string[]) => advice(next, { round: 1 }, [{ ...EVADED, cubes }])
    expect(adviceAfter(['orange', 'red'])).toContain('Red and orange took Combat and Science.')
    expect(adviceAfter(['orange', 'orange'])).not.toContain('Red')
  })

  it('does not explain evading to a player who has evaded, nor the icon of the first card if that was evaded', () => {
    const lancers = createDecision('encounter', [option('evade')], aboutCard('dune-lancers'))
    expect(advice(lancers, { round: 1 })).toContain('You can evade, too')
    expect(advice(lancers, { round: 1 }, [{ ...EVADED, card: 'quiet-ones' }])).not.toContain('You can evade, too')
    const last = createDecision('encounter', [option('engage')], aboutCard('orrery-keepers'))
    expect(advice(last, { round: 1 }, [{ kind: 'engaged', card: 'quiet-ones' }])).toContain('the icon of the first')
    expect(advice(last, { round: 1 })).not.toContain('icon of the first')
  })

  it('counts codes in hand, and reads the missing cubes of a weapon and the face of a die', () => {
    const fly = createDecision('planet', [option('hespers-cradle', { planet: 'hespers-cradle' })])
    const codes = Object.values(edition.catalogue.encounters).filter(({ icon }) => icon === 'code')
    const [one, two] = codes.map(({ id }) => id) as [string, string]
    expect(advice(fly, { round: 2, hand: [one, two] })).toContain('you hold two')
    expect(advice(fly, { round: 2, hand: [one] })).not.toContain('you hold')
    const fist = { id: 'graviton-fist', need: { red: 2, orange: 1 }, lacking: 1, used: false }
    const weaponWithCubes = (cubes: Record<string, number>, understood = false) => ({
      weapons: [{ ...fist, cubes, understood, active: understood }],
    })
    const red = createDecision('cube', [option('place:red:graviton-fist')])
    expect(advice(red, { round: 2, ...weaponWithCubes({ red: 1, orange: 1 }) })).toContain(
      'just what the Graviton Fist needs',
    )
    expect(advice(red, { round: 2, ...weaponWithCubes({ red: 1 }) })).not.toContain('just what')
    const orange = createDecision('cube', [option('place:orange:graviton-fist')])
    expect(advice(orange, { round: 1, ...weaponWithCubes({ red: 1 }) })).toContain('only one more red')
    expect(advice(orange, { round: 1, ...weaponWithCubes({ red: 2 }) })).toContain('only an orange one')
    const troopers = createDecision('encounter', [option('engage')], aboutCard('breach-troopers'))
    expect(advice(troopers, { round: 3, ...weaponWithCubes({ red: 2, orange: 1 }, true) })).toContain(
      'your Super Weapon does',
    )
    expect(advice(troopers, { round: 3, ...weaponWithCubes({ red: 1, orange: 1 }) })).not.toContain('Super Weapon')
  })

  it('never recommends a payment that loses the match', () => {
    const payDecision = (fatal?: boolean) =>
      createDecision('engage', [option('pay:2.0.0', fatal ? { fatal } : {})], aboutCard('arvans-heralds'))
    expect(advice(payDecision(), { round: 3 })).toContain('Pay the 2 Combat.')
    expect(advice(payDecision(true), { round: 3 })).not.toContain('Pay the 2 Combat.')
  })
})

describe('the coach elsewhere', () => {
  const adviceFor = (decision: DecisionView, viewer = 'hero') =>
    advise(coach, pulpView({ mission: 'traitor', viewer, decision }), decision, [])!.say

  it('gives the Traitor advice that applies to the Traitor', () => {
    for (const kind of ['captain', 'free-dice', 'weapon'] as const) {
      const decision = createDecision(kind, [option('one')])
      expect(adviceFor(decision, 'traitor')).not.toBe(adviceFor(decision))
    }
  })

  it('mentions the drawn cubes', () => {
    const cubeOption = (id: string, key: string) => option(id, {}, undefined, key)
    const cubeAdvice = (id: string, key: string) => adviceFor(createDecision('cube', [cubeOption(id, key)]))
    expect(cubeAdvice('raise:red', 'raise')).toContain('coloured')
    expect(cubeAdvice('lose:combat', 'lose-to-black')).toContain('black')
    expect(cubeAdvice('boost:combat', 'boost')).toContain('green')
  })
})
