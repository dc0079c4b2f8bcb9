// Torn and burnt edges: no two are alike, and each is the same whenever it is drawn.
import { toPath, type Point } from '../../board/hex'

/** How far a corner may be from where an even one would be, of its radius. */
const ROUGH = 0.22

/** From 0 to 1, always the same for a number. */
function chance(seed: number): number {
  const far = Math.abs(Math.sin(seed * 12.9898 + 4.1) * 43758.5453)
  return far - Math.floor(far)
}

/** A closed path round 0,0 whose corners lie by turns on an outer and on an inner circle, or somewhat within. */
export function ragged(seed: number, outer: number, inner: number, corners: number): string {
  const points = Array.from({ length: corners * 2 }, (_, i): Point => {
    const radius = (i % 2 ? inner : outer) * (1 - ROUGH * chance(seed * 97 + i))
    const angle = (Math.PI * (i + 0.3 * chance(seed * 53 + i))) / corners
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
  return toPath(points)
}
