// What of the game the book has pictures of.
import type { Thing } from '../../../features/book/plates'
import type { Catalogue } from '../../../protocol/galaxies'

/** How wide pictures of each kind are, if they are 1 high. */
export const RATIOS: Readonly<Record<string, number>> = { ship: 200 / 90, card: 1, tile: 1, mission: 1.9 }

/** What a thing is called; nothing where this edition does not print it. */
export function titleOf({ ships, tactics, tiles, missions }: Catalogue, { kind, id }: Thing): string | undefined {
  if (kind === 'ship') return ships[id]?.name
  if (kind === 'card') return tactics[id]?.name
  if (kind === 'tile') return tiles[id]?.name
  return kind === 'mission' ? missions[id]?.title : undefined
}
