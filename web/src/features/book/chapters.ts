// The format of a chapter in a rules book: plain text with simple markup, in sections.
//
//   # Title                            the chapter; the text after it is its lead
//   ## Heading {#id MOV-01..04 ECM-02} a section, its anchor, and the rules that it explains
//   - item    > example    **bold**    [words](page#anchor)    {path.to.a.number}
//   ![caption](picture)    ![caption](kind:thing kind:thing)
//
// Each line of an example begins with `> `; successive lines form one example.
import { say } from '../../ui/texts/common'

export interface Inline {
  text: string
  bold?: true
  /** The target of a link: a page of the book, with an optional anchor. */
  to?: string
}

export type Block =
  { kind: 'text' | 'item' | 'example'; parts: Inline[] } | { kind: 'picture'; name: string; caption: Inline[] }

export interface Section {
  id: string
  title: string
  /** The ids of the rules that the section explains. */
  rules: string[]
  blocks: Block[]
}

export interface Chapter {
  id: string
  title: string
  lead: string
  sections: Section[]
}

const HEADING = /^## (.+?) \{#([\w-]+)([^}]*)\}$/
const LATER_LINE_OF_EXAMPLE = /(?<=^> .*)\n> /gm
const PICTURE = /^!\[([^\]]*)\]\(([\w: -]+)\)$/
const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([\w#/-]+)\)/g
const VALUE = /\{([\w.-]+)\}/g
const RANGE = /^([A-Z][A-Z0-9]*)-(\d+)\.\.(\d+)$/

/** Parse a chapter; `values` holds the numbers and names that the chapter quotes. Throws if a value is missing. */
export function parseChapter(id: string, source: string, values: object): Chapter {
  const [head = '', ...sections] = source.trim().split(/^(?=## )/m)
  const [title = '', ...lead] = head.trim().split('\n')
  return {
    id,
    title: fillPlaceholders(title.replace(/^# /, ''), values),
    lead: fillPlaceholders(lead.join(' ').trim(), values),
    sections: sections.map((part) => parseSection(part, values)),
  }
}

function parseSection(source: string, values: object): Section {
  const [first = '', ...lines] = source.trim().split('\n')
  const [, title, id, rules] = HEADING.exec(first) ?? []
  if (!title || !id) throw new Error(`this section has no heading: ${first}`)
  const body = lines.join('\n').trim().replace(LATER_LINE_OF_EXAMPLE, ' ')
  const pieces = body.split(/\n\s*\n|\n(?=- |> |!\[)/).filter((piece) => piece.trim())
  return {
    id,
    title: fillPlaceholders(title, values),
    rules: (rules ?? '').trim().split(/\s+/).filter(Boolean).flatMap(expandRange),
    blocks: pieces.map((piece) => parseBlock(piece.trim().replace(/\s*\n\s*/g, ' '), values)),
  }
}

/** Return the rule ids in a range: `MOV-01..03` has three. */
function expandRange(text: string): string[] {
  const [, letters, start, end] = RANGE.exec(text) ?? []
  if (!letters) return [text]
  const first = Number(start)
  return Array.from({ length: Number(end) - first + 1 }, (_, i) => `${letters}-${String(first + i).padStart(2, '0')}`)
}

function parseBlock(piece: string, values: object): Block {
  const [, caption, name] = PICTURE.exec(piece) ?? []
  if (name) return { kind: 'picture', name, caption: parseInlines(caption ?? '', values) }
  if (piece.startsWith('- ')) return { kind: 'item', parts: parseInlines(piece.slice(2), values) }
  if (piece.startsWith('> ')) return { kind: 'example', parts: parseInlines(piece.slice(2), values) }
  return { kind: 'text', parts: parseInlines(piece, values) }
}

function parseInlines(source: string, values: object): Inline[] {
  const text = fillPlaceholders(source, values)
  const parts: Inline[] = []
  let end = 0
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > end) parts.push({ text: text.slice(end, mark.index) })
    const [, bold, words, to] = mark
    parts.push(bold ? { text: bold, bold: true } : { text: words!, to: to! })
    end = mark.index + mark[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Replace each `{path}` in a text by its value; throws if a value is missing. */
export function fillPlaceholders(text: string, values: object): string {
  return text.replace(VALUE, (_, path: string) => valueAt(values, path))
}

function valueAt(values: object, path: string): string {
  let value: unknown = values
  for (const step of path.split('.')) value = stepInto(value, step)
  if (Array.isArray(value)) return say('book-alternatives', { values: value.map(String) })
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`there is no value at ${path}`)
  return String(value)
}

/** Return the value at one step of a path: the key of a record, or the id, index or length of a list. */
function stepInto(value: unknown, step: string): unknown {
  if (!Array.isArray(value)) return (value as Record<string, unknown> | null | undefined)?.[step]
  if (step === 'length') return value.length
  const items = value as { id?: string; team?: string; rule?: string }[]
  return items.find(({ id, rule }) => id === step || (!id && rule === step)) ?? items[Number(step)]
}

const plainText = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('')

/** Return the whole text of a section as one string. */
export function sectionText({ blocks }: Section): string {
  return blocks.map((block) => plainText(block.kind === 'picture' ? block.caption : block.parts)).join(' ')
}
