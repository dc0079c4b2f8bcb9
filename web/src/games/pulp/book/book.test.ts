import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeOf, resolve, type Book } from '../../../play/book/book'
import { wordsOf } from '../../../play/book/chapters'
import { searcher } from '../../../play/book/search'
import { markerOf } from '../../../play/book/terms'
import type { Catalogue } from '../../../protocol/pulp'
import { coach } from '../coach'
import printedEdition from '../edition.json'
import { edition } from '../edition.svelte'
import { loadBook } from '.'

const ROOT = join(import.meta.dirname, '../../../../..')
const CHAPTERS = join(import.meta.dirname, 'chapters')
const sources = readdirSync(CHAPTERS).map((name) => ({ name, text: readFileSync(join(CHAPTERS, name), 'utf8') }))

/** The ids of the ledger; a ruling (r) belongs to its rule, and an edge case (EC) is an example of others. */
const ledger = readFileSync(join(ROOT, 'docs/pulp-rule-ids.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line) && !line.startsWith('EC-'))
const rules = [...new Set(ledger.map((line) => line.split(' ')[0]!.replace(/r$/, '')))]

/** The kinds of questions, as the types of the views list them. */
const listed = readFileSync(join(ROOT, 'engine/pulp/present/questions.py'), 'utf8')
const kinds = [...listed.matchAll(/^([a-z-]*[a-z]) +``/gm)].map(([, kind]) => kind!)

let book: Book
beforeAll(async () => {
  edition.catalogue = printedEdition as unknown as Catalogue
  book = await loadBook()
})

const sections = () =>
  book.chapters.flatMap(({ id, sections }) => sections.map((section) => ({ page: id, ...section })))

describe('the rules book of Pulp Invasion', () => {
  it('explains every rule of the ledger, and no other, each at one place', () => {
    const explained = sections().flatMap((section) => section.rules)
    expect(rules.filter((id) => !explained.includes(id))).toEqual([])
    expect(explained.filter((id) => !rules.includes(id))).toEqual([])
    expect(explained.filter((id, i) => explained.indexOf(id) !== i)).toEqual([])
    for (const id of rules) expect(resolve(book, { page: '', anchor: id }).page).not.toBe('')
  })

  it('types no number: it quotes what is printed', () => {
    const typed = sources.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line) => {
        const said = line
          .replace(/\{#[^}]*\}$/, '')
          .replace(/\{[\w.-]+\}/g, '')
          .replace(/\]\([\w#-]+\)/g, ']')
        return /\d/.test(said) ? [`${name}: ${line}`] : []
      }),
    )
    expect(typed).toEqual([])
  })

  it('has something to say in every section', () => {
    expect(
      sections()
        .filter((section) => wordsOf(section).length < 60)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('leads nowhere wrong: links, terms and questions arrive', () => {
    const pages = new Map<string, Set<string>>([
      ...book.chapters.map(({ id, sections }) => [id, new Set(sections.map((one) => one.id))] as const),
      ...book.shelves.map(({ id, entries }) => [id, new Set(entries.map((one) => one.id))] as const),
    ])
    expect(pages.size).toBe(book.chapters.length + book.shelves.length)
    const inText = sections().flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? block.caption : block.parts).flatMap(({ to }) => to ?? [])),
    )
    const links = [...inText, ...book.terms.flatMap(({ to }) => to ?? []), ...Object.values(book.questions ?? {})]
    const wrong = links.filter((to) => {
      const { page, anchor } = placeOf(to)
      return !pages.has(page) || (anchor && !pages.get(page)!.has(anchor))
    })
    expect(wrong).toEqual([])
  })

  it('knows where the rules of every kind of question stand, and so does the coach', () => {
    const plainly = coach.general.flatMap((rule) => (rule.ask && !rule.offers ? rule.ask : []))
    expect(rules.length).toBeGreaterThan(300)
    expect(kinds.length).toBeGreaterThan(25)
    expect(kinds.filter((kind) => !(kind in book.questions!))).toEqual([])
    expect([...kinds, ...Object.keys(book.questions!)].filter((kind) => !plainly.includes(kind))).toEqual([])
    expect(coach.general.some((rule) => !rule.ask)).toBe(true)
  })

  it.each([
    ['two points of one ability', 'engage', 'paying'],
    ['EVA-05', 'evade', 'cubes'],
    ['mind prism', 'weapons', 'mind-prism'],
    ['ghar', 'planets', 'ghar'],
    ['traitor draws', 'traitor', 'draws'],
  ])('finds %s', (query, page, anchor) => {
    const found = searcher(book)(query).map(({ place }) => `${place.page}#${place.anchor}`)
    expect(found.slice(0, 3)).toContain(`${page}#${anchor}`)
  })

  it.each([
    ["Kah's Own: engage or evade?", ["Kah's Own=encounters-kahs-own", 'engage=engage', 'evade=evade']],
    ['Finds Mind Prism! 2 to find', ['Mind Prism=weapons-mind-prism']],
    ['Draw 2 cubes more in this round’s Planet Search.', ['round=round', 'Planet Search=planet-search']],
  ])('marks the terms in: %s', (text, expected) => {
    const marked = markerOf(book.terms)(text)
    expect(marked.filter(({ term }) => term).map(({ text, term }) => `${text}=${term}`)).toEqual(expected)
    expect(marked.map(({ text }) => text).join('')).toBe(text)
  })
})
