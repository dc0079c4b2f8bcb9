// The texts of the table that all games share.
import { Locale } from './locale'
import { sayFrom } from './say'

export const locale = new Locale(
  import.meta.glob<string>('../../../../locales/*/table.ftl', { query: '?raw', import: 'default' }),
)

export const say = sayFrom(locale)
