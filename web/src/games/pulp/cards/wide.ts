// Which options are shown as whole cards.
import { isQuiet } from '../../../match/state/decide'
import type { Wide } from '../../../match/state/view'
import type { Captain, OptionView } from '../../../protocol/pulp'
import { named } from '../choosing'
import { plural } from '../words'

const CARDS = ['captain', 'planet', 'crew', 'ship', 'exploration', 'weapon', 'die'] as const

/** What an option shows whole: a thing that lies nowhere else to be read, or is chosen by its text. */
export function wideOf(option: OptionView): string | null {
  if (isQuiet(option)) return null
  for (const field of CARDS) {
    const id = named(option, field)
    if (id && option.id === id) return id
  }
  return null
}

/** What is chosen before the first round, but for dice: whole cards, which there is room for on the table. */
export const isOffered = (option: OptionView) => !named(option, 'die')

/** Says how many of their own dice a Captain keeps, and how many others they take. */
export const keepsText = ({ dice, keep, free_dice }: Captain) =>
  (keep < dice.length ? `keeps ${keep}` : 'keeps all') + (free_dice ? `, and ${plural(free_dice, 'other')}` : '')

/** A payment is shown by its points alone. */
export const isPayment = ({ text }: OptionView) => text.key === 'pay'

const POINTS: ReadonlySet<string> = new Set(['point', 'crew-point', 'no-point'])

/** A point that pays for an evasion. */
export const isPoint = ({ text }: OptionView) => POINTS.has(text.key)

/** A point that may end the match. */
const isRisky = (option: OptionView) => isPoint(option) && !!option.details?.length

/** The Influence card of which this option plays a side. */
export const influenceOf = (option: OptionView) => (option.text.key === 'influence' ? named(option, 'influence') : null)

const CROWD = 5
const MANY_CUBES = 7
const MANY_WEAPONS = 6
const MANY_TOOLS = 2
const MANY_POINTS = 3
const MANY_CARDS = { phone: 4, desk: 8 }

/** So many cards and cubes lie in pairs beside the board, and so many in threes; more of them in fours. */
const MOST = { cards: { half: 20, third: 27 }, cubes: { half: 14, third: 17 } }

/** A Super Weapon that lies nowhere yet. */
const isFind = (option: OptionView) => !!wideOf(option) && named(option, 'weapon') !== null

/** A cube, and what becomes of it. */
export const cubeOf = (option: OptionView) => (isQuiet(option) ? null : named(option, 'color'))

/** A card of the line, the hand or the discard pile. */
export const cardOf = (option: OptionView) => (option.id === named(option, 'card') ? option.id : null)

/** A die or a Super Weapon that may be used besides. */
export const isTool = (option: OptionView) =>
  option.role === 'quiet' && (named(option, 'die') ?? named(option, 'weapon')) !== null

/** A Landing Team cube for a Super Weapon. */
export const isLaid = ({ text }: OptionView) => text.key === 'team'

/** How close the options of a question lie. */
export interface Packing {
  phone: boolean
  /** They lie in columns, in smaller letters. */
  crowded: boolean
  /** How wide each card or cube is where very many are to be chosen from. */
  heap: 'third' | 'quarter' | null
  /** What may be used besides lies in pairs, and each die says but its name. */
  brief: boolean
  /** The first round has begun: the table needs its room. */
  begun: boolean
}

/** Looks at all options at once: how close one lies depends on the others. */
export const packingOf = (options: readonly OptionView[] = [], phone = false, begun = false): Packing => ({
  phone,
  crowded: isCrowded(options, phone),
  heap: heapOf(options, phone),
  brief: areToolsBrief(options, phone),
  begun,
})

/** Whether so much may be done with cubes, so many cards be chosen, or so many sides of Influence cards be played, that it
 * lies in columns, in smaller letters; or beside the board so many Super Weapons be found, or points pay; or on a phone points
 * pay that may end the match. */
const isCrowded = (options: readonly OptionView[], phone: boolean) =>
  options.filter((one) => cubeOf(one) || (!phone && isTool(one))).length > MANY_CUBES ||
  options.filter(cardOf).length > MANY_CARDS[phone ? 'phone' : 'desk'] ||
  options.filter(influenceOf).length >= CROWD ||
  (phone && options.some(isRisky)) ||
  (!phone && (options.filter(isFind).length > MANY_WEAPONS || options.filter(isPoint).length > MANY_POINTS))

/** Whether so much may be used besides that it lies in pairs, and each die says but its name: what it does stands on the table,
 * beside a desk's question. */
const areToolsBrief = (options: readonly OptionView[], phone: boolean) =>
  !phone && options.filter(isTool).length > MANY_TOOLS

/** How wide each card or cube is where very many are to be chosen from; null where they are not. On a phone there is no room
 * for that. */
function heapOf(options: readonly OptionView[], phone: boolean): Packing['heap'] {
  if (phone) return null
  const cards = options.filter(cardOf).length
  const cubes = options.filter(cubeOf).length
  if (cards > MOST.cards.third || cubes > MOST.cubes.third) return 'quarter'
  return cards > MOST.cards.half || cubes > MOST.cubes.half ? 'third' : null
}

/** The Alignment that an option chooses; `own` is the Traitor's, which they may reveal. */
export const alignmentOf = (option: OptionView, own: string | null = null) =>
  option.id === 'reveal' ? own : option.id === named(option, 'alignment') ? option.id : null

/** Payments lie side by side, Captains too on a phone, and many sides of cards. On a phone whole pictures take room from the line: what is chosen
 * while one lies is rows there. */
export function isWide(option: OptionView, { phone, crowded, heap, brief, begun }: Packing): Wide {
  if (brief && isTool(option)) return heap === 'quarter' ? 'third' : 'half'
  if (isPayment(option) || (crowded && isPoint(option))) return 'half'
  if (influenceOf(option)) return crowded ? 'half' : phone ? 'row' : true
  if (alignmentOf(option, option.id) || (isTool(option) && named(option, 'die'))) return 'row'
  if (crowded && cardOf(option)) return heap ?? 'half'
  if (crowded && (cubeOf(option) || isFind(option))) return phone ? 'third' : (heap ?? 'half')
  if (!wideOf(option)) return false
  if (phone && named(option, 'captain')) return 'third'
  return phone && (named(option, 'planet') || isFind(option) || (begun && named(option, 'die'))) ? 'row' : true
}
