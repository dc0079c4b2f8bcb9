// Defaults that suit most games: a game takes them over and replaces those that differ.
import type { CoreView, HappeningBase, LogLine } from '../../protocol/core'
import type { Theme } from './game'
import { readable } from './words'

/** The usual behaviour of a game: the table shows a happening as it is, and its effects after it. */
export const plain = {
  stage: <V>(view: V) => view,
  durations: {},
  surfaces: () => [],
  difference: () => '',
  wayLabel: (path: readonly string[]) => `${path.length} steps`,
  story: (log: readonly LogLine[]) => [...log],
  telling: ({ label }: HappeningBase) => label,
  sideName: readable,
  seatTitle: readable,
}

/** Return a function that gives each seat its own tone within the family of its side. */
export function seatTones(side: Theme['side']): Theme['seat'] {
  return (view: CoreView, seat) => {
    const seated = seat ? view.seats[seat] : undefined
    return seated ? side(seated.side, stripesOf(view, seat)) : 'var(--dim)'
  }
}

/** Return the number of stripes of a seat's mark: the number of seats before it in its team. */
export function stripesOf(view: CoreView, seat: string | null | undefined): number {
  const team = seat && view.seats[seat]?.team
  return team ? Math.max(0, view.teams[team]?.seats.indexOf(seat) ?? 0) : 0
}
