// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import type { Book } from '../book'
import { parseChapter } from '../chapters'
import ContentsPage from './ContentsPage.svelte'

const book = (chapter: string) =>
  ({
    game: 'toy',
    title: 'Toy',
    lead: '',
    shelves: [],
    terms: [],
    chapters: [parseChapter('one', chapter, {})],
  }) as unknown as Book
const explanation = () => document.querySelector('[data-testid=rule-codes]')?.textContent

it('explains the codes of rules with an example from the book', () => {
  showComponent(ContentsPage, { book: book('# One\n\nLead.\n\n## Move {#move MOV-01..03}\n\nMove.') })
  expect(explanation()).toContain('such as MOV-01, names a single rule')
})

it('explains no codes in a book without them', () => {
  showComponent(ContentsPage, { book: book('# One\n\nLead.\n\n## Move {#move}\n\nMove.') })
  expect(explanation()).toBeUndefined()
})
