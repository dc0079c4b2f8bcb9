// The translations of texts that the server sends in English: those about missions, options and computer players.
import type { Message } from '@fluent/bundle'
import { ENGLISH, readerLanguage } from './language'
import { Locale } from './locale'
import { textsOf } from './texts'

const locale = new Locale(import.meta.glob<Message[]>('../../../../locales/*/missions.ftl', { import: 'default' }))

/** Fetch the translations, unless the page is English. */
export async function loadMissionTexts(language = readerLanguage()): Promise<void> {
  if (language !== ENGLISH) await locale.load(language)
}

/** Return the translation of a text, or the English text of the server if there is none. */
export function translated(id: string, english: string): string {
  const texts = textsOf(locale)
  return texts.has(id) ? texts.format(id, {}) : english
}
