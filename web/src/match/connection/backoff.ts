// Chooses the delay before the next connection. It grows until a connection has been stable for a while.

const FIRST_DELAY = 500
const MAX_DELAY = 15_000
/** The longest delay in milliseconds if the server keeps asking the client to wait. */
const MAX_REQUESTED_DELAY = 60_000
/** The minimum delay in milliseconds, by the server's close code. docs/PROTOCOL.md explains the codes. */
const MIN_DELAYS: Readonly<Record<number, number>> = {
  1001: 1_000,
  1002: 10_000,
  1007: 10_000,
  1008: 20_000,
  1009: 10_000,
  1012: 1_000,
  1013: 5_000,
}
/** The minimum delay after an unknown close code. */
const UNKNOWN_CODE_DELAY = 5_000

export class Backoff {
  private wait = FIRST_DELAY
  private notBefore = 0

  /** Return the milliseconds until the next attempt after a close with that code; `requested` is the delay that the
   * server requests. */
  nextDelay(code = 1006, requested = 0): number {
    const minimum = Math.max(requested, MIN_DELAYS[code] ?? (code >= 3000 ? UNKNOWN_CODE_DELAY : 0))
    const maximum = minimum ? Math.max(MAX_REQUESTED_DELAY, requested) : MAX_DELAY
    const wait = Math.min(Math.max(this.wait, minimum), maximum)
    // A delay that the server requests is only ever lengthened. The random part spreads the clients out.
    const delay = wait * (minimum ? 1 + Math.random() * 0.5 : 0.8 + Math.random() * 0.4)
    this.wait = Math.min(wait * 2, maximum)
    this.notBefore = minimum ? performance.now() + delay : 0
    return delay
  }

  /** Record that a connection has been stable for a while, and reset the delay. */
  reset(): void {
    this.wait = FIRST_DELAY
    this.notBefore = 0
  }

  /** Return whether a waiting user may connect now, and reset the delay if so. A delay that the server requested
   * still applies. */
  skipDelay(): boolean {
    if (performance.now() < this.notBefore) return false
    this.wait = FIRST_DELAY
    return true
  }
}
