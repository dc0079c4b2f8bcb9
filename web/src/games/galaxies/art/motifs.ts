// The pictures of tactic cards, by card.
import { ISN } from './isn'
import type { Motif } from './shapes'
import { WRETCH } from './wretch'

export const MOTIFS: Readonly<Record<string, Motif>> = { ...ISN, ...WRETCH }

/** Return the motif of a card, or undefined: cards of a pack may have no motif. */
export const motifOf = (card: string): Motif | undefined => MOTIFS[card.replaceAll('_', '-')]
