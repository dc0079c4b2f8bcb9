// The suits of Card Duel, which distinguish the teams without colour.

/** Returns a suit mark as an SVG path around a point. Half of the mark is `size` high. */
export type Mark = (x: number, y: number, size: number) => string

const lozenge: Mark = (x, y, size) =>
  `M${x} ${y - size}l${size * 0.8} ${size} ${-size * 0.8} ${size} ${-size * 0.8} ${-size}z`
const disc: Mark = (x, y, size) =>
  `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0 ${size} ${size} 0 1 0 ${-2 * size} 0z`

export interface Suit {
  mark: Mark
  /** The number of turns and of loops of the engraved line on a card's back. */
  turns: number
  loops: number
}

const SUITS: Readonly<Record<string, Suit>> = {
  red: { mark: lozenge, turns: 5, loops: 12 },
  blue: { mark: disc, turns: 7, loops: 16 },
}

/** Return the suit of a team. */
export const suitOf = (side: string): Suit => SUITS[side] ?? SUITS.red!
