// Arrows at the edges of the screen that point to enemies out of sight.
import { center, shipCenter, type Point } from '../hex'
import type { Size } from '../inset'
import type { PlacedShip } from './fleets'

/** An arrow on the screen that represents one ship, or several in about the same direction. */
export interface Arrow extends Point {
  /** The direction in degrees clockwise from the right. */
  angle: number
  ships: PlacedShip[]
}

/** The distance in pixels from an arrow's middle to the edge of the screen. */
export const RIM = 34
const CLOSE = 34 // the distance between two arrows, in pixels, below which they are merged
/** The radius of the area around an arrow that accepts taps, in pixels. */
export const TAP = 22

/** Return the arrows for ships with no space whose middle is in sight. `toScreen` converts points on the board to
 * points on the screen. */
export function arrowsTo(ships: readonly PlacedShip[], room: Size, toScreen: (at: Point) => Point): Arrow[] {
  const arrows: Arrow[] = []
  for (const ship of ships) {
    if (ship.hexes.some((hex) => isWithin(toScreen(center(hex)), room))) continue
    const at = toScreen(shipCenter(ship.hexes))
    const spot = { x: clampInside(at.x, room.width), y: clampInside(at.y, room.height) }
    const same = arrows.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < CLOSE)
    if (same) same.ships.push(ship)
    else arrows.push({ ...spot, angle: angleOf(spot, at), ships: [ship] })
  }
  return arrows
}

/** Return the arrow under a tap. */
export const arrowAt = (arrows: readonly Arrow[], { x, y }: Point): Arrow | undefined =>
  arrows.find((arrow) => Math.hypot(arrow.x - x, arrow.y - y) <= TAP)

const isWithin = ({ x, y }: Point, { width, height }: Size) => x >= 0 && y >= 0 && x <= width && y <= height

const clampInside = (value: number, size: number) => Math.min(Math.max(value, RIM), Math.max(RIM, size - RIM))

const angleOf = (from: Point, to: Point) => Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
