// The terms of a game that need an explanation, and their positions in a text.

export interface Term {
  id: string
  name: string
  /** The patterns that match the term in a text. A term without patterns appears only in the book. */
  forms: readonly string[]
  /** Whether the term is a name, which is matched case-sensitively. */
  proper?: true
  /** The explanation, in a sentence or two. */
  text: string
  /** The place of a longer explanation: a page of the book, with an anchor. */
  to?: string
}

export interface TermPart {
  text: string
  /** The id of the term in this part of the text. */
  term?: string
}

/** Finds the terms in a text. A term is marked at its first occurrence, a name at each occurrence. */
export type Marker = (text: string) => readonly TermPart[]

/** The number of texts to cache: enough for the log of a long match and the questions during it. */
const CACHE_SIZE = 1500

export function createMarker(terms: readonly Term[]): Marker {
  const finders = [createFinder(terms, true), createFinder(terms, false)].filter((finder) => !!finder)
  if (!finders.length) return (text) => [{ text }]
  // A browser compiles a long pattern when it is first used. Do that now, so that it delays no answer.
  for (const find of [...finders, ...finders]) find('', new Set())
  const cache = new Map<string, readonly TermPart[]>()
  return (text) => {
    const cached = cache.get(text)
    if (cached) return cached
    const marked = new Set<string>()
    let parts: TermPart[] = [{ text }]
    for (const find of finders) parts = parts.flatMap((part) => (part.term ? part : find(part.text, marked)))
    if (cache.size >= CACHE_SIZE) cache.clear()
    cache.set(text, parts)
    return parts
  }
}

type Finder = (text: string, marked: Set<string>) => TermPart[]

/** Return a finder for names or for other terms. Names are case-sensitive; of several matching forms, the longest
 * wins. */
function createFinder(terms: readonly Term[], names: boolean): Finder | null {
  const forms = terms
    .filter((term) => !!term.proper === names)
    .flatMap(({ id, forms }) => forms.map((form) => ({ id, form })))
    .sort((a, b) => b.form.length - a.form.length)
  if (!forms.length) return null
  const pattern = new RegExp(
    `(?<![\\w-])(?:${forms.map(({ form }) => `(${form})`).join('|')})(?![\\w-])`,
    names ? 'g' : 'gi',
  )
  const idOf = (groups: (string | undefined)[]) => forms[groups.findIndex((group) => group !== undefined)]!.id
  return (text, marked) => splitAtTerms(text, pattern, idOf, names ? null : marked)
}

function splitAtTerms(
  text: string,
  pattern: RegExp,
  idOf: (groups: (string | undefined)[]) => string,
  marked: Set<string> | null,
): TermPart[] {
  const parts: TermPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const term = idOf(match.slice(1))
    if (marked?.has(term)) continue
    marked?.add(term)
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], term })
    end = match.index + match[0].length
  }
  if (end < text.length || !parts.length) parts.push({ text: text.slice(end) })
  return parts
}
