// Rocks in the style of woodcuts: a block of one ink, planes in the light, and wedges for the shade.
import { toPath, type Point } from '../hex'

export interface Rock {
  body: string
  /** The planes in the light, and the wedges of shade. */
  lit: string
  shade: string
}

const CORNERS = 15
const STROKE = 0.24 // hex radii between two wedges

/** Return a function from an index to a number from 0 to 1, which is seeded with a word. */
export function createNoise(word: string): (n: number) => number {
  const seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  return (n) => {
    const x = Math.sin(seed * 12.9898 + n * 78.233) * 43758.5453
    return x - Math.floor(x)
  }
}

/**
 * Draw a rock over spaces, whose middles are relative to the rock's own middle. `light` is the direction of the shade
 * in radians.
 */
export function drawRock(middles: readonly Point[], name: string, light: number): Rock {
  const noise = createNoise(name)
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + noise(i + 30) / 2) / CORNERS) * Math.PI * 2
    const direction = { x: Math.cos(angle), y: Math.sin(angle) }
    const r = extentOf(middles, direction) * (0.84 + noise(i) * 0.16)
    return { x: direction.x * r, y: direction.y * r }
  })
  return {
    body: toPath(points),
    lit: planes(points, light),
    shade: wedges(points, light, noise),
  }
}

/**
 * Return the extent of the tile in a direction, with its spaces as discs. The search starts outside, to skip gaps.
 */
function extentOf(middles: readonly Point[], direction: Point): number {
  let r = 4
  while (r > 0.5 && !middles.some((c) => Math.hypot(direction.x * r - c.x, direction.y * r - c.y) < 0.92)) r -= 0.05
  return r
}

const project = ({ x, y }: Point, angle: number) => x * Math.cos(angle) + y * Math.sin(angle)

/** Draw a plane at each edge that faces the light. */
function planes(points: readonly Point[], light: number): string {
  return points
    .map((from, i) => [from, points[(i + 1) % points.length]!] as const)
    .filter(([from, to]) => project({ x: to.y - from.y, y: from.x - to.x }, light) < 0)
    .map(([from, to]) => toPath([from, to, { x: to.x * 0.7, y: to.y * 0.7 }, { x: from.x * 0.7, y: from.y * 0.7 }]))
    .join('')
}

/** Draw wedges side by side, from the far edge towards the light. */
function wedges(points: readonly Point[], light: number, noise: (n: number) => number): string {
  const spun = points.map((point) => ({ x: project(point, light), y: project(point, light + Math.PI / 2) }))
  const rotateBack = ({ x, y }: Point) => ({
    x: x * Math.cos(light) - y * Math.sin(light),
    y: x * Math.sin(light) + y * Math.cos(light),
  })
  const levels = spun.map(({ y }) => y)
  const [top, low] = [Math.min(...levels), Math.max(...levels)]
  return Array.from({ length: Math.floor((low - top) / STROKE) }, (_, n) => top + (n + 0.6) * STROKE)
    .map((y, n) => {
      const crossed = crossings(spun, y)
      const [near, far] = [Math.min(...crossed), Math.max(...crossed)]
      const tip = far - (far - near) * (0.3 + 0.26 * noise(n + 60))
      return toPath(
        [
          { x: far, y: y - STROKE * 0.34 },
          { x: tip, y },
          { x: far, y: y + STROKE * 0.34 },
        ].map(rotateBack),
      )
    })
    .join('')
}

function crossings(points: readonly Point[], y: number): number[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length]!
    return from.y > y === to.y > y ? [] : [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)]
  })
}
