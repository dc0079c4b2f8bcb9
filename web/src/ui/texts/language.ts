// The language of the page: the one that the reader has chosen, or the first of their browser's that is offered.
import { loadValue, storeValue } from '../browser/storage'

/** The language of texts that a translation lacks. */
export const ENGLISH = 'en'
/** The languages that readers can choose, with their own names. */
/* eslint-disable house/texts -- each language has its own name */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}
/* eslint-enable house/texts */
/** The beginning of the names of pseudo-languages, which show testers the texts that cannot be translated or do not
 * fit. */
const PSEUDO = 'qps-'
/** The pseudo-language that is written from right to left. */
const MIRRORED = 'qps-plocm'
const RIGHT_TO_LEFT = ['ar', MIRRORED]
const KEY = 'language'

/** Return the language of a tag that can also name a region: "en" for "en-GB". */
const languageOf = (tag: string) => tag.split('-')[0]!

const isOffered = (language: string) => language in LANGUAGES || isPseudo(language)

export const isPseudo = (language: string) => language.startsWith(PSEUDO)

/** Return the language itself, or English for a pseudo-language. */
const spokenLanguage = (language: string) => (isPseudo(language) ? ENGLISH : language)

/** Return the language of the page. */
export function readerLanguage(): string {
  const chosen = loadValue(KEY)
  if (isOffered(chosen)) return chosen
  return navigator.languages.map(languageOf).find((language) => language in LANGUAGES) ?? ENGLISH
}

/** Return the locale of dates and times: the first of the browser's that is the language of the page or a variant of it,
 * such as "en-GB" for "en". */
export function readerLocale(): string {
  const language = spokenLanguage(readerLanguage())
  return navigator.languages.find((tag) => languageOf(tag) === language && isValid(tag)) ?? language
}

/** Return whether a browser can write dates for a tag. Some systems name tags that it does not know: "en-US@posix". */
function isValid(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Store the language that the reader has chosen, and open the page again in that language. Where storage is blocked,
 * nothing happens: the page would open in the same language as before, again and again. */
export function chooseLanguage(language: string): void {
  storeValue(KEY, language)
  if (loadValue(KEY) === language) location.reload()
}

/** Tell the browser the language and the direction of the page. */
export function markLanguage(language = readerLanguage()): void {
  document.documentElement.lang = spokenLanguage(language)
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
}
