import type { CoreView } from '../../../protocol/core'

/** The tone of a team; partners have tones of their own. */
export const sideTone = (side: string, index = 0) => `var(--duel-${side}${index % 2 ? '-2' : ''})`

export function seatTone(view: CoreView, seat: string | null | undefined): string {
  const team = view.seats[seat ?? '']?.team
  return seat && team ? sideTone(team, view.teams[team]?.seats.indexOf(seat)) : 'var(--dim)'
}
