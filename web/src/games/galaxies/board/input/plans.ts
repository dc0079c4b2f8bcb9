// What would come of a flight before it is flown: where the ship would be, what waits on the way, and whom it could reach.
import type { DecisionView, OptionView, View, Weapon } from '../../../../protocol/galaxies'
import { boardHexes, shipVersion, tacticInfo } from '../../catalogue'
import { edition } from '../../edition.svelte'
import { isFlight, wayOf } from '../effects/flights'
import { distance, neighbours } from '../hex'

export interface Plan {
  ship: string
  /** The spaces of each ship in the end. */
  ends: string[][]
  way: readonly string[]
  /** Where dice wait, and what they would do. */
  risks: { hex: string; label: string }[]
}

/** The plan of an option that moves a ship, or a squadron as it stands; null of any other. */
export function planOf(
  option: OptionView | null,
  view: View,
  mover: string | null | undefined,
  flights?: DecisionView['flights'],
): Plan | null {
  if (!option?.ref.hexes?.length) return null
  const { key } = option.text
  if (key === 'together') {
    const ship = view.ship_cards[option.ref.ship_card ?? '']?.ships[0]
    return ship && view.ships[ship] ? { ship, ends: option.ref.hexes.map((hex) => [hex]), way: [], risks: [] } : null
  }
  const ship = option.ref.ship ?? mover
  if (!ship || !view.ships[ship] || !(isFlight(option) || key === 'move-to' || key === 'move-over')) return null
  const way = isFlight(option) ? wayOf(option, flights) : [option.ref.hexes[0]!]
  return { ship, ends: [option.ref.hexes], way, risks: risksOn(option, view, ship, way) }
}

/** The plan of a ship that is dragged before it is known which way it would fly. */
export function drawnPlan(view: View, ship: string, end: string): Plan {
  const { hexes: here = [] } = view.ships[ship] ?? {}
  const [behind] = neighbours(end).sort((a, b) => away([a], here) - away([b], here))
  const hexes = here.length > 2 ? [end, ...neighbours(end)] : here.length === 2 ? [end, behind!] : [end]
  return { ship, ends: [hexes], way: [], risks: [] }
}

/** Where a ship stands on each space of its way. */
function places(view: View, ship: string, way: readonly string[]): string[][] {
  const size = view.ships[ship]?.hexes.length ?? 1
  return way.map((hex, at) => {
    if (size > 2) return [hex, ...neighbours(hex)]
    return size === 2 && at > 0 ? [hex, way[at - 1]!] : [hex]
  })
}

/** The first space of the way on which each risk of an option waits. The way is empty of an option that has just been
 * answered, for the next question tells other ways. */
function risksOn(option: OptionView, view: View, ship: string, way: readonly string[]): Plan['risks'] {
  const stands = places(view, ship, way)
  const tiles = Object.values(view.tiles).filter(({ kind }) => kind === 'debris')
  return (option.details ?? []).flatMap(({ risk, text, label }) => {
    if (!risk || !way.length) return []
    const enemy = typeof text.args.ship === 'string' ? view.ships[text.args.ship] : undefined
    const near = enemy?.hexes.flatMap(neighbours) ?? tiles.flatMap(({ hexes }) => hexes)
    const at = stands.findIndex((place) => place.some((hex) => near.includes(hex)))
    return [{ hex: way[at] ?? way.at(-1)!, label }]
  })
}

/** A range that a ship has, with the weapons of it. */
export interface Reach {
  range: number
  weapons: string[]
}

/** The printed ranges of a ship's weapons, farthest first. */
export function reachesOf(view: View, ship: string): Reach[] {
  const card = view.ship_cards[view.ships[ship]?.card ?? '']
  const version = card && shipVersion(edition.catalogue, view.ships[ship]!.card, card.level)
  const attached = Object.values(card?.attached ?? {}).map((one) => tacticInfo(edition.catalogue, one.card)?.weapon)
  const weapons = [version?.primary, version?.secondary, ...attached].filter((one): one is Weapon => !!one)
  const ranges = [...new Set(weapons.map(({ range }) => range))].sort((a, b) => b - a)
  return ranges.map((range) => ({
    range,
    weapons: weapons.filter((one) => one.range === range).map(({ name }) => name),
  }))
}

const away = (hexes: readonly string[], others: readonly string[]) =>
  Math.min(...hexes.flatMap((hex) => others.map((other) => distance(hex, other))))

/** The spaces of the board within a range. */
export const within = (view: View, hexes: readonly string[], range: number) =>
  boardHexes(edition.catalogue, view).filter((hex) => away(hexes, [hex]) <= range)

/** The enemies that a ship would reach from spaces, with the weapons for each. */
export function inReach(view: View, ship: string, hexes: readonly string[]): { ship: string; weapons: string[] }[] {
  const teamOf = (id: string) => view.seats[view.ship_cards[view.ships[id]?.card ?? '']?.seat ?? '']?.team
  const reaches = reachesOf(view, ship)
  return Object.entries(view.ships).flatMap(([id, { hexes: there }]) => {
    if (!there.length || teamOf(id) === teamOf(ship)) return []
    const weapons = reaches.flatMap(({ range, weapons: own }) => (away(hexes, there) <= range ? own : []))
    return weapons.length ? [{ ship: id, weapons }] : []
  })
}
