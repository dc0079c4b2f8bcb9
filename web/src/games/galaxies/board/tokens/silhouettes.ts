// Ship shapes, drawn by hand for this client: half outlines, nose up, mirrored on the y axis; hex radius 1. A small
// ship fits one hex, a medium ship two hexes one above the other, a large ship a flower of seven. Like the portraits,
// they use one ink, black and paper. ISN ships have straight edges, decks in the light and ruled shade. Wretch ships
// are torn blocks around a black maw, with pale fangs and scratched shade.
import { round } from '../hex'

type Half = readonly (readonly [number, number])[]

/** The paths, in drawing order. */
export interface Silhouette {
  /** The fire behind the engines. */
  fire: string
  hull: string
  /** The strokes on the shaded side. */
  shade: string
  /** The planes in the light. */
  lit: string
  /** The holes and other black parts. */
  dark: string
  lines: string
}

interface Sketch {
  hull: Half
  lit?: Half[]
  dark?: Half[]
  lines?: Half[]
  /** The position of each engine, and half of its width. */
  engines: [number, number, number][]
  /** Whether the shape is scratched, like the ships of the Wretch. */
  torn?: true
}

// prettier-ignore
const SKETCHES: Record<string, Sketch> = {
  'isn-everest': {
    hull: [[0, -2.3], [0.2, -2.2], [0.38, -1.55], [0.5, -0.95], [0.98, -0.7], [1.08, -0.2], [1.62, 0.05], [1.7, 0.95], [1.36, 1.2], [1.2, 1.75], [0.72, 1.72], [0.62, 2.05], [0, 2.1]],
    lit: [[[0, -2.05], [0.12, -2], [0.3, -1.3], [0.36, 0.72], [0, 0.72]], [[0.66, -0.5], [0.88, -0.38], [0.94, 0.2], [0.66, 0.3]], [[0, 1.36], [0.5, 1.36], [0.5, 1.56], [0, 1.56]]],
    dark: [[[0, -1.5], [0.06, -1.5], [0.06, 0.5], [0, 0.5]], [[0, 0.84], [0.42, 0.84], [0.42, 1.24], [0, 1.24]], [[1.24, 0.3], [1.44, 0.3], [1.44, 0.8], [1.24, 0.8]]],
    lines: [[[0.5, -0.95], [0.56, 0.7], [0.72, 1.72]], [[1.08, -0.2], [1.02, 0.9], [1.2, 1.3]]],
    engines: [[0.32, 2.06, 0.2], [0.96, 1.74, 0.17]],
  },
  'isn-barrage': {
    hull: [[0, -1.02], [0.2, -1.02], [0.22, -1.6], [0.44, -1.6], [0.5, -0.98], [0.8, -0.84], [0.82, -0.36], [0.38, -0.24], [0.38, 0.26], [0.82, 0.42], [0.84, 1.0], [0.5, 1.16], [0.4, 1.5], [0, 1.52]],
    lit: [[[0, -0.88], [0.24, -0.88], [0.24, -0.2], [0, -0.2]], [[0, 0.16], [0.22, 0.16], [0.22, 1.2], [0, 1.2]]],
    dark: [[[0.42, -0.8], [0.66, -0.72], [0.68, -0.5], [0.42, -0.44]], [[0.36, 0.46], [0.6, 0.5], [0.6, 0.86], [0.36, 0.94]], [[0, -0.08], [0.2, -0.08], [0.2, 0.04], [0, 0.04]]],
    lines: [[[0.33, -0.98], [0.33, -1.5]], [[0.5, 0.46], [0.5, 0]]],
    engines: [[0.22, 1.5, 0.16]],
  },
  'isn-torrent': {
    hull: [[0, -1.62], [0.12, -1.3], [0.2, -0.6], [0.6, -0.28], [0.66, 0.2], [0.3, 0.4], [0.3, 0.78], [0.58, 1.1], [0.56, 1.44], [0.2, 1.36], [0, 1.52]],
    lit: [[[0, -1.36], [0.06, -1.2], [0.12, -0.4], [0.12, 0.12], [0, 0.12]], [[0.26, -0.42], [0.5, -0.22], [0.54, 0.1], [0.26, 0.22]], [[0, 0.62], [0.16, 0.62], [0.16, 1.1], [0, 1.16]]],
    dark: [[[0, 0.24], [0.16, 0.24], [0.16, 0.5], [0, 0.5]]],
    lines: [[[0.6, -0.28], [0.74, -0.9]], [[0.3, 0.78], [0.2, 1.36]]],
    engines: [[0.4, 1.4, 0.14]],
  },
  'rooks-f54': {
    hull: [[0, -0.78], [0.1, -0.42], [0.16, -0.04], [0.4, 0.08], [0.42, -0.44], [0.54, -0.44], [0.62, 0.5], [0.28, 0.38], [0.2, 0.64], [0, 0.56]],
    lit: [[[0, -0.62], [0.07, -0.34], [0.07, -0.18], [0, -0.18]], [[0.2, 0.08], [0.5, 0.2], [0.53, 0.38], [0.2, 0.26]]],
    dark: [[[0, -0.12], [0.08, -0.1], [0.08, 0.16], [0, 0.2]]],
    engines: [[0.1, 0.6, 0.1]],
  },
  'f47-blue-hawks': {
    hull: [[0, -0.74], [0.11, -0.36], [0.14, -0.1], [0.78, 0.36], [0.78, 0.54], [0.18, 0.28], [0.18, 0.42], [0.34, 0.6], [0, 0.5]],
    lit: [[[0.18, 0.02], [0.7, 0.38], [0.7, 0.44], [0.18, 0.2]], [[0, -0.58], [0.06, -0.34], [0, -0.34]]],
    dark: [[[0, -0.26], [0.07, -0.16], [0.07, 0.12], [0, 0.16]]],
    engines: [[0.1, 0.54, 0.09]],
  },
  'f51-blue-sparrows': {
    hull: [[0, -0.5], [0.16, -0.36], [0.2, -0.06], [0.52, -0.24], [0.6, -0.1], [0.3, 0.24], [0.34, 0.58], [0.18, 0.56], [0.1, 0.3], [0, 0.34]],
    lit: [[[0.18, 0.04], [0.48, -0.14], [0.5, -0.1], [0.22, 0.2]], [[0, -0.4], [0.1, -0.31], [0.1, -0.24], [0, -0.24]]],
    dark: [[[0, -0.18], [0.09, -0.16], [0.07, 0.06], [0, 0.1]]],
    engines: [[0.26, 0.57, 0.08]],
  },
  'vapors-fate': {
    torn: true,
    hull: [[0, -1.0], [0.2, -1.2], [0.36, -1.1], [0.5, -1.56], [0.72, -1.62], [0.74, -1.94], [1.12, -2.24], [1.62, -1.98], [1.32, -1.74], [1.4, -1.34], [1.1, -1.14], [1.3, -0.82], [1.14, -0.62], [1.6, -0.36], [1.48, 0.02], [1.68, 0.3], [1.28, 0.6], [1.4, 0.86], [1.02, 1.06], [1.3, 1.36], [1.26, 1.62], [1.74, 2.04], [1.06, 2.12], [0.9, 1.78], [0.6, 1.74], [0.5, 1.3], [0.24, 1.44], [0, 1.26]],
    lit: [[[0.9, -1.86], [1.14, -2.08], [1.4, -1.96], [1.06, -1.7]], [[1.1, -0.34], [1.44, -0.26], [1.34, 0], [1.12, 0]], [[0.14, -0.94], [0.36, -0.84], [0.24, -0.5]], [[1.08, 1.66], [1.3, 1.92], [1.1, 1.96]]],
    dark: [[[0, -0.61], [0.16, -0.37], [0.32, -0.67], [0.45, -0.24], [0.66, -0.16], [0.45, 0.13], [0.53, 0.45], [0.27, 0.4], [0.19, 0.69], [0, 0.53]], [[0.86, 0.5], [1.1, 0.42], [1.04, 0.76], [0.8, 0.86]]],
    lines: [[[0.74, -1.5], [0.84, -0.9], [0.72, -0.6]], [[0.6, 1.6], [0.7, 1.1], [0.6, 0.9]]],
    engines: [[0.24, 1.36, 0.2], [0.94, 1.9, 0.17]],
  },
  'so-bwa-tet': {
    torn: true,
    hull: [[0, -1.68], [0.1, -1.3], [0.24, -1.16], [0.18, -0.9], [0.34, -0.7], [0.54, -0.84], [0.84, -1.4], [0.74, -0.7], [0.62, -0.44], [0.5, -0.3], [0.64, 0.06], [0.34, 0.14], [0.3, 0.44], [0.22, 0.6], [0.46, 0.96], [0.84, 1.6], [0.38, 1.36], [0.22, 1.1], [0.14, 1.4], [0, 1.3]],
    lit: [[[0, -1.46], [0.06, -1.2], [0.1, -0.86], [0, -0.8]], [[0.52, -0.66], [0.74, -1.04], [0.62, -0.62]]],
    dark: [[[0, -0.56], [0.12, -0.36], [0.26, -0.42], [0.31, -0.12], [0.46, 0.03], [0.22, 0.09], [0.17, 0.42], [0, 0.31]], [[0, 0.66], [0.14, 0.62], [0.1, 0.94], [0, 0.98]]],
    engines: [[0.14, 1.3, 0.13]],
  },
  'tes-kio': {
    torn: true,
    hull: [[0, -0.98], [0.2, -1.2], [0.4, -1.24], [0.66, -1.66], [0.6, -1.2], [0.46, -1.0], [0.15, -0.8], [0.15, -0.66], [0.6, -0.72], [0.74, -0.54], [0.62, -0.24], [0.15, -0.28], [0.15, -0.08], [0.66, -0.14], [0.8, 0.1], [0.66, 0.34], [0.15, 0.3], [0.15, 0.5], [0.52, 0.46], [0.72, 0.8], [0.6, 1.06], [0.56, 1.52], [0.34, 1.16], [0.24, 1.44], [0, 1.36]],
    lit: [[[0.4, -1.14], [0.56, -1.36], [0.52, -1.16]], [[0.56, -0.62], [0.66, -0.52], [0.56, -0.34]], [[0.6, -0.04], [0.7, 0.1], [0.6, 0.24]]],
    dark: [[[0, -0.86], [0.1, -0.8], [0.1, 0.46], [0.34, 0.6], [0.46, 0.84], [0.3, 1], [0.16, 0.9], [0, 1.1]], [[0.24, -0.58], [0.44, -0.6], [0.44, -0.36], [0.24, -0.38]], [[0.24, 0], [0.46, -0.02], [0.46, 0.22], [0.24, 0.2]]],
    engines: [[0.12, 1.38, 0.11]],
  },
  'chosh-ka': {
    torn: true,
    hull: [[0, -0.62], [0.1, -0.3], [0.24, -0.24], [0.32, -0.46], [0.42, -0.18], [0.68, -0.28], [0.62, 0.02], [0.72, 0.2], [0.6, 0.56], [0.46, 0.26], [0.3, 0.54], [0.16, 0.24], [0, 0.68]],
    lit: [[[0.46, -0.1], [0.58, -0.16], [0.54, 0], [0.46, 0.06]]],
    dark: [[[0, -0.19], [0.06, -0.06], [0.19, -0.07], [0.21, 0.06], [0.09, 0.07], [0, 0.22]]],
    engines: [[0.3, 0.42, 0.08]],
  },
  'red-tougu': {
    torn: true,
    hull: [[0, -0.1], [0.14, -0.24], [0.28, -0.16], [0.34, -0.44], [0.52, -0.7], [0.7, -0.5], [0.6, -0.34], [0.7, -0.06], [0.54, 0.06], [0.5, 0.32], [0.3, 0.36], [0.24, 0.58], [0.12, 0.5], [0, 0.64]],
    lit: [[[0.42, -0.42], [0.52, -0.56], [0.59, -0.48], [0.5, -0.3]]],
    dark: [[[0, 0.08], [0.08, 0.02], [0.18, 0.06], [0.16, 0.18], [0.08, 0.22], [0, 0.32]], [[0.46, -0.14], [0.58, -0.1], [0.46, 0.04]]],
    engines: [[0.08, 0.58, 0.09]],
  },
  'red-fuvu': {
    torn: true,
    hull: [[0, -0.7], [0.09, -0.42], [0.16, -0.28], [0.32, -0.34], [0.66, -0.54], [0.52, -0.24], [0.38, -0.1], [0.66, 0.14], [0.56, 0.42], [0.36, 0.22], [0.2, 0.24], [0.26, 0.66], [0.1, 0.48], [0, 0.32]],
    lit: [[[0.34, -0.26], [0.54, -0.38], [0.44, -0.22]]],
    dark: [[[0, -0.24], [0.08, -0.14], [0.18, -0.1], [0.1, 0], [0.14, 0.12], [0, 0.16]]],
    engines: [[0.16, 0.5, 0.08]],
  },
}

// prettier-ignore
const PLAIN: Record<number, Sketch> = {
  1: { hull: [[0, -0.66], [0.46, 0.4], [0.2, 0.3], [0, 0.5]], engines: [[0.1, 0.46, 0.08]] },
  2: { hull: [[0, -1.6], [0.5, -0.7], [0.6, 0.9], [0.3, 1.5], [0, 1.5]], engines: [[0.2, 1.5, 0.14]] },
  7: { hull: [[0, -2.2], [1, -1], [1.6, 0.6], [0.9, 2], [0, 2]], engines: [[0.4, 2, 0.2]] },
}

const line = (points: Half, side = 1) => 'M' + points.map(([x, y]) => `${round(x * side)} ${round(y)}`).join('L')
const bothSides = (points: Half, end = '') => line(points) + end + line(points, -1) + end

/** Return a half and its mirror image: as one shape if the half touches the axis, otherwise as two. */
function mirrorShape(half: Half): string {
  if (!half.some(([x]) => x === 0)) return bothSides(half, 'Z')
  const mirrored = half.filter(([x]) => x !== 0).map(([x, y]) => [-x, y] as const)
  return line([...half, ...mirrored.reverse()]) + 'Z'
}

const STEP = 0.16 // hex radii between two strokes of shade
const SHADED = 2 // the minimum length of a hull that has space for shade

/**
 * Draw shade strokes on the outer part of the right half of a hull, from its edge inwards: ruled, or slanted and
 * scratched.
 */
function shadeStrokes(hull: Half, torn = false): string {
  const long = hull.at(-1)![1] - hull[0]![1]
  const rows = long < SHADED ? 0 : Math.floor(long / STEP)
  return Array.from({ length: rows }, (_, n) => hull[0]![1] + (n + 0.5) * STEP)
    .map((y): [number, number] => [y, edgeAt(hull, y)])
    .filter(([, edge]) => edge > 2 * STEP)
    .map(([y, edge]) =>
      line([
        [edge, y],
        [edge * (torn ? 0.66 : 0.54), torn ? y + STEP : y],
      ]),
    )
    .join('')
}

/** Return the outer edge of a hull at a height. */
function edgeAt(hull: Half, y: number): number {
  const crossed = hull.slice(1).flatMap(([x2, y2], n) => {
    const [x1, y1] = hull[n]!
    return y1 <= y === y2 <= y ? [] : [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)]
  })
  return Math.max(0, ...crossed)
}

const LONG = 2.6 // the length of the engine fire, in half widths of an engine
const drawFire = ([x, y, r]: [number, number, number]): string =>
  // prettier-ignore
  bothSides([[x - r, y], [x, y + LONG * r], [x + r, y]], 'Z')

const drawSilhouette = ({ hull, lit = [], dark = [], lines = [], engines, torn }: Sketch): Silhouette => ({
  fire: engines.map(drawFire).join(''),
  hull: mirrorShape(hull),
  shade: shadeStrokes(hull, torn),
  lit: lit.map(mirrorShape).join(''),
  dark: dark.map(mirrorShape).join(''),
  lines: lines.map((points) => bothSides(points)).join(''),
})

const silhouettes = new Map<string, Silhouette>()

/** Return the shape of a ship card, or a plain shape for its number of spaces. */
export function silhouette(card: string, spaces: number): Silhouette {
  const id = card.replace(/_/g, '-')
  const key = SKETCHES[id] ? id : `plain-${spaces}`
  let shape = silhouettes.get(key)
  if (!shape) silhouettes.set(key, (shape = drawSilhouette(SKETCHES[id] ?? PLAIN[spaces] ?? PLAIN[1]!)))
  return shape
}

/** Return the radius of the area around a shape's middle that is needed to draw the shape alone. */
export function radiusOf(size: string | undefined): number {
  return size === 'large' ? 2.4 : size === 'medium' ? 1.75 : 0.85
}

export function spacesOf(size: string | undefined): number {
  return size === 'large' ? 7 : size === 'medium' ? 2 : 1
}
