// How long to wait before the next connection: longer each time, until one has held for a while.

const FIRST = 500
const LONGEST = 15_000
/** For how long a server is left alone that has asked for it again and again. */
const LEFT_ALONE = 60_000
/** The shortest waits after a close by the server, by its code: docs/PROTOCOL.md says when it sends which. */
const AFTER: Readonly<Record<number, number>> = {
  1001: 1_000,
  1002: 10_000,
  1007: 10_000,
  1008: 20_000,
  1009: 10_000,
  1012: 1_000,
  1013: 5_000,
}
/** After a code that this page does not know. */
const UNKNOWN = 5_000

export class Backoff {
  private wait = FIRST
  private notBefore = 0

  /** The milliseconds until the next attempt, after a close with that code; `asked` are those that the server names. */
  next(code = 1006, asked = 0): number {
    const least = Math.max(asked, AFTER[code] ?? (code >= 3000 ? UNKNOWN : 0))
    const longest = least ? Math.max(LEFT_ALONE, asked) : LONGEST
    const wait = Math.min(Math.max(this.wait, least), longest)
    // Whoever is asked to wait comes later, never sooner; and all come at different times.
    const chosen = wait * (least ? 1 + Math.random() * 0.5 : 0.8 + Math.random() * 0.4)
    this.wait = Math.min(wait * 2, longest)
    this.notBefore = least ? performance.now() + chosen : 0
    return chosen
  }

  /** A connection has held for a while. */
  held(): void {
    this.wait = FIRST
    this.notBefore = 0
  }

  /** Somebody waits at the page: the next attempt may be made now, unless the server has asked to be left alone. */
  hurry(): boolean {
    if (performance.now() < this.notBefore) return false
    this.wait = FIRST
    return true
  }
}
