// Where a ship's pegs stand on the board: along the lower edge of its footprint as it is seen, so that the ship itself is
// seen, too. Where they would be too small to be counted stand numbers. Cards that are attached are tabs at its upper edge.
import { center, middle, type Point } from '../hex'
import { turned } from '../input/turning'

export interface Row {
  /** Of its middle, seen from the middle of the ship. */
  at: Point
  pegs: number
}

export interface Pegs {
  /** From one peg to the next. */
  step: number
  shields: Row
  hull: Row
}

/** How far below the middle of a space the lowest row stands, how wide it may be, and how large its pegs at the most. */
interface Edge {
  low: number
  wide: number
  most: number
}

/** By how many spaces a ship has: on a board that stands upright or upside down, and on one that lies on its side. */
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
/** How wide a peg is, in steps. */
export const PEG = 0.76
const READABLE = 8 // pixels

/** Whether pegs are as large on the screen as they must be to be counted. */
export const readable = ({ step }: Pegs, scale: number) => step * PEG * scale >= READABLE

/** The rows of a ship: one below the other, and side by side where a single space has room for both. */
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

/** The middle of the lowest space as it is seen, from the middle of all. */
function lowest(hexes: readonly string[], turn: number): Point {
  const whole = turned(middle(hexes), turn)
  const low = hexes.map((hex) => turned(center(hex), turn)).reduce((a, b) => (a.y > b.y + 0.01 ? a : b))
  return { x: low.x - whole.x, y: low.y - whole.y }
}

/** The middle of the topmost space as it is seen, from the middle of the ship. */
export function topOf(hexes: readonly string[], turn: number): Point {
  const { x, y } = lowest(hexes, turn + 2)
  return { x: 0 - x, y: 0 - y }
}

type Kind = 'shield' | 'hull'

export interface Numbers {
  /** Of their middle, seen from the middle of the ship. */
  at: Point
  type: number
  height: number
  /** `mark` is the part of a box, at its left, that has a cross for damage: 0 where there is none, or no room for it. */
  boxes: { kind: Kind; value: number; x: number; wide: number; mark: number }[]
}

const TYPE = 13 // pixels
const DIGIT = 0.6 // of the type: how wide a bold digit is at the most
const GAP = 0.2 // … and how far shields and hull are apart, or they would read as one number
const TALL = 0.92 // … and how tall a box is that holds one
const ROOMY = 0.3 // … and how much room is beside it, where there is any
/** Less than two columns are apart, so that no neighbour is ever touched; and how low a box may reach in its space. */
const COLUMN = 1.46
const FLOORS = [0.84, 0.78] as const
/** The same of a large ship, which has room to its sides. */
const LARGE = { wide: 2.6, floors: [1.68, 2.1] } as const
const BELOW = 2.48 // … and below its bow, which is small
/** How far out boxes hang, so that the ship is seen between them: next to others on a board that lies, or lower than theirs. */
const ASIDE = [0.98, 0.85] as const
const LARGE_ASIDE = [2, 1.4] as const
const LEVEL_ASIDE = 1.6 // … of a medium ship that lies on one level
const MARK = 0.55 // of the type: how wide a cross is

/**
 * The numbers that stand for pegs, `scale` pixels to a hex radius: tags at the edge of the ship's lowest space, or of the
 * lowest two. A ship whose bow is `south` has room below it, one that is `hurt` has a cross.
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

/** So tall boxes may be that reach into the next column, where those of others stand half a space higher or lower. */
const LOW = 0.79

/** How far out the boxes of a ship hang, 0 if they are next to each other, and how low the middle of their lower edge is. */
function hung(hexes: readonly string[], turn: number, south: boolean, height: number): { aside: number; at: Point } {
  const [large, lying, level] = [hexes.length > 2, turn % 2 ? 1 : 0, isLevel(hexes, turn)] as const
  const below = large && !lying && isSouth(turn, south)
  const foot = large || level ? { x: 0, y: 0 } : lowest(hexes, turn)
  const at = { x: foot.x, y: foot.y + (below ? BELOW : (large ? LARGE.floors : FLOORS)[lying]) }
  if (below || height === Infinity || (!large && !lying && height > LOW)) return { aside: 0, at }
  return { aside: level ? LEVEL_ASIDE : (large ? LARGE_ASIDE : ASIDE)[lying], at }
}

/** Whether it is a medium ship whose spaces are side by side as they are seen. */
function isLevel(hexes: readonly string[], turn: number): boolean {
  const [a, b] = hexes.map((hex) => turned(center(hex), turn))
  return hexes.length === 2 && Math.abs(a!.y - b!.y) < 0.01
}

/** Whether the bow is below as it is seen. */
const isSouth = (turn: number, south: boolean) => south !== (turn % 4 === 2)

export interface Tabs {
  width: number
  height: number
  /** Their left upper corners, seen from the middle of the ship. */
  at: Point[]
  /** How many cards a single tab stands for, where there is no room for all. */
  count?: number
}

const TAB = { width: 0.29, height: 0.42 }
const WIDE_TAB = { width: 0.36, height: 0.5 } // where there is only one
/** Where tabs hang from a space's upper edge, the first of them to the right, so that the ship's bow stays free. */
const HOOKS = [0.2, -0.49, -0.145] as const
const WIDE_HOOKS = [0.13] as const
const EDGE = [-0.85, -0.7] as const
const COUNTED = { width: 0.7, height: 0.78, hook: -0.35 }

/** Tabs for attached cards, within the topmost space of the ship. */
export function tabsOf(hexes: readonly string[], attached: number, turn: number): Tabs {
  const top = topOf(hexes, turn)
  const y = top.y + EDGE[turn % 2 ? 1 : 0]
  const { width, height, hook } = COUNTED
  if (attached > HOOKS.length) return { width, height, at: [{ x: top.x + hook, y }], count: attached }
  const [tab, hooks] = attached > WIDE_HOOKS.length ? [TAB, HOOKS] : [WIDE_TAB, WIDE_HOOKS]
  return { ...tab, at: hooks.slice(0, attached).map((x) => ({ x: top.x + x, y })) }
}
