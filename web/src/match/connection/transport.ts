// Chooses the transport to a match: a websocket, or polls on networks that block websockets.

export type Transport = 'websocket' | 'polls'

/** The number of failed connections after which the transport changes, provided that the server still answers. */
const STRIKES = 2
/** The delay before a websocket is tried while polls are in use, in milliseconds. It doubles after each failed
 * trial. */
const FIRST_TRIAL_DELAY = 20_000
const MAX_TRIAL_DELAY = 600_000
const STORAGE_KEY = 'galaxies.polls'

export class TransportChoice {
  current: Transport
  private strikes = 0
  private trialDelay = FIRST_TRIAL_DELAY

  constructor(
    private readonly polls: boolean,
    private readonly storage: Storage | null = safeSessionStorage(),
  ) {
    this.current = polls && this.storage?.getItem(STORAGE_KEY) ? 'polls' : 'websocket'
  }

  /** Record a failed connection for which the server is not to blame. `silent`: it reported no error and stayed
   * silent. */
  noteFailure(silent: boolean): void {
    if (!this.polls) return
    if (this.current === 'polls') return this.switchTo('websocket')
    this.strikes += silent ? STRIKES : 1
    if (this.strikes >= STRIKES) this.switchTo('polls')
  }

  /** Record that a connection has been stable for a while. */
  noteStable(): void {
    this.strikes = 0
    if (this.current === 'polls') return
    this.trialDelay = FIRST_TRIAL_DELAY
    this.storage?.removeItem(STORAGE_KEY)
  }

  /** Record that a message got through. If it came by polls, a reloaded page starts with polls. */
  noteMessage(): void {
    if (this.current === 'polls') this.storage?.setItem(STORAGE_KEY, '1')
  }

  /** Return the delay before a websocket is tried while polls are in use, in milliseconds. */
  nextTrialDelay(): number {
    const trialDelay = this.trialDelay
    this.trialDelay = Math.min(trialDelay * 2, MAX_TRIAL_DELAY)
    return trialDelay
  }

  switchTo(transport: Transport): void {
    this.current = transport
    this.strikes = 0
  }
}

function safeSessionStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
