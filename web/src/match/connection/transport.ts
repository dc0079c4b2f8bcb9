// Chooses the transport to a match: a websocket, or polls on networks that block websockets.

export type Transport = 'websocket' | 'polls'

/** The number of failed connections after which the transport changes, provided that the server still answers. */
const STRIKES = 2
/** The delay before a websocket is tried while polls are in use, in milliseconds. It doubles after each failed
 * trial. */
const FIRST_TRY = 20_000
const LONGEST_TRY = 600_000
const KEPT = 'galaxies.polls'

export class TransportChoice {
  current: Transport
  private strikes = 0
  private wait = FIRST_TRY

  constructor(
    private readonly polls: boolean,
    private readonly storage: Storage | null = safeSessionStorage(),
  ) {
    this.current = polls && this.storage?.getItem(KEPT) ? 'polls' : 'websocket'
  }

  /** Record a failed connection for which the server is not to blame. `hung`: it reported no error and stayed
   * silent. */
  noteFailure(hung: boolean): void {
    if (!this.polls) return
    if (this.current === 'polls') return this.switchTo('websocket')
    this.strikes += hung ? STRIKES : 1
    if (this.strikes >= STRIKES) this.switchTo('polls')
  }

  /** Record that a connection has been stable for a while. */
  noteStable(): void {
    this.strikes = 0
    if (this.current === 'polls') return
    this.wait = FIRST_TRY
    this.storage?.removeItem(KEPT)
  }

  /** Record that a message got through. If it came by polls, a reloaded page starts with polls. */
  noteMessage(): void {
    if (this.current === 'polls') this.storage?.setItem(KEPT, '1')
  }

  /** Return the delay before a websocket is tried while polls are in use, in milliseconds. */
  nextTrialDelay(): number {
    const wait = this.wait
    this.wait = Math.min(wait * 2, LONGEST_TRY)
    return wait
  }

  switchTo(way: Transport): void {
    this.current = way
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
