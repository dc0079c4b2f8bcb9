// The Fluent files of Galaxies, by language.
import { Locale } from '../../ui/texts/locale'

export const locale = new Locale(
  import.meta.glob<string>('../../../../locales/*/galaxies.ftl', { query: '?raw', import: 'default' }),
)
