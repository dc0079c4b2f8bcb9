// What most games do alike: a game takes it over and says what it does otherwise.
import type { CoreView, HappeningBase, LogLine } from '../../protocol/core'
import type { Theme } from './game'
import { readable } from './words'

/** The table shows the happening itself, and what it has changed after it. */
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

/** Each seat has its own tone within the family of its side. */
export function seatTones(side: Theme['side']): Theme['seat'] {
  return (view: CoreView, seat) => {
    const seated = seat ? view.seats[seat] : undefined
    return seated ? side(seated.side, stripesOf(view, seat)) : 'var(--dim)'
  }
}

/** How many stripes a seat's mark has: as many as its team has seats before it. */
export function stripesOf(view: CoreView, seat: string | null | undefined): number {
  const team = seat && view.seats[seat]?.team
  return team ? Math.max(0, view.teams[team]?.seats.indexOf(seat) ?? 0) : 0
}
