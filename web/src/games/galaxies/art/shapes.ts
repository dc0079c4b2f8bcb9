// The notation of motifs: paths of absolute points, and functions that transform them.

/** The print of a shape: in black ink, in the ink of its side, or as bare paper. */
type Print = 'ink' | 'spot' | 'paper'
/** The shapes from bottom to top, in a frame of 120 by 60. A small print shows the square in the middle. */
export type Motif = readonly (readonly [Print, string])[]

type Change = (x: number, y: number) => [number, number]

const PAIR = /(-?[\d.]+)[ ,](-?[\d.]+)/g
const roundToHundredth = (value: number) => String(Math.round(value * 100) / 100)

function mapPoints(path: string, change: Change): string {
  return path.replace(PAIR, (_, x, y) => change(Number(x), Number(y)).map(roundToHundredth).join(' '))
}

/** Place the origin of a path at a point, rotated by degrees and scaled. */
export function placePath(path: string, x: number, y: number, degrees = 0, scale = 1): string {
  const angle = (degrees / 180) * Math.PI
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  return mapPoints(path, (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** Return the mirror image of a path across a vertical axis, by default the middle of the frame. */
export const mirror = (path: string, axis = 60) => mapPoints(path, (x, y) => [2 * axis - x, y])

/** Return a half together with its mirror image. */
export const withMirrorImage = (half: string, axis = 60) => half + mirror(half, axis)

/** Return a closed path through points, written as `x,y x,y`. */
export const poly = (points: string) => `M${points.replaceAll(',', ' ').replace(/(\S+ \S+) /g, '$1L')}Z`

export function dot(x: number, y: number, r: number): string {
  const k = 0.5523 * r
  return mapPoints(
    `M${-r} 0C${-r} ${-k} ${-k} ${-r} 0 ${-r}C${k} ${-r} ${r} ${-k} ${r} 0C${r} ${k} ${k} ${r} 0 ${r}C${-k} ${r} ${-r} ${k} ${-r} 0Z`,
    (px, py) => [x + px, y + py],
  )
}

/** Return a segment of a ring from one angle to another, in degrees clockwise from the right. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 12))
  const turns = Array.from({ length: steps + 1 }, (_, i) => ((from + ((to - from) * i) / steps) / 180) * Math.PI)
  const pointAt = (r: number) => (turn: number) =>
    `${roundToHundredth(x + r * Math.cos(turn))},${roundToHundredth(y + r * Math.sin(turn))}`
  return poly([...turns.map(pointAt(outer)), ...turns.reverse().map(pointAt(inner))].join(' '))
}

/** Return a star whose corners lie alternately on two circles. */
export function star(x: number, y: number, inner: number, outer: number, count: number, first = -90): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const [r, turn] = [i % 2 ? inner : outer, ((first + (180 * i) / count) / 180) * Math.PI]
    return `${roundToHundredth(x + r * Math.cos(turn))},${roundToHundredth(y + r * Math.sin(turn))}`
  })
  return poly(points.join(' '))
}
