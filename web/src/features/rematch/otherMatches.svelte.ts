// Other matches that wait for my answer: looked for at a table where nothing is asked of me.
import type { MatchSummary } from '../../protocol/core'
import { api } from '../../http/api'

/** In milliseconds: who is asked again soon needs no other match; and how often it is looked. */
const SOON = 1_500
const AGAIN = 20_000
const MANY = 100

/** Those that wait for me but for this one, the one that has waited longest first. */
export function others(matches: readonly MatchSummary[], here: string): MatchSummary[] {
  const since = ({ asked_since, created }: MatchSummary) => Date.parse(asked_since ?? created)
  return matches
    .filter(({ id, status, your_decision }) => id !== here && status === 'playing' && your_decision)
    .sort((one, other) => since(one) - since(other))
}

export class Waiting {
  all = $state.raw<MatchSummary[]>([])

  constructor(private readonly here: string) {}

  /** Looks now and then while the page is looked at; returns what ends it. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.look()
    }
    const first = setTimeout(look, SOON)
    const timer = setInterval(look, AGAIN)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }

  async look(): Promise<void> {
    const mine = await api.mine(false, MANY).catch(() => null)
    if (mine) this.all = others(mine, this.here)
  }
}
