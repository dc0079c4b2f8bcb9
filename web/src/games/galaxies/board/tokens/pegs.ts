// The pegs of a ship on the board, shown as numbers: a blue shield, and a tag with the remaining hull. They hang at
// the lower edge of its footprint on the screen, so that the ship stays visible. Attached cards are tabs at the upper
// edge.
import { center, middle, type Point } from '../hex'
import { rotatePoint } from '../input/turning'

/** Return the middle of the lowest space on the screen, relative to the middle of all spaces. */
function bottomOf(hexes: readonly string[], turn: number): Point {
  const wholeMiddle = rotatePoint(middle(hexes), turn)
  const low = hexes.map((hex) => rotatePoint(center(hex), turn)).reduce((a, b) => (a.y > b.y + 0.01 ? a : b))
  return { x: low.x - wholeMiddle.x, y: low.y - wholeMiddle.y }
}

/** Return the middle of the topmost space on the screen, relative to the middle of the ship. */
export function topOf(hexes: readonly string[], turn: number): Point {
  const { x, y } = bottomOf(hexes, turn + 2)
  return { x: 0 - x, y: 0 - y }
}

type Kind = 'shield' | 'hull'

export interface Numbers {
  /** The middle of the boxes, relative to the middle of the ship. */
  at: Point
  type: number
  height: number
  /** Whether there is space for digits of a legible size. Otherwise the boxes are filled like gauges. */
  legible: boolean
  boxes: { kind: Kind; value: number; x: number; wide: number }[]
}

const TYPE = 13 // pixels
const LEAST = 0.62 // hex radii: on a large board, numbers grow with the ships
const DIGIT = 0.48 // the maximum width of a digit in the narrow face of the board, as a share of the type size
const GAP = 0.1 // … the gap between shields and hull, without which they would read as one number
const MARGIN = 1.08 // … a digit with the room that it needs within its box
const TALL = 0.95 // … the height of a box
const ROOMY = 0.3 // … the margin next to the digits, if there is space
const TIGHT = 0.1 // … in boxes that stay within their column
const GAUGE = 0.72 // the type size of boxes that are too small for digits
/** The width for boxes, slightly less than the distance between two columns. */
const COLUMN = 1.46
const PAIR = 1.54 // … for two boxes with their margins, which may stand apart
/** The lowest edge of a single box in its space, and that of two boxes, which need the width of the middle. */
const ALONE_FLOORS = [0.84, 0.78] as const
const FLOORS = [0.55, 0.56] as const
/** The lowest floor of boxes that need the height of the space. The tabs of the next space are below it. */
const LOWEST_FLOORS = [0.86, 0.8] as const
/** The lower edge of the tabs at the top of a space, which boxes leave free. */
const TABS_END = [-0.35, -0.2] as const
/** The width and the floors for a large ship, which has space at its sides. */
const LARGE = { wide: 2.6, floors: [1.68, 2.1] } as const
const BELOW = 2.24 // … the floor below the narrow bow, above the boxes of the next ship
/** The outward offset of boxes, which keeps the ship between them visible: on an upright board, and on one on its
 * side. */
const ASIDE = [0.92, 0.85] as const
const TIGHT_ASIDE = 0.74 // … of tall boxes, within their column
const LARGE_ASIDE = [2, 1.4] as const
const LEVEL_ASIDE = 1.6 // … for a medium ship whose spaces are side by side

/** Return the size of numbers that have unlimited room, at `scale` pixels per hex radius. */
const typeSizeAt = (scale: number) => Math.max(TYPE / scale, LEAST)

/** Return the share of a small ship's space that its numbers need, from 0 for the smallest numbers to 1 for numbers
 * that fill it. */
export const crowding = (scale: number) => Math.min(1, (typeSizeAt(scale) - LEAST) / (1 - LEAST))

/**
 * Return the numbers of a ship's pegs, at `scale` pixels per hex radius: tags at the edge of the ship's lowest one or
 * two spaces. A ship whose bow is `south` has room below it.
 */
export function numbersOf(
  hexes: readonly string[],
  shields: number | null,
  hull: number,
  turn: number,
  scale: number,
  south = false,
): Numbers {
  const values: [Kind, number][] =
    shields === null
      ? [['hull', hull]]
      : [
          ['shield', shields],
          ['hull', hull],
        ]
  const [large, lying] = [hexes.length > 2, turn % 2 ? 1 : 0] as const
  const room = large ? LARGE.wide : COLUMN
  const gaps = GAP * (values.length - 1)
  const wanted = typeSizeAt(scale)
  const allDigits = values.reduce((sum, [, value]) => sum + String(value).length, 0)
  const widest = room / (Math.max(2, allDigits) * DIGIT * MARGIN + gaps)
  const legible = wanted <= widest && wanted * TALL <= LOWEST_FLOORS[lying] - TABS_END[lying]
  const type = legible ? wanted : GAUGE
  const digitsOf = (value: number) => (legible ? String(value).length : 1)
  const digits = values.reduce((sum, [, value]) => sum + digitsOf(value), 0)
  const tight = !large && type * TALL > LOW
  const wide = large || tight || shields === null ? room : PAIR
  const beside = Math.min((tight ? TIGHT : ROOMY) * type, (wide - (digits * DIGIT + gaps) * type) / values.length)
  const wides = values.map(([, value]) => digitsOf(value) * DIGIT * type + beside)
  const totalWidth = wides.reduce((sum, wide) => sum + wide, gaps * type)
  const height = type * TALL
  const { aside, at } = boxPosition(hexes, turn, south, shields === null, tight ? height : 0)
  const boxes = values.map(([kind, value], i) => {
    const before = wides.slice(0, i).reduce((sum, wide) => sum + wide + GAP * type, 0)
    const wide = wides[i]!
    const direction = kind === 'hull' ? 1 : -1
    return { kind, value, wide, x: aside ? direction * (aside - wide / 2) : before + wide / 2 - totalWidth / 2 }
  })
  return { at: { x: at.x, y: at.y - height / 2 }, type, height, legible, boxes }
}

/** The maximum height of boxes that stand apart, because those of the next column are half a space higher or lower. */
const LOW = 0.79

/**
 * Return the outward offset of a ship's boxes (0: in the middle) and the middle of their lower edge. Boxes of a `tall`
 * height stay within their column, below the tabs.
 */
function boxPosition(
  hexes: readonly string[],
  turn: number,
  south: boolean,
  alone: boolean,
  tall: number,
): { aside: number; at: Point } {
  const [large, lying, level] = [hexes.length > 2, turn % 2 ? 1 : 0, isLevel(hexes, turn)] as const
  const below = large && !lying && pointsDown(turn, south)
  const foot = large || level ? { x: 0, y: 0 } : bottomOf(hexes, turn)
  const floors = large ? LARGE.floors : alone && !level ? ALONE_FLOORS : FLOORS
  const floor = below ? BELOW : Math.max(floors[lying], tall && tall + TABS_END[lying])
  const at = { x: foot.x, y: foot.y + floor }
  if (below || alone) return { aside: 0, at }
  if (large) return { aside: LARGE_ASIDE[lying], at }
  return { aside: level ? LEVEL_ASIDE : tall && !lying ? TIGHT_ASIDE : ASIDE[lying], at }
}

/** Return whether this is a medium ship whose spaces are side by side on the screen. */
function isLevel(hexes: readonly string[], turn: number): boolean {
  const [a, b] = hexes.map((hex) => rotatePoint(center(hex), turn))
  return hexes.length === 2 && Math.abs(a!.y - b!.y) < 0.01
}

/** Return whether the bow points down on the screen. */
const pointsDown = (turn: number, south: boolean) => south !== (turn % 4 === 2)

export interface Tabs {
  width: number
  height: number
  /** The upper left corners of the tabs, relative to the middle of the ship. */
  at: Point[]
}

const TAB = { width: 0.29, height: 0.42 }
const WIDE_TAB = { width: 0.36, height: 0.5 } // the size of a single tab
const [START, END] = [-0.49, 0.49] // where tabs hang from the upper edge of a space
const ROW = 3 // tabs that fit between them; more are narrower
const SHARE = TAB.width * ROW
const WIDE_HOOK = 0.13
const EDGE = [-0.85, -0.7] as const

/** Return a tab for each attached card, within the topmost space of the ship. The first ones leave the bow free. */
export function tabsOf(hexes: readonly string[], attached: number, turn: number): Tabs {
  const top = topOf(hexes, turn)
  const y = top.y + EDGE[turn % 2 ? 1 : 0]
  if (attached === 1) return { ...WIDE_TAB, at: [{ x: top.x + WIDE_HOOK, y }] }
  const row = Math.max(ROW, attached)
  const width = SHARE / row
  const hooks = Array.from({ length: row }, (_, i) => START + ((END - START - width) * i) / (row - 1))
  const [left, ...others] = hooks
  const order = [others.pop()!, left!, ...others]
  return { width, height: TAB.height, at: order.slice(0, attached).map((x) => ({ x: top.x + x, y })) }
}
