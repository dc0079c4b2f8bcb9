// The search in a book: sections, terms and items of the encyclopedia.
import { say } from '../../ui/texts/common'
import type { Book, Place } from './book'
import { sectionText } from './chapters'

export interface Hit {
  place: Place
  title: string
  /** The title of the chapter or shelf that contains the hit. */
  source: string
  /** The text around the first match, split at that word. */
  before: string
  hit: string
  after: string
}

interface Page {
  place: Place
  title: string
  source: string
  text: string
  /** Additional words that match the page. */
  keys: string
}

const MAX_HITS = 40
const CONTEXT_LENGTH = 60

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
      .map((entry) => ({ ...entry, score: scorePage(entry, words) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_HITS)
      .map(({ page }) => createHit(page, words))
  }
}

/** Return how well a page matches: a match in the title ranks above one in the text. */
function scorePage({ title, all }: { title: string; all: string }, words: string[]): number {
  const phrase = words.join('')
  const titleWords = words.filter((word) => title.includes(word)).length
  const prefixScore = title.startsWith(phrase) ? 6 : 0
  return titleWords * 4 + prefixScore + (title === phrase ? 8 : 0) + (all.includes(phrase) ? 2 : 0)
}

function createHit({ place, title, source, text }: Page, words: string[]): Hit {
  const lowerCase = text.toLowerCase()
  const places = words
    .map((word) => word.trim())
    .map((word) => [lowerCase.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u')), word] as const)
    .filter(([index]) => index >= 0)
  const [start, word] = places.sort((a, b) => a[0] - b[0])[0] ?? [0, '']
  const wordStart = Math.max(0, text.lastIndexOf(' ', start - CONTEXT_LENGTH) + 1)
  const end = text.indexOf(' ', start + word.length + CONTEXT_LENGTH)
  return {
    place,
    title,
    source,
    before:
      (start > CONTEXT_LENGTH && wordStart ? '… ' : '') + text.slice(start > CONTEXT_LENGTH ? wordStart : 0, start),
    hit: text.slice(start, start + word.length),
    after: text.slice(start + word.length, end < 0 ? undefined : end) + (end < 0 ? '' : ' …'),
  }
}

function sectionPages({ chapters }: Book): Page[] {
  return chapters.flatMap((chapter) =>
    chapter.sections.map((section) => ({
      place: { page: chapter.id, anchor: section.id },
      title: section.title,
      source: chapter.title,
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
      source: title,
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
      return { place: { page, anchor }, title: name, source: say('book-terms'), text, keys: '' }
    })
}
