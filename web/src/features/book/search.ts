// The search in a book: sections, terms and items of the encyclopedia.
import type { Book, Place } from './book'
import { sectionText } from './chapters'

export interface Hit {
  place: Place
  title: string
  /** The title of the chapter or shelf that contains the hit. */
  where: string
  /** The text around the first match, split at that word. */
  before: string
  hit: string
  after: string
}

interface Page {
  place: Place
  title: string
  where: string
  text: string
  /** Additional words that match the page. */
  keys: string
}

const MOST = 40
const ROUND = 60

/** Return a text in lower case with one space before each word, so that a search matches the beginnings of words. */
const normalize = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

export function createSearch(book: Book): (query: string) => Hit[] {
  const pages = [...sectionPages(book), ...shelfPages(book), ...termPages(book)]
  const index = pages.map((page) => ({
    page,
    title: normalize(page.title),
    all: normalize(`${page.title} ${page.text} ${page.keys}`),
  }))
  return (query) => {
    const words = normalize(query)
      .split(' ')
      .filter(Boolean)
      .map((word) => ` ${word}`)
    if (!words.length) return []
    return index
      .filter(({ all }) => words.every((word) => all.includes(word)))
      .map((one) => ({ ...one, score: scorePage(one, words) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ page }) => createHit(page, words))
  }
}

/** Return how well a page matches: a match in the title ranks above one in the text. */
function scorePage({ title, all }: { title: string; all: string }, words: string[]): number {
  const phrase = words.join('')
  const named = words.filter((word) => title.includes(word)).length
  const begins = title.startsWith(phrase) ? 6 : 0
  return named * 4 + begins + (title === phrase ? 8 : 0) + (all.includes(phrase) ? 2 : 0)
}

function createHit({ place, title, where, text }: Page, words: string[]): Hit {
  const low = text.toLowerCase()
  const places = words
    .map((word) => word.trim())
    .map((word) => [low.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u')), word] as const)
    .filter(([at]) => at >= 0)
  const [at, word] = places.sort((a, b) => a[0] - b[0])[0] ?? [0, '']
  const from = Math.max(0, text.lastIndexOf(' ', at - ROUND) + 1)
  const end = text.indexOf(' ', at + word.length + ROUND)
  return {
    place,
    title,
    where,
    before: (at > ROUND && from ? '… ' : '') + text.slice(at > ROUND ? from : 0, at),
    hit: text.slice(at, at + word.length),
    after: text.slice(at + word.length, end < 0 ? undefined : end) + (end < 0 ? '' : ' …'),
  }
}

function sectionPages({ chapters }: Book): Page[] {
  return chapters.flatMap((chapter) =>
    chapter.sections.map((section) => ({
      place: { page: chapter.id, anchor: section.id },
      title: section.title,
      where: chapter.title,
      text: sectionText(section),
      keys: section.rules.join(' '),
    })),
  )
}

function shelfPages({ shelves }: Book): Page[] {
  return shelves.flatMap(({ id, title, entries }) =>
    entries.map((entry) => ({
      place: { page: id, anchor: entry.id },
      title: entry.name,
      where: title,
      text: entry.text,
      keys: '',
    })),
  )
}

/** Return the terms as pages, except those with an item in the encyclopedia. */
function termPages({ terms, shelves }: Book): Page[] {
  const entries = new Set(shelves.map(({ id }) => id))
  return terms
    .filter(({ to }) => to && !entries.has(to.split('#')[0]!))
    .map(({ name, text, to }) => {
      const [page = '', anchor = ''] = to!.split('#')
      return { place: { page, anchor }, title: name, where: 'Terms', text, keys: '' }
    })
}
