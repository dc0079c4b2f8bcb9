// The translation of data with English texts, such as catalogues and the coach's rules.
import { ENGLISH, readerLanguage } from './language'
import type { Locale } from './locale'
import { textsOf } from './texts'

/** Return data in the language of the page. A text that has changed since it was translated stays English, and so does
 * everything if the files cannot be fetched. */
export async function translate<T>(data: T, locale?: Locale): Promise<T> {
  if (!locale || readerLanguage() === ENGLISH) return data
  await locale.load().catch(() => undefined)
  const translations = textsOf(locale).translations()
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? (translations.get(value) ?? value) : value,
  ) as T
}
