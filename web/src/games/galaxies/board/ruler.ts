// A ruler between two ships, as on a chart, with one tick per space.
import { center, distance, middle, type Point } from './hex'

export interface Ruler {
  from: Point
  to: Point
  length: number
  /** The angle in degrees clockwise from the right. */
  angle: number
  spaces: number
}

/** The interval between longer ticks. */
const LONG = 5

/** Return the ruler between the nearest spaces of two ships, which counts their distance; null if there is none. */
export function rulerBetween(hexes: readonly string[], otherHexes: readonly string[]): Ruler | null {
  const pairs = hexes.flatMap((hex) =>
    otherHexes.map((otherHex) => ({ hex, otherHex, spaces: distance(hex, otherHex) })),
  )
  const minimum = Math.min(...pairs.map(({ spaces }) => spaces))
  const nearest = pairs
    .filter(({ spaces }) => spaces === minimum)
    .map(({ hex, otherHex }) => lineBetween(center(hex), center(otherHex)))
  const [shortest] = nearest.sort((a, b) => a.length - b.length)
  return shortest ? { ...shortest, spaces: minimum } : null
}

/** Return the points of a ruler at its ticks, without its ends. */
export function pointsAlong({ from, to, spaces }: Ruler): Point[] {
  return Array.from({ length: Math.max(0, spaces - 1) }, (_, i) => {
    const share = (i + 1) / spaces
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** The distance of the sight from its target's spaces, and the length of its lines, in hex radii. */
export const SIGHT = { round: 1.2, hair: 0.45 }

/** Return the radius of the sight around the middle of its target's spaces. */
export function sightRadius(hexes: readonly string[]): number {
  const { x, y } = middle(hexes)
  return SIGHT.round + Math.max(0, ...hexes.map((hex) => Math.hypot(center(hex).x - x, center(hex).y - y)))
}

/** Return points within the sight on a target. Discs of one hex radius around them cover the sight. */
export function pointsOfSight(hexes: readonly string[]): Point[] {
  if (!hexes.length) return []
  const [{ x, y }, radius] = [middle(hexes), sightRadius(hexes) + SIGHT.hair / 2 - 1]
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

function lineBetween(from: Point, to: Point): Omit<Ruler, 'spaces'> {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return { from, to, length: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI }
}

/** Draw the ticks along a level ruler that starts at 0,0. */
export function ticks({ length, spaces }: Pick<Ruler, 'length' | 'spaces'>): string {
  const at = (i: number) => Math.round((length * i * 1000) / spaces) / 1000
  return Array.from({ length: spaces + 1 }, (_, i) => `M${at(i)} 0v${i % LONG ? -0.32 : -0.52}`).join('')
}
