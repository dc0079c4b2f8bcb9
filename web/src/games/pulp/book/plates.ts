// What of the game the book has pictures of.
import type { Thing } from '../../../features/book/plates'
import { readable } from '../../../match/game/words'
import type { Catalogue } from '../../../protocol/pulp'
import { COLORS } from '../words'

/** Things of the catalogue that are drawn, by their kinds. */
export const DRAWN = ['encounters', 'planets', 'weapons', 'dice', 'captains', 'aliens', 'crew'] as const

const isDrawn = (kind: string): kind is (typeof DRAWN)[number] => (DRAWN as readonly string[]).includes(kind)

/** What a thing is called; nothing where this edition does not print it. */
export function titleOf(catalogue: Catalogue, { kind, id }: Thing): string | undefined {
  if (isDrawn(kind)) return catalogue[kind][id]?.name
  if (kind === 'cubes') return (COLORS as readonly string[]).includes(id) ? readable(id) : undefined
  return kind === 'cover' ? readable(id) : undefined
}
