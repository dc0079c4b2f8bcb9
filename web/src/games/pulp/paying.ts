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

const sum = (spent: Spent) => Object.values(spent).reduce((total, n) => total + n, 0)
const ownPoints = (spent: Spent) => ABILITIES.reduce((total, ability) => total + (spent[ability] ?? 0), 0)

/** Return the remaining points of each Ability. */
const remaining = (spent: Spent, view: View) =>
  ABILITIES.map((ability) => (view.abilities[ability]?.value ?? 0) - (spent[ability] ?? 0))

/** Return the ways to pay if there are too many to show, or null otherwise. */
export function manyWays<O extends OptionView>(options: readonly O[]): O[] | null {
  const payments = options.filter(isPayment)
  return payments.length > ALL ? payments : null
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
  const payments = manyWays(options)
  if (!payments || !view) return null
  const safe = payments.filter((payment) => !payment.ref.fatal)
  const ranked = AIMS.map((aim) => sortByAim(safe.length ? safe : payments, (payment) => aim(spentOf(payment), view)))
  const first: O[] = []
  for (let place = 0; first.length < FIRST && place < payments.length; place++) {
    for (const payment of ranked.flatMap((ranking) => ranking[place] ?? []))
      if (first.length < FIRST && !first.includes(payment)) first.push(payment)
  }
  return first
}

function sortByAim<O>(payments: readonly O[], aim: (payment: O) => readonly number[]): O[] {
  const compare = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((n, i) => n !== b[i])
    return at < 0 ? 0 : a[at]! - b[at]!
  }
  return payments
    .map((payment) => ({ payment, worth: aim(payment) }))
    .sort((a, b) => compare(a.worth, b.worth))
    .map(({ payment }) => payment)
}

/** Return every source that a payment option uses: Abilities first, then crew. */
export function sourcesOf(payments: readonly OptionView[]): string[] {
  const sources = new Set(payments.flatMap((payment) => Object.keys(spentOf(payment))))
  return [...ABILITIES.filter((ability) => sources.delete(ability)), ...sources]
}

/** Return the nearest way that takes more (1) or fewer (-1) points from a source, or null. It preserves the `held`
 * sources if possible, giving the first ones priority. In this way, every payment can be reached. */
export function nearestPayment<O extends OptionView>(
  payments: readonly O[],
  from: O,
  source: string,
  turn: 1 | -1,
  pinned: readonly string[] = [],
): O | null {
  const current = spentOf(from)
  const distanceOf = (spent: Spent) =>
    [...new Set([...Object.keys(spent), ...Object.keys(current)])].reduce(
      (total, source) => total + Math.abs((spent[source] ?? 0) - (current[source] ?? 0)),
      0,
    )
  const stepOf = (spent: Spent) => turn * ((spent[source] ?? 0) - (current[source] ?? 0))
  const candidates = payments.filter((payment) => stepOf(spentOf(payment)) > 0)
  const pinnedSources = pinned.filter((pinnedSource) => pinnedSource !== source)
  const rankOf = (spent: Spent) => [
    ...pinnedSources.map((source) => Math.abs((spent[source] ?? 0) - (current[source] ?? 0))),
    stepOf(spent),
    distanceOf(spent),
    sum(spent),
  ]
  return sortByAim(candidates, (payment) => rankOf(spentOf(payment)))[0] ?? null
}
