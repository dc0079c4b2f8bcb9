// The texts of Card Duel on its table and its pages, besides the sentences about a match.
import type { Message } from '@fluent/bundle'
import { Locale } from '../../ui/texts/locale'
import { sayFrom } from '../../ui/texts/say'

export const locale = new Locale(
  import.meta.glob<Message[]>('../../../../examples/duel/locales/*/duel-pages.ftl', { import: 'default' }),
)

export const say = sayFrom(locale)
