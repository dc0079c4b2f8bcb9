// The texts of Pulp Invasion on its table and its pages, besides the sentences about a match.
import { Locale } from '../../ui/texts/locale'
import { sayFrom } from '../../ui/texts/say'

export const locale = new Locale(
  import.meta.glob<string>('../../../../locales/*/pulp-pages.ftl', { query: '?raw', import: 'default' }),
)

export const say = sayFrom(locale)
