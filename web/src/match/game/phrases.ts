// The texts for an open match: questions, waiting and clocks. Lists of matches do not load them.
import { now as serverNow } from '../../ui/time/clock'
import { readerLocale } from '../../ui/texts/language'
import { say as sayOnPages } from '../../ui/texts/common'
import { say } from '../../ui/texts/table'
import type { CoreView, DecisionView, NewReport, PersonTime } from '../../protocol/core'
import type { Points } from './game'

/** The reasons for which a user can be reported. */
export const REPORT_REASONS: readonly NewReport['reason'][] = [
  'insults',
  'spam',
  'cheating',
  'stalling',
  'name',
  'other',
]

export const reportReason = (reason: string) => sayOnPages('complaints-reason', { reason })

/** Return the message after Undo. It has no label if the answer was given on another device. */
export const takenBackText = (label: string) => (label ? say('undo-done', { answer: label }) : say('undo-done-unknown'))

export const undoReason = (reason: string | null | undefined) => (reason ? say('undo-why', { reason }) : '')

/** Return the message after a refusal. The server's detail on a malformed message is omitted, because it is for
 * developers. */
export const refusedText = (code: string, detail: string) =>
  (code === 'malformed' ? '' : detail) || say('refused', { code })

/** Return the text that names the players who still have to answer; `name` gives the name of a seat. */
export function waitingText(view: CoreView, name: (seat: string) => string, now = serverNow()): string {
  const seats = view.waiting_for.filter((seat) => seat !== view.viewer)
  if (!seats.length) return say('watch-moment')
  const isThinking = seats.every((seat) => Date.parse(view.thinking?.[seat] ?? '') > now)
  return say(isThinking ? 'watch-thinking' : 'watch-waiting-for', { names: seats.map(name) })
}

/** Return whose turn it is, or which player has to answer during another player's turn; `name` gives the name of a
 * seat. */
export function turnText({ viewer, turn }: CoreView, seat: string, name: (seat: string) => string): string {
  const acting = seat === turn
  return seat === viewer ? say('table-turn-own', { acting }) : say('table-turn', { acting, name: name(seat) })
}

/** Return the part of a match: a round, or its preparation. */
export const roundText = (round: number) => say('table-round', { round })

/** The meaning of a reaction's clock for the viewer: they pass, their answer counts, or others can answer. */
export function clockMeaning(view: CoreView): 'answer' | 'left' | 'until' {
  if (view.decision) return 'answer'
  return view.waiting_for.includes(view.viewer) ? 'left' : 'until'
}

/** Return the time of day at which a reaction's clock ends for a viewer whose view lags by `behind` milliseconds. */
export function clockEnd(view: CoreView, behind = 0): string {
  const until = Date.parse(view.clock?.until ?? '') + behind
  return new Date(until).toLocaleTimeString(readerLocale())
}

/** Return the text that names the players who have asked for more time. */
export function moreTimeText(view: CoreView, name: (seat: string) => string): string {
  const seats = view.clock?.more_time ?? []
  const names = seats.map((seat) => (seat === view.viewer ? say('clock-more-time-for.you') : name(seat)))
  return names.length ? say('clock-more-time-for', { names }) : ''
}

/** Return the text that names the slow readers among the players who are asked. They make the reaction last
 * longer. */
export function slowReadersText(view: CoreView, name: (seat: string) => string): string {
  const seats = (view.slow ?? []).filter((seat) => view.waiting_for.includes(seat))
  const names = seats.map((seat, i) =>
    seat !== view.viewer ? name(seat) : i ? say('clock-slow.you') : say('clock-slow.first-you'),
  )
  return names.length ? say('clock-slow', { names, you: seats.includes(view.viewer) }) : ''
}

/** Return a person's remaining time to think: "9:41", "23 h 59 min", "2 d 4 h". */
export function timeLeft(time: PersonTime, now: number): string {
  const seconds = Math.max(0, time.until ? secondsLeft(time.until, now) : Math.ceil(time.left))
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)]
  if (days) return say('presence-time-days', { days, hours: hours % 24 })
  if (hours) return say('presence-time-hours', { hours, minutes: minutes % 60 })
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** Return the number of options to choose as text: "Choose 2", "Choose up to 3", "Choose 1 to 3, in order". */
export function pickText(decision: DecisionView): string {
  const { min, max, ordered } = decision
  const range = min === max ? 'exact' : min === 0 ? 'most' : 'between'
  return say('question-pick', { range, min, max, ordered: !!ordered })
}

/** Return the fraction of `total` seconds that is left, between 0 and 1. */
export function shareLeft(until: string, now: number, total: number): number {
  const left = (Date.parse(until) - now) / 1000 / total
  return Number.isFinite(left) ? Math.min(1, Math.max(0, left)) : 0
}

export function secondsLeft(until: string, now: number): number {
  const left = Math.ceil((Date.parse(until) - now) / 1000)
  return Number.isFinite(left) ? Math.max(0, left) : 0
}

/** Return the text that describes what a player points at. */
export function pointedText(
  table: { view: CoreView | null; nameOf(seat: string): string; game: { points?: Points<CoreView> } },
  { seat, at }: { seat: string; at: readonly string[] },
): string {
  const names = at.map((thing) => table.game.points?.name(thing, table.view!) ?? thing)
  const things = { from: names[0], to: names.length > 1 ? names.at(-1) : null }
  if (seat === table.view?.viewer) return say('pointed-own', things)
  return say('pointed', { ...things, name: table.nameOf(seat) })
}
