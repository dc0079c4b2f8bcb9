// The ships known to a viewer, separated into the viewer's own and the enemies.
import type { View } from '../../../../protocol/galaxies'
import { middle, type Point } from '../hex'

/** A ship on the board: its seat and its spaces. */
export interface PlacedShip {
  id: string
  seat: string
  hexes: readonly string[]
}

/** Return the viewer's own ships on the board, and the enemies that the view shows. A spectator has neither. */
export function fleetsOf(view: View): { own: PlacedShip[]; foes: PlacedShip[] } {
  const team = view.seats[view.viewer]?.team
  const standing = Object.entries(view.ships).flatMap(([id, { card, hexes }]) => {
    const seat = view.ship_cards[card]?.seat
    return seat && hexes.length ? [{ id, seat, hexes }] : []
  })
  if (!team) return { own: [], foes: [] }
  return {
    own: standing.filter(({ seat }) => seat === view.viewer),
    foes: standing.filter(({ seat }) => view.seats[seat]?.team !== team),
  }
}

/** Return ships sorted by their distance from a place, nearest first. */
export function sortByDistance(ships: readonly PlacedShip[], { x, y }: Point): PlacedShip[] {
  const distanceTo = ({ hexes }: PlacedShip) => Math.hypot(middle(hexes).x - x, middle(hexes).y - y)
  return [...ships].sort((a, b) => distanceTo(a) - distanceTo(b))
}
