// The connection to one match: it keeps the newest view, heals gaps, reconnects, and repeats what got no reply.
import type { ClientMessage, Happening, RefusedMessage, ServerMessage, View } from '../protocol/core'
import { applyPatch } from './patch'
import type { Connection } from '../games/galaxies/types'

export interface SocketHooks {
  view(view: View): void
  diff(view: View, happenings: Happening[]): void
  connection(state: Connection): void
  refused(message: RefusedMessage): void
  /** Asked when a connection cannot be opened: false means that trying again is in vain. */
  allowed(): Promise<boolean>
}

type Sent = Extract<ClientMessage, { id: string }>
type Unsent = Sent extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never
export type Reply = { ok: true } | { ok: false; code: string; detail: string }

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SILENCE = 60_000
const REPLY_WAIT = 8_000

export class MatchSocket {
  seq = 0
  private socket: WebSocket | null = null
  private current: View | null = null
  private wait = FIRST_WAIT
  private retry: ReturnType<typeof setTimeout> | null = null
  private watchdog: ReturnType<typeof setTimeout> | null = null
  private opened = false
  private closed = false
  private healing = false
  private heard = Date.now()
  private readonly pending = new Map<string, { message: Sent; settle: (reply: Reply) => void }>()

  constructor(
    private readonly url: (since: number) => string,
    private readonly hooks: SocketHooks,
    private readonly make: (url: string) => WebSocket = (address) => new WebSocket(address),
    private readonly newId: () => string = randomId,
  ) {}

  open(): void {
    if (this.closed || this.socket) return
    this.opened = false
    this.hooks.connection(this.seq ? 'reconnecting' : 'connecting')
    const socket = this.make(this.url(this.current ? this.seq : 0))
    this.socket = socket
    socket.onopen = () => this.onOpen()
    socket.onmessage = (event: MessageEvent) => this.onText(String(event.data))
    socket.onclose = () => void this.onClose(socket)
  }

  close(): void {
    this.closed = true
    if (this.retry) clearTimeout(this.retry)
    if (this.watchdog) clearTimeout(this.watchdog)
    if (this.socket) hangUp(this.socket)
    this.socket = null
    for (const { settle } of this.pending.values())
      settle({ ok: false, code: 'closed', detail: 'The connection was closed.' })
    this.pending.clear()
    this.hooks.connection('closed')
  }

  /** Sends a message and resolves with its reply, even across a reconnect. */
  send(message: Unsent): Promise<Reply> {
    const full = { ...message, id: this.newId() } as Sent
    return new Promise((settle) => {
      this.pending.set(full.id, { message: full, settle })
      this.write(full)
    })
  }

  /** The page was asleep or the network came back: find out at once whether the link is alive. */
  wake(): void {
    if (this.closed) return
    if (!this.socket) {
      if (this.retry) clearTimeout(this.retry)
      this.wait = FIRST_WAIT
      this.open()
    } else if (this.opened && Date.now() - this.heard > SILENCE) {
      this.resync()
      this.watchdog = setTimeout(() => this.socket?.close(), REPLY_WAIT)
    }
  }

  resync(): void {
    this.healing = true
    this.write({ type: 'resync' })
  }

  private write(message: ClientMessage): void {
    if (this.opened) this.socket?.send(JSON.stringify(message))
  }

  private onOpen(): void {
    this.opened = true
    this.healing = false
    this.heard = Date.now()
    this.wait = FIRST_WAIT
    this.hooks.connection('online')
    for (const { message } of this.pending.values()) this.write(message)
  }

  private async onClose(socket: WebSocket): Promise<void> {
    if (this.socket !== socket) return
    const refused = !this.opened
    this.socket = null
    this.opened = false
    if (this.closed) return
    this.hooks.connection('reconnecting')
    if (refused && !(await this.hooks.allowed())) {
      this.closed = true
      this.hooks.connection('denied')
      return
    }
    if (this.closed || this.socket) return
    this.retry = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private onText(text: string): void {
    this.heard = Date.now()
    if (this.watchdog) clearTimeout(this.watchdog)
    let message: ServerMessage
    try {
      message = JSON.parse(text) as ServerMessage
    } catch {
      this.resync()
      return
    }
    this.onMessage(message)
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === 'view') {
      this.healing = false
      this.seq = message.seq
      this.current = message.view
      this.hooks.view(message.view)
    } else if (message.type === 'diff') {
      this.onDiff(message)
    } else if (message.type === 'accepted') {
      this.settle(message.id, { ok: true })
    } else if (message.type === 'refused') {
      this.hooks.refused(message)
      if (message.id) this.settle(message.id, { ok: false, code: message.code, detail: message.detail })
    }
  }

  private onDiff(message: Extract<ServerMessage, { type: 'diff' }>): void {
    if (this.healing || message.seq <= this.seq) return
    if (!this.current || message.seq !== this.seq + 1) return this.resync()
    try {
      this.current = applyPatch(this.current, message.patch)
    } catch {
      return this.resync()
    }
    this.seq = message.seq
    this.hooks.diff(this.current, message.happenings)
  }

  private settle(id: string, reply: Reply): void {
    this.pending.get(id)?.settle(reply)
    this.pending.delete(id)
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One that is still connecting is closed as soon as it is open: browsers report it as a failure otherwise. */
function hangUp(socket: WebSocket): void {
  socket.onmessage = null
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
