// Where the chart's title stands: beside its frame, where the screen has room for it.
import type { Box, Point } from '../hex'
import { scaleIn, type Size } from '../inset'

const TYPE = [14, 24] as const // pixels, at the least and at the most
const ROOM = 0.34 // of the room there: how large the type is
const TALL = 1.5 // of the type: how high the plate is
const LETTER = 0.62 // … and how wide a capital letter with its space
const ENDS = 2.6 // … and the plate's two ends
const AWAY = 2 // pixels that are free on each side of it

export interface Cartouche {
  /** Of its middle, on the board as it lies. */
  at: Point
  /** Whether it reads upwards, at the left side. */
  upright: boolean
  type: number
  wide: number
  high: number
}

/** Beside or above a board in the middle of a place; null where the place is too small. */
export function cartoucheOf(name: string, home: Box, place: Size): Cartouche | null {
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
