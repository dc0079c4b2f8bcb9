// The items of the game that have pictures in the book.
import type { PlateItem } from '../../../features/book/plates'
import { toReadable } from '../../../match/game/words'
import type { Catalogue } from '../../../protocol/pulp'
import { COLORS } from '../words'

/** The kinds of catalogue items that have pictures. */
export const DRAWN = ['encounters', 'planets', 'weapons', 'dice', 'captains', 'aliens', 'crew'] as const

const isDrawn = (kind: string): kind is (typeof DRAWN)[number] => (DRAWN as readonly string[]).includes(kind)

/** Return the name of an item, or undefined if this edition does not print it. */
export function titleOf(catalogue: Catalogue, { kind, id }: PlateItem): string | undefined {
  if (isDrawn(kind)) return catalogue[kind][id]?.name
  if (kind === 'cubes') return (COLORS as readonly string[]).includes(id) ? toReadable(id) : undefined
  return kind === 'cover' ? toReadable(id) : undefined
}
