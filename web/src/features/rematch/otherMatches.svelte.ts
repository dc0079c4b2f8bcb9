// Other matches that wait for the user's answer, shown at a table that has no question for them.
import type { MatchSummary } from '../../protocol/core'
import { api } from '../../http/api'

/** The delay of the first check, in milliseconds, and the interval of the others. A player who is soon asked again
 * needs no other match. */
const FIRST_DELAY = 1_500
const POLL_INTERVAL = 20_000
const MAX_MATCHES = 100

/** Return the other matches that wait for the user, longest wait first. */
export function otherWaitingMatches(matches: readonly MatchSummary[], currentMatch: string): MatchSummary[] {
  const waitingSince = ({ asked_since, created }: MatchSummary) => Date.parse(asked_since ?? created)
  return matches
    .filter(({ id, status, your_decision }) => id !== currentMatch && status === 'playing' && your_decision)
    .sort((a, b) => waitingSince(a) - waitingSince(b))
}

export class WaitingMatches {
  all = $state.raw<MatchSummary[]>([])

  constructor(private readonly currentMatch: string) {}

  /** Poll while the page is visible; return a function that stops the polling. */
  watch(): () => void {
    const pollIfVisible = () => {
      if (!document.hidden) void this.poll()
    }
    const first = setTimeout(pollIfVisible, FIRST_DELAY)
    const timer = setInterval(pollIfVisible, POLL_INTERVAL)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }

  async poll(): Promise<void> {
    const mine = await api.mine(false, MAX_MATCHES).catch(() => null)
    if (mine) this.all = otherWaitingMatches(mine, this.currentMatch)
  }
}
