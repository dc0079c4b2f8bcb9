// The board is turned by quarters so that its spaces are large, with the viewer's own edge at the bottom or the left.
import type { Box, Point } from '../hex'
import { scaleIn, type Size } from '../inset'

/** The quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** The factor by which the spaces must grow before the board is turned. */
const WORTH = 1.05

const toTurn = (quarters: number) => (((quarters % 4) + 4) % 4) as Turn

/** Rotate a point around the origin of the board's drawing, by quarter turns clockwise. */
export function rotatePoint({ x, y }: Point, quarters: number): Point {
  switch (toTurn(quarters)) {
    case 0:
      return { x, y }
    case 1:
      return { x: 0 - y, y: x }
    case 2:
      return { x: 0 - x, y: 0 - y }
    case 3:
      return { x: y, y: 0 - x }
  }
}

export function rotateBox({ x, y, width, height }: Box, quarters: number): Box {
  const [a, b] = [rotatePoint({ x, y }, quarters), rotatePoint({ x: x + width, y: y + height }, quarters)]
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** Return the best turn of a board on a screen for a viewer's edge, plus the player's manual quarter turns. */
export function bestTurn(board: Box, screen: Size, edge: Point, more = 0): Turn {
  const upright = scaleIn(screen, board, Infinity)
  const lying = scaleIn(screen, rotateBox(board, 1), Infinity)
  const flat = lying > upright * WORTH
  const quarters = flat ? (rotatePoint(edge, 1).x > 0 ? 3 : 1) : edge.y < 0 ? 2 : 0
  return toTurn(quarters + more)
}
