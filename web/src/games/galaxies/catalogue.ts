// Lookups in the catalogue that never fail: an unknown id gets a readable name and no data.
import type {
  Catalogue,
  Power,
  PublicLayout,
  ShipType,
  ShipVersion,
  TacticCard,
  TileType,
  View,
  Weapon,
} from '../../protocol/galaxies'
import { say } from './texts'
import { readableName } from './words'

export const EMPTY: Catalogue = {
  digest: '',
  copies: 0,
  words: { phases: {}, rolls: {}, reasons: {}, victories: {}, states: {}, face_down: { name: '', text: '' } },
  ships: {},
  tactics: {},
  tiles: {},
  footprints: {},
  layouts: {},
  missions: {},
}

function findEntry<T>(record: Record<string, T> | undefined, id: string | null | undefined): T | undefined {
  if (!record || !id) return undefined
  return record[id] ?? record[id.replace(/_/g, '-')] ?? record[id.replace(/-/g, '_')]
}

export function shipInfo(catalogue: Catalogue, card: string | null | undefined): ShipType | undefined {
  return findEntry(catalogue.ships, card)
}

export function shipVersion(catalogue: Catalogue, card: string, level: string | undefined): ShipVersion | undefined {
  const info = shipInfo(catalogue, card)
  return info && ((level && info.versions[level]) || Object.values(info.versions)[0])
}

export function tacticInfo(catalogue: Catalogue, card: string | null | undefined): TacticCard | undefined {
  return findEntry(catalogue.tactics, card)
}

const STATS = 44 // letters: the length of the line with a weapon's numbers

/** Return the number of letters below a tactic card's name, which decides the card's size in the hand. */
export function letterCount(info: TacticCard | undefined): number {
  const texts = info?.powers.map(({ text }) => text.length) ?? []
  return texts.reduce((sum, length) => sum + length, info?.weapon ? STATS : 0)
}

export function tileInfo(catalogue: Catalogue, kind: string | null | undefined): TileType | undefined {
  return findEntry(catalogue.tiles, kind)
}

/** Return the spaces of a tile for a picture of the tile alone. */
export function footprintOf(catalogue: Catalogue, kind: string): string[] {
  return catalogue.footprints[tileInfo(catalogue, kind)?.footprint ?? ''] ?? ['0,0']
}

/** Return a power of a ship or a tactic card. */
export function powerInfo(catalogue: Catalogue, id: string | null | undefined): Power | undefined {
  const cards = [...Object.values(catalogue.ships).flatMap(({ versions }) => Object.values(versions))]
  const powers = [...cards, ...Object.values(catalogue.tactics)].flatMap((card) => card.powers)
  return id ? powers.find((power) => power.id === id) : undefined
}

export function cardName(catalogue: Catalogue, id: string): string {
  return (shipInfo(catalogue, id) ?? tacticInfo(catalogue, id) ?? tileInfo(catalogue, id))?.name ?? readableName(id)
}

/** Return the word for a phase, a roll's purpose, a result's reason or a ship card's state. */
export function wordFor(catalogue: Catalogue, group: 'phases' | 'rolls' | 'reasons' | 'states', id: string): string {
  return catalogue.words[group][id] ?? readableName(id)
}

/** Return the ship card of a ship, even if the ship has left the board. */
export function cardOfShip(view: View, ship: string): string {
  return view.ships[ship]?.card ?? ship.replace(/-\d+$/, '')
}

/** Return the name of a ship: `tes-kio-1` → "Tes Kio". Ships of a squadron have a number: "Red Tougu 2". */
export function shipName(catalogue: Catalogue, view: View, ship: string): string {
  const card = cardOfShip(view, ship)
  const name = cardName(catalogue, card)
  const number = /-(\d+)$/.exec(ship)?.[1]
  const many = (shipInfo(catalogue, card)?.ships ?? 1) > 1
  return many && number ? `${name} ${number}` : name
}

/** Return the name of a tile. Obstacles are numbered by kind, as in the server's sentences: "Asteroid 2". */
export function tileName(catalogue: Catalogue, view: View, tile: string): string {
  const { kind, number } = view.tiles[tile] ?? {}
  if (!kind) return catalogue.words.face_down.name
  const name = cardName(catalogue, kind)
  return number ? `${name} ${number}` : name
}

export function layoutOf(catalogue: Catalogue, layout: string): PublicLayout | undefined {
  return findEntry(catalogue.layouts, layout)
}

export function boardHexes(catalogue: Catalogue, view: View): string[] {
  const known = layoutOf(catalogue, view.layout)?.hexes
  if (known?.length) return known
  const hexes = new Set<string>()
  for (const thing of [...Object.values(view.ships), ...Object.values(view.tiles)])
    thing.hexes.forEach((hex) => hexes.add(hex))
  return [...hexes]
}

export function zones(catalogue: Catalogue, view: View): Record<string, string[]> {
  return layoutOf(catalogue, view.layout)?.zones ?? {}
}

/** Return the numbers of a weapon in words: "range 5 · 3 × strength 2 · charge 3 energy". */
export function weaponText({ charge, ...numbers }: Weapon): string {
  const energy = say('ship-charge.energy', { charge })
  return say('ship-weapon', { ...numbers, charged: !!charge, charge: say('ship-charge', { energy }) })
}
