// By which way a match is reached: over a websocket, or by polls where a network lets no websocket through.

export type Way = 'websocket' | 'polls'

/** After so many connections that came to nothing, though the server answers otherwise, the other way is taken. */
const STRIKES = 2
/** How often it is tried, while polls are used, whether a websocket works by now: seldom after each time that none does. */
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

  /** A connection came to nothing, by no fault of the server; `hung` if it did not even fail. */
  failed(hung: boolean): void {
    if (!this.polls) return
    if (this.current === 'polls') return this.take('websocket')
    this.strikes += hung ? STRIKES : 1
    if (this.strikes >= STRIKES) this.take('polls')
  }

  /** A connection has held for a while. */
  held(): void {
    this.strikes = 0
    if (this.current === 'polls') return
    this.wait = FIRST_TRY
    this.storage?.removeItem(KEPT)
  }

  /** Something came through: a page that is loaded again begins with polls if this one needs them. */
  worked(): void {
    if (this.current === 'polls') this.storage?.setItem(KEPT, '1')
  }

  /** In how many milliseconds a websocket is to be tried beside the polls. */
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
