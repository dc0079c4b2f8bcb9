// The contrast of two colours, as WCAG 2 measures it, and how different they look.

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

/** Return the lightness of an opaque colour in OKLab, from 0 to 1, and its two coordinates of hue. */
function perceivedColor(colour: string): number[] {
  const [r, g, b] = colorParts(colour).map(linearLight) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Return how different two opaque colours look, from 0 for equal colours to 100 for black and white. About 2 is the
 * least difference that is visible. */
export function colorDistance(colour: string, otherColour: string): number {
  const other = perceivedColor(otherColour)
  return 100 * Math.hypot(...perceivedColor(colour).map((part, i) => part - other[i]!))
}
