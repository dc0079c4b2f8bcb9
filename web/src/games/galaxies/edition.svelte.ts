// All printed items, in the edition with which this page's match began.
import type { Message } from '@fluent/bundle'
import { Edition } from '../../match/game/edition.svelte'
import { Locale } from '../../ui/texts/locale'
import type { Catalogue } from '../../protocol/galaxies'
import { EMPTY } from './catalogue'

export const edition = new Edition<Catalogue>(
  'galaxies',
  EMPTY,
  async () => (await import('./edition.json')).default as unknown as Catalogue,
  new Locale(import.meta.glob<Message[]>('../../../../locales/*/galaxies-cards.ftl', { import: 'default' })),
)
