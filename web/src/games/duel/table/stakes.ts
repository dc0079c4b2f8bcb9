// What is to be had in a duel, as a list of prices.
import type { Catalogue } from '../../../protocol/duel'

export interface Stake {
  what: string
  points: number
}

/** Sides of the die that follow one another and are worth the same are one line. */
function ofDie(rolled: readonly number[]): Stake[] {
  const runs: { from: number; to: number; points: number }[] = []
  rolled.forEach((points, i) => {
    const last = runs.at(-1)
    if (last?.points === points) last.to = i + 1
    else runs.push({ from: i + 1, to: i + 1, points })
  })
  return runs.map(({ from, to, points }) => ({ what: from === to ? `Roll ${from}` : `Roll ${from}–${to}`, points }))
}

/** In one's own turn, and by provoking. */
export function stakesOf({ rolled, stayed, passed, shown }: Catalogue): [turn: Stake[], provoked: Stake[]] {
  return [
    [...ofDie(rolled), { what: 'Stay on guard', points: stayed }],
    [
      { what: 'Each pass off guard', points: passed },
      { what: 'Highest card shown', points: shown },
    ],
  ]
}
