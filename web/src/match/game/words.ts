// The client's own texts. All texts about a game are in its Fluent file, or in the game's folder.
import { now as serverNow } from '../../ui/time/clock'
import type { CoreView, MatchSummary, MissionSummary, Result } from '../../protocol/core'

const STATUS_NAMES: Record<string, string> = {
  lobby: 'Gathering',
  playing: 'In play',
  paused: 'Paused',
  finished: 'Finished',
}

/** Return a readable form of an id: `blue-whale-2` → `Blue Whale 2`. */
export function toReadable(id: string): string {
  return id.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

export const statusName = (status: string) => STATUS_NAMES[status] ?? toReadable(status)

/** Return whether the server's host closed the match, so that it counts as neither won, lost nor drawn. */
export const wasClosed = (result: Result) => result.reason === 'closed'

/** Return the outcome of a match for its viewer, in two words at most; empty for a spectator unless it is a draw or
 * closed. */
export function verdictOf({ result, seats, viewer }: Pick<CoreView, 'result' | 'seats' | 'viewer'>): string {
  if (!result) return ''
  if (wasClosed(result)) return 'Nobody wins'
  if (!result.winners.length && !result.losers.length) return 'A draw'
  const mine = seats[viewer]?.team
  if (!mine) return ''
  return result.winners.includes(mine) ? 'Victory' : 'Defeat'
}

/** Return the title of a match, derived from the mission's id if the mission no longer exists. */
export function matchTitle(match: MatchSummary): string {
  return match.known ? match.title : toReadable(match.mission)
}

/** Return the text of a player's offer to continue after a match. */
export function offerText({ mission, next }: Pick<MatchSummary, 'mission' | 'next'>): string {
  if (!next) return ''
  if (next.lobby) return `${next.by} is back in the lobby`
  if (next.mission !== mission) return `${next.by} wants to play ${next.title} next`
  return `${next.by} wants a rematch${next.swapped ? ' with sides swapped' : ''}`
}

/** Return the number of players as text: "1 player", "2 players". */
export function playersText(players: number): string {
  return `${players} player${players === 1 ? '' : 's'}`
}

/** Return the facts on a mission's cover: players, minutes and difficulty, each with an id for tests. */
export function factsOf({ id, players, pace }: MissionSummary): { id: string; text: string }[] {
  const playerFact = { id: `players-${id}`, text: playersText(players) }
  if (!pace) return [playerFact]
  const { minutes, difficulty } = pace
  return [playerFact, { id: `minutes-${id}`, text: `${minutes} min` }, { id: `difficulty-${id}`, text: difficulty }]
}

export function joinList(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function agoText(time: string, now = serverNow()): string {
  const minutes = Math.round((now - Date.parse(time)) / 60_000)
  if (!Number.isFinite(minutes)) return ''
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 36 * 60) return `${Math.round(minutes / 60)} h ago`
  return `${Math.round(minutes / 1440)} days ago`
}
