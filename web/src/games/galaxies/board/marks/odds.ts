// The position of each target's hit chance: next to the target, where it covers neither pegs nor neighbours.
import { center, ROOT3, type Box, type Point } from '../hex'
import { rotatePoint } from '../input/turning'

export interface Label {
  ship: string
  /** The middle of the label on the screen, and the point where its line touches the ship. */
  at: Point
  rim: Point
}

interface Target {
  ship: string
  hexes: readonly string[]
}

const GAP = 0.12
const RIM = 0.8 // hex radii from the middle of a space
/** The weight of covered things other than the target. Labels avoid them more than the target itself. */
const OTHER = 2

/** Place labels of one size next to their targets, on a board with the given quarter turns. */
export function placeLabels(
  targets: readonly Target[],
  taken: readonly string[],
  size: { width: number; height: number },
  turn: number,
): Label[] {
  const things = taken.map((hex) => ({ hex, box: spaceBox(hex, turn) }))
  const labels: Label[] = []
  for (const { ship, hexes } of targets) {
    const coveredArea = (at: Point) => {
      const box = boxAround(at, size)
      const spaces = things.map((thing) => sharedArea(box, thing.box) * (hexes.includes(thing.hex) ? 1 : OTHER))
      const overlaps = labels.map((label) => sharedArea(box, boxAround(label.at, size)) * OTHER)
      return [...spaces, ...overlaps].reduce((sum, area) => sum + area, 0)
    }
    const weighed = labelPositions(hexes, size, turn).map((at) => ({ at, hides: coveredArea(at) }))
    const { at } = weighed.reduce((best, place) => (place.hides < best.hides - 0.01 ? place : best))
    labels.push({ ship, at, rim: rimOf(hexes, at, turn) })
  }
  return labels
}

/** Return the label positions around a ship, and the one on its upper edge, most readable first. */
function labelPositions(
  hexes: readonly string[],
  { width, height }: { width: number; height: number },
  turn: number,
): Point[] {
  const boxes = hexes.map((hex) => spaceBox(hex, turn))
  const [left, right] = [Math.min(...boxes.map((b) => b.x)), Math.max(...boxes.map((b) => b.x + b.width))]
  const [top, low] = [Math.min(...boxes.map((b) => b.y)), Math.max(...boxes.map((b) => b.y + b.height))]
  const [x, y] = [(left + right) / 2, (top + low) / 2]
  const [above, below] = [top - GAP - height / 2, low + GAP + height / 2]
  const [before, behind] = [left - GAP - width / 2, right + GAP + width / 2]
  const labelStep = height + GAP // past another label
  const sides = [y, top + height / 2, low - height / 2, above, below, above - labelStep, below + labelStep]
  return [
    { x, y: above },
    { x, y: below },
    ...sides.flatMap((side) => [behind, before].map((end) => ({ x: end, y: side }))),
    { x, y: top + height / 2 },
  ]
}

/** Return the point on the nearest space of a ship where the line from a label ends. */
function rimOf(hexes: readonly string[], at: Point, turn: number): Point {
  const distanceTo = (space: Point) => Math.hypot(at.x - space.x, at.y - space.y)
  const nearest = hexes
    .map((hex) => rotatePoint(center(hex), turn))
    .reduce((a, b) => (distanceTo(b) < distanceTo(a) ? b : a))
  const share = Math.min(1, RIM / distanceTo(nearest))
  return { x: nearest.x + (at.x - nearest.x) * share, y: nearest.y + (at.y - nearest.y) * share }
}

function spaceBox(hex: string, turn: number): Box {
  return boxAround(rotatePoint(center(hex), turn), turn % 2 ? { width: ROOT3, height: 2 } : { width: 2, height: ROOT3 })
}

const boxAround = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Return the area of the intersection of two boxes. */
function sharedArea(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, wide) * Math.max(0, high)
}
