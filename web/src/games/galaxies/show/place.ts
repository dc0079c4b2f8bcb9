// Where a panel over the board hides nothing of what it tells about.
import type { Point } from '../board/hex'

export interface Place {
  low: boolean
  /** As in CSS: which end of the board's width. */
  side: 'start' | 'center' | 'end'
}

interface Size {
  width: number
  height: number
}

const GAP = 10 // pixels between the panel and the board's edge

const PLACES: readonly Place[] = [
  { low: false, side: 'center' },
  { low: true, side: 'center' },
  { low: false, side: 'end' },
  { low: false, side: 'start' },
  { low: true, side: 'end' },
  { low: true, side: 'start' },
]

/**
 * The first of some places where a panel covers the fewest of some spots, which are discs: all in pixels, on a board of a size.
 */
export function placeFor(
  panel: Size,
  board: Size,
  spots: readonly Point[],
  radius: number,
  places: readonly Place[] = PLACES,
): Place {
  const covered = places.map((place) =>
    spots.filter((spot) => covers(corner(place, panel, board), panel, spot, radius)),
  )
  const fewest = Math.min(...covered.map((hit) => hit.length))
  return places[covered.findIndex((hit) => hit.length === fewest)]!
}

function corner({ low, side }: Place, panel: Size, board: Size): Point {
  const free = board.width - panel.width
  const x = side === 'start' ? GAP : side === 'end' ? free - GAP : free / 2
  return { x, y: low ? board.height - panel.height - GAP : GAP }
}

function covers(at: Point, panel: Size, spot: Point, radius: number): boolean {
  const dx = Math.max(at.x - spot.x, 0, spot.x - at.x - panel.width)
  const dy = Math.max(at.y - spot.y, 0, spot.y - at.y - panel.height)
  return Math.hypot(dx, dy) < radius
}
