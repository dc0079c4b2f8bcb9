// Finds the player's own options that match a teammate's proposal. No other player learns about them.
import type { OptionView } from '../../protocol/core'
import { isSpace, type Surface } from '../state/decide'
import type { DecisionOf } from '../state/view'

/** The effect of one press: an answer, several picks along a path, or the things that narrow the choice. */
export type Step<O> =
  | { kind: 'option'; option: O; isComplete: boolean }
  | { kind: 'path'; path: string[] }
  | { kind: 'among'; things: Surface[]; count: number }

/** Return the step for a proposal: the only option that has all its things, or a path to the space at its end.
 * Otherwise return the options for its first things, or null if there are none. */
export function stepOf<O extends OptionView>(
  decision: DecisionOf<O>,
  surfacesOf: (option: O) => readonly Surface[],
  paths: ReadonlyMap<string, string[]>,
  things: readonly Surface[],
): Step<O> | null {
  const keys = new Map(decision.options.map((option) => [option, surfacesOf(option)]))
  const optionsWith = (required: readonly Surface[]) =>
    decision.options.filter((option) => required.every((thing) => keys.get(option)!.includes(thing)))
  const all = optionsWith(things)
  if (all.length) return toStep(all, things, true)
  const last = things.at(-1)!
  const path = isSpace(last) ? paths.get(last.slice(6)) : undefined
  if (path && things.slice(0, -1).every((thing) => optionsWith([thing]).length)) return { kind: 'path', path }
  for (let count = things.length - 1; count > 0; count--) {
    const firstThings = things.slice(0, count)
    const fitting = optionsWith(firstThings)
    if (fitting.length) return toStep(fitting, firstThings, false)
  }
  return null
}

function toStep<O>(fitting: O[], things: readonly Surface[], isComplete: boolean): Step<O> {
  const [only] = fitting
  if (only && fitting.length === 1) return { kind: 'option', option: only, isComplete }
  return { kind: 'among', things: [...things], count: fitting.length }
}
