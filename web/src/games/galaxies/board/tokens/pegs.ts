// The place of a ship's pegs on the board: along the lower edge of its footprint on the screen, so that the ship is
// visible, too. Numbers replace pegs that are too small to count. Attached cards are tabs at the upper edge.
import { center, middle, type Point } from '../hex'
import { turned } from '../input/turning'

export interface Row {
  /** The middle of the row, relative to the middle of the ship. */
  at: Point
  pegs: number
}

export interface Pegs {
  /** The distance from one peg to the next. */
  step: number
  shields: Row
  hull: Row
}

/** The distance of the lowest row below the middle of a space, its greatest width, and the greatest step. */
interface Edge {
  low: number
  wide: number
  most: number
}

/** The edges by the size of a ship: on an upright or upside-down board, and on a board that lies on its side. */
const EDGES: Record<'small' | 'medium' | 'large', readonly [Edge, Edge]> = {
  small: [
    { low: 0.64, wide: 1.2, most: 0.46 },
    { low: 0.5, wide: 1.2, most: 0.46 },
  ],
  medium: [
    { low: 0.62, wide: 1.5, most: 0.4 },
    { low: 0.5, wide: 1.4, most: 0.4 },
  ],
  large: [
    { low: 1.5, wide: 4.1, most: 0.42 },
    { low: 1.55, wide: 3.2, most: 0.46 },
  ],
}
/** The width of a peg, as a share of the step. */
export const PEG = 0.76
const READABLE = 8 // pixels

/** Whether pegs are large enough on the screen to be counted. */
export const readable = ({ step }: Pegs, scale: number) => step * PEG * scale >= READABLE

/** Return the rows of a ship: one below the other, or side by side in a single space. */
export function pegsOf(hexes: readonly string[], shields: number, hull: number, turn = 0): Pegs {
  const edge = EDGES[hexes.length > 2 ? 'large' : hexes.length > 1 ? 'medium' : 'small'][turn % 2 ? 1 : 0]
  if (hexes.length === 1) return abreast(shields, hull, edge)
  const { low, wide, most } = edge
  const step = Math.min(most, wide / Math.max(shields, hull))
  const foot = hexes.length > 2 ? { x: 0, y: 0 } : lowest(hexes, turn)
  const at = (above: number): Point => ({ x: foot.x, y: foot.y + low - above })
  return { step, shields: { at: at(step * 1.06), pegs: shields }, hull: { at: at(0), pegs: hull } }
}

function abreast(shields: number, hull: number, { low, wide, most }: Edge): Pegs {
  const gap = shields ? 0.5 : 0 // in steps
  const step = Math.min(most, wide / (shields + hull + gap))
  const at = (shift: number): Point => ({ x: shift * step, y: low })
  return {
    step,
    shields: { at: at(-(hull + gap) / 2), pegs: shields },
    hull: { at: at(shields ? (shields + gap) / 2 : 0), pegs: hull },
  }
}

/** Return the middle of the lowest space on the screen, relative to the middle of all spaces. */
function lowest(hexes: readonly string[], turn: number): Point {
  const whole = turned(middle(hexes), turn)
  const low = hexes.map((hex) => turned(center(hex), turn)).reduce((a, b) => (a.y > b.y + 0.01 ? a : b))
  return { x: low.x - whole.x, y: low.y - whole.y }
}

/** Return the middle of the topmost space on the screen, relative to the middle of the ship. */
export function topOf(hexes: readonly string[], turn: number): Point {
  const { x, y } = lowest(hexes, turn + 2)
  return { x: 0 - x, y: 0 - y }
}

type Kind = 'shield' | 'hull'

export interface Numbers {
  /** The middle of the boxes, relative to the middle of the ship. */
  at: Point
  type: number
  height: number
  /** `mark` is the width of the cross for damage at the left of a box; 0 if there is no damage or no room. */
  boxes: { kind: Kind; value: number; x: number; wide: number; mark: number }[]
}

const TYPE = 13 // pixels
const DIGIT = 0.6 // the greatest width of a bold digit, as a share of the type
const GAP = 0.2 // … the gap between shields and hull, which would read as one number otherwise
const TALL = 0.92 // … the height of a box
const ROOMY = 0.3 // … the room beside the digits, where there is any
/** The room of boxes, a little less than the distance of two columns, and the lowest edge of a box in its space. */
const COLUMN = 1.46
const FLOORS = [0.84, 0.78] as const
/** The width and the floors for a large ship, which has room at its sides. */
const LARGE = { wide: 2.6, floors: [1.68, 2.1] } as const
const BELOW = 2.48 // … the floor below its bow, which is narrow
/** How far out boxes hang, so that the ship is visible between them: on a board that stands, and on one that lies. */
const ASIDE = [0.98, 0.85] as const
const LARGE_ASIDE = [2, 1.4] as const
const LEVEL_ASIDE = 1.6 // … for a medium ship whose spaces are side by side
const MARK = 0.55 // the width of a cross, as a share of the type

/**
 * Return the numbers that replace pegs, with `scale` pixels to a hex radius: tags at the edge of the ship's lowest one
 * or two spaces. A ship whose bow is `south` has room below it; a `hurt` ship has a cross.
 */
export function numbersOf(
  hexes: readonly string[],
  shields: number | null,
  hull: number,
  turn: number,
  scale: number,
  { south = false, hurt = false } = {},
): Numbers {
  const shown: [Kind, number][] =
    shields === null
      ? [['hull', hull]]
      : [
          ['shield', shields],
          ['hull', hull],
        ]
  const digits = shown.reduce((sum, [, value]) => sum + String(value).length, 0)
  const room = hexes.length > 2 ? LARGE.wide : COLUMN
  const gaps = GAP * (shown.length - 1)
  const type = Math.min(TYPE / scale, room / (Math.max(2, digits) * DIGIT * 1.05 + gaps))
  const beside = Math.min(ROOMY * type, (room - (digits * DIGIT + gaps) * type) / shown.length)
  const wides = shown.map(([, value]) => String(value).length * DIGIT * type + beside)
  const all = wides.reduce((sum, wide) => sum + wide, gaps * type)
  const height = type * TALL
  const { aside, at } = hung(hexes, turn, south, shields === null ? Infinity : height)
  const spare = (aside ? 2 * aside : room) - all
  const mark = hurt && spare >= MARK * type ? MARK * type : 0
  const boxes = shown.map(([kind, value], i) => {
    const own = kind === 'hull' ? mark : 0
    const before = wides.slice(0, i).reduce((sum, wide) => sum + wide + GAP * type, 0)
    const wide = wides[i]! + own
    const way = kind === 'hull' ? 1 : -1
    return { kind, value, wide, mark: own, x: aside ? way * (aside - wide / 2) : before + wide / 2 - (all + mark) / 2 }
  })
  return { at: { x: at.x, y: at.y - height / 2 }, type, height, boxes }
}

/** The greatest height of boxes that reach into the next column, whose boxes are half a space higher or lower. */
const LOW = 0.79

/** Return how far out the boxes of a ship hang (0: next to each other) and the middle of their lower edge. */
function hung(hexes: readonly string[], turn: number, south: boolean, height: number): { aside: number; at: Point } {
  const [large, lying, level] = [hexes.length > 2, turn % 2 ? 1 : 0, isLevel(hexes, turn)] as const
  const below = large && !lying && isSouth(turn, south)
  const foot = large || level ? { x: 0, y: 0 } : lowest(hexes, turn)
  const at = { x: foot.x, y: foot.y + (below ? BELOW : (large ? LARGE.floors : FLOORS)[lying]) }
  if (below || height === Infinity || (!large && !lying && height > LOW)) return { aside: 0, at }
  return { aside: level ? LEVEL_ASIDE : (large ? LARGE_ASIDE : ASIDE)[lying], at }
}

/** Whether this is a medium ship whose spaces are side by side on the screen. */
function isLevel(hexes: readonly string[], turn: number): boolean {
  const [a, b] = hexes.map((hex) => turned(center(hex), turn))
  return hexes.length === 2 && Math.abs(a!.y - b!.y) < 0.01
}

/** Whether the bow points down on the screen. */
const isSouth = (turn: number, south: boolean) => south !== (turn % 4 === 2)

export interface Tabs {
  width: number
  height: number
  /** The upper left corners of the tabs, relative to the middle of the ship. */
  at: Point[]
  /** The number of cards that a single tab stands for, where there is no room for all. */
  count?: number
}

const TAB = { width: 0.29, height: 0.42 }
const WIDE_TAB = { width: 0.36, height: 0.5 } // the size of a single tab
/** Where tabs hang from the upper edge of a space: the first one to the right, so that the bow stays free. */
const HOOKS = [0.2, -0.49, -0.145] as const
const WIDE_HOOKS = [0.13] as const
const EDGE = [-0.85, -0.7] as const
const COUNTED = { width: 0.7, height: 0.78, hook: -0.35 }

/** Return the tabs of attached cards, within the topmost space of the ship. */
export function tabsOf(hexes: readonly string[], attached: number, turn: number): Tabs {
  const top = topOf(hexes, turn)
  const y = top.y + EDGE[turn % 2 ? 1 : 0]
  const { width, height, hook } = COUNTED
  if (attached > HOOKS.length) return { width, height, at: [{ x: top.x + hook, y }], count: attached }
  const [tab, hooks] = attached > WIDE_HOOKS.length ? [TAB, HOOKS] : [WIDE_TAB, WIDE_HOOKS]
  return { ...tab, at: hooks.slice(0, attached).map((x) => ({ x: top.x + x, y })) }
}
