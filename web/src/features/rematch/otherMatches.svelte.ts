// Other matches that wait for the user's answer, shown at a table that has no question for them.
import type { MatchSummary } from '../../protocol/core'
import { api } from '../../http/api'

/** The delay of the first check, in milliseconds, and the interval of the others. A player who is soon asked again
 * needs no other match. */
const SOON = 1_500
const AGAIN = 20_000
const MANY = 100

/** Return the other matches that wait for the user, longest wait first. */
export function otherWaitingMatches(matches: readonly MatchSummary[], here: string): MatchSummary[] {
  const waitingSince = ({ asked_since, created }: MatchSummary) => Date.parse(asked_since ?? created)
  return matches
    .filter(({ id, status, your_decision }) => id !== here && status === 'playing' && your_decision)
    .sort((one, other) => waitingSince(one) - waitingSince(other))
}

export class WaitingMatches {
  all = $state.raw<MatchSummary[]>([])

  constructor(private readonly here: string) {}

  /** Poll while the page is visible; return a function that stops the polling. */
  watch(): () => void {
    const pollIfVisible = () => {
      if (!document.hidden) void this.poll()
    }
    const first = setTimeout(pollIfVisible, SOON)
    const timer = setInterval(pollIfVisible, AGAIN)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }

  async poll(): Promise<void> {
    const mine = await api.mine(false, MANY).catch(() => null)
    if (mine) this.all = otherWaitingMatches(mine, this.here)
  }
}
