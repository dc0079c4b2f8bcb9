// The viewer's starting side of the board.
import { zones } from '../../catalogue'
import { edition } from '../../edition.svelte'
import type { GalaxiesTable } from '../../state.svelte'
import { middle, type Point } from '../hex'

const SOUTH: Point = { x: 0, y: 1 }

/** Return the vector from the middle of the board to the viewer's launch zone, or to the host's zone for
 * spectators. */
export function viewerEdge(table: GalaxiesTable, hexes: readonly string[]): Point {
  const view = table.view!
  const seat = view.seats[view.viewer] ?? view.seats[table.host]
  const zone = zones(edition.catalogue, view)[seat?.zone ?? ''] ?? []
  if (!zone.length) return SOUTH
  const [zoneMiddle, mapMiddle] = [middle(zone), middle(hexes)]
  return { x: zoneMiddle.x - mapMiddle.x, y: zoneMiddle.y - mapMiddle.y }
}
