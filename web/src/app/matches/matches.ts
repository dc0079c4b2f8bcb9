// The texts and the sort order of matches in lists.
import type { CoreView, MatchSummary, User } from '../../protocol/core'
import { now as serverNow } from '../../ui/time/clock'
import { closeNotices } from '../../ui/notifications/systemNotices'
import { say } from '../../ui/texts/start'
import { statusName, wasClosed } from '../../match/game/words'

/** Sort matches: first those that wait for the user, by newest question; then the others, by newest match. */
export function sortByUrgency(matches: readonly MatchSummary[]): MatchSummary[] {
  const waitingSince = (match: MatchSummary) => Date.parse(match.asked_since ?? match.created)
  return [...matches].sort(
    (a, b) => Number(b.your_decision) - Number(a.your_decision) || waitingSince(b) - waitingSince(a),
  )
}

/** Close this device's notifications of matches in which the user has answered, perhaps on another device. */
export function closeAnswered(matches: readonly MatchSummary[]): void {
  const answered = matches.filter((match) => match.status === 'playing' && !match.your_decision)
  if (answered.length) void closeNotices(answered.map(({ id }) => id))
}

/** Return whether the user is the host of the match or has a seat in it. */
export function isMine(match: MatchSummary, user: User | null): boolean {
  return !!match.your_seat || match.host.id === user?.id
}

/** Return the state of a match in one or two words. */
export function stateText(match: MatchSummary): string {
  if (match.your_decision) return say('match-your-move')
  if (match.status === 'lobby') return match.known ? lobbyText(match) : say('match-mission-missing')
  if (match.status === 'finished') return resultText(match)
  return match.status === 'playing' ? say('match-others') : statusName(match.status)
}

function lobbyText(match: MatchSummary): string {
  const free = match.seats.filter((seat) => !seat.player).length
  return free ? say('match-free', { n: free }) : say('match-ready')
}

/** Return the result from the user's point of view. */
function resultText({ result, seats, your_seat }: MatchSummary): string {
  if (!result) return statusName('finished')
  if (wasClosed(result)) return say('match-result', { outcome: 'closed' })
  const mine = seats.find((seat) => seat.id === your_seat)?.team
  if (!result.winners.length && !result.losers.length) return say('match-result', { outcome: 'draw' })
  if (mine) return say('match-result', { outcome: result.winners.includes(mine) ? 'won' : 'lost' })
  const sides = new Set(seats.filter((seat) => result.winners.includes(seat.team)).map((seat) => seat.side))
  return sides.size ? say('match-winners', { sides: [...sides] }) : say('match-result', { outcome: 'all-lost' })
}

/** Return how long the match has waited for the user, or otherwise how long ago it was created. */
export function sinceText(match: MatchSummary, now = serverNow()): string {
  const { asked_since, created, status } = match
  if (asked_since) return say('match-waiting', spanSince(asked_since, now))
  const hasBegun = status !== 'lobby'
  return say(hasBegun ? 'match-started' : 'match-created', spanSince(created, now))
}

/** Return the time since a moment as a number of minutes, hours or days. */
function spanSince(time: string, now: number): { n: number; unit: 'now' | 'minutes' | 'hours' | 'days' } {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000)
  if (minutes < 1) return { n: 0, unit: 'now' }
  if (minutes < 60) return { n: minutes, unit: 'minutes' }
  if (minutes < 36 * 60) return { n: Math.round(minutes / 60), unit: 'hours' }
  return { n: Math.round(minutes / 1440), unit: 'days' }
}

/** Return whether a view agrees with a match's summary on the status, the players and their loadouts. */
export function agreesWithSummary(view: CoreView, { status, seats }: MatchSummary): boolean {
  if (view.status !== status || Object.keys(view.seats).length !== seats.length) return false
  return seats.every(({ id, player, loadout }) => {
    const seat = view.seats[id]
    return (seat?.player ?? null) === (player?.name ?? null) && (seat?.loadout ?? null) === (loadout ?? null)
  })
}
