// The suits of Card Duel: who sees no colour tells the teams by them.

/** A suit mark, as a path about 0 0 of which half is `size` high. */
export type Mark = (x: number, y: number, size: number) => string

const lozenge: Mark = (x, y, size) =>
  `M${x} ${y - size}l${size * 0.8} ${size} ${-size * 0.8} ${size} ${-size * 0.8} ${-size}z`
const disc: Mark = (x, y, size) =>
  `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0 ${size} ${size} 0 1 0 ${-2 * size} 0z`

export interface Suit {
  mark: Mark
  /** How often the line of the engraving on a card's back goes round, and how many loops it makes. */
  turns: number
  loops: number
}

const SUITS: Readonly<Record<string, Suit>> = {
  red: { mark: lozenge, turns: 5, loops: 12 },
  blue: { mark: disc, turns: 7, loops: 16 },
}

/** The suit of a team. */
export const suitOf = (side: string): Suit => SUITS[side] ?? SUITS.red!
