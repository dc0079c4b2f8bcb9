// The texts about the presence of players.
import type { CoreView, PresenceView } from '../../protocol/core'
import { secondsLeft } from '../game/phrases'
import { say } from '../../ui/texts/table'

/** Return the duration of a player's absence: "away", "away 3 min", "away 2 h", "away 3 d". */
export function awayText(since: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000)
  if (!(minutes >= 1)) return say('presence-away')
  if (minutes < 60) return say('presence-away', { n: minutes, unit: 'minutes' })
  if (minutes < 48 * 60) return say('presence-away', { n: Math.floor(minutes / 60), unit: 'hours' })
  return say('presence-away', { n: Math.floor(minutes / 1440), unit: 'days' })
}

/** Return whether any player is away or replaced by the computer. */
export function isSomeoneAway(view: CoreView): boolean {
  return Object.values(view.presence ?? {}).some(({ away, computer }) => away || computer)
}

/** Return the players whom the computer may replace with the viewer's agreement, whether given or still to be
 * given. */
export function replaceableSeats(view: CoreView): [seat: string, presence: PresenceView][] {
  const concernsViewer = ({ awaited, agreed }: PresenceView) => [...awaited, ...agreed].includes(view.viewer)
  return Object.entries(view.presence ?? {}).filter(([, presence]) => presence.replaceable && concernsViewer(presence))
}

/** Return the text about a player with extra time because their connection dropped; `name` is null for the viewer. */
export function graceText(name: string | null): string {
  return name === null ? say('presence-grace-own') : say('presence-grace', { name })
}

/** Return the text beside the button that lets the computer play for a seat. */
export function standInText(view: CoreView, seat: string, name: (seat: string) => string, now: number): string {
  const { replaceable, awaited, agreed } = view.presence![seat]!
  const seconds = secondsLeft(replaceable!, now)
  if (seconds) return say('presence-wait', { name: name(seat), seconds })
  const othersAwaited = awaited.filter((player) => player !== view.viewer).map(name)
  if (agreed.includes(view.viewer)) return say('presence-agreed', { name: name(seat), others: othersAwaited })
  const mate = view.seats[seat]?.team === view.seats[view.viewer]?.team
  return say('presence-may-stand-in', { name: name(seat), others: mate ? [] : othersAwaited })
}
