// The picture of each mission's fight: flat shapes and the portraits of its ships. ISN ships come from the left,
// Wretch ships from the right. All but the first show everything at 320 by 240; parts farther out fill wider frames.
/* eslint-disable house/texts -- the names of inks are classes of shapes */
import { dot } from '../ships/portrait'
import { bands, burst, rays, rock, rockHatch, scars, shot, stars, tail } from './shapes'

/** The inks of a picture; a `pale` ink is printed at half strength. */
export type Ink = 'paper' | 'ink' | 'isn' | 'wretch' | 'pale-isn' | 'pale-wretch' | 'dusk'
/** A plain ink, an ink with an outline, or a line only. */
type Press = Ink | `${Ink} edged` | `${Ink} line`
type Shape = readonly [Press, string]

export interface Flyer {
  card: string
  x: number
  y: number
  size: number
  /** The angle in degrees. */
  turn?: number
  /** The side in whose ink a captured ship is printed. */
  held?: 'isn' | 'wretch'
  /** Whether a low frame would cut the ship, so that it is left out in a low window. */
  high?: boolean
}

export interface Scene {
  width: number
  ground: Ink
  behind: readonly Shape[]
  ships: readonly Flyer[]
  before: readonly Shape[]
}

const rocks = (...all: [x: number, y: number, r: number][]): Shape[] =>
  all.flatMap(([x, y, r]): Shape[] => [
    ['ink', rock(x + 3, y + 3, r)],
    ['paper edged', rock(x, y, r)],
    ['ink', rockHatch(x, y, r) + scars(x, y, r)],
  ])

const meteors = (...all: [x: number, y: number, r: number][]): Shape[] =>
  all.flatMap(([x, y, r]): Shape[] => [
    ['wretch edged', tail(x, y, r * 0.95, r * 6.5, -2.62)],
    ['paper', tail(x, y, r * 0.6, r * 4, -2.62)],
    ...rocks([x, y, r]),
  ])

const blast = (x: number, y: number, r: number): Shape[] => [
  ['ink', burst(x + 3, y + 3, r)],
  ['wretch edged', burst(x, y, r)],
  ['paper', burst(x + 1, y, r * 0.58, 9)],
]

const WIDE = 800
const ring = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

export const SCENES = {
  /** The cover of the start page. */
  start: {
    width: WIDE,
    ground: 'dusk',
    behind: [
      ['ink', rays(400, 150, 26)],
      ['paper', stars(70, WIDE, 240)],
      ['pale-wretch', dot(690, 40, 120)],
      ['ink line', bands(690, 40, 120, 16)],
      ['pale-isn', dot(70, 250, 96)],
    ],
    ships: [
      { card: 'so-bwa-tet', x: 566, y: 4, size: 0.8, high: true },
      { card: 'isn-torrent', x: 12, y: 10, size: 0.86, high: true },
      { card: 'vapors-fate', x: 488, y: 70, size: 1.62 },
      { card: 'isn-everest', x: 14, y: 84, size: 1.66 },
      { card: 'f47-blue-hawks', x: 300, y: 128, size: 0.9, turn: -10 },
      { card: 'red-tougu', x: 366, y: 18, size: 0.7, turn: -8, high: true },
    ],
    before: [
      ['paper edged', shot(344, 166, 548, 128) + shot(345, 176, 560, 150)],
      ['wretch edged', shot(496, 112, 336, 60)],
      ...blast(548, 140, 34),
      ...blast(318, 56, 24),
      ...rocks([430, 222, 20], [478, 238, 13], [268, 236, 11]),
    ],
  },
  'dead-zone': {
    width: 320,
    ground: 'dusk',
    behind: [
      ['paper', stars(60, 320, 240)],
      ['pale-isn', dot(286, 226, 96)],
      ['ink line', bands(286, 226, 96, 9)],
      ['paper', dot(24, 24, 4) + burst(24, 24, 14, 4)],
    ],
    ships: [
      { card: 'so-bwa-tet', x: 126, y: 12, size: 0.92, turn: -14 },
      { card: 'red-tougu', x: 196, y: 74, size: 0.62, turn: -16 },
      { card: 'f51-blue-sparrows', x: 110, y: 168, size: 0.62, turn: -8 },
      { card: 'isn-everest', x: 6, y: 110, size: 1.08, turn: -6 },
    ],
    before: [['paper edged', shot(212, 140, 176, 84)], ['wretch edged', shot(140, 66, 92, 122)], ...blast(90, 124, 22)],
  },
  'blockade-run': {
    width: 320,
    ground: 'paper',
    behind: [
      ['pale-wretch', rays(70, 120, 30)],
      ['ink line', 'M150 30H330M190 46H340M120 206H330M170 220H340'],
      ...rocks([26, 30, 24], [70, 8, 15], [292, 214, 34], [238, 236, 20], [20, 226, 30], [304, 20, 20]),
    ],
    ships: [
      { card: 'isn-barrage', x: -18, y: 60, size: 0.92 },
      { card: 'so-bwa-tet', x: 112, y: 106, size: 1.1, turn: 10 },
    ],
    before: [
      ['isn edged', shot(142, 84, 176, 148)],
      ...blast(176, 152, 20),
      ...rocks([112, 214, 18], [84, 234, 9], [250, 62, 13], [226, 44, 7]),
    ],
  },
  'battle-for-barrage': {
    width: 320,
    ground: 'paper',
    behind: [
      ['pale-isn', rays(170, 240, 34)],
      ['wretch edged', 'M196 0L226 26L252 14L284 40L320 30V0Z'],
      ['ink', 'M236 0L262 12L286 22L320 16V0Z'],
      ['ink line', 'M226 26C220 50 226 64 216 82M284 40C282 60 274 70 270 92M252 14C244 44 244 50 240 70'],
    ],
    ships: [
      { card: 'isn-barrage', x: 70, y: 62, size: 1.2, turn: -3, held: 'wretch' },
      { card: 'isn-torrent', x: -24, y: 4, size: 0.8, turn: 8 },
      { card: 'f47-blue-hawks', x: 10, y: 158, size: 0.9, turn: -18 },
    ],
    before: [
      ['isn edged', shot(134, 42, 156, 92) + shot(136, 56, 162, 100)],
      ...blast(160, 98, 24),
      ['paper edged', shot(184, 168, 214, 150)],
      ...blast(216, 148, 15),
    ],
  },
  'meteor-storm': {
    width: 320,
    ground: 'dusk',
    behind: [
      ['ink', 'M-200 -60L320 150V120L-100 -60ZM-200 40L320 250V200L-200 -10ZM0 -60L320 70V40L80 -60Z'],
      ['paper', stars(40, 320, 240)],
    ],
    ships: [{ card: 'vapors-fate', x: 124, y: 116, size: 1.02, turn: 8 }],
    before: [
      ...meteors([240, 58, 17], [96, 34, 12], [40, 200, 13], [300, 104, 9], [162, 18, 8]),
      ...meteors([132, 122, 38]),
      // An engine is bolted to the rock to steer it.
      ['isn edged', 'M84 92L98 78L112 96L98 110Z'],
      ['ink', 'M88 92L96 84L100 89L92 97Z'],
      ...blast(172, 154, 26),
    ],
  },
  'pan-base': {
    width: 320,
    ground: 'dusk',
    behind: [
      ['paper', stars(40, 320, 240)],
      ['pale-wretch', dot(300, 20, 118)],
      ['ink line', bands(300, 20, 118, 17)],
      ['paper line', ring(300, 20, 190, 40) + ring(300, 20, 214, 48) + ring(300, 20, 236, 56)],
      ['ink', 'M-34 250A112 112 0 0 1 48 130L60 148L76 128L92 156L114 146L118 176L146 168L142 200L172 206L178 250Z'],
      [
        'paper edged',
        'M-40 244A112 112 0 0 1 42 124L54 142L70 122L86 150L108 140L112 170L140 162L136 194L166 200L172 244Z',
      ],
      [
        'ink',
        'M54 142L70 122L86 150L80 190L60 176ZM108 140L112 170L104 206L92 186ZM140 162L136 194L128 220L118 206ZM4 190L16 180L24 186ZM30 222L46 212L50 222Z',
      ],
      ['ink line', 'M-6 200H22M4 212H46M62 206H84M-2 226H30M72 222H112M140 228H160'],
      ['isn edged', 'M-6 144V128H2V114H14V124H22V116H34V132L20 136ZM8 114a11 11 0 0 1 -4 -14a11 11 0 0 1 13 13Z'],
      ['ink', 'M-1 131h5v4h-5ZM7 119h4v5h-4ZM26 121h4v5h-4ZM13 129h5v4h-5Z'],
    ],
    ships: [
      { card: 'tes-kio', x: 162, y: 22, size: 0.78, turn: -8 },
      { card: 'red-fuvu', x: 196, y: 136, size: 0.66 },
      { card: 'rooks-f54', x: 52, y: 72, size: 0.86, turn: -10 },
    ],
    before: [
      ['paper edged', shot(218, 92, 252, 148)],
      ...rocks([176, 150, 12], [190, 186, 8], [152, 130, 6], [196, 214, 14], [230, 230, 7]),
      ...blast(252, 148, 17),
    ],
  },
  'first-flight': {
    width: 320,
    ground: 'paper',
    behind: [
      ['pale-isn', rays(250, 60, 30)],
      ['ink', 'M258 40C270 20 262 8 280 -4C300 -10 330 -4 340 0V60C320 70 300 40 282 56Z'],
      ['ink line', 'M10 30H90M40 44H110M-10 214H70'],
    ],
    ships: [
      { card: 'tes-kio', x: 148, y: 24, size: 0.8, turn: -14 },
      { card: 'rooks-f54', x: 4, y: 110, size: 1.34, turn: -14 },
    ],
    before: [['wretch edged', shot(236, 158, 246, 92) + shot(222, 164, 236, 96)], ...blast(246, 84, 26)],
  },
  /** The picture for missions that have none of their own. */
  any: {
    width: 320,
    ground: 'dusk',
    behind: [
      ['ink', rays(160, 120, 24)],
      ['paper', stars(40, 320, 240)],
    ],
    ships: [
      { card: 'red-tougu', x: 120, y: 8, size: 1, turn: -10 },
      { card: 'f47-blue-hawks', x: -6, y: 120, size: 1.14, turn: -12 },
    ],
    before: [['paper edged', shot(214, 156, 230, 92)], ...blast(230, 84, 20)],
  },
} as const satisfies Record<string, Scene>

export function sceneOf(mission: string): Scene {
  return mission in SCENES ? SCENES[mission as keyof typeof SCENES] : SCENES.any
}
