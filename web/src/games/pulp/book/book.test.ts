import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { testBook, plateItemsIn } from '../../../fixtures/books'
import type { Book } from '../../../features/book/book'
import { createSearch } from '../../../features/book/search'
import { createMarker } from '../../../features/book/terms'
import type { Catalogue } from '../../../protocol/pulp'
import printedEdition from '../edition.json'
import { edition } from '../edition.svelte'
import { loadBook } from '.'
import { titleOf } from './plates'

const CHAPTERS = join(import.meta.dirname, 'chapters')
let book: Book
beforeAll(async () => {
  edition.catalogue = printedEdition as unknown as Catalogue
  book = await loadBook()
})

describe('the rules book of Pulp Invasion', () => {
  testBook(() => book, 'docs/pulp-rule-ids.txt', CHAPTERS)

  it('names only printed things in its pictures', () => {
    expect(plateItemsIn(book).length).toBeGreaterThan(40)
    expect(plateItemsIn(book).filter((item) => !titleOf(edition.catalogue, item))).toEqual([])
  })

  it.each([
    ['two points of one ability', 'engage', 'paying'],
    ['EVA-05', 'evade', 'cubes'],
    ['mind prism', 'weapons', 'mind-prism'],
    ['ghar', 'planets', 'ghar'],
    ['traitor draws', 'traitor', 'draws'],
  ])('finds %s', (query, page, anchor) => {
    const hits = createSearch(book)(query).map(({ place }) => `${place.page}#${place.anchor}`)
    expect(hits.slice(0, 3)).toContain(`${page}#${anchor}`)
  })

  it.each([
    ["Kah's Own: engage or evade?", ["Kah's Own=encounters-kahs-own", 'engage=engage', 'evade=evade']],
    ['Finds Mind Prism! 2 to find', ['Mind Prism=weapons-mind-prism']],
    ['Draw 2 cubes more in this round’s Planet Search.', ['round=round', 'Planet Search=planet-search']],
  ])('marks the terms in: %s', (text, expected) => {
    const marked = createMarker(book.terms)(text)
    expect(marked.filter(({ term }) => term).map(({ text, term }) => `${text}=${term}`)).toEqual(expected)
    expect(marked.map(({ text }) => text).join('')).toBe(text)
  })
})
