// The texts of the other pages outside matches.
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale(
  import.meta.glob<string>('../../../../locales/*/pages.ftl', { query: '?raw', import: 'default' }),
)

export const say = sayFrom(locale)
