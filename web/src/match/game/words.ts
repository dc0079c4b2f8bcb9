// The words about a match that the start page needs, too. The match itself has more in phrases.ts.
import { now as serverNow } from '../../ui/time/clock'
import { locale, say } from '../../ui/texts/start'
import { textsOf } from '../../ui/texts/texts'
import type { CoreView, MatchSummary, MissionSummary, Result } from '../../protocol/core'

/** Return a readable form of an id: `blue-whale-2` → `Blue Whale 2`. */
export function toReadable(id: string): string {
  return id.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

export const statusName = (status: string) => say('match-status', { status })

/** Return whether the server's host closed the match, so that it counts as neither won, lost nor drawn. */
export const wasClosed = (result: Result) => result.reason === 'closed'

type FinishedView = Pick<CoreView, 'result' | 'seats' | 'viewer'>

/** Return the outcome of a match for its viewer; null for a spectator unless it is a draw or closed. */
export function outcomeOf({ result, seats, viewer }: FinishedView): 'closed' | 'draw' | 'victory' | 'defeat' | null {
  if (!result) return null
  if (wasClosed(result)) return 'closed'
  if (!result.winners.length && !result.losers.length) return 'draw'
  const mine = seats[viewer]?.team
  if (!mine) return null
  return result.winners.includes(mine) ? 'victory' : 'defeat'
}

/** Return the outcome of a match for its viewer, in two words at most; empty if it is not the viewer's. */
export function verdictOf(view: FinishedView): string {
  const outcome = outcomeOf(view)
  return outcome ? say(`match-verdict-${outcome}`) : ''
}

/** Return the title of a match, derived from the mission's id if the mission no longer exists. */
export function matchTitle(match: MatchSummary): string {
  return match.known ? match.title : toReadable(match.mission)
}

/** Return the text of a player's offer to continue after a match. */
export function offerText({ mission, next }: Pick<MatchSummary, 'mission' | 'next'>): string {
  if (!next) return ''
  const { by: name, title, swapped } = next
  const kind = next.lobby ? 'lobby' : next.mission !== mission ? 'mission' : swapped ? 'swapped' : 'rematch'
  return say('match-next', { kind, name, title })
}

/** Return the number of players as text: "1 player", "2 players". */
export function playersText(players: number): string {
  return say('match-players', { n: players })
}

/** Return the facts on a mission's cover: players, minutes and difficulty, each with an id for tests. */
export function factsOf({ id, players, pace }: MissionSummary): { id: string; text: string }[] {
  const playerFact = { id: `players-${id}`, text: playersText(players) }
  if (!pace) return [playerFact]
  const { minutes, difficulty } = pace
  return [
    playerFact,
    { id: `minutes-${id}`, text: say('match-minutes', { n: minutes }) },
    { id: `difficulty-${id}`, text: say('difficulty', { difficulty }) },
  ]
}

/** Return names in a row. A text with names has them as an argument instead. */
export const joinList = (names: readonly string[]) => (names.length ? textsOf(locale).join(names) : '')

export function agoText(time: string, now = serverNow()): string {
  const minutes = Math.round((now - Date.parse(time)) / 60_000)
  if (!Number.isFinite(minutes)) return ''
  if (minutes < 1) return say('ago-now')
  if (minutes < 60) return say('ago-minutes', { n: minutes })
  if (minutes < 36 * 60) return say('ago-hours', { n: Math.round(minutes / 60) })
  return say('ago-days', { n: Math.round(minutes / 1440) })
}
