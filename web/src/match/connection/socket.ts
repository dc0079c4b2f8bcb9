// The connection to one match: it keeps the newest view, heals gaps, reconnects, and repeats what got no reply.
import { hear } from '../../ui/time/clock'
import type { ClientMessage, CoreView, HappeningBase, RefusedMessage } from '../../protocol/core'
import type { Problem } from '../../http/http'
import { Backoff } from './backoff'
import { applyPatch } from './patch'
import type { Closed, Link } from '../../http/polls'
import type { Command, Listener, Reply, Source } from './source'
import { whole, type Teller } from '../game/happenings'
import { Ways } from './transport'
import { parse, type Incoming } from '../../http/wire'

type Sent = Extract<ClientMessage, { id: string }>

interface Pending {
  message: Sent
  settle: (reply: Reply) => void
  /** While the server wants to be left alone. */
  later?: ReturnType<typeof setTimeout> | undefined
}

interface Making {
  url: (since: number) => string
  /** Asked when a connection cannot be opened: what the server says over HTTP, null if nothing is wrong there. */
  forbidden: () => Promise<Problem | null>
  /** Makes a connection over HTTP alone. */
  poll?: (since: number) => Link
  /** Tells whether somebody looks at the page, until the function that it returns is called. */
  looks?: (tell: (looks: boolean) => void) => () => void
  /** Told when the question that was put to this seat does not stand any more, or none stands at first. */
  answered?: () => void
  make?: (url: string) => WebSocket
  newId?: () => string
}

/** With these answers trying again is in vain. */
const IN_VAIN = [401, 403, 404]
/** A link that has lasted for so long is sound: before that the next one is made later and later. */
const SOUND = 10_000
/** Codes of a close that the server sends for its own reasons, whatever lies between. */
const BY_SERVER = [1008, 1012, 1013]
/** Codes of a close because of what the page has sent: it would be so again. */
const BAD_MESSAGE = [1002, 1007, 1009]
/** A link that has been silent for so long is tested: nothing else would tell that it is dead. */
const SILENCE = 10_000
/** And after so long if somebody does something at the page, who is thus told within five seconds. */
const LULL = 900
/** With polls all takes longer. */
const POLL_WAIT = 15_000
/** For how long a websocket is tried beside them. */
const PROBE = 6_000
/** A link that leaves a message alone for so long is dead. */
const REPLY_WAIT = 4_000
/** An attempt that has not come about after so long is given up. */
const OPEN_WAIT = 6_000

export class MatchSocket<V extends CoreView, H extends HappeningBase = HappeningBase> implements Source<V, H> {
  seq = 0
  private listener: Listener<V, H> | null = null
  private socket: Link | null = null
  private current: V | null = null
  private readonly backoff = new Backoff()
  private readonly ways: Ways
  private sound: ReturnType<typeof setTimeout> | undefined
  private probe: WebSocket | null = null
  private probing: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private watchdog: ReturnType<typeof setTimeout> | undefined
  private tester: ReturnType<typeof setTimeout> | undefined
  private healer: ReturnType<typeof setTimeout> | undefined
  private opened = false
  /** Something came through the present link: only then it is called alive. */
  private alive = false
  /** A ping was answered, too: what the page sends comes through. */
  private bothWays = false
  private heard = 0
  private revived = 0
  private dialled = 0
  /** When the first ping was sent to which there is no answer yet. */
  private pinged: number | null = null
  private looking = false
  /** The id of the question that stands; undefined until the first view came. */
  private asked: string | null | undefined
  private unwatch: (() => void) | undefined
  private closed = false
  private healing = false
  private readonly pending = new Map<string, Pending>()

  constructor(
    private readonly game: Teller<V, H>,
    private readonly making: Making,
  ) {
    this.ways = new Ways(!!making.poll)
  }

  open(listener: Listener<V, H>): void {
    this.listener = listener
    this.unwatch = this.making.looks?.((looks) => this.look(looks))
    this.connect()
  }

  close(): void {
    this.closed = true
    this.unwatch?.()
    clearTimeout(this.retry)
    this.healed()
    this.drop()
    for (const id of [...this.pending.keys()])
      this.settle(id, { ok: false, code: 'closed', detail: 'The connection was closed.' })
    this.listener?.connection('closed')
    this.listener = null
  }

  /** Sends a message and resolves with its reply, even across a reconnect. */
  send(command: Command): Promise<Reply> {
    const message: Sent = { ...command, id: (this.making.newId ?? randomId)() }
    if (this.closed) return Promise.resolve({ ok: false, code: 'closed', detail: 'The connection was closed.' })
    return new Promise((settle) => {
      this.pending.set(message.id, { message, settle })
      this.write(message)
      if (this.opened) this.expect()
    })
  }

  /** Finds out at once whether the link is alive; an attempt that hangs is not waited for. */
  wake(): void {
    if (this.closed) return
    if (!this.opened && performance.now() - this.dialled >= LULL) {
      if (!this.backoff.hurry()) return
      clearTimeout(this.retry)
      this.drop()
      this.connect()
    } else if (this.opened && !this.watchdog) {
      this.test()
    }
  }

  /** Somebody does something at the page: a link that is silent just now is tested. */
  stir(): void {
    if (this.opened && !this.watchdog && performance.now() - this.heard >= LULL) this.test()
  }

  private connect(): void {
    if (this.closed || this.socket) return
    this.opened = false
    this.dialled = performance.now()
    this.listener?.connection(this.current ? 'reconnecting' : 'connecting')
    const socket = this.dial()
    this.socket = socket
    socket.onopen = () => this.onOpen()
    socket.onmessage = (event) => this.onText(String(event.data))
    socket.onclose = (event) => void this.onClose(socket, event)
    this.expect(this.polls ? POLL_WAIT : OPEN_WAIT)
  }

  private get polls(): boolean {
    return this.ways.current === 'polls'
  }

  private dial(): Link {
    const since = this.current ? this.seq : 0
    if (this.polls && this.making.poll) return this.making.poll(since)
    return this.webSocket(since) as Link
  }

  private webSocket(since: number): WebSocket {
    const make = this.making.make ?? ((address) => new WebSocket(address))
    return make(this.making.url(since))
  }

  private look(on: boolean): void {
    if (on !== this.looking) this.write({ type: 'look', on })
    this.looking = on
  }

  private resync(): void {
    this.healing = true
    this.write({ type: 'resync' })
  }

  private test(): void {
    this.expect()
    this.pinged ??= performance.now()
    this.write({ type: 'ping' })
  }

  /** The link is alive: it is tested again when it has been silent for a while. */
  private hears(): void {
    this.relax()
    if (!this.alive) this.revive()
    this.heard = performance.now()
    this.tester = setTimeout(() => this.test(), SILENCE)
  }

  private revive(): void {
    this.alive = true
    this.revived = performance.now()
    this.sound = setTimeout(() => this.holds(), SOUND)
    this.ways.worked()
    this.listener?.connection(this.polls ? 'polling' : 'online')
  }

  private holds(): void {
    this.backoff.held()
    this.ways.held()
    if (this.polls) this.probing = setTimeout(() => this.tryWebSocket(), this.ways.nextTry())
  }

  /** Beside the polls: a websocket through which something comes, and that stays open for a while, takes their place. */
  private tryWebSocket(): void {
    const probe = (this.probe = this.webSocket(this.seq))
    let heard = false
    const ping = () => probe.send(JSON.stringify({ type: 'ping' }))
    const over = () => {
      if (this.probe !== probe) return
      this.stopProbe()
      if (heard) this.goBack()
      else this.probing = setTimeout(() => this.tryWebSocket(), this.ways.nextTry())
    }
    probe.onopen = ping
    probe.onmessage = () => {
      if (!heard) setTimeout(() => this.probe === probe && ping(), PROBE / 2)
      heard = true
    }
    probe.onclose = () => {
      heard = false
      over()
    }
    this.probing = setTimeout(over, PROBE)
  }

  private goBack(): void {
    this.ways.take('websocket')
    this.drop()
    this.connect()
  }

  private stopProbe(): void {
    clearTimeout(this.probing)
    const probe = this.probe
    this.probe = null
    if (probe) hangUp(probe as Link)
  }

  private healed(): void {
    this.healing = false
    clearTimeout(this.healer)
  }

  private write(message: ClientMessage): void {
    if (this.opened) this.socket?.send(JSON.stringify(message))
  }

  /** Something must be heard soon, or the link is given up; whoever waits already waits no longer. */
  private expect(wait = REPLY_WAIT): void {
    this.watchdog ??= setTimeout(() => this.lost(), this.polls ? Math.max(wait, POLL_WAIT) : wait)
  }

  private relax(): void {
    clearTimeout(this.watchdog)
    clearTimeout(this.tester)
    this.watchdog = undefined
  }

  /** A dead link may take minutes to close: another one is made without waiting for that. */
  private lost(): void {
    if (!this.bothWays || this.polls) this.ways.failed(true)
    this.drop()
    this.again()
  }

  private drop(): void {
    this.relax()
    this.rest()
    if (this.socket) hangUp(this.socket)
    this.socket = null
    this.opened = false
  }

  /** The link is gone, and what was begun beside it. */
  private rest(): void {
    clearTimeout(this.sound)
    this.stopProbe()
  }

  private again({ code, asked }: Closed = {}): void {
    this.listener?.connection('reconnecting')
    this.retry = setTimeout(() => this.connect(), this.backoff.next(code, asked))
  }

  private onOpen(): void {
    this.opened = true
    this.alive = false
    this.bothWays = false
    this.pinged = null
    this.healed()
    this.relax()
    this.test()
    if (this.looking) this.write({ type: 'look', on: true })
    for (const { message, later } of this.pending.values()) if (!later) this.write(message)
  }

  private async onClose(socket: Link, { code = 1006, asked = 0 }: Closed = {}): Promise<void> {
    if (this.socket !== socket) return
    const { opened } = this
    const held = opened && this.alive && performance.now() - this.revived >= SOUND
    this.socket = null
    this.opened = false
    this.relax()
    this.rest()
    this.listener?.connection('reconnecting')
    if (BAD_MESSAGE.includes(code)) this.giveUp()
    // Whoever may not come in, or no longer, is told so over HTTP alone.
    const problem = !opened || isFinal(code) ? await Promise.race([this.making.forbidden(), soon()]) : null
    if (this.closed || this.socket) return
    if (problem && IN_VAIN.includes(problem.status)) return this.deny(problem)
    if (!problem && !(opened && BY_SERVER.includes(code)) && !held) this.ways.failed(false)
    this.again({ code, asked: Math.max(asked, (problem?.retryAfter ?? 0) * 1000) })
  }

  private deny(problem: Problem): void {
    this.listener?.connection('denied')
    this.listener?.denied(problem)
    this.closed = true
  }

  /** What nobody takes is not sent again with every new connection. */
  private giveUp(): void {
    for (const id of [...this.pending.keys()])
      this.settle(id, { ok: false, code: 'malformed', detail: 'The server did not take the message.' })
  }

  private onText(text: string): void {
    this.hears()
    let message: Incoming<V, H>
    try {
      message = parse(text)
    } catch {
      this.resync()
      return
    }
    this.onMessage(message)
    if (this.waiting || !this.bothWays) this.expect()
  }

  private onMessage(message: Incoming<V, H>): void {
    switch (message.type) {
      case 'view':
        return this.onView(message)
      case 'diff':
        return this.onDiff(message)
      case 'advice':
        return this.listener?.advice(message)
      case 'gallery':
      case 'asides':
      case 'pointed':
        return this.listener?.beside?.(message)
      case 'accepted':
        return this.settle(message.id, { ok: true })
      case 'refused':
        return this.onRefused(message)
      case 'pong':
        return this.onPong(message.now)
      default:
        message satisfies never // only a newer server's: it is passed over
    }
  }

  private onPong(time: string | undefined): void {
    this.bothWays = true
    if (this.pinged !== null) hear(time, this.pinged)
    this.pinged = null
  }

  private onView(message: Extract<Incoming<V, H>, { type: 'view' }>): void {
    this.healed()
    this.seq = message.seq
    this.current = message.view
    this.question()
    this.listener?.view(this.current)
  }

  private question(): void {
    const former = this.asked
    this.asked = this.current?.decision?.id ?? null
    if (former !== this.asked && (former || !this.asked)) this.making.answered?.()
  }

  private onRefused(message: RefusedMessage): void {
    const { code, retry_after: later } = message
    if (code === 'too_fast' && typeof later === 'number') return this.repeat(message.id, later)
    this.listener?.refused(message)
    if (message.id) this.settle(message.id, { ok: false, code: message.code, detail: message.detail })
  }

  private onDiff(message: Extract<Incoming<V, H>, { type: 'diff' }>): void {
    if (this.healing || message.seq <= this.seq) return
    if (!this.current || message.seq !== this.seq + 1) return this.resync()
    let happenings: H[]
    try {
      const view = applyPatch(this.current, message.patch)
      happenings = message.happenings.map((told) => whole(told, view, this.game))
      this.current = view
    } catch {
      return this.resync()
    }
    this.seq = message.seq
    this.question()
    this.listener?.diff(this.current, happenings)
  }

  /** The server was asked too much at once and has not looked at the message: it takes it later. */
  private repeat(id: string | null, seconds: number): void {
    const held = id === null ? undefined : this.pending.get(id)
    if (held) this.writeLater(held, seconds)
    else if (this.healing) this.resyncLater(seconds)
  }

  private writeLater(held: Pending, seconds: number): void {
    clearTimeout(held.later)
    held.later = setTimeout(() => {
      held.later = undefined
      this.write(held.message)
      if (this.opened) this.expect()
    }, seconds * 1000)
  }

  private resyncLater(seconds: number): void {
    clearTimeout(this.healer)
    this.healer = setTimeout(() => this.resync(), seconds * 1000)
  }

  /** Whether a reply is owed. */
  private get waiting(): boolean {
    return [...this.pending.values()].some(({ later }) => !later)
  }

  private settle(id: string, reply: Reply): void {
    clearTimeout(this.pending.get(id)?.later)
    this.pending.get(id)?.settle(reply)
    this.pending.delete(id)
  }
}

/** Whether the server closes a link with that code for good, as far as it knows. */
const isFinal = (code: number) => code === 1000 || code >= 4000

/** Nothing, after as long as a link may leave a message alone. */
const soon = () => new Promise<null>((settle) => setTimeout(settle, REPLY_WAIT, null))

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One that is still connecting is closed as well: until it is, a browser makes no other to the same host. */
function hangUp(socket: Link): void {
  socket.onopen = null
  socket.onmessage = null
  socket.onclose = null
  socket.close()
}
