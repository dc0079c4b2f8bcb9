// Words of the client's own; everything about the game comes from the server as labels.
import type { Decision, Happening, View } from '../protocol/core'
import { readable } from '../games/galaxies/catalogue'

const PHASES: Record<string, string> = {
  setup: 'Setup',
  energy: 'Energy phase',
  deploy: 'Deploy phase',
  action: 'Action phase',
  end: 'End of turn',
  over: 'Match over',
}

const UNDO: Record<string, string> = {
  'nothing-to-undo': 'Nothing to take back',
  'dice-rolled': 'Dice have been rolled',
  'cards-drawn': 'Cards have been drawn',
  'secret-revealed': 'Something secret was revealed',
  'others-asked': 'Another player has been asked',
  'not-yours': 'The last step was not yours',
}

const REFUSED: Record<string, string> = {
  stale: 'The table moved on before your answer arrived.',
  illegal: 'That choice is not offered.',
  not_yours: 'That is not yours to decide.',
  malformed: 'The server could not read that message.',
  too_fast: 'Slow down a little.',
  over: 'The match is over.',
  closed: 'The connection was closed.',
}

const STATUS: Record<string, string> = {
  lobby: 'Gathering',
  playing: 'In play',
  paused: 'Paused',
  finished: 'Finished',
}

const ROLLS: Record<string, string> = {
  starter: 'Roll for the start',
  ecm: 'ECM',
  debris: 'Debris field',
  cover: 'Asteroid cover',
  engines: 'Remote engines',
  'engine-move': 'Asteroid drift',
  survivors: 'Search for survivors',
}

const REASONS: Record<string, string> = {
  elimination: 'The battlefield is cleared',
  'victory-points': 'Victory points',
  'ship-destroyed': 'The target is destroyed',
  clock: 'The victory clock',
  concession: 'Concession',
}

const PARTS: Record<string, string> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔' }

export const reasonName = (reason: string) => REASONS[reason] ?? readable(reason)
export const phaseName = (phase: string) => PHASES[phase] ?? readable(phase)
export const undoReason = (reason: string | null | undefined) => (reason ? (UNDO[reason] ?? readable(reason)) : '')
export const refusedText = (code: string, detail: string) => detail || REFUSED[code] || readable(code)
export const refusedTitle = (code: string) => REFUSED[code] ?? readable(code)
/** What follows if the viewer concedes: a side has lost when all its players have conceded. */
export function concedeText(view: View): string {
  const team = view.seats[view.viewer]?.team
  const others = Object.entries(view.seats).filter(
    ([id, seat]) => id !== view.viewer && seat.team === team && !seat.conceded,
  )
  const then = others.length
    ? 'Your side fights on until all its players have conceded.'
    : 'Your side loses and the match ends.'
  return `${then} This cannot be taken back.`
}
export const statusName = (status: string) => STATUS[status] ?? readable(status)
export const rollName = (purpose: string) => ROLLS[purpose] ?? readable(purpose)

export function sideName(side: string): string {
  return side.toLowerCase() === 'isn' ? 'ISN' : readable(side.toLowerCase())
}

export function seatName(view: View, seat: string | null | undefined): string {
  if (!seat) return ''
  const found = view.seats[seat]
  return (found && !found.bot && found.player) || readable(seat)
}

export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function waitingText(view: View): string {
  const others = view.waiting_for.filter((seat) => seat !== view.viewer)
  if (!others.length) return 'The table is thinking …'
  return `Waiting for ${list(others.map((seat) => seatName(view, seat)))}`
}

/** "Choose 2", "Choose up to 3", "Choose 1 to 3, in order". */
export function pickText(decision: Decision): string {
  const { min, max, ordered } = decision
  const count = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`
  return `Choose ${count}${ordered ? ', in order' : ''}`
}

export function isAttack(happening: Happening): boolean {
  return happening.kind === 'attack' || happening.kind === 'rerolled'
}

/** What may follow an attack, while its chart is still in sight. */
export function isConsequence(happening: Happening): boolean {
  return ['covered', 'damage', 'destroyed', 'missed', 'settled'].includes(happening.kind)
}

export type Outcome = 'miss' | 'hit' | 'critical' | 'covered'

export function outcome(happening: Happening): Outcome {
  if (!happening.hit) return 'miss'
  return happening.cell === '*' ? 'critical' : 'hit'
}

/** "D4" → column 3, row 3 (from 0), for a chart of 8 rows by 10 letters. */
export function coordinate(text: unknown): { letter: string; number: number; column: number; row: number } | null {
  const found = /^([A-J])-?([1-8])$/.exec(String(text ?? ''))
  if (!found) return null
  const letter = found[1]!
  const number = Number(found[2])
  return { letter, number, column: letter.charCodeAt(0) - 65, row: number - 1 }
}

/** A fleet's worth: "43/3" → "14⅓". */
export function fraction(text: string): string {
  const [over, under] = text.split('/').map(Number)
  if (!under || over === undefined || !Number.isFinite(over)) return text
  const [whole, rest] = [Math.floor(over / under), over % under]
  return `${whole || !rest ? whole : ''}${rest ? (PARTS[`${rest}/${under}`] ?? ` ${rest}/${under}`) : ''}`
}

export function ago(time: string, now = Date.now()): string {
  const minutes = Math.round((now - Date.parse(time)) / 60_000)
  if (!Number.isFinite(minutes)) return ''
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 36 * 60) return `${Math.round(minutes / 60)} h ago`
  return `${Math.round(minutes / 1440)} days ago`
}

export function seconds(until: string, now: number): number {
  const left = Math.ceil((Date.parse(until) - now) / 1000)
  return Number.isFinite(left) ? Math.max(0, left) : 0
}
