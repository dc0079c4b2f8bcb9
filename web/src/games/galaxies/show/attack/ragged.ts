// Torn and burnt edges. Each seed has a different edge, which is the same in every drawing.
import { toPath, type Point } from '../../board/hex'

/** The maximum distance of a corner from its regular position, as a share of its radius. */
const ROUGH = 0.22

/** Return a number from 0 to 1 that depends only on the seed. */
function pseudoRandom(seed: number): number {
  const value = Math.abs(Math.sin(seed * 12.9898 + 4.1) * 43758.5453)
  return value - Math.floor(value)
}

/**
 * Return a closed path around 0,0. Its corners lie alternately on an outer and an inner circle, or slightly inside
 * them.
 */
export function raggedPath(seed: number, outer: number, inner: number, corners: number): string {
  const points = Array.from({ length: corners * 2 }, (_, i): Point => {
    const radius = (i % 2 ? inner : outer) * (1 - ROUGH * pseudoRandom(seed * 97 + i))
    const angle = (Math.PI * (i + 0.3 * pseudoRandom(seed * 53 + i))) / corners
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
  return toPath(points)
}
