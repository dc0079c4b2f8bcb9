// Axial flat-top hexes with radius 1: geometry for drawing, without rules.

export interface Point {
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const ROOT3 = Math.sqrt(3)

export function parseHex(hex: string): [number, number] {
  const [q, r] = hex.split(',').map(Number)
  return [q ?? 0, r ?? 0]
}

const centers = new Map<string, Readonly<Point>>()

/** Return the middle of a space. It is cached, because every drawing function needs it. */
export function center(hex: string): Readonly<Point> {
  let point = centers.get(hex)
  if (!point) {
    const [q, r] = parseHex(hex)
    centers.set(hex, (point = { x: 1.5 * q, y: ROOT3 * (r + q / 2) }))
  }
  return point
}

/** Cache the drawing of spaces: each message brings new lists, but nearly all of them contain the same spaces. */
export function memoize(draw: (hexes: readonly string[]) => string): (hexes: readonly string[]) => string {
  const cache = new Map<string, string>()
  return (hexes) => {
    const key = hexes.join('/')
    let path = cache.get(key)
    if (path === undefined) cache.set(key, (path = draw(hexes)))
    return path
  }
}

/** Return the name of a space: the letter of its column and the number of its row, as in "D07". The server's labels
 * use the same names. */
export function chartName(hex: string): string {
  const [q, r] = parseHex(hex)
  return `${columnName(q)}${rowName(r + Math.floor(q / 2))}`
}

/** Return the names of a ship's spaces, or of the centre of a large ship. */
export const placeNames = (hexes: readonly string[]) => hexes.slice(0, hexes.length > 2 ? 1 : 2).map(chartName)

export function columnName(column: number): string {
  return 'A'.repeat(Math.max(0, Math.floor(column / 26))) + String.fromCharCode(65 + (((column % 26) + 26) % 26))
}

export const rowName = (row: number) => String(row + 1).padStart(2, '0')

export function middle(hexes: readonly string[]): Point {
  const points = hexes.map(center)
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  const n = Math.max(1, points.length)
  return { x: sum.x / n, y: sum.y / n }
}

/** Return the middle of a ship. For a large ship, it is the middle of the space surrounded by the others. */
export const shipCenter = (hexes: readonly string[]) => (hexes.length > 2 ? center(hexes[0]!) : middle(hexes))

/** Draw stripes over hexes that continue from one hex to the next. */
export function stripes(hexes: readonly string[]): string {
  return hexes.flatMap((hex) => [-1, 0, 1].map((row) => stripe(center(hex), (row * ROOT3) / 4))).join('')
}

function stripe(at: Point, down: number): string {
  const half = 1 - Math.abs(down) / ROOT3
  return `M${round(at.x - half)} ${round(at.y + down)}H${round(at.x + half)}`
}

/** Return the angle of a ship's drawing, in degrees clockwise from north. A medium ship is aligned with its two
 * spaces. */
export function heading(hexes: readonly string[], south: boolean): number {
  if (hexes.length !== 2) return south ? 180 : 0
  const [a, b] = hexes.map(center)
  const up = a!.y < b!.y ? { nose: a!, tail: b! } : { nose: b!, tail: a! }
  const { nose, tail } = south ? { nose: up.tail, tail: up.nose } : up
  return Math.round((Math.atan2(nose.x - tail.x, tail.y - nose.y) * 180) / Math.PI + 360) % 360
}

const RING = [0, 1, 2, 3, 4, 5].map((i) => ({ x: Math.cos((Math.PI / 3) * i), y: Math.sin((Math.PI / 3) * i) }))

const hexCorners = (at: Point, radius = 1): Point[] =>
  RING.map(({ x, y }) => ({ x: at.x + radius * x, y: at.y + radius * y }))

/** Return the corners of a space. */
export const corners = (hex: string): Point[] => hexCorners(center(hex))

/** Return a point in path notation. A corner has the same string for all spaces that share it. */
export const pathPoint = ({ x, y }: Point): string => `${roundToHundredth(x)} ${roundToHundredth(y)}`

const roundToHundredth = (value: number) => Math.round(value * 100) / 100 + 0

export function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

export function toPath(points: readonly Point[]): string {
  return 'M' + points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L') + 'Z'
}

export function hexPath(hex: string, radius = 1): string {
  return toPath(hexCorners(center(hex), radius))
}

/** Draw a cross at the middle of a hex. */
export function crossPath(hex: string, arm: number): string {
  const { x, y } = center(hex)
  const [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map(roundToHundredth)
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`
}

const cornerKey = (p: Point) => `${Math.round(p.x * 100)}:${Math.round(p.y * 100)}`

/** Draw the outline of a union of hexes: all edges that belong to only one hex, chained into loops. */
export const outline = memoize((hexes) => {
  const edges = new Map<string, [Point, Point]>()
  for (const hex of hexes) {
    const round = corners(hex)
    round.forEach((from, i) => {
      const to = round[(i + 1) % 6]!
      const back = `${cornerKey(to)}>${cornerKey(from)}`
      if (!edges.delete(back)) edges.set(`${cornerKey(from)}>${cornerKey(to)}`, [from, to])
    })
  }
  return chainEdges([...edges.values()])
    .map(toPath)
    .join('')
})

function chainEdges(edges: [Point, Point][]): Point[][] {
  const byStart = new Map(edges.map((edge) => [cornerKey(edge[0]), edge]))
  const loops: Point[][] = []
  for (const first of edges) {
    const loop: Point[] = []
    let edge = byStart.get(cornerKey(first[0]))
    while (edge) {
      byStart.delete(cornerKey(edge[0]))
      loop.push(edge[0])
      edge = byStart.get(cornerKey(edge[1]))
    }
    if (loop.length) loops.push(loop)
  }
  return loops
}

export function bounds(hexes: readonly string[], margin = 0): Box {
  if (!hexes.length) return { x: -5, y: -5, width: 10, height: 10 }
  const points = hexes.map(center)
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs) - 1 - margin
  const y = Math.min(...ys) - ROOT3 / 2 - margin
  return {
    x,
    y,
    width: Math.max(...xs) + 1 + margin - x,
    height: Math.max(...ys) + ROOT3 / 2 + margin - y,
  }
}

/** Return the box around two boxes. */
export function joined(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

/**
 * Return the hex of `among` that is nearest in a screen direction, for the arrow keys. Neighbours come before hexes
 * farther away, because the cursor would otherwise skip every second column.
 */
export function nearestInDirection(from: Point, direction: Point, among: readonly string[]): string | null {
  let best: string | null = null
  let bestScore = Infinity
  // The upper and the lower neighbour on a side alternate, so that the path stays level.
  const tilt = Math.round(from.x / 1.5) % 2 ? 0.1 : -0.1
  for (const hex of among) {
    const at = center(hex)
    const dx = at.x - from.x
    const dy = at.y - from.y - tilt
    const along = dx * direction.x + dy * direction.y
    if (along < 0.3) continue
    const score = (dx * dx + dy * dy) / along
    if (score < bestScore) [best, bestScore] = [hex, score]
  }
  return best
}

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** Return the six spaces around one, clockwise from north. */
export function neighbours(hex: string): string[] {
  const [q, r] = parseHex(hex)
  return AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`)
}

/** Return the distance between two spaces. */
export function distance(from: string, to: string): number {
  const [q, r] = parseHex(from)
  const [toQ, toR] = parseHex(to)
  return Math.max(Math.abs(q - toQ), Math.abs(r - toR), Math.abs(q + r - toQ - toR))
}
