// How well two colours can be told apart, as WCAG 2 measures it.

/** A part of a colour, from 0 to 1, as light. */
const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** The light of a colour written as `#rgb` or `#rrggbb`. */
function luminance(colour: string): number {
  const digits = colour.length < 6 ? [...colour.slice(1, 4)].map((one) => one + one) : colour.slice(1).match(/../g)!
  const [red, green, blue] = digits.map((pair) => light(parseInt(pair, 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** From 1, where they are the same, to 21, for black and white. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}
