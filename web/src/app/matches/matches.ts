// The texts and the sort order of matches in lists.
import type { CoreView, MatchSummary, User } from '../../protocol/core'
import { now as serverNow } from '../../ui/time/clock'
import { closeNotices } from '../../ui/notifications/systemNotices'
import { agoText, statusName, wasClosed } from '../../match/game/words'

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
  if (match.your_decision) return 'Your move'
  if (match.status === 'lobby') return match.known ? lobbyText(match) : 'Mission missing'
  if (match.status === 'finished') return resultText(match)
  return match.status === 'playing' ? 'Others are deciding' : statusName(match.status)
}

function lobbyText(match: MatchSummary): string {
  const free = match.seats.filter((seat) => !seat.player).length
  return free ? `${free} ${free === 1 ? 'seat' : 'seats'} free` : 'Ready to start'
}

/** Return the result from the user's point of view. */
function resultText({ result, seats, your_seat }: MatchSummary): string {
  if (!result) return statusName('finished')
  if (wasClosed(result)) return 'Closed'
  const mine = seats.find((seat) => seat.id === your_seat)?.team
  if (!result.winners.length && !result.losers.length) return 'Draw'
  if (mine) return result.winners.includes(mine) ? 'Won' : 'Lost'
  const sides = new Set(seats.filter((seat) => result.winners.includes(seat.team)).map((seat) => seat.side))
  return sides.size ? `${[...sides].join(', ')} won` : 'Everyone lost'
}

/** Return how long the match has waited for the user, or otherwise how long ago it was created. */
export function sinceText(match: MatchSummary, now = serverNow()): string {
  if (!match.asked_since) return `${match.status === 'lobby' ? 'created' : 'started'} ${agoText(match.created, now)}`
  const minutes = Math.floor((now - Date.parse(match.asked_since)) / 60_000)
  if (minutes < 1) return 'just asked'
  if (minutes < 60) return `waiting ${minutes} min`
  if (minutes < 36 * 60) return `waiting ${Math.round(minutes / 60)} h`
  return `waiting ${Math.round(minutes / 1440)} days`
}

/** Return whether a view agrees with a match's summary on the status, the players and their loadouts. */
export function agreesWithSummary(view: CoreView, { status, seats }: MatchSummary): boolean {
  if (view.status !== status || Object.keys(view.seats).length !== seats.length) return false
  return seats.every(({ id, player, loadout }) => {
    const seat = view.seats[id]
    return (seat?.player ?? null) === (player?.name ?? null) && (seat?.loadout ?? null) === (loadout ?? null)
  })
}
