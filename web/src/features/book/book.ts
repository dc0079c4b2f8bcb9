// What a game may have to be read: the chapters of its rules, its words, and all that is printed.
import { siteUrl } from '../../ui/browser/site'
import type { Component } from 'svelte'
import type { Chapter } from './chapters'
import type { Term } from './terms'

/** A thing of the encyclopedia, as it is searched for. */
export interface Entry {
  id: string
  name: string
  text: string
}

/** Things of one kind, on a page of their own. */
export interface Shelf {
  id: string
  title: string
  /** What is found here, in a sentence. */
  lead: string
  entries: readonly Entry[]
  /** A picture of some of them. */
  picture?: string
  /** `anchor`: the thing to be shown. */
  Page: Component<{ anchor: string }>
}

export interface Book {
  /** The id of its game, which stands in the addresses of its pages. */
  readonly game: string
  readonly title: string
  readonly lead: string
  readonly chapters: readonly Chapter[]
  readonly shelves: readonly Shelf[]
  readonly terms: readonly Term[]
  /** Draws a picture of the chapters. */
  readonly Picture?: Component<{ name: string; bare?: boolean }>
  /** Draws the picture of its cover. */
  readonly Cover?: Component<{ mission?: string }>
  /** Where the rules stand that a kind of question is about: `page#anchor`. */
  readonly questions?: Readonly<Record<string, string>>
}

/** A place in a book: a chapter or a shelf, and something on it. */
export interface Place {
  page: string
  anchor: string
}

/** How an anchor begins that stands for the rules of a kind of question. */
export const QUESTION = 'question:'

export const CONTENTS: Place = { page: '', anchor: '' }

export function placeOf(to: string): Place {
  const [page = '', anchor = ''] = to.split('#')
  return { page, anchor }
}

export const pathOf = (game: string, { page, anchor }: Place) =>
  `/rules/${game}${page && `/${page}`}${anchor && `#${anchor}`}`

/** The same, as it stands in links. */
export const addressOf = (game: string, place: Place) => siteUrl(pathOf(game, place))

/** Where a place is to be shown: a rule's id leads to the section that explains it, on whichever page that is. */
export function resolve(book: Book, place: Place): Place {
  if (place.anchor.startsWith(QUESTION)) return placeOf(book.questions?.[place.anchor.slice(QUESTION.length)] ?? '')
  const rule = place.anchor.replace(/r$/, '')
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      if (section.rules.includes(rule)) return { page: chapter.id, anchor: section.id }
  return place
}
