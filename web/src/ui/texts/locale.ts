// The Fluent files of an area of the pages or of a game, one for each language. They are fetched with its code, so that
// it has its texts when it opens.
import type { Message } from '@fluent/bundle'
import { ENGLISH, isPseudo, readerLanguage } from './language'

/** The messages of a Fluent file. */
export interface LocaleSource {
  language: string
  messages: Message[]
  /** The function of a pseudo-language that changes each text. */
  transform?: (text: string) => string
}

export class Locale {
  /** The file of the language, and the English one for the messages that it lacks. Empty before they are fetched. */
  sources: readonly LocaleSource[] = []
  private language = ''

  /** `files` has the functions that fetch the files, by paths with the language as a folder. */
  constructor(private readonly files: Readonly<Record<string, () => Promise<Message[]>>>) {}

  /** Fetch the files of a language, unless they are there already. Without that language, texts are English. */
  async load(language = readerLanguage()): Promise<void> {
    if (this.language === language) return
    const sources = await Promise.all([this.fetchTranslation(language), this.fetchFile(ENGLISH)])
    this.sources = sources.filter((source) => source !== null)
    this.language = language
  }

  /** Return a module as soon as its texts are there, too. */
  async with<T>(module: Promise<T>): Promise<T> {
    return (await Promise.all([module, this.load()]))[0]
  }

  private async fetchTranslation(language: string): Promise<LocaleSource | null> {
    if (language === ENGLISH) return null
    if (!isPseudo(language)) return this.fetchFile(language)
    const [file, { transforms }] = await Promise.all([this.fetchFile(ENGLISH), import('./pseudo')])
    const transform = transforms[language]
    return file && transform ? { ...file, transform } : null
  }

  private async fetchFile(language: string): Promise<LocaleSource | null> {
    const path = Object.keys(this.files).find((path) => path.includes(`/${language}/`))
    return path ? { language, messages: await this.files[path]!() } : null
  }
}
