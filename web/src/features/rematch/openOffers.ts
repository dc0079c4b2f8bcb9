// The matches to which the user has invited others. With them, the lobby can name the people who do not answer.
import { now } from '../../ui/time/clock'
import { storeValue, loadValue } from '../../ui/browser/storage'
import type { MatchSummary } from '../../protocol/core'

const KEY = 'galaxies.offered'
/** The time an answer may take before the lobby mentions it, in milliseconds. */
export const ANSWER_TIME = 3 * 60_000

interface StoredOffer {
  match: string
  /** The match whose players were invited. */
  from: string
  at: number
}

/** Store that the user has offered a match to the people of another one. */
export function storeOffer(match: string, from: string): void {
  if (storedOffer()?.match !== match) storeValue(KEY, JSON.stringify({ match, from, at: now() } satisfies StoredOffer))
}

/** Return the match whose people the user has invited to this one, and the milliseconds left for their answers; null
 * without an invitation. */
export function pendingOffer(match: string): { from: string; left: number } | null {
  const offer = storedOffer()
  return offer?.match === match ? { from: offer.from, left: Math.max(0, offer.at + ANSWER_TIME - now()) } : null
}

/** Return the names of people in the previous match who have neither joined nor declined. */
export function missingPeople(match: MatchSummary, { seats, your_seat, next }: MatchSummary): string[] {
  if (next?.match !== match.id) return []
  const hasAnswered = (seat: string) => seat === your_seat || next.declined?.includes(seat)
  const hasJoined = (person: string) => match.seats.some(({ player }) => player?.id === person)
  return seats.flatMap(({ id, player }) =>
    player && !player.bot && !hasAnswered(id) && !hasJoined(player.id) ? [player.name] : [],
  )
}

function storedOffer(): StoredOffer | null {
  try {
    return JSON.parse(loadValue(KEY)) as StoredOffer
  } catch {
    return null
  }
}
