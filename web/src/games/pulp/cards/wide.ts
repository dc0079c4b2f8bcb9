// Which options are shown as whole cards.
import { isQuiet } from '../../../play/decide'
import type { Wide } from '../../../play/view'
import type { OptionView } from '../../../protocol/pulp'
import { named } from '../choosing'

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

/** A payment is shown by its points alone. */
export const isPayment = (option: OptionView) => option.id.startsWith('pay:')

/** The Influence card of which this option plays a side. */
export const influenceOf = (option: OptionView) => (option.id.startsWith('play:') ? named(option, 'influence') : null)

const CROWD = 5

/** Whether so many sides of Influence cards may be played that they lie in two columns, in smaller letters. */
export const isCrowded = (options: readonly OptionView[] = []) => options.filter(influenceOf).length >= CROWD

/** The Alignment that an option chooses; `own` is the Traitor's, which he may reveal. */
export const alignmentOf = (option: OptionView, own: string | null = null) =>
  option.id === 'reveal' ? own : option.id === named(option, 'alignment') ? option.id : null

/** Payments lie side by side, and many sides of cards. On a phone whole pictures take room from the line: sides of cards are rows there. */
export function isWide(option: OptionView, phone: boolean, crowded = false): Wide {
  if (isPayment(option)) return 'half'
  if (influenceOf(option)) return phone ? 'row' : crowded ? 'half' : true
  if (alignmentOf(option, option.id)) return 'row'
  return wideOf(option) !== null
}
