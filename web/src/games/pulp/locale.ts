// The Fluent files of Pulp Invasion, by language.
import { Locale } from '../../ui/texts/locale'

export const locale = new Locale(
  import.meta.glob<string>('../../../../locales/*/pulp.ftl', { query: '?raw', import: 'default' }),
)
