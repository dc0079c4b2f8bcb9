// The rules book of Card Duel, which has one page.
import type { Book } from '../../../features/book/book'
import { parseChapter } from '../../../features/book/chapters'
import type { Term } from '../../../features/book/terms'
import CoverPicture from '../CoverPicture.svelte'
import Picture from './Picture.svelte'
import source from './rules.md?raw'

export const TERMS: readonly Term[] = [
  {
    id: 'guard',
    name: 'On guard',
    forms: ['on guard'],
    text: 'Until your next turn, nobody gains points if you pass when you are provoked.',
    to: 'rules#turn',
  },
  {
    id: 'provoke',
    name: 'Provoking',
    forms: ['provok(?:e|es|ed|ing)'],
    text: 'Each rival shows a card or passes. Passing off guard gives points away; the highest card shown takes more.',
    to: 'rules#provoke',
  },
  {
    id: 'spare',
    name: 'Spare',
    forms: ['spare'],
    text: 'Your second card. Swap it for the one in front in your own turn, as often as you like.',
    to: 'rules#cards',
  },
]

export const book: Book = {
  game: 'duel',
  title: 'Card Duel',
  lead: 'A small game of nerve, on one page.',
  chapters: [parseChapter('rules', source, {})],
  shelves: [],
  terms: TERMS,
  Picture,
  Cover: CoverPicture,
}
