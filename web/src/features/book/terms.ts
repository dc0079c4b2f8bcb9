// The words of a game that want explaining, and where they stand in a text.

export interface Term {
  id: string
  name: string
  /** How it stands in a text, as patterns; without any, only the book lists it. */
  forms: readonly string[]
  /** A name, which is written with the same letters everywhere. */
  proper?: true
  /** What it means, in a sentence or two. */
  text: string
  /** Where more of it is to be read: a page of the book, with an anchor. */
  to?: string
}

export interface TermPart {
  text: string
  /** The id of the term that this part is. */
  term?: string
}

/** Finds terms in texts; each is marked where it first stands, names wherever they stand. */
export type Marker = (text: string) => readonly TermPart[]

/** Texts that are kept with their parts: the log of a long match, and what is asked meanwhile. */
const KEPT = 1500

export function markerOf(terms: readonly Term[]): Marker {
  const finders = [finder(terms, true), finder(terms, false)].filter((one) => !!one)
  if (!finders.length) return (text) => [{ text }]
  const kept = new Map<string, readonly TermPart[]>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const seen = new Set<string>()
    let parts: TermPart[] = [{ text }]
    for (const find of finders) parts = parts.flatMap((part) => (part.term ? part : find(part.text, seen)))
    if (kept.size >= KEPT) kept.clear()
    kept.set(text, parts)
    return parts
  }
}

type Finder = (text: string, seen: Set<string>) => TermPart[]

/** Names are found as they are written; of several forms that fit, the longest. */
function finder(terms: readonly Term[], names: boolean): Finder | null {
  const forms = terms
    .filter((term) => !!term.proper === names)
    .flatMap(({ id, forms }) => forms.map((form) => ({ id, form })))
    .sort((a, b) => b.form.length - a.form.length)
  if (!forms.length) return null
  const pattern = new RegExp(
    `(?<![\\w-])(?:${forms.map(({ form }) => `(${form})`).join('|')})(?![\\w-])`,
    names ? 'g' : 'gi',
  )
  const idOf = (groups: (string | undefined)[]) => forms[groups.findIndex((one) => one !== undefined)]!.id
  return (text, seen) => split(text, pattern, idOf, names ? null : seen)
}

function split(
  text: string,
  pattern: RegExp,
  idOf: (groups: (string | undefined)[]) => string,
  seen: Set<string> | null,
): TermPart[] {
  const parts: TermPart[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const term = idOf(match.slice(1))
    if (seen?.has(term)) continue
    seen?.add(term)
    if (match.index > at) parts.push({ text: text.slice(at, match.index) })
    parts.push({ text: match[0], term })
    at = match.index + match[0].length
  }
  if (at < text.length || !parts.length) parts.push({ text: text.slice(at) })
  return parts
}
