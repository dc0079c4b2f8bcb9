// Chooses the delay before the next connection. It grows until a connection has been stable for a while.

const FIRST = 500
const LONGEST = 15_000
/** The longest delay in milliseconds if the server keeps asking the client to wait. */
const LEFT_ALONE = 60_000
/** The minimum delay in milliseconds, by the server's close code. docs/PROTOCOL.md explains the codes. */
const AFTER: Readonly<Record<number, number>> = {
  1001: 1_000,
  1002: 10_000,
  1007: 10_000,
  1008: 20_000,
  1009: 10_000,
  1012: 1_000,
  1013: 5_000,
}
/** The minimum delay after an unknown close code. */
const UNKNOWN = 5_000

export class Backoff {
  private wait = FIRST
  private notBefore = 0

  /** Return the milliseconds until the next attempt after a close with that code; `asked` is the delay that the
   * server requests. */
  nextDelay(code = 1006, asked = 0): number {
    const least = Math.max(asked, AFTER[code] ?? (code >= 3000 ? UNKNOWN : 0))
    const longest = least ? Math.max(LEFT_ALONE, asked) : LONGEST
    const wait = Math.min(Math.max(this.wait, least), longest)
    // A delay that the server requests is only ever lengthened. The random part spreads the clients out.
    const chosen = wait * (least ? 1 + Math.random() * 0.5 : 0.8 + Math.random() * 0.4)
    this.wait = Math.min(wait * 2, longest)
    this.notBefore = least ? performance.now() + chosen : 0
    return chosen
  }

  /** Record that a connection has been stable for a while, and reset the delay. */
  reset(): void {
    this.wait = FIRST
    this.notBefore = 0
  }

  /** Return whether a waiting user may connect now, and reset the delay if so. A delay that the server requested
   * still applies. */
  skipDelay(): boolean {
    if (performance.now() < this.notBefore) return false
    this.wait = FIRST
    return true
  }
}
