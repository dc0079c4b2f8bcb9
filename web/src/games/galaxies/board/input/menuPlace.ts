// The position of the menu next to an enemy. It covers neither the enemy nor the ships that could fire.
import type { Point } from '../hex'
import type { Size } from '../inset'

const EDGE = 4 // pixels that stay free at the edges of the board

/**
 * Return the upper left corner of a menu in a free area: to the right of the target, or otherwise left, below or
 * above it. The middle of the target and the menu are `off` pixels apart. The menu avoids the `spots` if possible.
 */
export function menuPlace(menu: Size, free: Size, target: Point, off: number, spots: readonly Point[]): Point {
  const [right, low] = [free.width - menu.width - EDGE, free.height - menu.height - EDGE]
  const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max))
  const beside = clamp(target.y - menu.height / 2, low)
  const under = clamp(target.x - menu.width / 2, right)
  const places = [
    { x: target.x + off, y: beside },
    { x: target.x - off - menu.width, y: beside },
    { x: under, y: target.y + off },
    { x: under, y: target.y - off - menu.height },
  ].filter(({ x, y }) => x >= EDGE && x <= right && y >= EDGE && y <= low)
  const covers = (at: Point) => (spot: Point) =>
    spot.x >= at.x && spot.x <= at.x + menu.width && spot.y >= at.y && spot.y <= at.y + menu.height
  return places.find((at) => !spots.some(covers(at))) ?? places[0] ?? { x: clamp(target.x + off, right), y: beside }
}
