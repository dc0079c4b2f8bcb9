// The edition of this page's match: the catalogue as it was when the match began.
import type { Message } from '@fluent/bundle'
import { Edition } from '../../match/game/edition.svelte'
import { Locale } from '../../ui/texts/locale'
import type { Catalogue } from '../../protocol/pulp'
import { EMPTY } from './catalogue'

export const edition = new Edition<Catalogue>(
  'pulp',
  EMPTY,
  async () => (await import('./edition.json')).default as unknown as Catalogue,
  new Locale(import.meta.glob<Message[]>('../../../../locales/*/pulp-cards.ftl', { import: 'default' })),
)
