// The shapes of which covers are composed.

const pointAt = (x: number, y: number, r: number, turn: number): string =>
  `${Math.round(x + r * Math.cos(turn))} ${Math.round(y + r * Math.sin(turn))}`

const closedPath = (count: number, point: (turn: number, i: number) => string): string =>
  `M${Array.from({ length: count }, (_, i) => point((i / count) * 2 * Math.PI, i)).join('L')}Z`

/** Return a fraction between 0 and 1 that depends only on the index. */
const pseudoRandom = (i: number): number => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1

/** Draw `count` rays from a point, longer than any picture. */
export const rays = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [from, to] = [2 * i, 2 * i + 1].map((n) => (n / count) * Math.PI)
    return `M${x} ${y}L${pointAt(x, y, 900, from!)} ${pointAt(x, y, 900, to!)}Z`
  }).join('')

/** Draw an explosion. */
export const burst = (x: number, y: number, r: number, points = 11): string =>
  closedPath(2 * points, (turn, i) => pointAt(x, y, i % 2 ? r * 0.48 : r * (0.75 + pseudoRandom(i + x) * 0.4), turn))

/** Draw a rock, whose shape depends on its position. */
export const rock = (x: number, y: number, r: number): string =>
  closedPath(9, (turn, i) => pointAt(x, y, r * (0.78 + 0.3 * pseudoRandom(i + x + y)), turn))

/** Return a point with coordinates to a tenth of a unit. */
const finePointAt = (x: number, y: number, r: number, turn: number): string =>
  `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`

/** Draw the dark side of a rock in the style of an engraving: wedges that join at its edge and taper towards the
 * light. */
export const rockHatch = (x: number, y: number, r: number): string => {
  const [first, last, count] = [-0.75, 2.3, Math.max(5, Math.round(r / 2.4))]
  const step = (last - first) / count
  return Array.from({ length: count }, (_, i) => {
    const turn = first + (i + 0.5) * step
    const deep = r * (0.25 + 0.75 * Math.sin(((i + 0.5) / count) * Math.PI)) * (0.75 + 0.4 * pseudoRandom(i + x))
    const tip = `${(x + r * 0.8 * Math.cos(turn) - deep * 0.78).toFixed(1)} ${(y + r * 0.8 * Math.sin(turn) - deep * 0.62).toFixed(1)}`
    return `M${finePointAt(x, y, r * 0.8, turn - step * 0.52)}L${tip}L${finePointAt(x, y, r * 0.8, turn + step * 0.52)}Z`
  }).join('')
}

/** Draw the cuts in the lit side of a rock: short parallel strokes, and a crater in a large rock. */
export const scars = (x: number, y: number, r: number): string => {
  const strokes = Array.from({ length: r < 12 ? 1 : r < 22 ? 2 : 4 }, (_, i) => {
    const [down, along] = [r * (0.14 * i - 0.56), r * (0.1 * i - 0.34 + 0.12 * pseudoRandom(i + y))]
    const [long, thick] = [r * (0.34 + 0.2 * pseudoRandom(i + x)), 0.5 + r * 0.012]
    const [fromX, fromY] = [x + along - 0.3 * r, y + down + 0.26 * r]
    const [toX, toY] = [fromX + long * 0.78, fromY - long * 0.62]
    return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${(toX - thick).toFixed(1)} ${(toY - thick).toFixed(1)}L${(toX + thick).toFixed(1)} ${(toY + thick).toFixed(1)}Z`
  })
  return strokes.join('') + (r < 22 ? '' : crater(x + r * 0.2, y - r * 0.36, r * 0.17))
}

/** Draw a crater: an edge in shadow that is wide at the top and tapers downwards. */
const crater = (x: number, y: number, r: number): string =>
  `M${finePointAt(x, y, r, 2.4)}A${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${finePointAt(x, y, r, -0.2)}A${(r * 1.25).toFixed(1)} ${(r * 1.25).toFixed(1)} 0 0 0 ${finePointAt(x, y, r, 2.4)}Z`

/** Draw lines across a disc, like the bands of a planet. */
export const bands = (x: number, y: number, r: number, step: number): string =>
  Array.from({ length: Math.floor((2 * r) / step) }, (_, i) => {
    const dy = (i + 0.5) * step - r
    const half = Math.sqrt(r * r - dy * dy)
    return `M${(x - half * (0.2 + 0.8 * pseudoRandom(i))).toFixed(0)} ${(y + dy).toFixed(0)}H${(x + half).toFixed(0)}`
  }).join('')

/** Draw a shot from one point to another, as a wedge. */
export const shot = (x: number, y: number, toX: number, toY: number): string => {
  const turn = Math.atan2(toY - y, toX - x)
  const offsetPoint = (x: number, y: number, offset: number) =>
    `${(x - offset * Math.sin(turn)).toFixed(1)} ${(y + offset * Math.cos(turn)).toFixed(1)}`
  return `M${offsetPoint(x, y, 1.4)}L${offsetPoint(toX, toY, 3.4)}L${offsetPoint(toX, toY, -3.4)}L${offsetPoint(x, y, -1.4)}Z`
}

/** Draw stars over a picture of the given size. */
export const stars = (count: number, width: number, height: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y, r] = [pseudoRandom(i + 1) * width, pseudoRandom(i + 101) * height, 0.6 + pseudoRandom(i + 201) * 1.1]
    return `M${x.toFixed(0)} ${(y - 2 * r).toFixed(1)}l${r.toFixed(1)} ${(2 * r).toFixed(1)}l${(-r).toFixed(1)} ${(2 * r).toFixed(1)}l${(-r).toFixed(1)} ${(-2 * r).toFixed(1)}Z`
  }).join('')

/** Draw the tail of a burning object from a point, `length` long, in the direction `turn` (radians). */
export const tail = (x: number, y: number, r: number, length: number, turn: number): string =>
  `M${pointAt(x, y, r, turn + 1.6)}L${pointAt(x, y, length * 0.7, turn + 0.16)}L${pointAt(x, y, length * 0.5, turn + 0.06)}L${pointAt(x, y, length, turn)}L${pointAt(x, y, length * 0.55, turn - 0.05)}L${pointAt(x, y, length * 0.8, turn - 0.14)}L${pointAt(x, y, r, turn - 1.6)}Z`
