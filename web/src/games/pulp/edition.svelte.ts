// The edition of the match on this page: the catalogue as the match began with it.
import { Edition } from '../../match/game/edition.svelte'
import type { Catalogue } from '../../protocol/pulp'
import { EMPTY } from './catalogue'

export const edition = new Edition<Catalogue>(
  'pulp',
  EMPTY,
  async () => (await import('./edition.json')).default as unknown as Catalogue,
)
