// Fleets and decks that players choose. No rules: what may be chosen and what is wrong with it comes from the server.
import type { Build, BuildLimits, SavedBuild } from '../../../protocol/core'
import { cardName, shipVersion, tacticInfo } from '../catalogue'
import type { Catalogue } from '../types'

/** A build with a name: a ready-made one, or one that somebody has saved. */
export interface NamedBuild extends Build {
  id: string
  name: string
  side: string
}

export const NOTHING: Build = { fleet: [], deck: {} }

export function fleetCost(catalogue: Catalogue, build: Build): number {
  return build.fleet.reduce((sum, [ship, level]) => sum + (shipVersion(catalogue, ship, level)?.launch ?? 0), 0)
}

export function cardCount(build: Build): number {
  return Object.values(build.deck).reduce((sum, copies) => sum + copies, 0)
}

export function levelIn(build: Build, ship: string): string | undefined {
  return build.fleet.find(([id]) => id === ship)?.[1]
}

/** The build with this version of a ship card; without a version, without the card. */
export function withShip(build: Build, ship: string, level: string | null): Build {
  const place = build.fleet.findIndex(([id]) => id === ship)
  const fleet = build.fleet.filter(([id]) => id !== ship)
  if (level) fleet.splice(place < 0 ? fleet.length : place, 0, [ship, level])
  return { ...build, fleet }
}

export function withCopies(build: Build, card: string, copies: number): Build {
  const { [card]: _, ...deck } = build.deck
  return { ...build, deck: copies > 0 ? { ...deck, [card]: copies } : deck }
}

/** Whether two builds hold the same cards, in whatever order. */
export function sameBuild(one: Build, other: Build): boolean {
  return written(one) === written(other)
}

function written({ fleet, deck }: Build): string {
  const cards = Object.entries(deck).filter(([, copies]) => copies)
  return JSON.stringify([fleet.map((entry) => entry.join('/')).sort(), cards.map((entry) => entry.join('/')).sort()])
}

/** How many cards of each type there are, and how many there must be. */
export function typeCounts(
  catalogue: Catalogue,
  cards: readonly string[],
  deck: Record<string, number>,
  least: Record<string, number>,
) {
  const typeOf = (card: string) => tacticInfo(catalogue, card)?.type ?? 'other'
  const types = [...new Set(cards.map(typeOf))]
  return types.map((type) => ({
    type,
    count: Object.entries(deck).reduce((sum, [card, copies]) => sum + (typeOf(card) === type ? copies : 0), 0),
    least: least[type] ?? 0,
  }))
}

export interface DeckGroup {
  type: string
  count: number
  cards: { card: string; name: string; copies: number; cost: number }[]
}

/** A deck as a list to read: by type, and by name within. */
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

/** The name under which a build is known, if it is one of the ready-made or saved ones. */
export function knownAs(build: Build, limits: BuildLimits, saved: readonly SavedBuild[]): NamedBuild | undefined {
  return [...limits.ready_made, ...saved].find((named) => sameBuild(named, build))
}

export const buildOf = ({ fleet, deck }: Build): Build => ({
  fleet: fleet.map(([ship, level]) => [ship, level]),
  deck: { ...deck },
})
