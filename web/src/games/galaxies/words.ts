// The names of Galaxies that the server does not send, and the outcomes of attacks.
import type { AttackHappening, Happening, ShipType, TacticCard, View } from '../../protocol/galaxies'
import { toReadable as plain } from '../../match/game/words'
import { say } from './texts'

const FIRST = 'A'.charCodeAt(0)
const PARTS: Record<string, string> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔' }

/** Return a readable name: `isn-everest` → `ISN Everest`. */
export const readableName = (id: string) => plain(id).replace(/\bIsn\b/, 'ISN')

export function sideName(side: string): string {
  return readableName(side.toLowerCase())
}

export function seatName(view: View, seat: string | null | undefined): string {
  if (!seat) return ''
  return view.seats[seat]?.player || readableName(seat)
}

/** Return the phase and the turn in which a tactic card can be played. */
export const playedIn = ({ phase, by }: TacticCard) => say('card-played', { phase, by })

/** Return a sentence on when a tactic card can be played. */
export const useText = (card: TacticCard | undefined) =>
  card ? say('card-use', { phase: card.phase, by: card.by }) : ''

export const levelName = (level: string) => say('ship-level', { level })

/** Return the name of a type of tactic card; without a type, the word for any card. */
export const typeName = (type?: string) => say('card-type', { type })

/** Return the size and kind of a ship card: "large solo". */
export const buildText = ({ size, kind }: ShipType) => say('ship-build', { size, kind })

/** The happenings that may follow an attack while its chart is still visible. */
const CONSEQUENCES: ReadonlySet<Happening['kind']> = new Set(['damage', 'destroyed', 'settled'])

export const isConsequence = ({ kind }: Happening) => CONSEQUENCES.has(kind)

export type Outcome = 'miss' | 'hit' | 'critical' | 'covered'

export function outcomeOf({ hit, critical }: Pick<AttackHappening, 'hit' | 'critical'>): Outcome {
  return critical ? 'critical' : hit ? 'hit' : 'miss'
}

/** Return the labels next to a hit chart: a letter for each column, and a number for each row. */
export function axes(chart: readonly string[]): { letters: string[]; numbers: string[] } {
  const letters = [...(chart[0] ?? '')].map((_, column) => String.fromCharCode(FIRST + column))
  return { letters, numbers: chart.map((_, row) => String(row + 1)) }
}

/** Return the position of a coordinate on a hit chart, counted from 0: "D4" → column 3, row 3. */
export function parseCoordinate(text: string): { letter: string; number: number; column: number; row: number } | null {
  const match = /^([A-Z])-?(\d+)$/.exec(text)
  if (!match) return null
  const letter = match[1]!
  const number = Number(match[2])
  return { letter, number, column: letter.charCodeAt(0) - FIRST, row: number - 1 }
}

/** Return the value of a fleet as a mixed fraction: "43/3" → "14⅓". */
export function toMixedFraction(text: string): string {
  const [over, under] = text.split('/').map(Number)
  if (!under || over === undefined || !Number.isFinite(over)) return text
  const [quotient, remainder] = [Math.floor(over / under), over % under]
  return `${quotient || !remainder ? quotient : ''}${remainder ? (PARTS[`${remainder}/${under}`] ?? ` ${remainder}/${under}`) : ''}`
}
