// The search for a place where a panel over the board does not cover its subject.
import { freeArea, scaleIn, SMALL_SCREEN, type Inset, type Size } from '../../board/inset'
import type { Point } from '../../board/hex'

export interface Place {
  low: boolean
  /** The horizontal alignment on the board, as in CSS. */
  side: 'start' | 'center' | 'end'
}

/** A place, and the edges of the board that a panel in this place covers. */
export interface PanelPlacement {
  place: Place
  inset: Inset
}

/** The size of an attack's chart, and what the chart includes. */
export interface ChartSize extends Size {
  /** Whether the texts are beside the chart only, because the board is small. */
  small: boolean
  /** Whether a key explains the marks. */
  keyed: boolean
}

const GAP = 10 // pixels between the panel and the edge of the board
const ROOMY = { width: 800, height: 640 } // … of a board that fits a large panel with a key
const KEY = 60 // … of the height of a key
const SMALL: ChartSize = { width: 304, height: 136, small: true, keyed: false }

const PLACES: readonly Place[] = [
  { low: false, side: 'center' },
  { low: true, side: 'center' },
  { low: false, side: 'end' },
  { low: false, side: 'start' },
  { low: true, side: 'end' },
  { low: true, side: 'start' },
]

/** Return the size of an attack's chart. On a small board, it leaves two thirds of the board free. */
export function chartSize({ width, height }: Size): ChartSize {
  if (width < SMALL_SCREEN) return { ...SMALL, width: Math.min(SMALL.width, width - 2 * GAP) }
  const wide = width < ROOMY.width ? 340 : 430
  const keyed = wide > 340 && height >= ROOMY.height
  return { width: wide, height: 64 + (wide - 168) * 0.82 + (keyed ? KEY : 0), small: false, keyed }
}

/** Return the panel place at which a target box on the board has the largest hexes, up to a radius. */
export function bestPlacement(panel: Size, board: Size, target: Size, radius: number): PanelPlacement {
  const ways: PanelPlacement[] = [
    { place: { low: false, side: 'center' }, inset: { top: panel.height + 2 * GAP } },
    { place: { low: false, side: 'end' }, inset: { right: panel.width + 2 * GAP } },
    { place: { low: false, side: 'start' }, inset: { left: panel.width + 2 * GAP } },
    { place: { low: true, side: 'center' }, inset: { bottom: panel.height + 2 * GAP } },
  ]
  const scales = ways.map(({ inset }) => scaleIn(freeArea(inset, board), target, radius))
  return ways[scales.indexOf(Math.max(...scales))]!
}

/** Return whether a panel at a place covers none of the given spots. */
export function isFree(place: Place, panel: Size, board: Size, spots: readonly Point[], radius: number): boolean {
  return !spots.some((spot) => covers(corner(place, panel, board), panel, spot, radius))
}

/**
 * Return the first place where a panel covers the fewest of the given spots. Spots are discs. All values are pixels
 * on a board of the given size.
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
