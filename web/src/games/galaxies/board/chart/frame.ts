// The frame of the chart. As on sea charts, a band of names and a scale lie between rules around the spaces.
import { bounds, center, columnName, parseHex, ROOT3, round, rowName, type Box } from '../hex'

const GAP = 0.14 // hex radii from the outermost spaces to the inner rule
const BAND = 0.86 // … from the inner rule to the scale: the band of the names
const SCALE = 0.17 // … the width of the scale
const BEYOND = 0.14 // … from the scale to the outermost rule
/** The distance from the spaces to the outer edge of the frame. */
export const FRAME = GAP + BAND + SCALE + BEYOND
const NAMES = GAP + BAND / 2
const SLIM_NAMES = FRAME / 2 - 0.03 // … from the spaces to the names, if names need the whole frame
const STEP = 1.5

export interface Mark {
  x: number
  y: number
  text: string
}

/** The steps between named columns and rows. */
export interface NameSteps {
  column: number
  row: number
}

const TYPE = 13 // pixels, as in the theme
const [TALL, WIDE] = [1, 1.35] // the height of a name's line and the width of two letters, as shares of the type

/** Return the smallest steps between named columns and rows at which no two names touch. */
export function nameStepsAt(scale: number, turn: number): NameSteps {
  const stepFor = (room: number, pitch: number) => Math.max(1, Math.ceil((room * TYPE) / (pitch * scale) - 0.01))
  const [across, down] = turn % 2 ? [TALL, WIDE] : [WIDE, TALL]
  return { column: stepFor(across, STEP), row: stepFor(down, ROOT3) }
}

const expand = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
})

const boxPath = ({ x, y, width, height }: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`

export interface Frame {
  /** The area inside the frame, and the area including the frame. */
  sheet: Box
  whole: Box
  /** The paths: thin rules, the thick rule, the printed parts of the scale, and its dividing strokes. */
  rules: string
  thick: string
  scale: string
}

export function frameOf(hexes: readonly string[]): Frame {
  const sheet = bounds(hexes, GAP)
  const inner = expand(sheet, BAND)
  const outer = expand(inner, SCALE)
  const { across, left, right } = namePositions(hexes)
  const { x, y, width, height } = inner
  const levelBar = (x1: number, x2: number, top: number) => boxPath({ x: x1, y: top, width: x2 - x1, height: SCALE })
  const uprightBar = (y1: number, y2: number, side: number) =>
    boxPath({ x: side, y: y1, width: SCALE, height: y2 - y1 })
  const spans = (places: readonly number[], half: number, low: number, high: number) =>
    places
      .map((at, n): [number, number] => [n ? at - half : low, n < places.length - 1 ? at + half : high])
      .filter((_, n) => n % 2 === 0)
  const levels = spans(across, STEP / 2, x, x + width)
  const scale = [
    ...levels.flatMap(([from, to]) => [levelBar(from, to, y - SCALE), levelBar(from, to, y + height)]),
    ...spans(left, ROOT3 / 2, y, y + height).map(([from, to]) => uprightBar(from, to, x - SCALE)),
    ...spans(right, ROOT3 / 2, y, y + height).map(([from, to]) => uprightBar(from, to, x + width)),
  ]
  return {
    sheet,
    whole: expand(outer, BEYOND),
    rules: [sheet, inner, outer].map(boxPath).join(''),
    thick: boxPath(expand(outer, BEYOND)),
    scale: scale.join(''),
  }
}

/** Return the x of each column, and the y of each space in the first and the last column. */
function namePositions(hexes: readonly string[]) {
  const columns = new Map<number, number[]>()
  for (const hex of hexes) {
    const [column] = parseHex(hex)
    columns.set(column, [...(columns.get(column) ?? []), center(hex).y])
  }
  const order = [...columns.keys()].sort((a, b) => a - b)
  const rowsOf = (column: number | undefined) => [...(columns.get(column!) ?? [])].sort((a, b) => a - b)
  return { across: order.map((column) => column * STEP), left: rowsOf(order[0]), right: rowsOf(order.at(-1)) }
}

/** Return the names of columns and rows, each at both ends: in the band, or in the whole of a `slim` frame. */
export function marksOf(hexes: readonly string[], nameSteps: NameSteps, slim = false): Mark[] {
  const { x, y, width, height } = bounds(hexes, slim ? SLIM_NAMES : NAMES)
  const places = hexes.map((hex) => ({ ...center(hex), q: parseHex(hex)[0], r: parseHex(hex)[1] }))
  const columns = [...new Set(places.map(({ q }) => q))]
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const named = columns.filter((column) => column % nameSteps.column === 0)
  return [
    ...named.flatMap((column) => [y, y + height].map((at) => ({ x: column * STEP, y: at, text: columnName(column) }))),
    ...places
      .map(({ q, r, y }) => ({ q, y, row: r + Math.floor(q / 2) }))
      .filter(({ q, row }) => (q === first || q === last) && row % nameSteps.row === nameSteps.row - 1)
      .map(({ q, y, row }) => ({ x: q === first ? x : x + width, y, text: rowName(row) })),
  ]
}
