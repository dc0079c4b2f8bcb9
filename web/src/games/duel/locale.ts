// The Fluent files of Card Duel, by language. They are beside the code of the example game.
import type { Message } from '@fluent/bundle'
import { Locale } from '../../ui/texts/locale'

export const locale = new Locale(
  import.meta.glob<Message[]>('../../../../examples/duel/locales/*/duel.ftl', { import: 'default' }),
)
