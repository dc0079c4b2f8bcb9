// The items of the game that have pictures in the book.
import type { PlateItem } from '../../../features/book/plates'
import type { Catalogue } from '../../../protocol/galaxies'

/** The width of the pictures of each kind, as a multiple of the height. */
export const RATIOS: Readonly<Record<string, number>> = { ship: 200 / 90, card: 1, tile: 1, mission: 1.9 }

/** Return the name of an item; undefined if this edition does not print it. */
export function titleOf({ ships, tactics, tiles, missions }: Catalogue, { kind, id }: PlateItem): string | undefined {
  if (kind === 'ship') return ships[id]?.name
  if (kind === 'card') return tactics[id]?.name
  if (kind === 'tile') return tiles[id]?.name
  return kind === 'mission' ? missions[id]?.title : undefined
}
