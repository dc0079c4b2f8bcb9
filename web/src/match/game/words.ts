// Words of the client's own; everything about a game comes from the server as labels, or from the game's own folder.
import { now as serverNow } from '../../ui/time/clock'
import type { CoreView, MatchSummary, MissionSummary, Result } from '../../protocol/core'

const STATUS: Record<string, string> = {
  lobby: 'Gathering',
  playing: 'In play',
  paused: 'Paused',
  finished: 'Finished',
}

/** `blue-whale-2` → `Blue Whale 2`: better than nothing. */
export function readable(id: string): string {
  return id.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

export const statusName = (status: string) => STATUS[status] ?? readable(status)

/** Whether the host of the server has closed a match, so that nobody has won, lost or drawn it. */
export const wasClosed = (result: Result) => result.reason === 'closed'

/** How a match ended for its viewer, in two words at most; nothing for one who only watched others win or lose. */
export function verdictOf({ result, seats, viewer }: Pick<CoreView, 'result' | 'seats' | 'viewer'>): string {
  if (!result) return ''
  if (wasClosed(result)) return 'Nobody wins'
  if (!result.winners.length && !result.losers.length) return 'A draw'
  const mine = seats[viewer]?.team
  if (!mine) return ''
  return result.winners.includes(mine) ? 'Victory' : 'Defeat'
}

/** What a match is called: by its mission's id where the mission itself is gone. */
export function matchTitle(match: MatchSummary): string {
  return match.known ? match.title : readable(match.mission)
}

/** Who wants to go on after a match, and how. */
export function offerText({ mission, next }: Pick<MatchSummary, 'mission' | 'next'>): string {
  if (!next) return ''
  if (next.lobby) return `${next.by} is back in the lobby`
  if (next.mission !== mission) return `${next.by} goes on with ${next.title}`
  return `${next.by} wants a rematch${next.swapped ? ' with sides swapped' : ''}`
}

/** How many people play: "1 player", "2 players". */
export function playersText(players: number): string {
  return `${players} player${players === 1 ? '' : 's'}`
}

/** What a cover tells of a mission, each with what it is found by: how many play, for how long, and how hard it is. */
export function factsOf({ id, players, pace }: MissionSummary): { id: string; text: string }[] {
  const needed = { id: `players-${id}`, text: playersText(players) }
  if (!pace) return [needed]
  const { minutes, difficulty } = pace
  return [needed, { id: `minutes-${id}`, text: `${minutes} min` }, { id: `difficulty-${id}`, text: difficulty }]
}

export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function ago(time: string, now = serverNow()): string {
  const minutes = Math.round((now - Date.parse(time)) / 60_000)
  if (!Number.isFinite(minutes)) return ''
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 36 * 60) return `${Math.round(minutes / 60)} h ago`
  return `${Math.round(minutes / 1440)} days ago`
}
