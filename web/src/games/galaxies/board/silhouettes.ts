// Ship shapes, drawn by hand for this client: half outlines, nose up, mirrored on the y axis; hex radius 1.
// A small ship fits one hex, a medium ship two hexes one above the other, a large ship a flower of seven.
import { round } from './hex'

type Half = [number, number][]

export interface Silhouette {
  hull: string
  plates: string[]
  lines: string[]
  engines: [number, number, number][]
}

interface Sketch {
  hull: Half[]
  plates?: Half[]
  lines?: Half[]
  engines: [number, number, number][]
}

// prettier-ignore
const SKETCHES: Record<string, Sketch> = {
  'isn-everest': {
    hull: [[[0, -2.3], [0.2, -2.2], [0.38, -1.55], [0.5, -0.95], [0.98, -0.7], [1.08, -0.2], [1.62, 0.05], [1.7, 0.95], [1.36, 1.2], [1.2, 1.75], [0.72, 1.72], [0.62, 2.05], [0, 2.1]]],
    plates: [[[0, -1.7], [0.2, -1.4], [0.3, -0.3], [0.24, 0.5], [0, 0.62]], [[0, 0.8], [0.44, 0.86], [0.5, 1.5], [0, 1.62]]],
    lines: [[[0.5, -0.95], [0.5, 0.6], [0.72, 1.72]], [[1.08, -0.2], [0.98, 0.9], [1.2, 1.3]], [[1.3, 0.2], [1.36, 0.9]]],
    engines: [[0.32, 2.1, 0.2], [0.98, 1.82, 0.16]],
  },
  'isn-barrage': {
    hull: [[[0, -1.6], [0.26, -1.55], [0.34, -1.1], [0.62, -1.0], [0.66, -0.55], [0.44, -0.36], [0.44, 0.2], [0.7, 0.36], [0.72, 0.98], [0.46, 1.14], [0.4, 1.5], [0, 1.52]]],
    plates: [[[0, -1.2], [0.16, -1.1], [0.18, 1.0], [0, 1.1]]],
    lines: [[[0.52, -1.0], [0.52, -1.35]], [[0.58, 0.36], [0.58, -0.02]], [[0.44, -0.36], [0.2, -0.2]], [[0.44, 0.2], [0.2, 0.36]]],
    engines: [[0.22, 1.52, 0.15]],
  },
  'isn-torrent': {
    hull: [[[0, -1.62], [0.12, -1.3], [0.2, -0.6], [0.6, -0.28], [0.66, 0.2], [0.3, 0.4], [0.3, 0.78], [0.58, 1.1], [0.56, 1.44], [0.2, 1.36], [0, 1.52]]],
    plates: [[[0, -0.7], [0.12, -0.5], [0.14, 0.3], [0, 0.42]]],
    lines: [[[0.2, -0.6], [0.24, 0.4]], [[0.3, 0.78], [0.2, 1.36]], [[0.6, -0.28], [0.78, -0.75]]],
    engines: [[0.4, 1.44, 0.13]],
  },
  'rooks-f54': {
    hull: [[[0, -0.74], [0.1, -0.5], [0.15, -0.1], [0.5, 0.16], [0.62, 0.52], [0.3, 0.44], [0.16, 0.62], [0, 0.56]]],
    plates: [[[0, -0.36], [0.07, -0.2], [0.07, 0.1], [0, 0.18]]],
    lines: [[[0.5, 0.16], [0.5, -0.2]]],
    engines: [[0.1, 0.58, 0.09]],
  },
  'f47-blue-hawks': {
    hull: [[[0, -0.7], [0.13, -0.3], [0.66, 0.26], [0.66, 0.46], [0.24, 0.34], [0.18, 0.58], [0, 0.5]]],
    plates: [[[0, -0.3], [0.07, -0.1], [0.06, 0.2], [0, 0.24]]],
    engines: [[0.09, 0.56, 0.08]],
  },
  'f51-blue-sparrows': {
    hull: [[[0, -0.5], [0.16, -0.36], [0.2, -0.06], [0.52, -0.24], [0.6, -0.1], [0.3, 0.24], [0.34, 0.58], [0.18, 0.56], [0.1, 0.3], [0, 0.34]]],
    plates: [[[0, -0.28], [0.08, -0.18], [0, 0.06]]],
    engines: [[0.25, 0.58, 0.07]],
  },
  'vapors-fate': {
    hull: [[[0, -1.0], [0.34, -1.14], [0.66, -1.75], [1.1, -2.18], [1.56, -2.02], [1.3, -1.5], [1.16, -0.85], [1.5, -0.3], [1.56, 0.42], [1.1, 0.98], [1.2, 1.5], [1.7, 2.0], [1.12, 2.1], [0.6, 1.62], [0.34, 1.1], [0, 1.3]]],
    plates: [[[0, -0.62], [0.36, -0.5], [0.5, 0.1], [0.3, 0.62], [0, 0.72]]],
    lines: [[[0.66, -1.75], [0.72, -0.8], [1.0, 0], [0.66, 0.9], [0.6, 1.62]], [[1.5, -0.3], [1.0, 0]], [[1.1, -2.18], [1.02, -1.4]]],
    engines: [[0.2, 1.24, 0.2], [0.9, 1.86, 0.16]],
  },
  'so-bwa-tet': {
    hull: [[[0, -1.0], [0.16, -1.08], [0.34, -1.56], [0.6, -1.5], [0.56, -0.9], [0.72, -0.3], [0.66, 0.3], [0.4, 0.6], [0.52, 1.0], [0.4, 1.5], [0.14, 1.2], [0, 1.3]]],
    plates: [[[0, -0.64], [0.22, -0.4], [0.26, 0.2], [0, 0.5]]],
    lines: [[[0.34, -1.56], [0.38, -0.7], [0.46, 0], [0.4, 0.6]]],
    engines: [[0.12, 1.24, 0.13]],
  },
  'tes-kio': {
    hull: [[[0, -1.2], [0.24, -1.3], [0.56, -1.56], [0.66, -1.2], [0.36, -0.9], [0.3, -0.5], [0.74, -0.5], [0.74, -0.14], [0.3, 0.04], [0.3, 0.5], [0.7, 0.9], [0.62, 1.4], [0.28, 1.06], [0.16, 1.44], [0, 1.4]]],
    plates: [[[0, -0.8], [0.14, -0.6], [0.14, 0.7], [0, 0.86]]],
    lines: [[[0.14, -0.34], [0.62, -0.34]]],
    engines: [[0.1, 1.44, 0.1], [0.5, 1.3, 0.1]],
  },
  'chosh-ka': {
    hull: [[[0, -0.26], [0.2, -0.34], [0.42, -0.72], [0.54, -0.66], [0.42, -0.2], [0.6, 0.06], [0.44, 0.3], [0.52, 0.64], [0.38, 0.66], [0.2, 0.36], [0, 0.42]]],
    plates: [[[0, -0.1], [0.14, 0], [0.1, 0.2], [0, 0.26]]],
    engines: [[0.1, 0.4, 0.09]],
  },
  'red-tougu': {
    hull: [[[0, -0.06], [0.28, -0.2], [0.5, -0.68], [0.66, -0.52], [0.62, 0], [0.36, 0.4], [0.16, 0.5], [0.12, 0.66], [0, 0.6]]],
    plates: [[[0, 0.08], [0.2, 0.02], [0.14, 0.3], [0, 0.4]]],
    engines: [[0.08, 0.62, 0.08]],
  },
  'red-fuvu': {
    hull: [[[0, -0.66], [0.1, -0.36], [0.3, -0.3], [0.62, -0.44], [0.5, -0.1], [0.56, 0.3], [0.3, 0.26], [0.2, 0.6], [0, 0.36]]],
    plates: [[[0, -0.16], [0.16, -0.06], [0.12, 0.14], [0, 0.2]]],
    engines: [[0.12, 0.46, 0.08]],
  },
}

// prettier-ignore
const PLAIN: Record<number, Sketch> = {
  1: { hull: [[[0, -0.66], [0.46, 0.4], [0.2, 0.3], [0, 0.5]]], engines: [[0.1, 0.46, 0.08]] },
  2: { hull: [[[0, -1.6], [0.5, -0.7], [0.6, 0.9], [0.3, 1.5], [0, 1.5]]], engines: [[0.2, 1.5, 0.14]] },
  7: { hull: [[[0, -2.2], [1, -1], [1.6, 0.6], [0.9, 2], [0, 2]]], engines: [[0.4, 2, 0.2]] },
}

const closed = (half: Half) => {
  const mirrored = [...half]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y]): [number, number] => [-x, y])
  return 'M' + [...half, ...mirrored].map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'Z'
}

const open = (half: Half) =>
  [1, -1].map((side) => 'M' + half.map(([x, y]) => `${round(x * side)} ${round(y)}`).join('L')).join('')

function draw(sketch: Sketch): Silhouette {
  return {
    hull: sketch.hull.map(closed).join(''),
    plates: (sketch.plates ?? []).map(closed),
    lines: (sketch.lines ?? []).map(open),
    engines: sketch.engines.flatMap(([x, y, r]): [number, number, number][] =>
      x
        ? [
            [x, y, r],
            [-x, y, r],
          ]
        : [[x, y, r]],
    ),
  }
}

const drawn = new Map<string, Silhouette>()

/** The shape of a ship card, or a plain one for so many hexes. */
export function silhouette(card: string, spaces: number): Silhouette {
  const id = card.replace(/_/g, '-')
  const key = SKETCHES[id] ? id : `plain-${spaces}`
  let shape = drawn.get(key)
  if (!shape) drawn.set(key, (shape = draw(SKETCHES[id] ?? PLAIN[spaces] ?? PLAIN[1]!)))
  return shape
}

/** How much room the shape takes, for drawing it alone in a box. */
export function reach(size: string | undefined): number {
  return size === 'large' ? 2.4 : size === 'medium' ? 1.75 : 0.85
}

export function spacesOf(size: string | undefined): number {
  return size === 'large' ? 7 : size === 'medium' ? 2 : 1
}
