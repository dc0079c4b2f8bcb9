// The things at which teammates may point: spaces, ships, tiles and ship cards, identified by their surfaces.
import type { View } from '../../../../protocol/galaxies'
import type { Points } from '../../../../match/game/game'
import { isSpace, space, type Surface } from '../../../../match/state/decide'
import { boardHexes, cardName, shipName, tileName } from '../../catalogue'
import { edition } from '../../edition.svelte'
import { center, chartName, middle, type Point } from '../hex'

const idOf = (thing: Surface) => thing.slice(thing.indexOf(':') + 1)

export const points: Points<View> = {
  things: (view) => [
    ...Object.keys(view.ships)
      .filter((id) => view.ships[id]!.hexes.length)
      .map((id) => `ship:${id}`),
    ...Object.keys(view.screen ?? {}).map((id) => `card:${id}`),
    ...Object.values(view.ally ?? {}).flatMap(({ screen }) => Object.keys(screen).map((id) => `card:${id}`)),
  ],
  name(thing, view) {
    const id = idOf(thing)
    if (isSpace(thing)) return chartName(id)
    if (thing.startsWith('ship:')) return shipName(edition.catalogue, view, id)
    if (thing.startsWith('tile:')) return tileName(edition.catalogue, view, id)
    if (thing.startsWith('card:')) return cardName(edition.catalogue, id)
    return view.seats[id]?.player ?? id
  },
}

/** Return the ship on a space, or the space itself. */
export function thingAt(view: View, hex: string): Surface {
  const ship = Object.keys(view.ships).find((id) => view.ships[id]!.hexes.includes(hex))
  return ship ? `ship:${ship}` : space(hex)
}

/** Return the position of a thing on the board; null for a thing next to the board. */
export function placeOf(view: View, thing: Surface): Point | null {
  const id = idOf(thing)
  if (isSpace(thing)) return center(id)
  const ship = thing.startsWith('card:') ? Object.values(view.ships).find(({ card }) => card === id) : view.ships[id]
  const hexes = (ship ?? view.tiles[id])?.hexes ?? []
  return hexes.length ? middle(hexes) : null
}

/** Return the space at a point of the board, if there is one. */
export function spaceAt(view: View, { x, y }: Point): string | null {
  const distanceTo = (hex: string) => Math.hypot(center(hex).x - x, center(hex).y - y)
  const [best] = boardHexes(edition.catalogue, view).sort((a, b) => distanceTo(a) - distanceTo(b))
  return best !== undefined && distanceTo(best) < 1 ? best : null
}
