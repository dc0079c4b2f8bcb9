// Where a ship's pegs stand on the board: along the lower edge of its footprint, so that the ship itself is seen.
import { center, middle, type Point } from './hex'

export interface Row {
  /** Of its middle, seen from the middle of the ship. */
  at: Point
  pegs: number
}

export interface Pegs {
  /** From one peg to the next. */
  step: number
  shields: Row
  hull: Row
}

/** How far below the middle of a space the lowest row stands, how wide it may be, and how large its pegs at the most. */
const SMALL = { low: 0.66, wide: 1.2, most: 0.36 }
const MEDIUM = { low: 0.62, wide: 1.5, most: 0.36 }
const LARGE = { low: 1.4, wide: 4.1, most: 0.42 }

/** The rows of a ship: one below the other, and side by side where a single space has room for both. */
export function pegsOf(hexes: readonly string[], shields: number, hull: number): Pegs {
  if (hexes.length === 1) return abreast(shields, hull)
  const { low, wide, most } = hexes.length > 2 ? LARGE : MEDIUM
  const step = Math.min(most, wide / Math.max(shields, hull))
  const foot = hexes.length > 2 ? { x: 0, y: 0 } : southern(hexes)
  const at = (above: number): Point => ({ x: foot.x, y: foot.y + low - above })
  return { step, shields: { at: at(step * 1.06), pegs: shields }, hull: { at: at(0), pegs: hull } }
}

function abreast(shields: number, hull: number): Pegs {
  const gap = shields ? 0.5 : 0 // in steps
  const step = Math.min(SMALL.most, SMALL.wide / (shields + hull + gap))
  const at = (shift: number): Point => ({ x: shift * step, y: SMALL.low })
  return {
    step,
    shields: { at: at(-(hull + gap) / 2), pegs: shields },
    hull: { at: at(shields ? (shields + gap) / 2 : 0), pegs: hull },
  }
}

/** The middle of the lower of two spaces, seen from the middle of both. */
function southern(hexes: readonly string[]): Point {
  const whole = middle(hexes)
  const south = hexes.map(center).reduce((a, b) => (a.y > b.y ? a : b))
  return { x: south.x - whole.x, y: south.y - whole.y }
}
