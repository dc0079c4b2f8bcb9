// Fleets and decks chosen by players. This file has no rules: the server decides what is legal.
import type { SavedLoadout } from '../api'
import type { Catalogue, Loadout, LoadoutLimits } from '../../../protocol/galaxies'
import { cardName, tacticInfo } from '../catalogue'

/** A named loadout: ready-made, or saved by a player. */
export interface NamedLoadout {
  id: string
  name: string
  /** The server's counts of the loadout's content. */
  counts: Record<string, number>
}

export const NOTHING: Loadout = { fleet: [], deck: {} }

export function levelIn(loadout: Loadout, ship: string): string | undefined {
  return loadout.fleet.find(([id]) => id === ship)?.[1]
}

/** Return the loadout with this version of a ship card, or without the card if no version is given. */
export function withShip(loadout: Loadout, ship: string, level: string | null): Loadout {
  const place = loadout.fleet.findIndex(([id]) => id === ship)
  const fleet = loadout.fleet.filter(([id]) => id !== ship)
  if (level) fleet.splice(place < 0 ? fleet.length : place, 0, [ship, level])
  return { ...loadout, fleet }
}

export function withCopies(loadout: Loadout, card: string, copies: number): Loadout {
  const { [card]: _, ...deck } = loadout.deck
  return { ...loadout, deck: copies > 0 ? { ...deck, [card]: copies } : deck }
}

/** Return whether two builds have the same cards in any order. */
export function sameLoadout(a: Loadout, b: Loadout): boolean {
  return comparisonKey(a) === comparisonKey(b)
}

function comparisonKey({ fleet, deck }: Loadout): string {
  const cards = Object.entries(deck).filter(([, copies]) => copies)
  return JSON.stringify([fleet.map((entry) => entry.join('/')).sort(), cards.map((entry) => entry.join('/')).sort()])
}

/** Return the number of cards for each type of card, as counted by the server, and the minimum number. */
export function typeCounts(
  catalogue: Catalogue,
  cards: readonly string[],
  counts: Record<string, number>,
  least: Record<string, number>,
) {
  const typeOf = (card: string) => tacticInfo(catalogue, card)?.type ?? 'other'
  const types = [...new Set(cards.map(typeOf))]
  return types.map((type) => ({
    type,
    count: counts[type] ?? 0,
    least: least[type] ?? 0,
  }))
}

export interface DeckGroup {
  type: string
  count: number
  cards: { card: string; name: string; copies: number; cost: number }[]
}

/** Return a deck as a list, sorted by type and then by name. */
export function deckGroups(catalogue: Catalogue, deck: Record<string, number>): DeckGroup[] {
  const groups = new Map<string, DeckGroup>()
  for (const [card, copies] of Object.entries(deck)) {
    if (!copies) continue
    const info = tacticInfo(catalogue, card)
    const type = info?.type ?? 'other'
    const group = groups.get(type) ?? { type, count: 0, cards: [] }
    group.count += copies
    group.cards.push({ card, name: cardName(catalogue, card), copies, cost: info?.cost ?? 0 })
    groups.set(type, group)
  }
  for (const group of groups.values()) group.cards.sort((a, b) => a.name.localeCompare(b.name))
  return [...groups.values()].sort((a, b) => a.type.localeCompare(b.type))
}

/** Return the ready-made or saved loadout that equals a loadout, if there is one. */
export function findNamed(
  loadout: Loadout,
  limits: LoadoutLimits,
  saved: readonly SavedLoadout[],
): NamedLoadout | undefined {
  const isSame = (candidate: Loadout) => sameLoadout(candidate, loadout)
  return limits.ready_made.find(isSame) ?? saved.find((build) => isSame(build.loadout))
}

export const copyOf = ({ fleet, deck }: Loadout): Loadout => ({
  fleet: fleet.map(([ship, level]) => [ship, level]),
  deck: { ...deck },
})
