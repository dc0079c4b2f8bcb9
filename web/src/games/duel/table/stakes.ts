// The points to win in a duel, as a price list.
import type { Catalogue } from '../../../protocol/duel'
import { say } from '../texts'

export interface Stake {
  action: string
  points: number
}

/** Return one line for each run of successive die faces with the same points. */
function dieStakes(rolled: readonly number[]): Stake[] {
  const runs: { from: number; to: number; points: number }[] = []
  rolled.forEach((points, i) => {
    const last = runs.at(-1)
    if (last?.points === points) last.to = i + 1
    else runs.push({ from: i + 1, to: i + 1, points })
  })
  return runs.map(({ from, to, points }) => ({
    action: say('stakes-die', { faces: from === to ? String(from) : `${from}–${to}` }),
    points,
  }))
}

/** Return the stakes of a player's own turn, and those of a provoked turn. */
export function stakesOf({ rolled, stayed, passed, shown }: Catalogue): [turn: Stake[], provoked: Stake[]] {
  return [
    [...dieStakes(rolled), { action: say('stakes-stayed'), points: stayed }],
    [
      { action: say('stakes-passed'), points: passed },
      { action: say('stakes-shown'), points: shown },
    ],
  ]
}
