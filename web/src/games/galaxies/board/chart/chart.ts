// The parts of the night chart: dots at the corners of spaces, edges, and stars.
import { corners, distance, outline, memoize, round, pathPoint, toPath, type Box, type Point } from '../hex'

/** The distance from the pointer up to which spaces have edges. */
const NEAR = 1

/** Draw one dot at each corner: a line of zero length, which round line caps turn into a dot. */
export const dotsOf = memoize((hexes) => {
  const places = new Set(hexes.flatMap((hex) => corners(hex).map(pathPoint)))
  return [...places].map((place) => `M${place}h0`).join('')
})

/** Draw each edge once, because an edge drawn for both of its spaces would be darker. */
export function edgesOf(hexes: readonly string[]): string {
  const edges = new Set(
    hexes.flatMap((hex) => {
      const ring = corners(hex).map(pathPoint)
      return ring.map((from, i) => [from, ring[(i + 1) % 6]!].sort().join('L'))
    }),
  )
  return [...edges].map((edge) => `M${edge}`).join('')
}

/** The edges of all spaces of a map. */
export const gridOf = memoize(edgesOf)

/** Return the spaces near the pointer, which have edges. */
export const spacesNear = (hexes: readonly string[], at: string | null): string[] =>
  at ? hexes.filter((hex) => distance(hex, at) <= NEAR) : []

/** The outline of the spaces in which a seat launches. */
export const zoneOf = memoize(outline)

const RAYS = 20

/** Return every second ray from a point to the edge of a box. */
export function raysOf(box: Box, from: Point): string {
  const step = Math.PI / RAYS
  return Array.from({ length: RAYS }, (_, n) => {
    const [first, last] = [2 * n * step, (2 * n + 1) * step]
    const middleAngle = (first + last) / 2
    const isInRay = ({ x, y }: Point) => Math.cos(Math.atan2(y - from.y, x - from.x) - middleAngle) > Math.cos(step / 2)
    return toPath([from, rayEnd(box, from, first), ...cornersOf(box).filter(isInRay), rayEnd(box, from, last)])
  }).join('')
}

const cornersOf = ({ x, y, width, height }: Box): Point[] =>
  [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })))

/** Return the point where a ray from a point meets the edge of a box. */
function rayEnd({ x, y, width, height }: Box, from: Point, angle: number): Point {
  const step = { x: Math.cos(angle), y: Math.sin(angle) }
  const distanceToSide = (low: number, high: number, at: number, direction: number) =>
    Math.abs(direction) < 1e-9 ? Infinity : ((direction > 0 ? high : low) - at) / direction
  const long = Math.min(distanceToSide(x, x + width, from.x, step.x), distanceToSide(y, y + height, from.y, step.y))
  return { x: from.x + step.x * long, y: from.y + step.y * long }
}

const DEGREES = 72

/** Draw a ring with the divisions of a compass. Every sixth stroke is longer. */
export function ringOf({ x, y }: Point, radius: number): string {
  const circle = (r: number) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  const ticks = Array.from({ length: DEGREES }, (_, n) => {
    const angle = (2 * Math.PI * n) / DEGREES
    const [inner, outer] = [radius, radius + (n % 6 ? 0.3 : 0.6)]
    const pointAt = (r: number) => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`
    return `M${pointAt(inner)}L${pointAt(outer)}`
  })
  return [circle(round(radius)), circle(round(radius + 0.6)), ...ticks].join('')
}

const DENSITY = 0.04 // stars per square hex radius
const [SMALLEST, LARGEST] = [0.09, 0.34]

/** The middle of a star, and its upward extent. */
export type Star = Point & { tall: number }

/** Return the stars of a map, most of them small. The same map always has the same stars. */
export function starsOf(map: string, { x, y, width, height }: Box): Star[] {
  const next = seededRandom(map)
  return Array.from({ length: Math.round(width * height * DENSITY) }, () => ({
    x: x + next() * width,
    y: y + next() * height,
    tall: SMALLEST + (LARGEST - SMALLEST) * next() ** 4,
  }))
}

/** Draw stars in the style of an engraving: upright, or `lying` on a board that lies on its side. */
export function cutStars(stars: readonly Star[], lying = false): string {
  return stars
    .map(({ x, y, tall }) => {
      const [thin, waist] = [tall * 0.42, tall * 0.13]
      const [across, down] = lying ? [tall, thin] : [thin, tall]
      const [a, b, w] = [round(across - waist), round(down - waist), round(waist)]
      return `M${round(x)} ${round(y - down)}l${w} ${b}l${a} ${w}l${-a} ${w}l${-w} ${b}l${-w} ${-b}l${-a} ${-w}l${a} ${-w}Z`
    })
    .join('')
}

/** Return whether a star is inside a box or touches it. */
export const touches = ({ x, y, tall }: Star, box: Box): boolean =>
  Math.abs(x - box.x - box.width / 2) < box.width / 2 + tall &&
  Math.abs(y - box.y - box.height / 2) < box.height / 2 + tall

/** Return a generator of numbers from 0 to 1 that is seeded with a word. */
function seededRandom(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
