// The Fluent files of Card Duel, by language. They are beside the code of the example game.
import { Locale } from '../../ui/texts/locale'

export const locale = new Locale(
  import.meta.glob<string>('../../../../examples/duel/locales/*/duel.ftl', { query: '?raw', import: 'default' }),
)
