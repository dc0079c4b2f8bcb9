// Converts a decision to places to click. The functions are pure and know no rules; they read only the `ref` of an
// option.
import type { DecisionView, OptionView } from '../../protocol/core'
import type { DecisionOf } from './view'

/** A thing on the table that represents options: `space:3,-1`, `seat:ann`, and further kinds of each game. */
export type Surface = string

export const space = (id: string): Surface => `space:${id}`
export const isSpace = (surface: Surface) => surface.startsWith('space:')
/** Return the ids of the spaces among surfaces. */
export const spaceIds = (surfaces: Iterable<Surface>) => [...surfaces].filter(isSpace).map((key) => key.slice(6))

export interface Choices<O extends OptionView = OptionView> {
  /** The options that remain after narrowing. */
  options: O[]
  /** The surfaces where these options can be clicked. */
  surfaces: Map<Surface, O[]>
  /** The surfaces of all options, whatever the player has chosen so far. */
  offers: Map<Surface, O[]>
  /** The spaces that can be reached by several picks in succession, with those picks. */
  paths: Map<string, string[]>
  /** The options to show as large buttons, in this order: main options, ways to end or decline, and rare options. */
  buttons: O[]
  /** The number of options located on spaces of the board. */
  spaces: number
}

/** The maximum number of buttons for main options, enough for a whole deck of cards. Options that end or decline are
 * not counted. */
const BUTTON_LIMIT = 48

/** The maximum number of answers that never form a scrolling list. */
export const FEW_ANSWERS = 3

/** Return whether an option is not a main option: it ends, declines, or is possible at any time. */
export function isQuiet(option: OptionView): boolean {
  return option.role !== undefined
}

/** Return 0 for main options, 1 for those that end or decline, and 2 for rarely used options that are always
 * possible. */
export function rank({ role }: OptionView): 0 | 1 | 2 {
  return role === undefined ? 0 : role === 'quiet' ? 2 : 1
}

/** Return whether the question is a reaction, in which the player may pass. Other questions may also have a
 * default. */
export const isReaction = ({ options }: DecisionView) =>
  options.some(({ id, role }) => id === 'pass' && role === 'default')

/** Return the choices that the table shows for a question. `surfacesOf` returns the surfaces of an option. If there
 * are `foremost` options, only these become buttons among the main options. Options that are shown elsewhere are never
 * buttons. */
export function computeChoices<O extends OptionView>(
  decision: DecisionOf<O>,
  surfacesOf: (option: O, deep: boolean) => Surface[],
  focus: readonly Surface[] = [],
  bestOptions: readonly O[] | null = null,
  isShownElsewhere: (option: O) => boolean = () => false,
): Choices<O> {
  const deep = focus.some(isSpace)
  const keys = new Map(decision.options.map((option) => [option, surfacesOf(option, deep)]))
  const options = decision.options.filter((option) => focus.every((key) => keys.get(option)!.includes(key)))
  const offers = groupBySurface(decision.options, keys)
  const surfaces = focus.length ? groupBySurface(options, keys) : new Map(offers)
  for (const key of focus) surfaces.delete(key)
  dropCommonSurfaces(surfaces, options, keys)
  const shallow = new Map(options.map((option) => [option, surfacesOf(option, false).filter(isSpace)]))
  const located = options.filter((option) => shallow.get(option)!.length > 0)
  const direct = new Set([...shallow.values()].flat())
  const distantPaths = [...completePaths(decision.paths ?? {})].filter(
    ([id, path]) => path.length > 1 && !direct.has(space(id)),
  )
  return {
    options,
    surfaces,
    offers,
    paths: new Map(focus.length ? [] : distantPaths),
    buttons: chooseButtons(bestOptions ? leading(options, bestOptions) : options, located, focus.length > 0).filter(
      (option) => !isShownElsewhere(option),
    ),
    spaces: located.length,
  }
}

function groupBySurface<O>(options: readonly O[], keys: Map<O, Surface[]>): Map<Surface, O[]> {
  const groups = new Map<Surface, O[]>()
  for (const option of options) {
    for (const key of keys.get(option)!) groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return groups
}

/** Return each complete path by its last pick, nearest first. */
export function completePaths(paths: Record<string, string[]>): Map<string, string[]> {
  const completed = new Map<string, string[]>([['', []]])
  for (const [key, path] of completed) {
    for (const picks of paths[key] ?? []) {
      const extended = [...path, ...picks.split(' ')]
      completed.set(extended.at(-1)!, extended)
    }
  }
  completed.delete('')
  return completed
}

/** Remove the surfaces that all options share, such as the moving ship, because they do not distinguish the
 * options. */
function dropCommonSurfaces<O>(surfaces: Map<Surface, O[]>, options: O[], keys: Map<O, Surface[]>): void {
  const pointing = options.filter((option) => keys.get(option)!.length > 0)
  if (pointing.length < 2) return
  for (const [key, pointed] of surfaces) {
    const alone = pointed.some((option) => keys.get(option)!.every((k) => k === key || !surfaces.has(k)))
    if (pointed.length === pointing.length && !alone) surfaces.delete(key)
  }
}

/** Return the foremost options in their order, followed by the quiet ones. */
const leading = <O extends OptionView>(options: O[], bestOptions: readonly O[]) => [
  ...bestOptions.filter((option) => options.includes(option)),
  ...options.filter((option) => isQuiet(option) && !bestOptions.includes(option)),
]

function chooseButtons<O extends OptionView>(options: O[], located: O[], focused: boolean): O[] {
  const spaces = new Set(located)
  const showAll = focused || (options.length <= 4 && spaces.size < options.length)
  const visible = options.filter((option) => showAll || !spaces.has(option))
  const mainOptions = visible.filter((option) => !isQuiet(option)).slice(0, BUTTON_LIMIT)
  return [...mainOptions, ...visible.filter(isQuiet).sort((a, b) => rank(a) - rank(b))]
}

/** Group options with the same effect and text, such as two copies of a card, by the first of each group. */
export function groupAlike<O extends OptionView>(options: readonly O[], textOf: (option: O) => string): Map<O, O[]> {
  const groups = new Map<string, O[]>()
  for (const option of options) {
    const key = JSON.stringify([option.text, option.role, textOf(option)])
    groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return new Map([...groups.values()].map((group) => [group[0]!, group]))
}

/** The labels of the options of a question. */
export interface Labels<O extends OptionView> {
  of(option: O): string
}

/** Return a label for each option. Where several share a label, it includes the difference between them. Only options
 * with the same message can share one. Because a question may have hundreds of options, only those that are shown are
 * written, and others only to find a shared label. */
export function labelOptions<O extends OptionView>(
  options: readonly O[],
  write: (option: O) => string,
  difference: (option: O) => string,
): Labels<O> {
  const counts = new Map<string, Map<string, number>>()

  /** Return how often each label is used among the options with a message, if these differ. */
  function countLabels(key: string): Map<string, number> {
    const count = new Map<string, number>()
    const mates = options.filter(({ text }) => text.key === key)
    if (new Set(mates.map(difference)).size < 2) return count
    for (const label of mates.map(write)) count.set(label, (count.get(label) ?? 0) + 1)
    return count
  }

  return {
    of(option) {
      const { key } = option.text
      const [label, suffix] = [write(option), difference(option)]
      if (!suffix || label.includes(suffix)) return label
      if (!counts.has(key)) counts.set(key, countLabels(key))
      return (counts.get(key)!.get(label) ?? 0) > 1 ? `${label}: ${suffix}` : label
    },
  }
}

export function canConfirm(decision: DecisionView, picked: readonly string[]): boolean {
  return picked.length >= decision.min && picked.length <= decision.max
}

/** Return whether one click answers the question without a confirmation. */
export function answersWithOneClick(decision: DecisionView): boolean {
  return decision.min === 1 && decision.max === 1
}

export function togglePick(decision: DecisionView, picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter((pickedId) => pickedId !== id)
  if (decision.max === 1) return [id]
  return picked.length < decision.max ? [...picked, id] : [...picked]
}

/** A series of answers that are given in succession. */
export interface Walk<D extends DecisionOf = DecisionOf> {
  /** Return the answer to the current question; null if the walk is over; undefined if the player must answer. */
  next(decision: D): string | null | undefined
  /** Return whether all answers of the walk have been given. */
  over?(): boolean
}

/** Return a walk that answers questions of one kind with one pick after another, while these offer the picks. It
 * stops before a later pick with details, because the player has not read them yet. */
export function createWalk(kind: string, picks: readonly string[]): Walk {
  let index = 0
  return {
    next(decision) {
      const option = decision.kind === kind && decision.options.find(({ id }) => id === picks[index])
      if (!option || (index > 0 && option.details?.length)) return null
      index += 1
      return option.id
    },
  }
}
