// Defaults that suit most games. A game adopts them and replaces those that differ.
import type { CoreView } from '../../protocol/core'
import { say } from '../../ui/texts/table'
import type { Sentences } from './sentences'
import type { Line, Theme } from './game'
import { toReadable } from './words'

/** Return the default behaviour of a game: happenings are shown unchanged, their effects appear after them, and each line
 * of the log is a sentence. */
export const plain = <V extends CoreView>(sentences: (view: V) => Sentences) => ({
  sentences,
  stage: (view: V) => view,
  durations: {},
  surfaces: () => [],
  difference: () => '',
  pathLabel: (path: readonly string[]) => say('question-path', { n: path.length }),
  story: (log: V['log'], view: V): Line[] => {
    const { line: write } = sentences(view)
    return log.map((line) => ({ n: line.n, round: line.round, seat: line.seat, label: write(line) }))
  },
  sideName: toReadable,
  seatTitle: toReadable,
})

/** Return a function that gives each seat a tone from the colour range of its side. */
export function seatTones(side: Theme['side']): Theme['seat'] {
  return (view: CoreView, seat) => {
    const seatView = seat ? view.seats[seat] : undefined
    return seatView ? side(seatView.side, stripesOf(view, seat)) : 'var(--dim)'
  }
}

/** Return the number of stripes in a seat's mark, which is the number of seats before it in its team. */
export function stripesOf(view: CoreView, seat: string | null | undefined): number {
  const team = seat && view.seats[seat]?.team
  return team ? Math.max(0, view.teams[team]?.seats.indexOf(seat) ?? 0) : 0
}
