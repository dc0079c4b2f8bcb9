// The connection to one match. It keeps the newest view, recovers from gaps, reconnects, and repeats messages that
// got no reply.
import { noteServerTime } from '../../ui/time/clock'
import type { ClientMessage, CoreView, HappeningBase, RefusedMessage } from '../../protocol/core'
import type { Problem } from '../../http/http'
import { Backoff } from './backoff'
import { applyPatch } from './patch'
import type { Closed, Link } from '../../http/polls'
import type { Command, Listener, Reply, Source } from './source'
import { completeHappening, type HappeningReader } from '../game/happenings'
import { TransportChoice } from './transport'
import { parseMessage, type Incoming } from '../../http/wire'

type SentMessage = Extract<ClientMessage, { id: string }>

interface Pending {
  message: SentMessage
  resolve: (reply: Reply) => void
  /** The timer of a message that is delayed because the server asked for a pause. */
  resendTimer?: ReturnType<typeof setTimeout> | undefined
}

interface SocketOptions {
  url: (since: number) => string
  /** Ask over HTTP why a connection cannot be opened; null if the server reports no problem. */
  findProblem: () => Promise<Problem | null>
  /** Open a connection over HTTP alone. */
  poll?: (since: number) => Link
  /** Report whether the user is looking at the page, until the returned function is called. */
  watchAttention?: (report: (isAttentive: boolean) => void) => () => void
  /** Runs when the question to this seat is no longer open, or when there is none at first. */
  onAnswered?: () => void
  make?: (url: string) => WebSocket
  newId?: () => string
}

/** The HTTP statuses after which a further attempt is pointless. */
const FINAL_STATUSES = [401, 403, 404]
/** How long a link must last to count as stable, in milliseconds. Until then, each new attempt waits longer. */
const STABLE_AFTER = 10_000
/** Close codes with which the server itself ends a link, so the network is not at fault. */
const SERVER_CODES = [1008, 1012, 1013]
/** Close codes for an invalid message, which would fail again if repeated. */
const INVALID_MESSAGE_CODES = [1002, 1007, 1009]
/** The milliseconds of silence after which a link is tested, because a dead link may not report itself. */
const SILENCE = 10_000
/** The same limit while the user is active, so that they learn of a dead link within five seconds. */
const ACTIVE_SILENCE = 900
/** The minimum timeout for an answer over polls, which are slower, in milliseconds. */
const POLL_WAIT = 15_000
/** How long a websocket is tried while polls are in use, in milliseconds. */
const PROBE_TIME = 6_000
/** The milliseconds without a reply after which a link counts as dead. */
const REPLY_WAIT = 4_000
/** The milliseconds after which an attempt to connect is abandoned. */
const OPEN_WAIT = 6_000

export class MatchSocket<V extends CoreView, H extends HappeningBase = HappeningBase> implements Source<V, H> {
  seq = 0
  private listener: Listener<V, H> | null = null
  private socket: Link | null = null
  private current: V | null = null
  private readonly backoff = new Backoff()
  private readonly transports: TransportChoice
  private stableTimer: ReturnType<typeof setTimeout> | undefined
  private probe: WebSocket | null = null
  private probeTimer: ReturnType<typeof setTimeout> | undefined
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private watchdog: ReturnType<typeof setTimeout> | undefined
  private testTimer: ReturnType<typeof setTimeout> | undefined
  private resyncTimer: ReturnType<typeof setTimeout> | undefined
  private opened = false
  /** Whether the current link has delivered a message. Until then it does not count as alive. */
  private alive = false
  /** Whether a ping has been answered, which shows that messages from the page arrive too. */
  private gotPong = false
  private lastMessage = 0
  private aliveSince = 0
  private connectStarted = 0
  /** The time of the first unanswered ping; null if there is none. */
  private pingSent: number | null = null
  private attentive = false
  /** The id of the open question; undefined before the first view. */
  private questionId: string | null | undefined
  private unwatch: (() => void) | undefined
  private closed = false
  private resyncing = false
  private readonly pending = new Map<string, Pending>()

  constructor(
    private readonly game: HappeningReader<V, H>,
    private readonly options: SocketOptions,
  ) {
    this.transports = new TransportChoice(!!options.poll)
  }

  open(listener: Listener<V, H>): void {
    this.listener = listener
    this.unwatch = this.options.watchAttention?.((isAttentive) => this.setAttentive(isAttentive))
    this.connect()
  }

  close(): void {
    this.closed = true
    this.unwatch?.()
    clearTimeout(this.retryTimer)
    this.endResync()
    this.dropLink()
    for (const id of [...this.pending.keys()]) this.settle(id, { ok: false, code: 'closed', detail: '' })
    this.listener?.connection('closed')
    this.listener = null
  }

  /** Send a message; resolve with its reply, even across a reconnect. */
  send(command: Command): Promise<Reply> {
    const message: SentMessage = { ...command, id: (this.options.newId ?? randomId)() }
    if (this.closed) return Promise.resolve({ ok: false, code: 'closed', detail: '' })
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve })
      this.write(message)
      if (this.opened) this.startWatchdog()
    })
  }

  /** Test the link immediately; drop an attempt that hangs, and reconnect. */
  wake(): void {
    if (this.closed) return
    if (!this.opened && performance.now() - this.connectStarted >= ACTIVE_SILENCE) {
      if (!this.backoff.skipDelay()) return
      clearTimeout(this.retryTimer)
      this.dropLink()
      this.connect()
    } else if (this.opened && !this.watchdog) {
      this.testLink()
    }
  }

  /** Test a silent link because the user is active. */
  noteActivity(): void {
    if (this.opened && !this.watchdog && performance.now() - this.lastMessage >= ACTIVE_SILENCE) this.testLink()
  }

  private connect(): void {
    if (this.closed || this.socket) return
    this.opened = false
    this.connectStarted = performance.now()
    this.listener?.connection(this.current ? 'reconnecting' : 'connecting')
    const socket = this.createLink()
    this.socket = socket
    socket.onopen = () => this.onOpen()
    socket.onmessage = (event) => this.onText(String(event.data))
    socket.onclose = (event) => void this.onClose(socket, event)
    this.startWatchdog(this.usesPolls ? POLL_WAIT : OPEN_WAIT)
  }

  private get usesPolls(): boolean {
    return this.transports.current === 'polls'
  }

  private createLink(): Link {
    const since = this.current ? this.seq : 0
    if (this.usesPolls && this.options.poll) return this.options.poll(since)
    return this.createWebSocket(since) as Link
  }

  private createWebSocket(since: number): WebSocket {
    const make = this.options.make ?? ((address) => new WebSocket(address))
    return make(this.options.url(since))
  }

  private setAttentive(on: boolean): void {
    if (on !== this.attentive) this.write({ type: 'look', on })
    this.attentive = on
  }

  private resync(): void {
    this.resyncing = true
    this.write({ type: 'resync' })
  }

  private testLink(): void {
    this.startWatchdog()
    this.pingSent ??= performance.now()
    this.write({ type: 'ping' })
  }

  /** Record that the link is alive, and schedule its next test. */
  private noteMessage(): void {
    this.stopWatchdog()
    if (!this.alive) this.noteAlive()
    this.lastMessage = performance.now()
    this.testTimer = setTimeout(() => this.testLink(), SILENCE)
  }

  private noteAlive(): void {
    this.alive = true
    this.aliveSince = performance.now()
    this.stableTimer = setTimeout(() => this.noteStable(), STABLE_AFTER)
    this.transports.noteMessage()
    this.listener?.connection(this.usesPolls ? 'polling' : 'online')
  }

  private noteStable(): void {
    this.backoff.reset()
    this.transports.noteStable()
    if (this.usesPolls) this.probeTimer = setTimeout(() => this.tryWebSocket(), this.transports.nextTrialDelay())
  }

  /** Try a websocket while polls are in use. It replaces them if it carries messages and stays open for a while. */
  private tryWebSocket(): void {
    const probe = (this.probe = this.createWebSocket(this.seq))
    let gotMessage = false
    const ping = () => probe.send(JSON.stringify({ type: 'ping' }))
    const finish = () => {
      if (this.probe !== probe) return
      this.stopProbe()
      if (gotMessage) this.switchToWebSocket()
      else this.probeTimer = setTimeout(() => this.tryWebSocket(), this.transports.nextTrialDelay())
    }
    probe.onopen = ping
    probe.onmessage = () => {
      if (!gotMessage) setTimeout(() => this.probe === probe && ping(), PROBE_TIME / 2)
      gotMessage = true
    }
    probe.onclose = () => {
      gotMessage = false
      finish()
    }
    this.probeTimer = setTimeout(finish, PROBE_TIME)
  }

  private switchToWebSocket(): void {
    this.transports.switchTo('websocket')
    this.dropLink()
    this.connect()
  }

  private stopProbe(): void {
    clearTimeout(this.probeTimer)
    const probe = this.probe
    this.probe = null
    if (probe) hangUp(probe as Link)
  }

  private endResync(): void {
    this.resyncing = false
    clearTimeout(this.resyncTimer)
  }

  private write(message: ClientMessage): void {
    if (this.opened) this.socket?.send(JSON.stringify(message))
  }

  /** Drop the link unless a message arrives in time. A running timeout is not extended. */
  private startWatchdog(wait = REPLY_WAIT): void {
    this.watchdog ??= setTimeout(() => this.replaceDeadLink(), this.usesPolls ? Math.max(wait, POLL_WAIT) : wait)
  }

  private stopWatchdog(): void {
    clearTimeout(this.watchdog)
    clearTimeout(this.testTimer)
    this.watchdog = undefined
  }

  /** Drop a dead link and schedule a new one, because waiting for its close event may take minutes. */
  private replaceDeadLink(): void {
    if (!this.gotPong || this.usesPolls) this.transports.noteFailure(true)
    this.dropLink()
    this.reconnectLater()
  }

  private dropLink(): void {
    this.stopWatchdog()
    this.stopTrials()
    if (this.socket) hangUp(this.socket)
    this.socket = null
    this.opened = false
  }

  /** Stop the timers and the trial websocket of the current link. */
  private stopTrials(): void {
    clearTimeout(this.stableTimer)
    this.stopProbe()
  }

  private reconnectLater({ code, retryAfter }: Closed = {}): void {
    this.listener?.connection('reconnecting')
    this.retryTimer = setTimeout(() => this.connect(), this.backoff.nextDelay(code, retryAfter))
  }

  private onOpen(): void {
    this.opened = true
    this.alive = false
    this.gotPong = false
    this.pingSent = null
    this.endResync()
    this.stopWatchdog()
    this.testLink()
    if (this.attentive) this.write({ type: 'look', on: true })
    for (const { message, resendTimer } of this.pending.values()) if (!resendTimer) this.write(message)
  }

  private async onClose(socket: Link, { code = 1006, retryAfter = 0 }: Closed = {}): Promise<void> {
    if (this.socket !== socket) return
    const { opened } = this
    const wasStable = opened && this.alive && performance.now() - this.aliveSince >= STABLE_AFTER
    this.socket = null
    this.opened = false
    this.stopWatchdog()
    this.stopTrials()
    this.listener?.connection('reconnecting')
    if (INVALID_MESSAGE_CODES.includes(code)) this.rejectPending()
    // Only HTTP reports why the server denies access or closes the link for good.
    const problem = !opened || isFinal(code) ? await Promise.race([this.options.findProblem(), replyTimeout()]) : null
    if (this.closed || this.socket) return
    if (problem && FINAL_STATUSES.includes(problem.status)) return this.deny(problem)
    if (!problem && !(opened && SERVER_CODES.includes(code)) && !wasStable) this.transports.noteFailure(false)
    this.reconnectLater({ code, retryAfter: Math.max(retryAfter, (problem?.retryAfter ?? 0) * 1000) })
  }

  private deny(problem: Problem): void {
    this.listener?.connection('denied')
    this.listener?.denied(problem)
    this.closed = true
  }

  /** Reject all pending messages, so that an invalid message is not repeated on every new connection. */
  private rejectPending(): void {
    for (const id of [...this.pending.keys()]) this.settle(id, { ok: false, code: 'malformed', detail: '' })
  }

  private onText(text: string): void {
    this.noteMessage()
    let message: Incoming<V, H>
    try {
      message = parseMessage(text)
    } catch {
      this.resync()
      return
    }
    this.onMessage(message)
    if (this.awaitsReply || !this.gotPong) this.startWatchdog()
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
        return this.listener?.sideMessage?.(message)
      case 'accepted':
        return this.settle(message.id, { ok: true })
      case 'refused':
        return this.onRefused(message)
      case 'pong':
        return this.onPong(message.now)
      default:
        message satisfies never // a message type of a newer server: ignored
    }
  }

  private onPong(time: string | undefined): void {
    this.gotPong = true
    if (this.pingSent !== null) noteServerTime(time, this.pingSent)
    this.pingSent = null
  }

  private onView(message: Extract<Incoming<V, H>, { type: 'view' }>): void {
    this.endResync()
    this.seq = message.seq
    this.current = message.view
    this.updateQuestion()
    this.listener?.view(this.current)
  }

  private updateQuestion(): void {
    const previous = this.questionId
    this.questionId = this.current?.decision?.id ?? null
    if (previous !== this.questionId && (previous || !this.questionId)) this.options.onAnswered?.()
  }

  private onRefused(message: RefusedMessage): void {
    const { code, retry_after: delay } = message
    if (code === 'too_fast' && typeof delay === 'number') return this.resendLater(message.id, delay)
    this.listener?.refused(message)
    if (message.id) this.settle(message.id, { ok: false, code: message.code, detail: message.detail })
  }

  private onDiff(message: Extract<Incoming<V, H>, { type: 'diff' }>): void {
    if (this.resyncing || message.seq <= this.seq) return
    if (!this.current || message.seq !== this.seq + 1) return this.resync()
    let happenings: H[]
    try {
      const view = applyPatch(this.current, message.patch)
      happenings = message.happenings.map((happening) => completeHappening(happening, view, this.game))
      this.current = view
    } catch {
      return this.resync()
    }
    this.seq = message.seq
    this.updateQuestion()
    this.listener?.diff(this.current, happenings)
  }

  /** Repeat a message later, because the server was busy and has not processed it. */
  private resendLater(id: string | null, seconds: number): void {
    const pending = id === null ? undefined : this.pending.get(id)
    if (pending) this.writeLater(pending, seconds)
    else if (this.resyncing) this.resyncLater(seconds)
  }

  private writeLater(pending: Pending, seconds: number): void {
    clearTimeout(pending.resendTimer)
    pending.resendTimer = setTimeout(() => {
      pending.resendTimer = undefined
      this.write(pending.message)
      if (this.opened) this.startWatchdog()
    }, seconds * 1000)
  }

  private resyncLater(seconds: number): void {
    clearTimeout(this.resyncTimer)
    this.resyncTimer = setTimeout(() => this.resync(), seconds * 1000)
  }

  /** Whether a reply from the server is outstanding. */
  private get awaitsReply(): boolean {
    return [...this.pending.values()].some(({ resendTimer }) => !resendTimer)
  }

  private settle(id: string, reply: Reply): void {
    clearTimeout(this.pending.get(id)?.resendTimer)
    this.pending.get(id)?.resolve(reply)
    this.pending.delete(id)
  }
}

/** Return whether a close with that code is meant to be final. */
const isFinal = (code: number) => code === 1000 || code >= 4000

/** Resolve to null after the reply timeout. */
const replyTimeout = () => new Promise<null>((resolve) => setTimeout(resolve, REPLY_WAIT, null))

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Close a link without events, even while it is connecting, because it would block the next link to that host. */
function hangUp(socket: Link): void {
  socket.onopen = null
  socket.onmessage = null
  socket.onclose = null
  socket.close()
}
