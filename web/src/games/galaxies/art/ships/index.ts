// The portraits of the original ships; ships of other packs have none.
import { ISN } from './isn'
import type { Portrait } from './portrait'
import { WRETCH } from './wretch'

export const PORTRAITS: Readonly<Record<string, Portrait>> = { ...ISN, ...WRETCH }

/** Return the id of a ship card's portrait. */
export const portraitId = (card: string) => card.replace(/_/g, '-')

export function portraitOf(card: string): Portrait | undefined {
  return PORTRAITS[portraitId(card)]
}
