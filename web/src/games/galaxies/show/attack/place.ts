// The search for a place where a panel over the board does not cover its subject.
import { freeArea, scaleIn, SMALL_SCREEN, type Inset, type Size } from '../../board/inset'
import { BAND } from '../../board/chart/edgeNames'
import type { Point } from '../../board/hex'

export interface Place {
  low: boolean
  /** The share of the free width that is to the left of the panel. */
  side: number
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

const MUCH = 1.32 // how many times as large something must be to be much better
const GAP = 10 // pixels between the panel and the edge of the board
const ROOMY = { width: 800, height: 640 } // … of a board that fits a large panel with a key
const NARROW = 340 // … of the width of a chart on a board with less room
const KEY = 60 // … of the height of a key
const SMALL: ChartSize = { width: 304, height: 136, small: true, keyed: false }

/** Something on a board that a panel should not cover: a disc, and how bad it is to cover it. */
export interface Spot extends Point {
  cost: number
}

// The places between the edges and the middle come last.
const SIDES = [0.5, 1, 0, 0.75, 0.25, 0.875, 0.125, 0.625, 0.375]
const PLACES: readonly Place[] = [SIDES.slice(0, 1), SIDES.slice(1, 3), SIDES.slice(3)].flatMap((sides) =>
  [false, true].flatMap((low) => sides.map((side) => ({ low, side }))),
)

/** How much of an attack's chart is shown: all, all but its key, or everything in a smaller size. */
export type ChartForm = 'keyed' | 'plain' | 'narrow'

/** Return the size of an attack's chart for a text size. On a small board, it leaves two thirds of the board free. A
 * large board has room for a key, unless the chart does without. */
export function chartSize({ width, height }: Size, text = 1, form: ChartForm = 'keyed'): ChartSize {
  const [roomy, narrow] = [width >= ROOMY.width, form === 'narrow']
  if (width < SMALL_SCREEN || (narrow && !roomy)) return { ...SMALL, width: Math.min(SMALL.width, width - 2 * GAP) }
  const wide = roomy && !narrow ? Math.max(430, Math.min(430 * text, width / 2)) : NARROW * (roomy ? text : 1)
  const keyed = form === 'keyed' && roomy && height >= ROOMY.height
  const words = (64 + (keyed ? KEY : 0)) * text
  return { width: wide, height: words + (wide - 168) * 0.82, small: false, keyed }
}

/** Return the ways in which a panel stands beside its subject, the preferred one first. */
export const panelPlacements = (panel: Size): PanelPlacement[] => [
  { place: { low: false, side: 0.5 }, inset: { top: panel.height + 2 * GAP } },
  { place: { low: false, side: 1 }, inset: { right: panel.width + 2 * GAP } },
  { place: { low: false, side: 0 }, inset: { left: panel.width + 2 * GAP } },
  { place: { low: true, side: 0.5 }, inset: { bottom: panel.height + 2 * GAP } },
]

/**
 * Return the panel place at which a target box on the board has the largest hexes, up to a radius. Above its target, a
 * panel leaves it in the middle of the board, so that a place beside it must be much better.
 */
export function bestPlacement(panel: Size, board: Size, target: Size, radius: number): PanelPlacement {
  const placements = panelPlacements(panel).map((placement) =>
    placement.inset.right ? { ...placement, inset: { ...placement.inset, left: BAND } } : placement,
  )
  const scales = placements.map(({ inset }) => scaleIn(freeArea(inset, board), target, radius))
  const largest = Math.max(...scales)
  return placements[scales[0]! * MUCH >= largest ? 0 : scales.indexOf(largest)]!
}

/** Return whether a panel at a place covers none of the given spots. */
export function isFree(place: Place, panel: Size, board: Size, spots: readonly Point[], radius: number): boolean {
  return !spots.some((spot) => covers(corner(place, panel, board), panel, spot, radius))
}

/**
 * Return the first place where the spots that a panel covers cost least. All values are pixels on a board of the given
 * size.
 */
export function placeFor(panel: Size, board: Size, spots: readonly Spot[], radius: number): Place {
  const costs = PLACES.map((place) => costOf(place, panel, board, spots, radius))
  return PLACES[costs.indexOf(Math.min(...costs))]!
}

/** Return the cost of all spots that a panel at a place covers. */
export function costOf(place: Place, panel: Size, board: Size, spots: readonly Spot[], radius: number): number {
  const at = corner(place, panel, board)
  return spots.reduce((sum, spot) => sum + (covers(at, panel, spot, radius) ? spot.cost : 0), 0)
}

function corner({ low, side }: Place, panel: Size, board: Size): Point {
  const x = GAP + (board.width - 2 * GAP - panel.width) * side
  return { x, y: low ? board.height - panel.height - GAP : GAP }
}

function covers(at: Point, panel: Size, spot: Point, radius: number): boolean {
  const dx = Math.max(at.x - spot.x, 0, spot.x - at.x - panel.width)
  const dy = Math.max(at.y - spot.y, 0, spot.y - at.y - panel.height)
  return Math.hypot(dx, dy) < radius
}
