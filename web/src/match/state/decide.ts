// From a decision to what can be clicked, and where. Pure, and blind to the rules: it reads nothing but `ref`.
import type { DecisionView, OptionView } from '../../protocol/core'
import type { Asked } from './view'

/** A thing of the table that stands for options: `space:3,-1`, `seat:ann`, and what else the game has. */
export type Surface = string

export const space = (id: string): Surface => `space:${id}`
export const isSpace = (surface: Surface) => surface.startsWith('space:')
/** The ids of the spaces among surfaces. */
export const spaceIds = (surfaces: Iterable<Surface>) => [...surfaces].filter(isSpace).map((key) => key.slice(6))

export interface Choices<O extends OptionView = OptionView> {
  /** The options left after narrowing. */
  options: O[]
  /** Where they can be clicked. */
  surfaces: Map<Surface, O[]>
  /** Spaces that several picks in a row lead to. */
  paths: Map<string, string[]>
  /** The options to show as large buttons: what was asked for, then what ends or declines it, and rare things last. */
  buttons: O[]
  /** How many options are spaces on the board. */
  spaces: number
}

/** So many buttons at most are asked for; what ends or declines it is always among them. A whole deck of cards has room. */
const BUTTON_LIMIT = 48

/** Whether an option is none of the things that were asked for: it ends, declines, or is possible at any time. */
export function isQuiet(option: OptionView): boolean {
  return option.role !== undefined
}

/** 0: what a player came for; 1: it ends or declines that; 2: it is possible at any time, and seldom wanted. */
export function rank({ role }: OptionView): 0 | 1 | 2 {
  return role === undefined ? 0 : role === 'quiet' ? 2 : 1
}

/** Whether somebody is asked who may only let it be: other questions, too, have an answer if none is given. */
export const isReaction = ({ options }: DecisionView) =>
  options.some(({ id, role }) => id === 'pass' && role === 'default')

/** What an option does, costs and risks, as one line; empty if it says nothing. */
export const detailsOf = (option: OptionView | null | undefined) =>
  (option?.details ?? []).map(({ label }) => label).join(' · ')

/** What the table says about a question: `surfaces` names the things that stand for an option. Of what was asked for only
 * the `foremost` are buttons, if there are such, and nothing that is offered `aside`. */
export function choices<O extends OptionView>(
  decision: Asked<O>,
  surfacesOf: (option: O, deep: boolean) => Surface[],
  focus: readonly Surface[] = [],
  foremost: readonly O[] | null = null,
  aside: (option: O) => boolean = () => false,
): Choices<O> {
  const deep = focus.some(isSpace)
  const keys = new Map(decision.options.map((option) => [option, surfacesOf(option, deep)]))
  const options = decision.options.filter((option) => focus.every((key) => keys.get(option)!.includes(key)))
  const surfaces = new Map<Surface, O[]>()
  for (const option of options) {
    for (const key of keys.get(option)!) {
      if (!focus.includes(key)) surfaces.set(key, [...(surfaces.get(key) ?? []), option])
    }
  }
  dropCommon(surfaces, options, keys)
  const shallow = new Map(options.map((option) => [option, surfacesOf(option, false).filter(isSpace)]))
  const located = options.filter((option) => shallow.get(option)!.length > 0)
  const direct = new Set([...shallow.values()].flat())
  const far = [...waysOf(decision.paths ?? {})].filter(([id, way]) => way.length > 1 && !direct.has(space(id)))
  return {
    options,
    surfaces,
    paths: new Map(focus.length ? [] : far),
    buttons: buttons(foremost ? leading(options, foremost) : options, located, focus.length > 0).filter(
      (option) => !aside(option),
    ),
    spaces: located.length,
  }
}

/** Each way whole, by its last pick, the nearest first. */
export function waysOf(paths: Record<string, string[]>): Map<string, string[]> {
  const ways = new Map<string, string[]>([['', []]])
  for (const [key, way] of ways) {
    for (const picks of paths[key] ?? []) {
      const further = [...way, ...picks.split(' ')]
      ways.set(further.at(-1)!, further)
    }
  }
  ways.delete('')
  return ways
}

/** What all options share (the ship that moves, the card to be launched) does not tell them apart. */
function dropCommon<O>(surfaces: Map<Surface, O[]>, options: O[], keys: Map<O, Surface[]>): void {
  const pointing = options.filter((option) => keys.get(option)!.length > 0)
  if (pointing.length < 2) return
  for (const [key, here] of surfaces) {
    const alone = here.some((option) => keys.get(option)!.every((k) => k === key || !surfaces.has(k)))
    if (here.length === pointing.length && !alone) surfaces.delete(key)
  }
}

/** The foremost, in their order, before what is quiet. */
const leading = <O extends OptionView>(options: O[], foremost: readonly O[]) => [
  ...foremost.filter((option) => options.includes(option)),
  ...options.filter((option) => isQuiet(option) && !foremost.includes(option)),
]

function buttons<O extends OptionView>(options: O[], located: O[], focused: boolean): O[] {
  const spaces = new Set(located)
  const few = focused || (options.length <= 4 && spaces.size < options.length)
  const shown = options.filter((option) => few || !spaces.has(option))
  const loud = shown.filter((option) => !isQuiet(option)).slice(0, BUTTON_LIMIT)
  return [...loud, ...shown.filter(isQuiet).sort((a, b) => rank(a) - rank(b))]
}

/** Options that do the same and read the same, as two copies of one card: by the first of them, all. */
export function alike<O extends OptionView>(options: readonly O[], reads: (option: O) => string): Map<O, O[]> {
  const groups = new Map<string, O[]>()
  for (const option of options) {
    const key = JSON.stringify([option.text, option.role, reads(option)])
    groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return new Map([...groups.values()].map((group) => [group[0]!, group]))
}

/** Labels that are the same for several options get what tells them apart. */
export function labels<O extends OptionView>(
  decision: Asked<O>,
  difference: (option: O) => string,
): Map<string, string> {
  const count = new Map<string, number>()
  for (const { label } of decision.options) count.set(label, (count.get(label) ?? 0) + 1)
  return new Map(
    decision.options.map((option) => {
      const more = (count.get(option.label) ?? 0) > 1 ? difference(option) : ''
      return [option.id, more && !option.label.includes(more) ? `${option.label}: ${more}` : option.label]
    }),
  )
}

export function canConfirm(decision: DecisionView, picked: readonly string[]): boolean {
  return picked.length >= decision.min && picked.length <= decision.max
}

/** One click answers: no confirmation step is needed. */
export function answersAtOnce(decision: DecisionView): boolean {
  return decision.min === 1 && decision.max === 1
}

export function toggle(decision: DecisionView, picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  if (decision.max === 1) return [id]
  return picked.length < decision.max ? [...picked, id] : [...picked]
}

/** Answers to be given one after another. */
export interface Walk<D extends Asked = Asked> {
  /** The answer to the question that now stands; null if the walk is over, undefined if the player has to answer first. */
  next(decision: D): string | null | undefined
  /** Whether its last answer has been given. */
  over?(): boolean
}

/** Picks one after another to questions of one kind, as long as these offer them, and have nothing to tell of them that
 * nobody has read: where the first of them leads was read before. */
export function stepByStep(kind: string, picks: readonly string[]): Walk {
  let at = 0
  return {
    next(decision) {
      const option = decision.kind === kind && decision.options.find(({ id }) => id === picks[at])
      if (!option || (at > 0 && option.details?.length)) return null
      at += 1
      return option.id
    },
  }
}
