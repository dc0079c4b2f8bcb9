// The outcome of a flight before it is flown: the ship's end position, the dice rolls on the path, and the enemies in
// range.
import type { DecisionView, OptionView, View, Weapon } from '../../../../protocol/galaxies'
import { boardHexes, shipVersion, tacticInfo } from '../../catalogue'
import { edition } from '../../edition.svelte'
import { isFlight, flightSpaces } from '../effects/flights'
import { distance, neighbours } from '../hex'

export interface Plan {
  ship: string
  /** The spaces of each ship after the flight. */
  ends: string[][]
  way: readonly string[]
  /** The spaces where dice are rolled. */
  risks: string[]
}

/** Return the plan of an option that moves a ship or a squadron in formation, or null for any other option. */
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
  const way = isFlight(option) ? flightSpaces(option, flights) : [option.ref.hexes[0]!]
  return { ship, ends: [option.ref.hexes], way, risks: risksOn(option, view, ship, way) }
}

/** Return the plan of a dragged ship whose path is not yet known. */
export function drawnPlan(view: View, ship: string, end: string): Plan {
  const { hexes: currentSpaces = [] } = view.ships[ship] ?? {}
  const [behind] = neighbours(end).sort(
    (a, b) => distanceBetween([a], currentSpaces) - distanceBetween([b], currentSpaces),
  )
  const hexes =
    currentSpaces.length > 2 ? [end, ...neighbours(end)] : currentSpaces.length === 2 ? [end, behind!] : [end]
  return { ship, ends: [hexes], way: [], risks: [] }
}

/** Return the spaces of a ship at each space of its path. */
function footprintsOn(view: View, ship: string, way: readonly string[]): string[][] {
  const size = view.ships[ship]?.hexes.length ?? 1
  return way.map((hex, i) => {
    if (size > 2) return [hex, ...neighbours(hex)]
    return size === 2 && i > 0 ? [hex, way[i - 1]!] : [hex]
  })
}

/**
 * Return the first affected space of the path for each risk of an option. The path is empty for an option that was
 * just answered, because the next question has other paths.
 */
function risksOn(option: OptionView, view: View, ship: string, way: readonly string[]): Plan['risks'] {
  const footprints = footprintsOn(view, ship, way)
  const tiles = Object.values(view.tiles).filter(({ kind }) => kind === 'debris')
  return (option.details ?? []).flatMap(({ risk, text }) => {
    if (!risk || !way.length) return []
    const enemy = typeof text.args.ship === 'string' ? view.ships[text.args.ship] : undefined
    const riskSpaces = enemy?.hexes.flatMap(neighbours) ?? tiles.flatMap(({ hexes }) => hexes)
    const index = footprints.findIndex((place) => place.some((hex) => riskSpaces.includes(hex)))
    return [way[index] ?? way.at(-1)!]
  })
}

/** A range of a ship, with the weapons that have this range. */
export interface Reach {
  range: number
  weapons: string[]
}

/** Return the printed ranges of a ship's weapons, farthest first. */
export function reachesOf(view: View, ship: string): Reach[] {
  const card = view.ship_cards[view.ships[ship]?.card ?? '']
  const version = card && shipVersion(edition.catalogue, view.ships[ship]!.card, card.level)
  const attached = Object.values(card?.attached ?? {}).map(({ card }) => tacticInfo(edition.catalogue, card)?.weapon)
  const weapons = [version?.primary, version?.secondary, ...attached].filter((weapon): weapon is Weapon => !!weapon)
  const ranges = [...new Set(weapons.map(({ range }) => range))].sort((a, b) => b - a)
  return ranges.map((range) => ({
    range,
    weapons: weapons.filter((weapon) => weapon.range === range).map(({ name }) => name),
  }))
}

const distanceBetween = (hexes: readonly string[], otherHexes: readonly string[]) =>
  Math.min(...hexes.flatMap((hex) => otherHexes.map((otherHex) => distance(hex, otherHex))))

/** Return the spaces of the board within a range. */
export const spacesWithin = (view: View, hexes: readonly string[], range: number) =>
  boardHexes(edition.catalogue, view).filter((hex) => distanceBetween(hexes, [hex]) <= range)

/** Return the enemies within range of a ship at the given spaces, with the weapons that reach each of them. */
export function enemiesInRange(
  view: View,
  ship: string,
  hexes: readonly string[],
): { ship: string; weapons: string[] }[] {
  const teamOf = (id: string) => view.seats[view.ship_cards[view.ships[id]?.card ?? '']?.seat ?? '']?.team
  const reaches = reachesOf(view, ship)
  return Object.entries(view.ships).flatMap(([id, { hexes: there }]) => {
    if (!there.length || teamOf(id) === teamOf(ship)) return []
    const weapons = reaches.flatMap(({ range, weapons: own }) => (distanceBetween(hexes, there) <= range ? own : []))
    return weapons.length ? [{ ship: id, weapons }] : []
  })
}
