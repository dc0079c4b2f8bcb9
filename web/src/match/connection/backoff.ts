// Chooses the time to wait before the next connection. It grows until a connection has held for a while.

const FIRST = 500
const LONGEST = 15_000
/** The longest wait, in milliseconds, for a server that asks again and again to be left alone. */
const LEFT_ALONE = 60_000
/** The least milliseconds to wait, by the code with which the server closed. docs/PROTOCOL.md explains the codes. */
const AFTER: Readonly<Record<number, number>> = {
  1001: 1_000,
  1002: 10_000,
  1007: 10_000,
  1008: 20_000,
  1009: 10_000,
  1012: 1_000,
  1013: 5_000,
}
/** The least wait after a code that this page does not know. */
const UNKNOWN = 5_000

export class Backoff {
  private wait = FIRST
  private notBefore = 0

  /** Return the milliseconds until the next attempt, after a close with that code; `asked` is the server's own wish. */
  next(code = 1006, asked = 0): number {
    const least = Math.max(asked, AFTER[code] ?? (code >= 3000 ? UNKNOWN : 0))
    const longest = least ? Math.max(LEFT_ALONE, asked) : LONGEST
    const wait = Math.min(Math.max(this.wait, least), longest)
    // A wait that the server asks for may only grow. The random part spreads the clients.
    const chosen = wait * (least ? 1 + Math.random() * 0.5 : 0.8 + Math.random() * 0.4)
    this.wait = Math.min(wait * 2, longest)
    this.notBefore = least ? performance.now() + chosen : 0
    return chosen
  }

  /** Note that a connection has held for a while, and start from the shortest wait again. */
  held(): void {
    this.wait = FIRST
    this.notBefore = 0
  }

  /** Return whether the waiting user may have the next attempt now. A wait that the server asked for stands. */
  hurry(): boolean {
    if (performance.now() < this.notBefore) return false
    this.wait = FIRST
    return true
  }
}
