// The layout of options: which ones are shown as whole cards.
import { isQuiet } from '../../../match/state/decide'
import type { DrawingWidth } from '../../../match/state/view'
import type { Captain, OptionView } from '../../../protocol/pulp'
import { refText } from '../choosing'
import { say } from '../texts'

const CARDS = ['captain', 'planet', 'crew', 'ship', 'exploration', 'weapon', 'die'] as const

/** Return the id of the thing that an option shows in full, because it is not on the table or is chosen for its
 * text. */
export function fullyShownThing(option: OptionView): string | null {
  if (isQuiet(option)) return null
  for (const field of CARDS) {
    const id = refText(option, field)
    if (id && option.id === id) return id
  }
  return null
}

/** Return whether an option before the first round is laid out on the table as a whole card. This excludes dice. */
export const isWholeCard = (option: OptionView) => !refText(option, 'die')

/** Return a text on how many of their own dice a Captain keeps and how many other dice they take. */
export const keepsText = ({ dice, keep, free_dice }: Captain) =>
  say('card-captain-keeps', { keep: keep < dice.length ? keep : null, others: free_dice })

/** Return whether an option is a payment, which shows only its points. */
export const isPayment = ({ text }: OptionView) => text.key === 'pay'

const POINTS: ReadonlySet<string> = new Set(['point', 'crew-point', 'no-point'])

/** Return whether an option is a point that pays for an Evade. */
export const isPoint = ({ text }: OptionView) => POINTS.has(text.key)

/** Return whether an option is a point that may end the match. */
const isRisky = (option: OptionView) => isPoint(option) && !!option.details?.length

/** Return the Influence card whose side is played by this option. */
export const influenceCardOf = (option: OptionView) =>
  option.text.key === 'influence' ? refText(option, 'influence') : null

const CROWD = 5
const MANY_CUBES = 7
const MANY_WEAPONS = 6
const MANY_TOOLS = 2
const MANY_POINTS = 3
const MANY_CARDS = { phone: 4, desk: 8 }

/** The maximum numbers of cards and cubes for two and three columns next to the board; larger numbers have four
 * columns. */
const MOST = { cards: { half: 20, third: 27 }, cubes: { half: 14, third: 17 } }

/** Return whether an option is a Super Weapon that is not on the table yet. */
const isFoundWeapon = (option: OptionView) => !!fullyShownThing(option) && refText(option, 'weapon') !== null

/** Return the colour of the cube to which an option refers. */
export const cubeOf = (option: OptionView) => (isQuiet(option) ? null : refText(option, 'color'))

/** Return the card in the line, the hand or the discard pile that an option selects. */
export const cardOf = (option: OptionView) => (option.id === refText(option, 'card') ? option.id : null)

/** Return whether an option uses an additional die or Super Weapon. */
export const isTool = (option: OptionView) =>
  option.role === 'quiet' && (refText(option, 'die') ?? refText(option, 'weapon')) !== null

/** Return whether an option puts a Landing Team cube on a Super Weapon. */
export const isTeamCube = ({ text }: OptionView) => text.key === 'team'

/** The layout of a question's options. */
export interface Packing {
  phone: boolean
  /** Whether the options are in columns, with smaller type. */
  crowded: boolean
  /** The width of each card or cube, if there are very many to choose from. */
  heap: 'third' | 'quarter' | null
  /** Whether tools are in two columns, and each die shows only its name. */
  brief: boolean
  /** Whether the first round has begun. The table then needs the space. */
  begun: boolean
}

/** Return the layout of all options together, because the size of each depends on the others. */
export const packingOf = (options: readonly OptionView[] = [], phone = false, begun = false): Packing => ({
  phone,
  crowded: isCrowded(options, phone),
  heap: heapWidth(options, phone),
  brief: areToolsBrief(options, phone),
  begun,
})

/** Return whether the options are in columns with smaller type. This applies to many cubes, cards or sides of
 * Influence cards. Next to the board it also applies to many Super Weapons or points, and on a phone to points that
 * may end the match. */
const isCrowded = (options: readonly OptionView[], phone: boolean) =>
  options.filter((option) => cubeOf(option) || (!phone && isTool(option))).length > MANY_CUBES ||
  options.filter(cardOf).length > MANY_CARDS[phone ? 'phone' : 'desk'] ||
  options.filter(influenceCardOf).length >= CROWD ||
  (phone && options.some(isRisky)) ||
  (!phone && (options.filter(isFoundWeapon).length > MANY_WEAPONS || options.filter(isPoint).length > MANY_POINTS))

/** Return whether there are so many tools that they need two columns and each die shows only its name. Its effect is
 * visible on the table next to the question. */
const areToolsBrief = (options: readonly OptionView[], phone: boolean) =>
  !phone && options.filter(isTool).length > MANY_TOOLS

/** Return the width of each card or cube if there are very many to choose from, or null if there are few. A phone has
 * no room for many columns. */
function heapWidth(options: readonly OptionView[], phone: boolean): Packing['heap'] {
  if (phone) return null
  const cards = options.filter(cardOf).length
  const cubes = options.filter(cubeOf).length
  if (cards > MOST.cards.third || cubes > MOST.cubes.third) return 'quarter'
  return cards > MOST.cards.half || cubes > MOST.cubes.half ? 'third' : null
}

/** Return the Alignment that an option chooses. `own` is the Traitor's Alignment, which they may reveal. */
export const alignmentOf = (option: OptionView, own: string | null = null) =>
  option.id === 'reveal' ? own : option.id === refText(option, 'alignment') ? option.id : null

/** Return the width of an option. Payments are side by side; so are Captains on a phone, and many sides of cards. On
 * a phone, Planets, Super Weapons and later dice are rows, because whole cards would need the line's space. */
export function widthOf(option: OptionView, { phone, crowded, heap, brief, begun }: Packing): DrawingWidth {
  if (brief && isTool(option)) return heap === 'quarter' ? 'third' : 'half'
  if (isPayment(option) || (crowded && isPoint(option))) return 'half'
  if (influenceCardOf(option)) return crowded ? 'half' : phone ? 'row' : true
  if (alignmentOf(option, option.id) || (isTool(option) && refText(option, 'die'))) return 'row'
  if (crowded && cardOf(option)) return heap ?? 'half'
  if (crowded && (cubeOf(option) || isFoundWeapon(option))) return phone ? 'third' : (heap ?? 'half')
  if (!fullyShownThing(option)) return false
  if (phone && refText(option, 'captain')) return 'third'
  return phone && (refText(option, 'planet') || isFoundWeapon(option) || (begun && refText(option, 'die')))
    ? 'row'
    : true
}
