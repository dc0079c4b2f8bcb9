// How well two colours can be told apart, as WCAG 2 measures it.

/** Red, green, blue and how far nothing shines through, of 1, of a colour written as `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function parts(colour: string): number[] {
  const digits = colour.length < 6 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  return [...digits.padEnd(8, 'f').matchAll(/../g)].map(([pair]) => parseInt(pair, 16) / 255)
}

/** A part of a colour, from 0 to 1, as light. */
const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** The light of a colour; what lies below a thin ground is black. */
function luminance(colour: string): number {
  const [red, green, blue, dense] = parts(colour)
  return 0.2126 * light(red! * dense!) + 0.7152 * light(green! * dense!) + 0.0722 * light(blue! * dense!)
}

/** From 1, where they are the same, to 21, for black and white. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}
