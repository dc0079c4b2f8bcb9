// The rules book of a game: chapters, terms and an encyclopedia of all printed items.
import { siteUrl } from '../../ui/browser/site'
import type { Component } from 'svelte'
import type { Chapter } from './chapters'
import type { Term } from './terms'

/** An item of the encyclopedia, as indexed by the search. */
export interface Entry {
  id: string
  name: string
  text: string
}

/** The items of one kind, which share a page. */
export interface Shelf {
  id: string
  title: string
  /** One sentence about the items. */
  lead: string
  entries: readonly Entry[]
  /** The picture of some items. */
  picture?: string
  /** `anchor`: the item to show. */
  Page: Component<{ anchor: string }>
}

export interface Book {
  /** The id of the book's game, which the addresses of its pages contain. */
  readonly game: string
  readonly title: string
  readonly lead: string
  readonly chapters: readonly Chapter[]
  readonly shelves: readonly Shelf[]
  readonly terms: readonly Term[]
  /** Draws the picture of a chapter. */
  readonly Picture?: Component<{ name: string; bare?: boolean }>
  /** Draws the picture of the book's cover. */
  readonly Cover?: Component<{ mission?: string }>
  /** The place of the rules for each kind of question, as `page#anchor`. */
  readonly questions?: Readonly<Record<string, string>>
}

/** A place in a book: a chapter or a shelf, and an anchor on that page. */
export interface Place {
  page: string
  anchor: string
}

/** The prefix of an anchor that refers to the rules for a kind of question. */
export const QUESTION = 'question:'

export const CONTENTS: Place = { page: '', anchor: '' }

export function parsePlace(text: string): Place {
  const [page = '', anchor = ''] = text.split('#')
  return { page, anchor }
}

export const pathOf = (game: string, { page, anchor }: Place) =>
  `/rules/${game}${page && `/${page}`}${anchor && `#${anchor}`}`

/** Return the address of a place for links. */
export const addressOf = (game: string, place: Place) => siteUrl(pathOf(game, place))

/** Return the place to show. A rule id resolves to the section that explains the rule, on any page. */
export function resolvePlace(book: Book, place: Place): Place {
  if (place.anchor.startsWith(QUESTION)) return parsePlace(book.questions?.[place.anchor.slice(QUESTION.length)] ?? '')
  const rule = place.anchor.replace(/r$/, '')
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      if (section.rules.includes(rule)) return { page: chapter.id, anchor: section.id }
  return place
}
