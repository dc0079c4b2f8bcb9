// The language of the user's account, which their pages and letters have on every device.
import { api } from '../http/api'
import { chooseLanguage, LANGUAGES, readerLanguage } from '../ui/texts/language'

/** Return the language of the page, or undefined if it is a pseudo-language. */
export function offeredLanguage(): string | undefined {
  const language = readerLanguage()
  return language in LANGUAGES ? language : undefined
}

/** Open the page in the language of the account. If that is not known, report the language of the page to it. */
export async function agreeOnLanguage(account?: string | null): Promise<void> {
  const language = readerLanguage()
  if (account === language) return
  if (account && account in LANGUAGES) chooseLanguage(account)
  else if (!account && language in LANGUAGES) await api.chooseLanguage(language).catch(() => undefined)
}

/** Load the language of a user who has just logged in, and open the page in it. */
export async function followAccount(): Promise<void> {
  const session = await api.session().catch(() => null)
  if (session?.user) await agreeOnLanguage(session.language)
}
