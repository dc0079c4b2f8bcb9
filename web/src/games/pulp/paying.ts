// The selection among many ways to pay: a few sensible ones, or any of them part by part.
import type { OptionView, View } from '../../protocol/pulp'
import { isPayment } from './cards/wide'
import { ABILITIES } from './words'

/** The maximum number of ways to show in full. */
const ALL = 6
/** The number of ways to show first if there are more. */
const FIRST = 4

/** The points that a way to pay takes from each source: an Ability or a crew member. */
export type Spent = Record<string, number>

/** Return the points that a way to pay takes from each crew member. */
export const crewOf = ({ ref }: OptionView) => (typeof ref.crew === 'object' ? ref.crew : {})

export const spentOf = (option: OptionView): Spent => ({ ...option.ref.points, ...crewOf(option) })

const sum = (spent: Spent) => Object.values(spent).reduce((all, n) => all + n, 0)
const ownPoints = (spent: Spent) => ABILITIES.reduce((all, ability) => all + (spent[ability] ?? 0), 0)

/** Return the remaining points of each Ability. */
const remaining = (spent: Spent, view: View) =>
  ABILITIES.map((ability) => (view.abilities[ability]?.value ?? 0) - (spent[ability] ?? 0))

/** Return the ways to pay if there are too many to show, or null otherwise. */
export function manyWays<O extends OptionView>(options: readonly O[]): O[] | null {
  const ways = options.filter(isPayment)
  return ways.length > ALL ? ways : null
}

/** The aims of a player: the fewest points, the fewest own points, and the most points left in the weakest
 * Ability. */
const AIMS: readonly ((spent: Spent, view: View) => readonly number[])[] = [
  (spent, view) => [sum(spent), ownPoints(spent), -Math.min(...remaining(spent, view))],
  (spent) => [ownPoints(spent), sum(spent)],
  (spent, view) => [-Math.min(...remaining(spent, view)), sum(spent)],
]

/** Return a few of the best ways, taken from each aim in turn; null if there are not many ways. */
export function bestPayments<O extends OptionView>({ options }: { options: O[] }, view: View | null): O[] | null {
  const ways = manyWays(options)
  if (!ways || !view) return null
  const safe = ways.filter((way) => !way.ref.fatal)
  const ranked = AIMS.map((aim) => sortByAim(safe.length ? safe : ways, (way) => aim(spentOf(way), view)))
  const first: O[] = []
  for (let place = 0; first.length < FIRST && place < ways.length; place++) {
    for (const way of ranked.flatMap((one) => one[place] ?? []))
      if (first.length < FIRST && !first.includes(way)) first.push(way)
  }
  return first
}

function sortByAim<O>(ways: readonly O[], aim: (way: O) => readonly number[]): O[] {
  const compare = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((n, i) => n !== other[i])
    return at < 0 ? 0 : one[at]! - other[at]!
  }
  return ways
    .map((way) => ({ way, worth: aim(way) }))
    .sort((a, b) => compare(a.worth, b.worth))
    .map(({ way }) => way)
}

/** Return every source that a payment option uses: Abilities first, then crew. */
export function sourcesOf(ways: readonly OptionView[]): string[] {
  const named = new Set(ways.flatMap((way) => Object.keys(spentOf(way))))
  return [...ABILITIES.filter((ability) => named.delete(ability)), ...named]
}

/** Return the nearest way that takes more (1) or fewer (-1) points from a source, or null. It preserves the `held`
 * sources if possible, giving the first ones priority. In this way, every payment can be reached. */
export function nearestPayment<O extends OptionView>(
  ways: readonly O[],
  from: O,
  source: string,
  turn: 1 | -1,
  held: readonly string[] = [],
): O | null {
  const now = spentOf(from)
  const distanceOf = (spent: Spent) =>
    [...new Set([...Object.keys(spent), ...Object.keys(now)])].reduce(
      (all, one) => all + Math.abs((spent[one] ?? 0) - (now[one] ?? 0)),
      0,
    )
  const stepOf = (spent: Spent) => turn * ((spent[source] ?? 0) - (now[source] ?? 0))
  const there = ways.filter((way) => stepOf(spentOf(way)) > 0)
  const kept = held.filter((heldSource) => heldSource !== source)
  const rankOf = (spent: Spent) => [
    ...kept.map((one) => Math.abs((spent[one] ?? 0) - (now[one] ?? 0))),
    stepOf(spent),
    distanceOf(spent),
    sum(spent),
  ]
  return sortByAim(there, (way) => rankOf(spentOf(way)))[0] ?? null
}
