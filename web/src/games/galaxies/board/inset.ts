// The part of the screen that is not covered.
import type { Box } from './hex'

/** The pixels that are covered at each edge of the screen. */
export interface Inset {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

/** The width in pixels below which a screen is too small for taps while it shows the whole board. */
export const SMALL_SCREEN = 620

export interface Size {
  width: number
  height: number
}

/** Return the area that an inset leaves free: at least `minSize` pixels, however small the screen is. */
export function freeArea(
  { top = 0, right = 0, bottom = 0, left = 0 }: Inset,
  { width, height }: Size,
  minSize = 0,
): Box {
  const free = { width: Math.max(minSize, width - left - right), height: Math.max(minSize, height - top - bottom) }
  return { x: left, y: top, ...free }
}

/** Return the pixels of one hex radius at which a target fits into an area, at most `radius`. */
export function scaleIn(room: Size, target: Size, radius: number): number {
  return Math.min(room.width / target.width, room.height / target.height, radius)
}
