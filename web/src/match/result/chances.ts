// Converts chances of winning to the lines of a chart: turns from left to right, with gaps where no chance is known.
import type { ChanceOfSeat, CoreView } from '../../protocol/core'
import { say } from '../../ui/texts/table'
import { wasClosed } from '../game/words'

/** A seat's line, as runs of points without a gap. Points are fractions of the width and the height, measured from
 * the bottom. */
export interface Line {
  seat: string
  runs: [x: number, y: number][][]
  last: number
}

/** Return the seats that have turns in a round. In some games, not every seat has its own turns. */
export const seatsWithTurns = (chances: readonly ChanceOfSeat[], order: readonly string[]): string[] =>
  order.filter((seat) => chances.some(({ turn }) => turn === seat))

/** Return the final value of each seat's line: 1 for winners, 0 for losers, 0.5 in a draw. */
export function endsOf({ result, seats }: Pick<CoreView, 'result' | 'seats'>): Record<string, number> {
  if (!result || wasClosed(result)) return {}
  const { winners, losers } = result
  const endValue = (team: string) => (winners.includes(team) ? 1 : losers.includes(team) ? 0 : 0.5)
  return Object.fromEntries(Object.entries(seats).map(([seat, { team }]) => [seat, endValue(team)]))
}

/** The part of a match that a chart shows, in turns from its first one: `last` is where the chart ends. */
export interface Span {
  first: number
  last: number
}

/** Return the span from the first known turn to the last turn of the match, or to its end, one step later. */
export function spanOf(
  chances: readonly ChanceOfSeat[],
  order: readonly string[],
  rounds: number,
  ended: boolean,
): Span {
  const turns = seatsWithTurns(chances, order)
  const known = chances.filter(({ turn }) => turns.includes(turn)).map((chance) => turnOf(chance, turns))
  return { first: known.length ? Math.min(...known) : 0, last: rounds * turns.length - (ended ? 0 : 1) }
}

const turnOf = ({ round, turn }: ChanceOfSeat, turns: readonly string[]) =>
  (round - 1) * turns.length + turns.indexOf(turn)

/** Return the lines of all seats in `order`, over a span. A line ends at its value in `ends`, if any. */
export function linesOf(
  chances: readonly ChanceOfSeat[],
  order: readonly string[],
  { first, last }: Span,
  ends: Readonly<Record<string, number>> = {},
): Line[] {
  const turns = seatsWithTurns(chances, order)
  const turnIndex = (chance: ChanceOfSeat) => turnOf(chance, turns)
  return order.flatMap((seat) => {
    const own = chances
      .filter((chance) => chance.seat === seat && turns.includes(chance.turn))
      .sort((a, b) => turnIndex(a) - turnIndex(b))
    if (!own.length) return []
    const runs: Line['runs'] = []
    own.forEach((current, i) => {
      const previous = own[i - 1]
      if (!previous || turnIndex(current) > turnIndex(previous) + 1) runs.push([])
      runs.at(-1)!.push([(turnIndex(current) - first) / Math.max(1, last - first), current.chance])
    })
    const end = ends[seat]
    if (end !== undefined) runs.at(-1)!.push([1, end])
    return [{ seat, runs, last: end ?? own.at(-1)!.chance }]
  })
}

/** Return the rounds that begin within a span, except the first, with their positions as shares of the width. */
export function roundsIn({ first, last }: Span, turns: number): { round: number; at: number }[] {
  const rounds = Array.from({ length: Math.ceil(last / Math.max(1, turns)) }, (_, n) => ({
    round: n + 1,
    turn: n * turns,
  }))
  return rounds
    .filter(({ turn }) => turn > first && turn < last)
    .map(({ round, turn }) => ({ round, at: (turn - first) / (last - first) }))
}

/** The widths in pixels of a chart, of the word beside the numbers of its rounds, and of the label at its end. */
export interface LabelWidths {
  chart: number
  word: number
  last: number
}

/** The smallest distance between the middles of two numbers, as a share of the word, which grows with the text. */
const MIN_DISTANCE = 0.55

/** Return the rounds that have room for their numbers, beside each other and beside the labels of both ends. */
export function spacedRounds(
  rounds: readonly { round: number; at: number }[],
  { chart, word, last }: LabelWidths,
): { round: number; at: number }[] {
  const distance = (MIN_DISTANCE * word) / chart
  const end = 1 - last / chart - distance / 2
  let next = distance
  return rounds.filter(({ at }) => {
    const fits = at >= next && at <= end
    if (fits) next = at + distance
    return fits
  })
}

/** Return a run as the points of an SVG polyline of that size. */
export function polylinePoints(run: readonly [number, number][], width: number, height: number): string {
  return run.map(([x, y]) => `${Math.round(x * width)},${Math.round((1 - y) * height)}`).join(' ')
}

/** Return the chart as text, for viewers who cannot see it: the last known chance of each round. */
export function chancesText(chances: readonly ChanceOfSeat[], seat: string): string {
  const byRound = new Map<number, number>()
  for (const { round, seat: owner, chance } of chances) if (owner === seat) byRound.set(round, chance)
  return [...byRound]
    .map(([round, chance]) => say('chance-of-round', { round, n: Math.round(100 * chance) }))
    .join(', ')
}
