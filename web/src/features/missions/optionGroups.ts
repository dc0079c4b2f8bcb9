// The options of a mission under headings.
import type { MissionOption } from '../../protocol/core'

/** A group of options. */
export interface OptionGroup {
  /** The end of the id of its heading. */
  readonly id: string
  /** The ids of the options. */
  readonly options: readonly string[]
  /** Whether the group is behind "More options", because few hosts need it. */
  readonly folded?: boolean
}

export interface GroupedOptions {
  id: string
  options: MissionOption[]
}

/** Return the options by group, in the order of the groups. Options without a group come first, without an id. */
export function groupOptions(options: readonly MissionOption[], groups: readonly OptionGroup[]): GroupedOptions[] {
  const groupedIds = new Set(groups.flatMap((group) => group.options))
  const ungrouped = { id: '', options: options.filter(({ id }) => !groupedIds.has(id)) }
  const grouped = groups.map(({ id, options: ids }) => ({
    id,
    options: options.filter(({ id }) => ids.includes(id)),
  }))
  return [ungrouped, ...grouped].filter((group) => group.options.length)
}

/** Split an option's name at its colon into the name and its meaning. */
export function splitName(name: string): [title: string, meaning: string] {
  const [title = '', ...meaning] = name.split(': ')
  return [capitalize(title), capitalize(meaning.join(': '))]
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
