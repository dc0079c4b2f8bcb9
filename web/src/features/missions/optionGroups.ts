// The options of a mission under headings.
import type { MissionOption } from '../../protocol/core'

/** Options that belong together. */
export interface OptionGroup {
  readonly title: string
  /** Their ids. */
  readonly options: readonly string[]
  /** Few hosts look for them: they stand behind "More options". */
  readonly folded?: boolean
}

export interface Grouped {
  title: string
  options: MissionOption[]
}

/** Options by their groups, in the order of these; those of none come first, without a title. */
export function grouped(options: readonly MissionOption[], groups: readonly OptionGroup[]): Grouped[] {
  const known = new Set(groups.flatMap((group) => group.options))
  const rest = { title: '', options: options.filter(({ id }) => !known.has(id)) }
  const own = groups.map(({ title, options: ids }) => ({
    title,
    options: options.filter(({ id }) => ids.includes(id)),
  }))
  return [rest, ...own].filter((group) => group.options.length)
}

/** A name in two parts: what it is, and after a colon what that means. */
export function parted(name: string): [what: string, means: string] {
  const [what = '', ...rest] = name.split(': ')
  return [capital(what), capital(rest.join(': '))]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
