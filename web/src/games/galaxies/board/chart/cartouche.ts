// The position of the chart's title: next to the frame, where the screen has space.
import type { Box, Point } from '../hex'
import { scaleIn, type Size } from '../inset'

const TYPE = [14, 24] as const // pixels: the minimum and maximum size of the type
const ROOM = 0.34 // the size of the type, as a share of the free space
const TALL = 1.5 // the height of the plate, as a multiple of the type size
const LETTER = 0.62 // … the width of a capital letter with its spacing
const ENDS = 2.6 // … the width of both ends of the plate
const AWAY = 2 // pixels that stay free on each side of the plate

export interface Cartouche {
  /** The middle of the plate on the turned board. */
  at: Point
  /** Whether the title reads upwards on the left side. */
  upright: boolean
  type: number
  wide: number
  high: number
}

/** Place the title next to or above a board that is centred in an area. Return null if the area is too small. */
export function placeCartouche(name: string, home: Box, place: Size): Cartouche | null {
  const scale = scaleIn(place, home, Infinity)
  const [left, above] = [(place.width - home.width * scale) / 2, (place.height - home.height * scale) / 2]
  const upright = left > above
  const room = Math.max(left, above)
  const type = Math.min(Math.max(TYPE[0], ROOM * room), TYPE[1])
  const [wide, high] = [(name.length * LETTER + ENDS) * type, TALL * type]
  const fits = room >= high + 2 * AWAY && wide <= (upright ? home.height : home.width) * scale
  if (!fits) return null
  const at = upright
    ? { x: home.x - left / scale / 2, y: home.y + home.height / 2 }
    : { x: home.x + home.width / 2, y: home.y - above / scale / 2 }
  return { at, upright, type: type / scale, wide: wide / scale, high: high / scale }
}
