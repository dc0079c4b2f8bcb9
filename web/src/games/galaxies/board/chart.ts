// What the night chart is drawn of: dots at the corners of spaces, their edges, and stars.
import { corners, distance, hexPath, outline, remembered, round, spot, type Box } from './hex'

/** How far round a space its neighbours have edges, when it is pointed at. */
const NEAR = 1

/** A dot at each corner, once: a line without length, which round ends make a dot. */
export const dotsOf = remembered((hexes) => {
  const places = new Set(hexes.flatMap((hex) => corners(hex).map(spot)))
  return [...places].map((place) => `M${place}h0`).join('')
})

/** Each edge once, or edges that two spaces share would be darker than others. */
export function edgesOf(hexes: readonly string[]): string {
  const edges = new Set(
    hexes.flatMap((hex) => {
      const ring = corners(hex).map(spot)
      return ring.map((from, i) => [from, ring[(i + 1) % 6]!].sort().join('L'))
    }),
  )
  return [...edges].map((edge) => `M${edge}`).join('')
}

/** The edges of all spaces of a map. */
export const gridOf = remembered(edgesOf)

/** The spaces that have edges because the pointer is near them. */
export const nearTo = (hexes: readonly string[], at: string | null): string[] =>
  at ? hexes.filter((hex) => distance(hex, at) <= NEAR) : []

/** Spaces one by one, as a ground. */
export const groundOf = remembered((hexes) => hexes.map((hex) => hexPath(hex)).join(''))

/** Round the spaces from which a seat launches. */
export const zoneOf = remembered(outline)

const DENSITY = 0.035 // stars to a square of the hex radius
const [SMALLEST, LARGEST] = [0.06, 0.27]

/** Crosses as an engraver cuts them: the same ones for the same map, most of them small. */
export function starsOf(map: string, { x, y, width, height }: Box): string {
  const next = luckOf(map)
  return Array.from({ length: Math.round(width * height * DENSITY) }, () => {
    const [across, down, arm] = [x + next() * width, y + next() * height, SMALLEST + (LARGEST - SMALLEST) * next() ** 5]
    return `M${round(across - arm)} ${round(down)}h${round(2 * arm)}M${round(across)} ${round(down - arm)}v${round(2 * arm)}`
  }).join('')
}

/** Numbers from 0 to 1 that a word stands for. */
function luckOf(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
