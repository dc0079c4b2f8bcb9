// The setup of every test. The texts of the pages are there. No server answers, and dynamic imports finish before their test ends. Otherwise, a test
// runner that closes during an import reports an error.
import { afterEach, beforeAll, vi } from 'vitest'
import type { Locale } from './ui/texts/locale'
import { locale as common } from './ui/texts/common'
import { locale as pages } from './ui/texts/pages'
import { locale as start } from './ui/texts/start'
import { locale as table } from './ui/texts/table'

const gameTexts = import.meta.glob<Locale>('./games/*/texts.ts', { import: 'locale' })

globalThis.fetch = () => Promise.reject(new TypeError('there is no server in tests'))

afterEach(() => vi.dynamicImportSettled())

beforeAll(async () => {
  const games = await Promise.all(Object.values(gameTexts).map((load) => load()))
  await Promise.all([start, common, pages, table, ...games].map((locale) => locale.load()))
})
