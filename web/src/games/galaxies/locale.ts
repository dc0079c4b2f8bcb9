// The Fluent files of Galaxies, by language.
import type { Message } from '@fluent/bundle'
import { Locale } from '../../ui/texts/locale'

export const locale = new Locale(
  import.meta.glob<Message[]>('../../../../locales/*/galaxies.ftl', { import: 'default' }),
)
