// The texts of Galaxies on its table and its pages, besides the sentences about a match.
import type { Message } from '@fluent/bundle'
import { Locale } from '../../ui/texts/locale'
import { sayFrom } from '../../ui/texts/say'

export const locale = new Locale(
  import.meta.glob<Message[]>('../../../../locales/*/galaxies-pages.ftl', { import: 'default' }),
)

export const say = sayFrom(locale)
