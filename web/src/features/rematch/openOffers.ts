// To which match I have asked others, and for how long: who is waited for is told so in the lobby.
import { now } from '../../ui/time/clock'
import { keep, kept } from '../../ui/browser/storage'
import type { MatchSummary } from '../../protocol/core'

const KEY = 'galaxies.offered'
/** Milliseconds after which nobody is expected to press at once. */
export const LONG = 3 * 60_000

interface Offered {
  match: string
  /** The match whose people I have asked. */
  from: string
  at: number
}

/** I have offered a match to the people of another one. */
export function remember(match: string, from: string): void {
  if (offered()?.match !== match) keep(KEY, JSON.stringify({ match, from, at: now() } satisfies Offered))
}

/** Whose people I have asked to this match, and in how many milliseconds they are late; null if I have asked nobody. */
export function patience(match: string): { from: string; left: number } | null {
  const mine = offered()
  return mine?.match === match ? { from: mine.from, left: Math.max(0, mine.at + LONG - now()) } : null
}

/** Names the people of the match before who were asked to this one and have neither come nor declined. */
export function silent(match: MatchSummary, { seats, your_seat, next }: MatchSummary): string[] {
  if (next?.match !== match.id) return []
  const answered = (seat: string) => seat === your_seat || next.declined?.includes(seat)
  const came = (person: string) => match.seats.some(({ player }) => player?.id === person)
  return seats.flatMap(({ id, player }) =>
    player && !player.bot && !answered(id) && !came(player.id) ? [player.name] : [],
  )
}

function offered(): Offered | null {
  try {
    return JSON.parse(kept(KEY)) as Offered
  } catch {
    return null
  }
}
