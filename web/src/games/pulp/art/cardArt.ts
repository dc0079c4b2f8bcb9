// The picture of each encounter card.
import { AGENTS, LOCATIONS } from './agents'
import { GUARDS } from './guards'
import { printed } from './motifs'
import type { Art } from './shapes'

export const CARDS: Readonly<Record<string, Art>> = { ...GUARDS, ...AGENTS, ...LOCATIONS }

/** The pictures of cards of packs, by their kinds. */
export const USUAL: Readonly<Record<string, Art>> = {
  guardforce: printed('trooper'),
  agent: printed('hat'),
  location: printed('towers'),
}

export const artOf = (card: string, kind = 'guardforce'): Art => CARDS[card] ?? USUAL[kind] ?? USUAL['guardforce']!
