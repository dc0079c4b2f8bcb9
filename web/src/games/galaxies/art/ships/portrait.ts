// The parts of a portrait: flat shapes on a sheet of 200 by 90, in the order of printing.

export interface Portrait {
  /** The fire behind the engines, and other lights: a tint of the spot colour. */
  glow?: string
  /** The outline: printed in the spot colour, with a hard shadow. */
  body: string
  /** The planes in the light: paper. */
  lit?: string
  /** The planes in the shade: ruled lines over the spot colour. */
  shade?: string
  /** The holes and other black parts. */
  dark?: string
  /** The engraved lines. */
  line?: string
  /** The x, y and scale of each ship in a squadron. A portrait without them shows one ship. */
  flown?: readonly (readonly [x: number, y: number, scale: number])[]
}

/** A small circle as part of a path. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Return a shape repeated `count` times from a point, with a constant step. */
export const row = (count: number, x: number, y: number, dx: number, dy: number, shape: string): string =>
  Array.from({ length: count }, (_, i) => `M${x + i * dx} ${y + i * dy}${shape}`).join('')

/** The strokes across the whole sheet for shade: ruled for the ISN, scratched for the Wretch. */
export const RULED = row(70, -20, -22, 0, 2.2, 'h250')
export const SCRATCHED = row(100, -100, 92, 3.2, 0, 'l42 -124')
/** The light scratches in the black parts. */
export const SCRAPED = row(60, -50, -20, 5, 0, 'l14 120')
