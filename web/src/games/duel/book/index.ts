// The rules book of Card Duel, which has one page.
import type { Book } from '../../../features/book/book'
import { parseChapter } from '../../../features/book/chapters'
import type { Term } from '../../../features/book/terms'
import CoverPicture from '../CoverPicture.svelte'
import { say } from '../texts'
import Picture from './Picture.svelte'
import source from './rules.md?raw'

/** The places of longer explanations, by the ids of terms. */
const PLACES = { guard: 'rules#turn', provoke: 'rules#provoke', spare: 'rules#cards' }

export const loadTerms = (): Term[] =>
  Object.entries(PLACES).map(([id, to]) => ({
    id,
    name: say(`term-${id}`),
    forms: [say(`term-${id}.forms`)],
    text: say(`term-${id}.text`),
    to,
  }))

export const loadBook = (): Book => ({
  game: 'duel',
  title: say('book-title'),
  lead: say('book-lead'),
  chapters: [parseChapter('rules', source, {})],
  shelves: [],
  terms: loadTerms(),
  Picture,
  Cover: CoverPicture,
})
