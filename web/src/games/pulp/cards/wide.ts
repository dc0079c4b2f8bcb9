// Which options are shown as whole cards.
import { isQuiet } from '../../../play/decide'
import type { OptionView } from '../../../protocol/core'
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

/** On a phone whole pictures take room from the line, so payments stay words there. */
export const isWide = (option: OptionView, phone: boolean) => (isPayment(option) && !phone) || wideOf(option) !== null
