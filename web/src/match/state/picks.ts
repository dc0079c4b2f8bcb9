// The options of a mission that the host has chosen, by id.
import type { MissionOption } from '../../protocol/core'

export type Picks = Record<string, string>

/** Return whether an option offers that choice: an item of its list, or an integer within its bounds. */
function isOffered({ choices, min, max }: MissionOption, choice: string): boolean {
  const number = /^\d+$/.test(choice) ? Number(choice) : NaN
  return choices.some(({ id }) => id === choice) || (number >= (min ?? NaN) && number <= (max ?? NaN))
}

/** Return the picks that another mission also offers, except those equal to its default. */
export function transferPicks(picks: Picks, from: readonly MissionOption[], to: readonly MissionOption[]): Picks {
  const defaults = new Map(from.map((option) => [option.id, option.default]))
  const entries = to.flatMap((option): [string, string][] => {
    const choice = picks[option.id]
    return choice !== undefined && choice !== defaults.get(option.id) && isOffered(option, choice)
      ? [[option.id, choice]]
      : []
  })
  return Object.fromEntries(entries)
}
