import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../fixtures/toy'
import { battle } from '../../games/galaxies/fixtures/views'
import type { CoreView, HappeningBase } from '../../protocol/core'
import { Problem } from '../../http/http'
import { MatchSocket } from './socket'
import type { Listener } from './source'

class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Record<string, unknown>[] = []
  pings = 0
  alive = true
  opened = false
  /** The socket must not depend on this state. */
  readyState: number = WebSocket.CONNECTING
  closed = 0
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>
    if (message.type !== 'ping') this.sent.push(message)
    else if (++this.pings && this.alive) this.receive({ type: 'pong' })
  }
  close(): void {
    this.closed++
    this.onclose?.()
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }
}

const lastSocket = () => FakeSocket.all.at(-1)!
const receiveView = (seq = 5) => lastSocket().receive({ type: 'view', seq, view: battle() })
const diffMessage = (seq: number, round: number) => ({
  type: 'diff',
  seq,
  patch: [{ op: 'replace', path: '/round', value: round }],
  happenings: [],
})

describe('MatchSocket', () => {
  let states: string[]
  let views: CoreView[]
  let received: HappeningBase[][]
  let refusals: string[]
  let advice: string[][]
  let denied: number[]
  let problem: Problem | null
  let socket: MatchSocket<CoreView>
  let ids: number

  const listener: Listener<CoreView> = {
    view: (view) => views.push(view),
    diff: (view, happenings) => (views.push(view), received.push(happenings)),
    connection: (state) => states.push(state),
    refused: (message) => refusals.push(message.code),
    advice: (message) => advice.push(message.pick),
    denied: ({ status }) => denied.push(status),
  }
  const options = {
    url: (since: number) => `ws://x/?since=${since}`,
    findProblem: () => Promise.resolve(problem),
    make: (url: string) => new FakeSocket(url) as unknown as WebSocket,
    newId: () => `m${++ids}`,
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    FakeSocket.all = []
    ;[states, views, received, refusals, advice, denied, problem, ids] = [[], [], [], [], [], [], null, 0]
    socket = new MatchSocket<CoreView>(toy, options)
    socket.open(listener)
    lastSocket().onopen?.()
  })
  afterEach(() => {
    socket.close()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('reports attention, and again on a new connection', () => {
    let report: (isAttentive: boolean) => void = () => {}
    let stopCount = 0
    const watchAttention = (listener: (isAttentive: boolean) => void) => {
      report = listener
      listener(true)
      return () => void stopCount++
    }
    const watched = new MatchSocket<CoreView>(toy, { ...options, watchAttention })
    watched.open(listener)
    lastSocket().onopen!()
    expect(lastSocket().sent).toEqual([{ type: 'look', on: true }])
    report(true)
    report(false)
    expect(lastSocket().sent).toEqual([
      { type: 'look', on: true },
      { type: 'look', on: false },
    ])
    lastSocket().onclose!()
    report(true)
    vi.advanceTimersByTime(1_000)
    lastSocket().onopen!()
    expect(lastSocket().sent).toEqual([{ type: 'look', on: true }])
    watched.close()
    expect(stopCount).toBe(1)
  })

  it('reports when the question is no longer open, and not while it is open', () => {
    const onAnswered = vi.fn()
    const watched = new MatchSocket<CoreView>(toy, { ...options, onAnswered })
    watched.open(listener)
    lastSocket().onopen!()
    const viewWithQuestion = (seq: number, id: string | null) => {
      const decision = id ? { ...battle().decision!, id } : null
      lastSocket().receive({ type: 'view', seq, view: { ...battle(), decision } })
    }
    viewWithQuestion(5, 'isn-1.1')
    viewWithQuestion(6, 'isn-1.1')
    lastSocket().receive(diffMessage(7, 7))
    expect(onAnswered).not.toHaveBeenCalled()
    viewWithQuestion(8, null)
    expect(onAnswered).toHaveBeenCalledTimes(1)
    viewWithQuestion(9, 'isn-1.2')
    expect(onAnswered).toHaveBeenCalledTimes(1)
    viewWithQuestion(10, 'isn-1.3')
    expect(onAnswered).toHaveBeenCalledTimes(2)
    lastSocket().receive({
      type: 'diff',
      seq: 11,
      patch: [{ op: 'replace', path: '/decision', value: null }],
      happenings: [],
    })
    expect(onAnswered).toHaveBeenCalledTimes(3)
    watched.close()
  })

  it('receives a view and then diffs in order', () => {
    receiveView(5)
    lastSocket().receive(diffMessage(6, 7))
    expect(socket.seq).toBe(6)
    expect(views.at(-1)!.round).toBe(7)
    expect(received).toEqual([[]])
    expect(states).toEqual(['connecting', 'online'])
  })

  it('reads a happening from a new line of the log', () => {
    receiveView(5)
    const text = { key: 'energy', args: { team: 'isn', now: 3 } }
    const line = { n: 99, round: 2, seat: null, text }
    const turn = { kind: 'turn', line: ['ace'] } // only a number refers to a line
    lastSocket().receive({
      type: 'diff',
      seq: 6,
      patch: [{ op: 'add', path: '/log/-', value: line }],
      happenings: [turn, { kind: 'energy', line: 99, routine: true }],
    })
    expect(received.at(-1)).toEqual([turn, { kind: 'energy', team: 'isn', now: 3, routine: true }])
    lastSocket().receive({ type: 'diff', seq: 7, patch: [], happenings: [{ kind: 'energy', line: 100 }] })
    expect(lastSocket().sent).toEqual([{ type: 'resync' }])
  })

  it('ignores views that it already has', () => {
    receiveView(5)
    lastSocket().receive(diffMessage(5, 9))
    expect(views).toHaveLength(1)
  })

  it('requests the whole view after a gap, and nothing twice in the meantime', () => {
    receiveView(5)
    lastSocket().receive(diffMessage(8, 9))
    lastSocket().receive(diffMessage(9, 9))
    expect(lastSocket().sent).toEqual([{ type: 'resync' }])
    receiveView(9)
    lastSocket().receive(diffMessage(10, 4))
    expect(views.at(-1)!.round).toBe(4)
  })

  it('requests the whole view if a patch does not fit or a frame is not JSON', () => {
    receiveView(5)
    lastSocket().receive({ type: 'diff', seq: 6, patch: [{ op: 'remove', path: '/none' }], happenings: [] })
    lastSocket().receive('{')
    expect(lastSocket().sent).toEqual([{ type: 'resync' }, { type: 'resync' }])
    expect(socket.seq).toBe(5)
  })

  it('reconnects with the last number, after growing delays', async () => {
    receiveView(5)
    lastSocket().receive(diffMessage(6, 7))
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(499)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(FakeSocket.all).toHaveLength(2)
    expect(lastSocket().url).toBe('ws://x/?since=6')
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(900)
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(FakeSocket.all).toHaveLength(3)
    lastSocket().onopen?.()
    expect(states.at(-1)).toBe('online')
  })

  it('repeats an unanswered message with the same id and settles it once', async () => {
    receiveView(5)
    const reply = socket.send({ type: 'answer', decision: '17', pick: ['a'] })
    expect(lastSocket().sent).toEqual([{ type: 'answer', decision: '17', pick: ['a'], id: 'm1' }])
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(600)
    lastSocket().onopen?.()
    expect(lastSocket().sent).toEqual([{ type: 'answer', decision: '17', pick: ['a'], id: 'm1' }])
    lastSocket().receive({ type: 'accepted', id: 'm1' })
    expect(await reply).toEqual({ ok: true })
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(1_100)
    lastSocket().onopen?.()
    expect(lastSocket().sent).toEqual([])
  })

  it('delivers the hint that follows the reply', async () => {
    receiveView(5)
    const reply = socket.send({ type: 'hint', decision: '17' })
    lastSocket().receive({ type: 'accepted', id: 'm1' })
    expect([await reply, advice]).toEqual([{ ok: true }, []])
    lastSocket().receive({ type: 'advice', decision: '17', pick: ['a'] })
    expect(advice).toEqual([['a']])
  })

  it('reports refusals', async () => {
    receiveView(5)
    const reply = socket.send({ type: 'chat', channel: 'table', text: 'hi' })
    lastSocket().receive({ type: 'refused', id: 'm1', code: 'illegal', detail: 'not offered' })
    expect(await reply).toEqual({ ok: false, code: 'illegal', detail: 'not offered' })
    expect(refusals).toEqual(['illegal'])
  })

  it('repeats a message that came too fast, after the delay that the server names', async () => {
    receiveView(5)
    const reply = socket.send({ type: 'chat', channel: 'table', text: 'hi' })
    lastSocket().receive({ type: 'refused', id: 'm1', code: 'too_fast', detail: 'slow down', retry_after: 8 })
    await vi.advanceTimersByTimeAsync(7900)
    expect([lastSocket().sent.length, states.at(-1)]).toEqual([1, 'online'])
    await vi.advanceTimersByTimeAsync(200)
    expect(lastSocket().sent).toEqual(Array(2).fill({ type: 'chat', channel: 'table', text: 'hi', id: 'm1' }))
    lastSocket().receive({ type: 'accepted', id: 'm1' })
    expect([await reply, refusals]).toEqual([{ ok: true }, []])
  })

  it('requests the whole view later, and once, after it did so too fast', async () => {
    const resyncCount = () => lastSocket().sent.filter(({ type }) => type === 'resync').length
    const tooFast = { type: 'refused', id: null, code: 'too_fast', detail: 'slow down', retry_after: 8 }
    receiveView(5)
    lastSocket().receive(diffMessage(8, 9))
    lastSocket().receive(tooFast)
    lastSocket().receive(tooFast)
    await vi.advanceTimersByTimeAsync(7_900)
    expect(resyncCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(resyncCount()).toBe(2)
    lastSocket().receive(tooFast)
    receiveView(9)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(resyncCount()).toBe(2)
  })

  it('gives up when the server denies access', async () => {
    problem = new Problem(403, 'No', 'It is private.', [])
    const deniedSocket = new MatchSocket<CoreView>(toy, options)
    deniedSocket.open(listener)
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states.at(-1)).toBe('denied')
    expect(denied).toEqual([403])
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('reports a dead link within 15 seconds, even if nobody sends anything', async () => {
    receiveView(5)
    const dead = lastSocket()
    dead.alive = false
    dead.close = () => {} // without a close event
    await vi.advanceTimersByTimeAsync(10_100)
    expect([dead.pings, states.at(-1)]).toEqual([2, 'online'])
    await vi.advanceTimersByTimeAsync(4_900)
    expect(states.at(-1)).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(lastSocket()).not.toBe(dead)
  })

  it('counts a new link as alive only after a message', async () => {
    receiveView(5)
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(1_000)
    lastSocket().alive = false
    lastSocket().onopen!()
    expect(states.at(-1)).toBe('reconnecting')
    receiveView(6)
    expect(states.at(-1)).toBe('online')
  })

  it('tries a dead server less and less often, even if it accepts connections', async () => {
    const opensWithin = async (milliseconds: number) => {
      const before = FakeSocket.all.length
      for (let passed = 0; passed < milliseconds; passed += 100) {
        const link = lastSocket()
        link.alive = false
        if (!link.opened) link.opened = (link.onopen!(), true)
        await vi.advanceTimersByTimeAsync(100)
      }
      return FakeSocket.all.length - before
    }
    lastSocket().alive = false
    lastSocket().close()
    const [soon, later] = [await opensWithin(30_000), await opensWithin(30_000)]
    expect(later).toBeLessThan(soon)
    expect(states.slice(states.indexOf('reconnecting'))).not.toContain('online')
  })

  it('keeps a link that answers', async () => {
    receiveView(5)
    await vi.advanceTimersByTimeAsync(85_000)
    expect([FakeSocket.all.length, lastSocket().pings, states.at(-1)]).toEqual([1, 9, 'online'])
  })

  it('tests a link immediately if there is a reason to doubt it', async () => {
    receiveView(5)
    lastSocket().alive = false
    await vi.advanceTimersByTimeAsync(2_000)
    const before = lastSocket().pings
    socket.wake()
    expect(lastSocket().pings).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(4_600)
    expect(states.at(-1)).toBe('reconnecting')
  })

  it('tells an active user about a dead link within five seconds', async () => {
    receiveView(5)
    const [link, before] = [lastSocket(), lastSocket().pings]
    link.alive = false
    for (let passed = 0; passed < 5_000; passed += 100) {
      socket.noteActivity()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect([states.at(-1), link.pings - before]).toEqual(['reconnecting', 1])
  })

  it('tests a live link only now and then, however active the user is', async () => {
    receiveView(5)
    const before = lastSocket().pings
    for (let passed = 0; passed < 9_000; passed += 50) {
      socket.noteActivity()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(lastSocket().pings - before).toBeLessThanOrEqual(10)
    expect([FakeSocket.all.length, states.at(-1)]).toEqual([1, 'online'])
  })

  it('does not test a link that delivers messages, however often the page wakes up', async () => {
    receiveView(5)
    await vi.advanceTimersByTimeAsync(9_000)
    socket.wake()
    await vi.advanceTimersByTimeAsync(1_000)
    socket.wake()
    receiveView(6)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(lastSocket().closed).toBe(0)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('leaves no timeout behind that would close a link after its reply', async () => {
    receiveView(5)
    void socket.send({ type: 'undo' })
    void socket.send({ type: 'undo' })
    for (const id of ['m1', 'm2']) lastSocket().receive({ type: 'accepted', id })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(states.at(-1)).toBe('online')
  })

  it('does not extend the wait for a reply when other messages arrive', async () => {
    receiveView(5)
    void socket.send({ type: 'undo' })
    lastSocket().receive(diffMessage(6, 9))
    await vi.advanceTimersByTimeAsync(4_900)
    expect(states.at(-1)).toBe('reconnecting')
  })

  it('drops a dead link within five seconds after a message, and repeats the message on the next', async () => {
    receiveView(5)
    const dead = lastSocket()
    const reply = socket.send({ type: 'answer', decision: '17', pick: ['a'] })
    dead.close = () => {} // the other side never confirms the close
    await vi.advanceTimersByTimeAsync(4_900)
    expect(states.at(-1)).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(600)
    expect(lastSocket()).not.toBe(dead)
    lastSocket().onopen?.()
    expect(states.at(-1)).toBe('online')
    expect(lastSocket().sent).toEqual([{ type: 'answer', decision: '17', pick: ['a'], id: 'm1' }])
    lastSocket().receive({ type: 'accepted', id: 'm1' })
    expect(await reply).toEqual({ ok: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('retries when a connection cannot be established', async () => {
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(600)
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('has no timers left when it is closed', async () => {
    receiveView(5)
    lastSocket().receive(diffMessage(8, 9))
    lastSocket().receive({ type: 'refused', id: null, code: 'too_fast', detail: 'slow down', retry_after: 8 })
    void socket.send({ type: 'undo' })
    lastSocket().receive({ type: 'refused', id: 'm1', code: 'too_fast', detail: 'slow down', retry_after: 8 })
    void socket.send({ type: 'undo' })
    expect(vi.getTimerCount()).toBe(5)
    socket.close()
    expect(vi.getTimerCount()).toBe(0)
    expect(await socket.send({ type: 'undo' })).toMatchObject({ ok: false, code: 'closed' })
  })

  it('aborts a pending connection when it is closed', () => {
    const connecting = lastSocket()
    socket.close()
    expect(connecting.closed).toBe(1)
    connecting.onopen?.()
    connecting.receive({ type: 'view', seq: 5, view: battle() })
    expect(views).toEqual([])
  })

  it('starts another attempt immediately when it is woken while one hangs', async () => {
    receiveView(5)
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(700)
    const attempt = lastSocket()
    await vi.advanceTimersByTimeAsync(1_000)
    socket.wake()
    expect(attempt.closed).toBe(1)
    expect(FakeSocket.all).toHaveLength(3)
    socket.wake()
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('retries even if nobody knows whether that is useless', async () => {
    receiveView(5)
    const findProblem = vi.spyOn(options, 'findProblem').mockReturnValue(new Promise<null>(() => {}))
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(700)
    lastSocket().close()
    expect(findProblem).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('aborts a failed attempt before the next one, which the browser would otherwise delay', async () => {
    receiveView(5)
    lastSocket().close()
    await vi.advanceTimersByTimeAsync(700)
    const attempt = lastSocket()
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(attempt.closed).toBe(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(FakeSocket.all).toHaveLength(3)
  })
})
