// The texts of Galaxies on its table and its pages, besides the sentences about a match.
import { Locale } from '../../ui/texts/locale'
import { sayFrom } from '../../ui/texts/say'

export const locale = new Locale(
  import.meta.glob<string>('../../../../locales/*/galaxies-pages.ftl', { query: '?raw', import: 'default' }),
)

export const say = sayFrom(locale)
