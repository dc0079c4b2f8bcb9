// The texts for an open match: questions, waiting and clocks. Lists of matches do not load them.
import { now as serverNow } from '../../ui/time/clock'
import type { CoreView, DecisionView, NewReport, PersonTime } from '../../protocol/core'
import type { Points } from './game'
import { joinList, toReadable } from './words'

const UNDO_REASONS: Record<string, string> = {
  'nothing-to-undo': 'There is nothing to take back',
  'too-often': 'You cannot take back any more here',
  'dice-rolled': 'Dice have been rolled',
  'cards-drawn': 'Cards have been drawn',
  'secret-revealed': 'Something secret was revealed',
  restarted: 'The step began again',
  'others-asked': 'Another player has been asked',
  'not-yours': 'The last step was not yours',
}

const REFUSAL_TEXTS: Record<string, string> = {
  illegal: 'That choice is not offered.',
  not_yours: 'That decision is not yours.',
  malformed: 'That is empty or too long. Change it.',
  too_fast: 'Slow down a little, then try again.',
  over: 'The match is over.',
  closed: 'The connection was closed.',
}

/** The reasons for which a user can be reported. */
export const REPORT_REASONS: Record<NewReport['reason'], string> = {
  insults: 'Insults or threats',
  spam: 'Spam',
  cheating: 'Cheating',
  stalling: 'Keeps everyone waiting',
  name: 'Offensive name',
  other: 'Something else',
}

/** The explanation for players who are asked although they can only pass. */
export const NO_ANSWER =
  'You hold nothing that can be played now. You are asked anyway, so that nobody learns what you hold.'

/** Return the message after Undo. It has no label if the answer was given on another device. */
export const takenBackText = (label: string) => (label ? `Taken back: ${label}` : 'Your last answer was taken back.')

export const undoReason = (reason: string | null | undefined) =>
  reason ? (UNDO_REASONS[reason] ?? toReadable(reason)) : ''

/** Return the message after a refusal. The server's detail on a malformed message is omitted, because it is for
 * developers. */
export const refusedText = (code: string, detail: string) =>
  (code === 'malformed' ? '' : detail) || REFUSAL_TEXTS[code] || toReadable(code)

/** Return the text that names the players who still have to answer; `name` gives the name of a seat. */
export function waitingText(view: CoreView, name: (seat: string) => string, now = serverNow()): string {
  const seats = view.waiting_for.filter((seat) => seat !== view.viewer)
  if (!seats.length) return 'One moment …'
  if (seats.every((seat) => Date.parse(view.thinking?.[seat] ?? '') > now)) {
    return `${joinList(seats.map(name))} ${seats.length === 1 ? 'is' : 'are'} thinking …`
  }
  return `Waiting for ${joinList(seats.map(name))}`
}

/** Return whose turn it is, or which player has to answer during another player's turn; `name` gives the name of a
 * seat. */
export function turnText({ viewer, turn }: CoreView, acting: string, name: (seat: string) => string): string {
  if (acting === viewer) return acting === turn ? 'Your turn' : 'You are asked'
  return acting === turn ? `${name(acting)}’s turn` : `${name(acting)} is asked`
}

/** Return the meaning of a reaction's clock for the viewer, whose view may lag by `behind` milliseconds. */
export function clockText(view: CoreView, behind = 0): string {
  if (view.decision) return 'to answer, then you pass.'
  if (view.waiting_for.includes(view.viewer)) return 'left, then your answer counts.'
  const until = Date.parse(view.clock?.until ?? '') + behind
  return `left. Answers are possible until ${new Date(until).toLocaleTimeString()}.`
}

/** Return the text that gives a spectator's delay in minutes; empty without a delay. */
export const delayText = (minutes: number) =>
  minutes ? ` ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} later` : ''

/** Return the text that names the players who have asked for more time. */
export function moreTimeText(view: CoreView, name: (seat: string) => string): string {
  const seats = view.clock?.more_time ?? []
  const names = seats.map((seat) => (seat === view.viewer ? 'you' : name(seat)))
  return names.length ? `More time for ${joinList(names)}.` : ''
}

/** Return the text that names the slow readers among the players who are asked. They make the reaction last
 * longer. */
export function slowReadersText(view: CoreView, name: (seat: string) => string): string {
  const seats = (view.slow ?? []).filter((seat) => view.waiting_for.includes(seat))
  const names = seats.map((seat, i) => (seat !== view.viewer ? name(seat) : i ? 'you' : 'You'))
  if (!names.length) return ''
  return `${joinList(names)} ${names.length > 1 || names[0] === 'You' ? 'get' : 'gets'} more time to react.`
}

/** Return a person's remaining time to think: "9:41", "23 h 59 min", "2 d 4 h". */
export function timeLeft(time: PersonTime, now: number): string {
  const seconds = Math.max(0, time.until ? secondsLeft(time.until, now) : Math.ceil(time.left))
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)]
  if (days) return `${days} d ${hours % 24} h`
  if (hours) return `${hours} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** Return the number of options to choose as text: "Choose 2", "Choose up to 3", "Choose 1 to 3, in order". */
export function pickText(decision: DecisionView): string {
  const { min, max, ordered } = decision
  const count = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`
  return `Choose ${count}${ordered ? ', in order' : ''}`
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
  const subject = seat === table.view?.viewer ? 'You point' : `${table.nameOf(seat)} points`
  return names.length > 1 ? `${subject} from ${names[0]} to ${names.at(-1)}` : `${subject} at ${names[0]}`
}
