// The small boards of the book: their ships and events. Positions are a column and a row.
import { neighbours } from '../board/hex'

export interface Standing {
  card: string
  hexes: string[]
  shields?: number
  damage?: number
  /** Whether it is a possible position instead of the ship itself. */
  ghost?: boolean
}

export interface Scene {
  columns: number
  rows: number
  /** The first row of the starting zone, which extends to the bottom. */
  zone?: number
  ships: Standing[]
  tiles?: { kind: string | null; hexes: string[] }[]
  /** The flights, from space to space. */
  ways?: string[][]
  /** The shots, from one position to another. */
  shots?: [string, string][]
  /** The marked spaces: possible destinations, dice rolls, and the counting of spaces. */
  lit?: string[]
  risky?: string[]
  counted?: string[]
  /** The outlined positions. */
  outlined?: string[][]
}

/** Return the space at a column and a row. */
export const spaceAt = (column: number, row: number) => `${column},${row - Math.floor(column / 2)}`
const flower = (column: number, row: number) => [spaceAt(column, row), ...neighbours(spaceAt(column, row))]
const pair = (column: number, row: number) => [spaceAt(column, row), spaceAt(column, row + 1)]
const rock = (column: number, row: number) => {
  const [q = 0, r = 0] = spaceAt(column, row).split(',').map(Number)
  return [`${q},${r - 1}`, `${q},${r}`, `${q + 1},${r - 1}`, `${q + 1},${r - 2}`]
}
const trail = (...places: [number, number][]) => places.map(([column, row]) => spaceAt(column, row))

const TORRENT = 'isn-torrent'
const BARRAGE = 'isn-barrage'
const ROOK = 'rooks-f54'
const SPARROWS = 'f51-blue-sparrows'
const EVEREST = 'isn-everest'
const FATE = 'vapors-fate'
const KIO = 'tes-kio'
const CHOSH = 'chosh-ka'

const shifted = flower(3, 2).filter((hex) => !flower(2, 2).includes(hex))

export const SCENES: Readonly<Record<string, Scene>> = {
  sizes: {
    columns: 9,
    rows: 4,
    ships: [
      { card: ROOK, hexes: [spaceAt(1, 1)] },
      { card: TORRENT, hexes: pair(3, 1) },
      { card: EVEREST, hexes: flower(6, 1) },
    ],
  },
  'launch-zone': {
    columns: 8,
    rows: 5,
    zone: 3,
    ships: [
      { card: EVEREST, hexes: flower(2, 2) },
      { card: TORRENT, hexes: pair(5, 3) },
    ],
    lit: [spaceAt(2, 3)],
  },
  'launch-chain': {
    columns: 6,
    rows: 4,
    zone: 2,
    ships: trail([1, 2], [2, 3], [3, 2]).map((hex) => ({ card: SPARROWS, hexes: [hex] })),
  },
  'launch-hold': {
    columns: 7,
    rows: 4,
    ships: [
      { card: TORRENT, hexes: pair(3, 1) },
      ...trail([4, 1], [4, 2], [4, 3]).map((hex) => ({ card: SPARROWS, hexes: [hex] })),
      { card: CHOSH, hexes: [spaceAt(6, 1)] },
    ],
  },
  'move-small': {
    columns: 7,
    rows: 5,
    ships: [
      { card: ROOK, hexes: [spaceAt(1, 3)] },
      { card: ROOK, hexes: [spaceAt(5, 1)], ghost: true },
    ],
    ways: [trail([1, 3], [2, 3], [3, 2], [4, 2], [4, 1], [5, 1])],
  },
  'move-medium': {
    columns: 6,
    rows: 4,
    ships: [
      { card: TORRENT, hexes: pair(1, 1) },
      { card: TORRENT, hexes: trail([3, 0], [2, 1]), ghost: true },
    ],
    ways: [trail([1, 1], [2, 1], [3, 0])],
  },
  'move-large': {
    columns: 6,
    rows: 5,
    ships: [{ card: EVEREST, hexes: flower(2, 2) }],
    lit: shifted,
    outlined: [flower(3, 2)],
    ways: [trail([2, 2], [3, 2])],
  },
  ecm: {
    columns: 7,
    rows: 5,
    ships: [
      { card: CHOSH, hexes: [spaceAt(1, 3)] },
      { card: TORRENT, hexes: pair(4, 0) },
    ],
    ways: [trail([1, 3], [2, 3], [3, 2], [4, 2], [5, 2])],
    risky: [spaceAt(4, 2)],
  },
  charge: {
    columns: 8,
    rows: 5,
    ships: [
      { card: BARRAGE, hexes: pair(1, 1) },
      { card: CHOSH, hexes: [spaceAt(3, 0)], shields: 0 },
      { card: KIO, hexes: pair(4, 2) },
      { card: CHOSH, hexes: [spaceAt(7, 3)] },
    ],
    shots: [
      [spaceAt(1, 1), spaceAt(3, 0)],
      [spaceAt(1, 2), spaceAt(4, 2)],
    ],
  },
  range: {
    columns: 6,
    rows: 4,
    ships: [
      { card: BARRAGE, hexes: pair(0, 1) },
      { card: KIO, hexes: pair(4, 1) },
    ],
    counted: trail([1, 1], [2, 1], [3, 1], [4, 1]),
  },
  squadron: {
    columns: 7,
    rows: 5,
    ships: [
      { card: SPARROWS, hexes: [spaceAt(1, 1)] },
      { card: SPARROWS, hexes: [spaceAt(1, 2)], shields: 0 },
      { card: SPARROWS, hexes: [spaceAt(2, 4)] },
      { card: KIO, hexes: pair(4, 0) },
      { card: CHOSH, hexes: [spaceAt(4, 4)] },
    ],
    shots: [
      [spaceAt(1, 1), spaceAt(4, 0)],
      [spaceAt(1, 2), spaceAt(4, 1)],
      [spaceAt(2, 4), spaceAt(4, 4)],
    ],
  },
  debris: {
    columns: 7,
    rows: 5,
    tiles: [{ kind: 'debris-field', hexes: pair(3, 1) }],
    ships: [{ card: ROOK, hexes: [spaceAt(1, 2)] }],
    ways: [trail([1, 2], [2, 2], [3, 1], [3, 2], [4, 3])],
    risky: [spaceAt(3, 1)],
  },
  cover: {
    columns: 8,
    rows: 5,
    tiles: [{ kind: 'asteroid', hexes: rock(2, 2) }],
    ships: [
      { card: TORRENT, hexes: pair(1, 2) },
      { card: ROOK, hexes: [spaceAt(5, 0)] },
      { card: KIO, hexes: pair(6, 2) },
    ],
    shots: [
      [spaceAt(6, 2), spaceAt(1, 2)],
      [spaceAt(6, 2), spaceAt(5, 0)],
    ],
    outlined: [pair(1, 2)],
  },
  'black-tile': {
    columns: 6,
    rows: 4,
    tiles: [{ kind: null, hexes: pair(4, 1) }],
    ships: [{ card: ROOK, hexes: [spaceAt(1, 2)] }],
    ways: [trail([1, 2], [2, 2], [3, 1], [4, 2])],
    lit: [spaceAt(4, 2)],
  },
  drift: {
    columns: 8,
    rows: 5,
    tiles: [{ kind: 'asteroid', hexes: rock(2, 2) }],
    ships: [{ card: FATE, hexes: flower(6, 2) }],
    outlined: [rock(3, 2)],
    ways: [trail([2, 2], [3, 2])],
  },
}
