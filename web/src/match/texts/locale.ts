// The Fluent file of a game. It is fetched with the game's code, so that a table has its sentences when it opens.

/** The language of the sentences. */
export const LANGUAGE = 'en'

/** The text of a Fluent file. */
export interface LocaleSource {
  language: string
  text: string
}

export class Locale {
  /** The fetched file, or null before it is fetched. */
  source: LocaleSource | null = null

  /** `files` has the functions that fetch the files, by paths with the language as a folder. */
  constructor(private readonly files: Readonly<Record<string, () => Promise<string>>>) {}

  /** Fetch the file of a language, unless it is there already. A game without that language is shown in English. */
  async load(language = LANGUAGE): Promise<void> {
    if (this.source?.language === language) return
    const find = (language: string) => Object.entries(this.files).find(([path]) => path.includes(`/${language}/`))?.[1]
    const own = find(language)
    const text = await (own ?? find(LANGUAGE))!()
    this.source = { language: own ? language : LANGUAGE, text }
  }
}
