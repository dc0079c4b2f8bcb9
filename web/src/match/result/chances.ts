// Turns chances of winning into the lines of a chart: turns from left to right, with gaps where none is known.
import type { ChanceOfSeat, CoreView } from '../../protocol/core'
import { wasClosed } from '../game/words'

/** A seat's line: runs of points without a gap. Points are shares of the width and of the height, with 0 below. */
export interface Line {
  seat: string
  runs: [x: number, y: number][][]
  last: number
}

/** Return the seats that have turns in a round: in some games, not every seat has turns of its own. */
export const turnsIn = (chances: readonly ChanceOfSeat[], order: readonly string[]): string[] =>
  order.filter((seat) => chances.some(({ turn }) => turn === seat))

/** Return where the line of each seat ends: 1 for winners, 0 for losers, 0.5 in a draw. */
export function endsOf({ result, seats }: Pick<CoreView, 'result' | 'seats'>): Record<string, number> {
  if (!result || wasClosed(result)) return {}
  const { winners, losers } = result
  const of = (team: string) => (winners.includes(team) ? 1 : losers.includes(team) ? 0 : 0.5)
  return Object.fromEntries(Object.entries(seats).map(([seat, { team }]) => [seat, of(team)]))
}

/** Return the lines of all seats in `order`, over that number of rounds. A line ends at its value in `ends`, if any. */
export function linesOf(
  chances: readonly ChanceOfSeat[],
  order: readonly string[],
  rounds: number,
  ends: Readonly<Record<string, number>> = {},
): Line[] {
  const turns = turnsIn(chances, order)
  const whole = Math.max(1, rounds * turns.length - 1)
  const at = ({ round, turn }: ChanceOfSeat) => (round - 1) * turns.length + turns.indexOf(turn)
  return order.flatMap((seat) => {
    const own = chances
      .filter((one) => one.seat === seat && turns.includes(one.turn))
      .sort((one, other) => at(one) - at(other))
    if (!own.length) return []
    const runs: Line['runs'] = []
    own.forEach((one, i) => {
      const before = own[i - 1]
      if (!before || at(one) > at(before) + 1) runs.push([])
      runs.at(-1)!.push([at(one) / whole, one.chance])
    })
    const end = ends[seat]
    if (end !== undefined) runs.at(-1)!.push([1, end])
    return [{ seat, runs, last: end ?? own.at(-1)!.chance }]
  })
}

/** Return a run as the points of an SVG polyline in a picture of that size. */
export function points(run: readonly [number, number][], width: number, height: number): string {
  return run.map(([x, y]) => `${Math.round(x * width)},${Math.round((1 - y) * height)}`).join(' ')
}

/** Return the chart in words, for viewers who do not see it: the last known chance of each round. */
export function toldByRound(chances: readonly ChanceOfSeat[], seat: string): string {
  const byRound = new Map<number, number>()
  for (const one of chances) if (one.seat === seat) byRound.set(one.round, one.chance)
  return [...byRound].map(([round, chance]) => `round ${round}: ${Math.round(100 * chance)} %`).join(', ')
}
