// Chooses the way to a match: a websocket, or polls where a network lets no websocket through.

export type Way = 'websocket' | 'polls'

/** The number of failed connections after which the other way is taken, if the server answers otherwise. */
const STRIKES = 2
/** The milliseconds between trials of a websocket while polls are used. They double after each failed trial. */
const FIRST_TRY = 20_000
const LONGEST_TRY = 600_000
const KEPT = 'galaxies.polls'

export class Ways {
  current: Way
  private strikes = 0
  private wait = FIRST_TRY

  constructor(
    private readonly polls: boolean,
    private readonly storage: Storage | null = kept(),
  ) {
    this.current = polls && this.storage?.getItem(KEPT) ? 'polls' : 'websocket'
  }

  /** Note a connection that failed by no fault of the server; `hung`: it reported no error, it only stayed silent. */
  failed(hung: boolean): void {
    if (!this.polls) return
    if (this.current === 'polls') return this.take('websocket')
    this.strikes += hung ? STRIKES : 1
    if (this.strikes >= STRIKES) this.take('polls')
  }

  /** Note that a connection has held for a while. */
  held(): void {
    this.strikes = 0
    if (this.current === 'polls') return
    this.wait = FIRST_TRY
    this.storage?.removeItem(KEPT)
  }

  /** Note that a message came through. If it came by polls, a reloaded page begins with polls. */
  worked(): void {
    if (this.current === 'polls') this.storage?.setItem(KEPT, '1')
  }

  /** Return the milliseconds until a websocket is tried while polls are used. */
  nextTry(): number {
    const wait = this.wait
    this.wait = Math.min(wait * 2, LONGEST_TRY)
    return wait
  }

  take(way: Way): void {
    this.current = way
    this.strikes = 0
  }
}

function kept(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
