// A connection to a match over HTTP alone. It behaves like a websocket, but polls for frames and posts messages.
import { call, Problem } from './http'

/** A connection to a match: a websocket or polls. */
export interface Link {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event?: Closed) => void) | null
  send(text: string): void
  close(): void
}

/** The reason a link closed: the close code, and the milliseconds that the server asks the client to stay away. */
export interface Closed {
  code?: number
  retryAfter?: number
}

interface Frame {
  type: string
  seq?: number
}
interface PollReply {
  mark: string
  frames: Frame[]
  closed: number | null
}

/** The parameters of one poll. */
export interface PollParams {
  client: string
  since: number
  mark: string
  looks: boolean
  wait: number
}

export interface PollPaths {
  frames: (params: PollParams) => string
  messages: string
}

/** WAIT: how long the server holds a poll, in seconds. GRACE: the extra milliseconds before the client gives up on
 * it. */
const WAIT = 25
const GRACE = 15_000
/** How long frames may wait for the replies to earlier messages, in milliseconds. */
const MAX_HOLD = 3_000
/** The id of this page in all its polls. */
const CLIENT = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('')

export class PollLink implements Link {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event?: Closed) => void) | null = null
  private mark = ''
  private looks = false
  private opened = false
  private closed = false
  private poll = new AbortController()
  private readonly posts = new AbortController()
  private posted: Promise<void> = Promise.resolve()

  constructor(
    private readonly paths: PollPaths,
    private since: number,
  ) {
    void this.run()
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string; on?: boolean }
    if (message.type === 'look') return this.restart(() => (this.looks = !!message.on))
    if (message.type === 'resync') return this.restart(() => (this.since = 0))
    // The server takes a while to compute a hint, so nothing waits for it. All other messages are sent in order.
    const previous = message.type === 'hint' ? Promise.resolve() : this.posted
    const posted = previous.then(() => this.post(message))
    if (message.type !== 'hint') this.posted = posted
  }

  close(): void {
    this.closed = true
    this.poll.abort()
    this.posts.abort()
  }

  /** Cancel the current poll and start a new one with changed parameters. */
  private restart(change: () => void): void {
    change()
    this.mark = ''
    this.poll.abort()
  }

  private async run(): Promise<void> {
    while (!this.closed) {
      const request = (this.poll = new AbortController())
      const wait = this.opened ? WAIT : 0
      const { since, mark, looks } = this
      try {
        const path = this.paths.frames({ client: CLIENT, since, mark, looks, wait })
        const timeout = wait * 1000 + GRACE
        const reply = await call<PollReply>('GET', path, undefined, { signal: request.signal, timeout })
        if (request.signal.aborted) continue
        if (!this.opened) this.open()
        await Promise.race([this.posted, new Promise((resolve) => setTimeout(resolve, MAX_HOLD))])
        this.handleReply(reply)
      } catch (error) {
        if (request.signal.aborted && !this.closed) continue
        this.fail(error)
      }
    }
  }

  private open(): void {
    this.opened = true
    this.onopen?.()
  }

  private handleReply({ mark, frames, closed }: PollReply): void {
    if (this.closed) return
    this.mark = mark
    for (const frame of frames) this.deliver(frame)
    if (closed !== null) this.end({ code: closed })
  }

  private deliver(frame: Frame): void {
    if (this.closed) return
    if (frame.type === 'view' || frame.type === 'diff') this.since = frame.seq ?? 0
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  private async post(message: object): Promise<void> {
    if (this.closed) return
    try {
      const { frames } = await call<{ frames: Frame[] }>('POST', this.paths.messages, message, {
        signal: this.posts.signal,
      })
      for (const frame of frames) this.deliver(frame)
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    this.end({ code: 1006, retryAfter: error instanceof Problem ? error.retryAfter * 1000 : 0 })
  }

  private end(closed: Closed): void {
    if (this.closed) return
    this.close()
    this.onclose?.(closed)
  }
}
