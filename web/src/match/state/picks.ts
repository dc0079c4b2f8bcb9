// What the host has chosen of a mission's options, by their ids.
import type { MissionOption } from '../../protocol/core'

export type Picks = Record<string, string>

/** Whether the option can be that: one of its choices, or a whole number within its bounds. */
function isOffered({ choices, min, max }: MissionOption, choice: string): boolean {
  const number = /^\d+$/.test(choice) ? Number(choice) : NaN
  return choices.some(({ id }) => id === choice) || (number >= (min ?? NaN) && number <= (max ?? NaN))
}

/** What was chosen for one mission, as far as another one offers it too. What was as usual is as usual there. */
export function keptPicks(picks: Picks, from: readonly MissionOption[], to: readonly MissionOption[]): Picks {
  const usual = new Map(from.map((option) => [option.id, option.default]))
  const kept = to.flatMap((option): [string, string][] => {
    const choice = picks[option.id]
    return choice !== undefined && choice !== usual.get(option.id) && isOffered(option, choice)
      ? [[option.id, choice]]
      : []
  })
  return Object.fromEntries(kept)
}
