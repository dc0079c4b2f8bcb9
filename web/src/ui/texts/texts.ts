// Texts in Fluent files, which the server and the browser read alike. engine/core/fluent.py describes the forms of
// arguments, and the parts that write the items of a list.
import { FluentBundle } from '@fluent/bundle'
import { ENGLISH } from './language'
import type { Locale, LocaleSource } from './locale'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Element = Exclude<Pattern, string>[number]
type Expression = Exclude<Element, string>

export type Args = Readonly<Record<string, unknown>>
/** Returns the name that a reader sees for an id. */
export type NameOf = (id: string) => string
/** The groups of texts, each the beginning of its messages' ids. */
export type Group = 'prompt' | 'option' | 'detail' | 'withheld' | 'order' | 'warning' | 'result' | 'happening'
/** Returns the sentence for a key of a group. */
export type Say = (group: Group, key: string, args: Args) => string
type Value = string | number
/** Whether all items of a list are meant, or one of them. */
type ListType = 'conjunction' | 'disjunction'
type Reader = (args: Args, nameOf: NameOf) => Value

/** The locales whose rules for lists the texts follow, if not those of the language itself: "a, b and c". */
const LISTS: Readonly<Record<string, string>> = { en: 'en-GB' }
const NONE = 'none'
/** The beginning of the ids of messages that are attributes of all others. */
const PART = 'part-'
/** The number of sentences and lists that are remembered, because a table shows the same ones again and again. */
const TEXTS_KEPT = 2000

/** An argument that is a text, not an id. */
export class Written {
  constructor(readonly text: string) {}
}

/** Return an id as words, without hyphens. */
export const idToWords = (id: string) => id.replaceAll('-', ' ')

/** Return a text with an upper-case letter at its beginning. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentences of one file in one language. */
export class Texts {
  private readonly lists: Record<ListType, Intl.ListFormat>
  private readonly bundle: FluentBundle
  /** The ids of the messages in this file. */
  private readonly ids: readonly string[]
  /** The texts of the messages that this file lacks. */
  private readonly others: Texts | null
  private readonly sentences = new Map<string, Sentence>()
  private readonly formatted = new Map<string, string>()

  /** `others` are the files with the messages that the first one lacks. */
  constructor({ language, messages, transform }: LocaleSource, ...others: readonly LocaleSource[]) {
    this.others = others[0] ? new Texts(...(others as [LocaleSource])) : null
    this.bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) })
    this.bundle.addResource({ body: messages })
    this.ids = messages.map(({ id }) => id)
    const locale = LISTS[language] ?? language
    this.lists = {
      conjunction: new Intl.ListFormat(locale, { type: 'conjunction' }),
      disjunction: new Intl.ListFormat(locale, { type: 'disjunction' }),
    }
  }

  /** Return the texts of all messages without arguments, by their English texts. */
  translations(): Map<string, string> {
    const english = this.others ?? this
    return new Map([...english.ids].map((id) => [english.format(id, {}), this.format(id, {})]))
  }

  /** Return whether there is a message, or an attribute of a message: "consent.link". */
  has(message: string): boolean {
    return !!this.patternOf(message) || !!this.others?.has(message)
  }

  /** Return the sentence for a key of a group. Without a message, as in a log of another version, it is the words of
   * the key. */
  say(group: Group, key: string, args: Args, nameOf: NameOf = String): string {
    const message = messageId(group, key)
    return this.has(message) ? this.format(message, args, nameOf) : upperFirst(idToWords(key).toLowerCase())
  }

  /** Return a sentence. Without such a message, it is the words of the id. */
  format(message: string, args: Args, nameOf: NameOf = String): string {
    if (!this.patternOf(message)) return this.others?.format(message, args, nameOf) ?? idToWords(message)
    let sentence = this.sentences.get(message)
    if (!sentence) this.sentences.set(message, (sentence = this.read(message)))
    return sentence.format(args, nameOf)
  }

  /** Return the text of a pattern. The texts are remembered by name and values. */
  write(name: string, pattern: Pattern, variables: readonly string[], values: readonly Value[]): string {
    const parts = [name, ...values.map((value) => (typeof value === 'number' ? `#${value}` : value))]
    return this.remember(parts, () => {
      const args = Object.fromEntries(variables.map((variable, i) => [variable, values[i]!]))
      return this.bundle.formatPattern(pattern, args, [])
    })
  }

  /** Return a list in words: of all its items, or of alternatives. */
  join(items: readonly string[], type: ListType = 'conjunction'): string {
    if (items.length < 2) return items[0] ?? NONE
    return this.remember([type, ...items], () => this.lists[type].format(items))
  }

  private remember(parts: readonly string[], write: () => string): string {
    const key = parts.join('\n')
    let text = this.formatted.get(key)
    if (text === undefined) {
      text = write()
      if (this.formatted.size >= TEXTS_KEPT) this.formatted.clear()
      this.formatted.set(key, text)
    }
    return text
  }

  private patternOf(name: string): Pattern | undefined {
    const [message = '', attribute] = name.split('.')
    const found = this.bundle.getMessage(message)
    return (attribute ? found?.attributes[attribute] : found?.value) ?? undefined
  }

  private read(name: string): Sentence {
    const attributes = this.bundle.getMessage(name)?.attributes ?? {}
    const part = (argument: string): Sentence | undefined => {
      const own = attributes[argument]
      if (own) return new Sentence(this, `${name}.${argument}`, own)
      const shared = this.bundle.getMessage(PART + argument)?.value
      return shared ? new Sentence(this, PART + argument, shared) : undefined
    }
    return new Sentence(this, name, this.patternOf(name)!, part)
  }
}

const parsed = new WeakMap<readonly LocaleSource[], Texts>()
const NOTHING: LocaleSource = { language: ENGLISH, messages: [] }

/** Return the texts of the fetched files. They are read when the first text is needed. */
export function textsOf({ sources }: Locale): Texts {
  let texts = parsed.get(sources)
  if (!texts) parsed.set(sources, (texts = new Texts(sources[0] ?? NOTHING, ...sources.slice(1))))
  return texts
}

/** Return the id of a text's message. */
const messageId = (group: Group, key: string) => `${group}-${key.replaceAll(':', '-')}`

/** A message, and the functions that return the values of its variables. */
class Sentence {
  private readonly variables: readonly string[]
  private readonly readers: readonly Reader[]

  constructor(
    private readonly texts: Texts,
    private readonly name: string,
    private readonly pattern: Pattern,
    part: (argument: string) => Sentence | undefined = () => undefined,
  ) {
    this.variables = [...variablesOf(pattern)]
    this.readers = this.variables.map((variable) => this.readerOf(variable, part))
  }

  format(args: Args, nameOf: NameOf): string {
    const values = this.readers.map((read) => read(args, nameOf))
    return this.texts.write(this.name, this.pattern, this.variables, values)
  }

  /** Return the function that reads a variable's value from the arguments. */
  private readerOf(variable: string, partOf: (argument: string) => Sentence | undefined): Reader {
    const [argument = '', form] = variable.split('-')
    if (form === 'or') return (args, nameOf) => this.texts.join(itemsOf(args[argument]).map(nameOf), 'disjunction')
    if (form) {
      const convert = FORMS[form]!
      return (args) => convert(args[argument])
    }
    const [part, empty] = [partOf(argument), partOf(`${argument}-none`)]
    return (args, nameOf) => {
      const value = args[argument]
      if (!isRecord(value) && !Array.isArray(value)) return this.show(value, nameOf)
      if (empty && !itemsOf(value).length) return empty.format(args, nameOf)
      return part ? this.joinParts(part, value, args, nameOf) : this.show(value, nameOf)
    }
  }

  private joinParts(part: Sentence, value: unknown, args: Args, nameOf: NameOf): string {
    const items = [...countsOf(value)].filter(([, n]) => n)
    return this.texts.join(items.map(([key, n]) => part.format({ ...args, key, n }, nameOf)))
  }

  private show(value: unknown, nameOf: NameOf): Value {
    if (typeof value === 'string') return nameOf(value)
    if (typeof value === 'number') return value
    if (typeof value === 'boolean') return String(value)
    return value instanceof Written ? value.text : this.texts.join(itemsOf(value).map(nameOf))
  }
}

/** Return the names of the variables of a pattern, each once. */
function variablesOf(pattern: Pattern, found = new Set<string>()): Set<string> {
  const visit = (expression: Expression) => {
    if (expression.type === 'var') found.add(expression.name)
    if (expression.type !== 'select') return
    visit(expression.selector)
    for (const { value } of expression.variants) variablesOf(value, found)
  }
  for (const element of typeof pattern === 'string' ? [] : pattern) if (typeof element !== 'string') visit(element)
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Written)

/** Return the items of a list or the keys of a mapping. */
function itemsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value
  return isRecord(value) ? Object.keys(value) : []
}

/** Return the numbers of a mapping, or how often each item is in a list. */
function countsOf(value: unknown): Map<unknown, number> {
  if (isRecord(value)) return new Map(Object.entries(value).map(([key, n]) => [key, Number(n)]))
  const counts = new Map<unknown, number>()
  for (const item of itemsOf(value)) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Return a number without its fraction. A half is rounded to an even number, as on the server. */
function round(number: number): number {
  const rounded = Math.round(number)
  return rounded - number === 0.5 && rounded % 2 ? rounded - 1 : rounded
}

/** Return a probability in percent; "low" or "high" if only rounding would make the event impossible or certain. */
function percent(chance: number): Value {
  if (!chance || chance === 1) return 100 * chance
  return chance < 0.01 ? 'low' : chance > 0.99 ? 'high' : round(100 * chance)
}

/** The functions that return the other forms of an argument. */
const FORMS: Readonly<Record<string, (value: unknown) => Value>> = {
  id: (value) =>
    Array.isArray(value)
      ? value.join('-')
      : typeof value === 'number'
        ? value
        : value === null || value === undefined
          ? NONE
          : String(value),
  count: (value) => itemsOf(value).length,
  sum: (value) => [...countsOf(value).values()].reduce((sum, n) => sum + n, 0),
  sign: (value) => (numberOf(value) > 0 ? 'plus' : numberOf(value) < 0 ? 'minus' : 'zero'),
  percent: (value) => percent(numberOf(value)),
  size: (value) => Math.abs(numberOf(value)),
}
