// The names of columns and rows at the edges of the screen, for a board whose own frame is out of sight there.
import { bounds, columnName, parseHex, ROOT3, rowName, type Box, type Point } from '../hex'
import { FRAME, type NameSteps, type Mark } from './frame'

/** The width of the bands of names, in pixels. */
export const BAND = 20

/** How the screen shows the board. */
interface Sight {
  width: number
  height: number
  turn: number
  toScreen(at: Point): Point
  toBoard(x: number, y: number): Point
}

/** The names in the band at the upper edge and in the band at the left edge. */
export interface EdgeNames {
  top: Mark[]
  left: Mark[]
}

/** The columns and rows of a board, and its outline. */
interface Grid {
  columns: number[]
  rows: number[]
  outline: Box
}

/** Return the columns, rows and outline of a board, which determine its names. */
export function gridNames(hexes: readonly string[]): Grid {
  const places = hexes.map(parseHex)
  const rowOf = ([q, r]: [number, number]) => r + Math.floor(q / 2)
  const sortedUnique = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b)
  return {
    columns: sortedUnique(places.map(([q]) => q)),
    rows: sortedUnique(places.map(rowOf)),
    outline: bounds(hexes, FRAME / 2),
  }
}

/** Return the names at the edges where the frame of the board is out of sight. */
export function namesAt(grid: Grid, sight: Sight, nameSteps: NameSteps): EdgeNames {
  const lying = sight.turn % 2 === 1
  const { x, y } = grid.outline
  const corners = [sight.toScreen({ x, y }), sight.toScreen({ x: x + grid.outline.width, y: y + grid.outline.height })]
  const top = Math.min(...corners.map((corner) => corner.y)) < 0
  const left = Math.min(...corners.map((corner) => corner.x)) < 0
  const columns = grid.columns
    .filter((column) => column % nameSteps.column === 0)
    .map((q) => ({ text: columnName(q), q }))
  const rows = grid.rows
    .filter((row) => row % nameSteps.row === nameSteps.row - 1)
    .map((row) => ({ text: rowName(row), row }))
  // In odd-numbered columns, the rows lie half a space lower. The column at the edge decides.
  const edge = lying ? sight.toBoard(sight.width / 2, BAND / 2) : sight.toBoard(BAND / 2, sight.height / 2)
  const low = (Math.abs(Math.round(edge.x / 1.5)) % 2) / 2
  const ofColumns = columns.map(({ text, q }) => ({ text, ...sight.toScreen({ x: 1.5 * q, y: 0 }) }))
  const ofRows = rows.map(({ text, row }) => ({ text, ...sight.toScreen({ x: 0, y: ROOT3 * (row + low) }) }))
  const isVisible = (at: number, from: number, to: number) => at > from && at < to - BAND / 2
  const placeAlongTop = (names: Mark[]) =>
    names
      .filter((name) => isVisible(name.x, left ? BAND * 1.5 : BAND / 2, sight.width))
      .map((name) => ({ ...name, y: BAND / 2 }))
  const placeAlongLeft = (names: Mark[]) =>
    names
      .filter((name) => isVisible(name.y, top ? BAND * 1.5 : BAND / 2, sight.height))
      .map((name) => ({ ...name, x: BAND / 2 }))
  return {
    top: top ? placeAlongTop(lying ? ofRows : ofColumns) : [],
    left: left ? placeAlongLeft(lying ? ofColumns : ofRows) : [],
  }
}
