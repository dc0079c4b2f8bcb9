// The contrast of two colours, as WCAG 2 measures it.

/** Return red, green, blue and the opacity (at most 1) of a colour written as `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function colorParts(colour: string): number[] {
  const digits = colour.length < 6 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  return [...digits.padEnd(8, 'f').matchAll(/../g)].map(([pair]) => parseInt(pair, 16) / 255)
}

/** Return the linear light of a colour component between 0 and 1. */
const linearLight = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Return the luminance of a colour; a translucent colour is placed on black. */
function luminance(colour: string): number {
  const [red, green, blue, opacity] = colorParts(colour)
  return (
    0.2126 * linearLight(red! * opacity!) +
    0.7152 * linearLight(green! * opacity!) +
    0.0722 * linearLight(blue! * opacity!)
  )
}

/** Return the contrast ratio, from 1 for equal colours to 21 for black and white. */
export function contrastRatio(colour: string, otherColour: string): number {
  const [dark, bright] = [luminance(colour), luminance(otherColour)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}
