import { describe, expect, it } from 'vitest'
import { createDecision, option, pulpView } from './fixtures/views'
import { computeChoices } from '../../match/state/decide'
import { surfaces } from './choosing'
import { bestPayments, manyWays, nearestPayment, sourcesOf, spentOf } from './paying'

const rangeUpTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)

/** The ways to pay 7 Combat with two crew members. Two points of another Ability replace one point. */
const WAYS = rangeUpTo(7).flatMap((combat) =>
  rangeUpTo(5).flatMap((gunner) =>
    rangeUpTo(5).flatMap((envoy) =>
      rangeUpTo(4).flatMap((diplomacy) => {
        const science = 2 * (7 - combat - gunner) - envoy - diplomacy
        if (science < 0 || science > 4) return []
        const [points, crew] = [
          { combat, diplomacy, science },
          { 'rhea-stroud': gunner, 'lady-quill': envoy },
        ]
        return [option(`pay:${combat}.${diplomacy}.${science}+${gunner}+${envoy}`, { points, crew })]
      }),
    ),
  ),
)
const DIE = option('die:weapons-specialist:0', { die: 'weapons-specialist' }, 'quiet')
const BACK = option('back', {}, 'cancel')
const decision = createDecision('engage', [...WAYS, DIE, BACK])
const view = pulpView({
  abilities: {
    combat: { value: 7, top: 12 },
    diplomacy: { value: 4, top: 8 },
    science: { value: 5, top: 9 },
  },
})
/** Mark the ways that end the match for a player with 2 Combat and no Diplomacy. */
const losing = (way: (typeof WAYS)[number]) =>
  way.ref.points && way.ref.points.combat! >= 2 ? { ...way, ref: { ...way.ref, fatal: true } } : way
const spent = (way: (typeof WAYS)[number]) => spentOf(way)

describe('very many ways to pay', () => {
  it('begin with a few sensible ones, and leave room for other options', () => {
    expect(WAYS.length).toBeGreaterThan(250)
    const first = bestPayments(decision, view)!
    const [fewest, spared, even] = first.map(spent)
    expect(first).toHaveLength(4)
    expect(fewest).toMatchObject({ combat: 2, diplomacy: 0, science: 0, 'rhea-stroud': 5 })
    expect(spared!.combat! + spared!.diplomacy! + spared!.science!).toBe(0)
    expect(Math.min(7 - even!.combat!, 4 - even!.diplomacy!, 5 - even!.science!)).toBe(4)
    const offered = computeChoices(decision, (one) => surfaces(one, view, decision), [], first)
    expect(offered.buttons.map(({ id }) => id)).toEqual([...first.map(({ id }) => id), 'back', DIE.id])
  })

  it('never begin with one that loses the match', () => {
    const poor = pulpView({
      abilities: {
        combat: { value: 2, top: 12 },
        diplomacy: { value: 0, top: 8 },
        science: { value: 5, top: 9 },
      },
    })
    const told = { ...decision, options: decision.options.map((way) => losing(way)) }
    for (const way of bestPayments(told, poor)!) expect(spent(way).combat).toBeLessThan(2)
  })

  it('can all be reached part by part, through complete payments', () => {
    const ways = manyWays(decision.options)!
    expect(sourcesOf(ways)).toEqual(['combat', 'diplomacy', 'science', 'rhea-stroud', 'lady-quill'])
    const sources = sourcesOf(ways)
    const first = bestPayments(decision, view)![0]!
    for (const goal of ways.filter((_, i) => i % 9 === 0)) {
      let [way, held] = [first, [] as string[]]
      for (const source of sources) {
        held = [source, ...held]
        while (spent(way)[source] !== spent(goal)[source])
          way = nearestPayment(ways, way, source, spent(way)[source]! < spent(goal)[source]! ? 1 : -1, held)!
      }
      expect(way.id).toBe(goal.id)
    }
  })

  it('are all shown if they are few', () => {
    const few = createDecision('engage', [...WAYS.slice(0, 6), BACK])
    expect(bestPayments(few, view)).toBeNull()
    expect(computeChoices(few, () => [], [], null).buttons).toHaveLength(7)
  })
})
