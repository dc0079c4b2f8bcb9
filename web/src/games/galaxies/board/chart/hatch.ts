// Hatching over spaces. It is a separate module because the start page draws pictures of boards, too.
import { center, memoize, ROOT3, round } from '../hex'

const HATCHES = 2 // strokes from the middle of a space to its edge, which continue in the next space

/** Draw strokes over spaces, parallel to two of their edges: rising to the right, or `falling`. */
export const hatchOf = memoize((hexes) => hexes.map((hex) => hatchSpace(hex, 1)).join(''))
export const fallingHatchOf = memoize((hexes) => hexes.map((hex) => hatchSpace(hex, -1)).join(''))

function hatchSpace(hex: string, slope: 1 | -1): string {
  const at = center(hex)
  const strokes = Array.from({ length: 2 * HATCHES }, (_, n) => ((n - HATCHES + 0.5) / HATCHES) * (ROOT3 / 2))
  return strokes
    .map((away) => {
      const half = 1 - Math.abs(away) / ROOT3
      const [x, y] = [at.x + (away * slope * ROOT3) / 2, at.y + away / 2]
      const [across, down] = [half / 2, (-slope * half * ROOT3) / 2]
      return `M${round(x - across)} ${round(y - down)}l${round(2 * across)} ${round(2 * down)}`
    })
    .join('')
}
