// Whom I have asked to play on, and for how long: who is waited for is told so in the lobby.
import { keep, kept } from '../kit/kept'
import type { ChatLine, MatchSummary } from '../protocol/core'

const KEY = 'galaxies.offered'
/** Milliseconds after which nobody is expected to press at once. */
export const LONG = 3 * 60_000

interface Offered {
  match: string
  at: number
  names: string[]
}

/** I have offered a match, to people of these names. */
export function remember(match: string, names: string[]): void {
  if (offered()?.match !== match) keep(KEY, JSON.stringify({ match, at: Date.now(), names } satisfies Offered))
}

/** How many milliseconds it is until those who were asked to this match are late; null if I have asked nobody. */
export function patience(match: string): number | null {
  const mine = offered()
  return mine?.match === match ? Math.max(0, mine.at + LONG - Date.now()) : null
}

/** Who was asked to this match, has not come, and has not said that he does not. */
export function silent({ id, seats }: MatchSummary, chat: readonly ChatLine[]): string[] {
  const mine = offered()
  const came = (name: string) => seats.some(({ player }) => player?.name === name)
  const declined = (name: string) => chat.some((line) => !line.seat && line.name === name)
  return mine?.match === id ? mine.names.filter((name) => !came(name) && !declined(name)) : []
}

function offered(): Offered | null {
  try {
    return JSON.parse(kept(KEY)) as Offered
  } catch {
    return null
  }
}
