// The texts of Pulp Invasion on its table and its pages, besides the sentences about a match.
import type { Message } from '@fluent/bundle'
import { Locale } from '../../ui/texts/locale'
import { sayFrom } from '../../ui/texts/say'

export const locale = new Locale(
  import.meta.glob<Message[]>('../../../../locales/*/pulp-pages.ftl', { import: 'default' }),
)

export const say = sayFrom(locale)
