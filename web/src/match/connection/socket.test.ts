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
    else if (++this.pings && this.alive) this.tell({ type: 'pong' })
  }
  close(): void {
    this.closed++
    this.onclose?.()
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }
}

const last = () => FakeSocket.all.at(-1)!
const tellView = (seq = 5) => last().tell({ type: 'view', seq, view: battle() })
const diff = (seq: number, round: number) => ({
  type: 'diff',
  seq,
  patch: [{ op: 'replace', path: '/round', value: round }],
  happenings: [],
})

describe('MatchSocket', () => {
  let states: string[]
  let views: CoreView[]
  let told: HappeningBase[][]
  let refused: string[]
  let advice: string[][]
  let denied: number[]
  let forbidden: Problem | null
  let socket: MatchSocket<CoreView>
  let ids: number

  const listener: Listener<CoreView> = {
    view: (view) => views.push(view),
    diff: (view, happenings) => (views.push(view), told.push(happenings)),
    connection: (state) => states.push(state),
    refused: (message) => refused.push(message.code),
    advice: (message) => advice.push(message.pick),
    denied: (problem) => denied.push(problem.status),
  }
  const making = {
    url: (since: number) => `ws://x/?since=${since}`,
    forbidden: () => Promise.resolve(forbidden),
    make: (url: string) => new FakeSocket(url) as unknown as WebSocket,
    newId: () => `m${++ids}`,
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    FakeSocket.all = []
    ;[states, views, told, refused, advice, denied, forbidden, ids] = [[], [], [], [], [], [], null, 0]
    socket = new MatchSocket<CoreView>(toy, making)
    socket.open(listener)
    last().onopen?.()
  })
  afterEach(() => {
    socket.close()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('tells whether somebody looks, and on a new connection anew', () => {
    let tell: (looks: boolean) => void = () => {}
    let ended = 0
    const looks = (then: (looks: boolean) => void) => {
      tell = then
      then(true)
      return () => void ended++
    }
    const watched = new MatchSocket<CoreView>(toy, { ...making, looks })
    watched.open(listener)
    last().onopen!()
    expect(last().sent).toEqual([{ type: 'look', on: true }])
    tell(true)
    tell(false)
    expect(last().sent).toEqual([
      { type: 'look', on: true },
      { type: 'look', on: false },
    ])
    last().onclose!()
    tell(true)
    vi.advanceTimersByTime(1_000)
    last().onopen!()
    expect(last().sent).toEqual([{ type: 'look', on: true }])
    watched.close()
    expect(ended).toBe(1)
  })

  it('tells when the question does not stand any more, and not when it stands', () => {
    const answered = vi.fn()
    const watched = new MatchSocket<CoreView>(toy, { ...making, answered })
    watched.open(listener)
    last().onopen!()
    const view = (seq: number, id: string | null) => {
      const decision = id ? { ...battle().decision!, id } : null
      last().tell({ type: 'view', seq, view: { ...battle(), decision } })
    }
    view(5, 'isn-1.1')
    view(6, 'isn-1.1')
    last().tell(diff(7, 7))
    expect(answered).not.toHaveBeenCalled()
    view(8, null)
    expect(answered).toHaveBeenCalledTimes(1)
    view(9, 'isn-1.2')
    expect(answered).toHaveBeenCalledTimes(1)
    view(10, 'isn-1.3')
    expect(answered).toHaveBeenCalledTimes(2)
    last().tell({ type: 'diff', seq: 11, patch: [{ op: 'replace', path: '/decision', value: null }], happenings: [] })
    expect(answered).toHaveBeenCalledTimes(3)
    watched.close()
  })

  it('takes a view and then diffs in order', () => {
    tellView(5)
    last().tell(diff(6, 7))
    expect(socket.seq).toBe(6)
    expect(views.at(-1)!.round).toBe(7)
    expect(told).toEqual([[]])
    expect(states).toEqual(['connecting', 'online'])
  })

  it('takes a happening that a new line of the log tells from there', () => {
    tellView(5)
    const text = { key: 'energy', args: { team: 'isn', now: 3 } }
    const line = { n: 99, round: 2, seat: null, text, label: 'ISN has 3 energy' }
    const turn = { kind: 'turn', label: 'Your turn' }
    last().tell({
      type: 'diff',
      seq: 6,
      patch: [{ op: 'add', path: '/log/-', value: line }],
      happenings: [turn, { kind: 'energy', line: 99, routine: true }],
    })
    expect(told.at(-1)).toEqual([
      turn,
      { kind: 'energy', team: 'isn', now: 3, label: 'ISN has 3 energy', routine: true },
    ])
    last().tell({ type: 'diff', seq: 7, patch: [], happenings: [{ kind: 'energy', line: 100 }] })
    expect(last().sent).toEqual([{ type: 'resync' }])
  })

  it('ignores what it already has', () => {
    tellView(5)
    last().tell(diff(5, 9))
    expect(views).toHaveLength(1)
  })

  it('asks for the whole view on a gap, and for nothing twice meanwhile', () => {
    tellView(5)
    last().tell(diff(8, 9))
    last().tell(diff(9, 9))
    expect(last().sent).toEqual([{ type: 'resync' }])
    tellView(9)
    last().tell(diff(10, 4))
    expect(views.at(-1)!.round).toBe(4)
  })

  it('asks for the whole view when a patch does not fit or a frame is no JSON', () => {
    tellView(5)
    last().tell({ type: 'diff', seq: 6, patch: [{ op: 'remove', path: '/none' }], happenings: [] })
    last().tell('{')
    expect(last().sent).toEqual([{ type: 'resync' }, { type: 'resync' }])
    expect(socket.seq).toBe(5)
  })

  it('reconnects with the last number and waits longer each time', async () => {
    tellView(5)
    last().tell(diff(6, 7))
    last().close()
    await vi.advanceTimersByTimeAsync(499)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toBe('ws://x/?since=6')
    last().close()
    await vi.advanceTimersByTimeAsync(900)
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(FakeSocket.all).toHaveLength(3)
    last().onopen?.()
    expect(states.at(-1)).toBe('online')
  })

  it('repeats an unanswered message with the same id and settles it once', async () => {
    tellView(5)
    const reply = socket.send({ type: 'answer', decision: '17', pick: ['a'] })
    expect(last().sent).toEqual([{ type: 'answer', decision: '17', pick: ['a'], id: 'm1' }])
    last().close()
    await vi.advanceTimersByTimeAsync(600)
    last().onopen?.()
    expect(last().sent).toEqual([{ type: 'answer', decision: '17', pick: ['a'], id: 'm1' }])
    last().tell({ type: 'accepted', id: 'm1' })
    expect(await reply).toEqual({ ok: true })
    last().close()
    await vi.advanceTimersByTimeAsync(1_100)
    last().onopen?.()
    expect(last().sent).toEqual([])
  })

  it('tells of the hint that comes after the reply', async () => {
    tellView(5)
    const reply = socket.send({ type: 'hint', decision: '17' })
    last().tell({ type: 'accepted', id: 'm1' })
    expect([await reply, advice]).toEqual([{ ok: true }, []])
    last().tell({ type: 'advice', decision: '17', pick: ['a'] })
    expect(advice).toEqual([['a']])
  })

  it('tells of refusals', async () => {
    tellView(5)
    const reply = socket.send({ type: 'chat', channel: 'table', text: 'hi' })
    last().tell({ type: 'refused', id: 'm1', code: 'illegal', detail: 'not offered' })
    expect(await reply).toEqual({ ok: false, code: 'illegal', detail: 'not offered' })
    expect(refused).toEqual(['illegal'])
  })

  it('repeats by itself, after the time that the server names, what came too fast', async () => {
    tellView(5)
    const reply = socket.send({ type: 'chat', channel: 'table', text: 'hi' })
    last().tell({ type: 'refused', id: 'm1', code: 'too_fast', detail: 'slow down', retry_after: 8 })
    await vi.advanceTimersByTimeAsync(7900)
    expect([last().sent.length, states.at(-1)]).toEqual([1, 'online'])
    await vi.advanceTimersByTimeAsync(200)
    expect(last().sent).toEqual(Array(2).fill({ type: 'chat', channel: 'table', text: 'hi', id: 'm1' }))
    last().tell({ type: 'accepted', id: 'm1' })
    expect([await reply, refused]).toEqual([{ ok: true }, []])
  })

  it('asks later, and once, for the whole view when it asked for that too fast', async () => {
    const resyncs = () => last().sent.filter(({ type }) => type === 'resync').length
    const tooFast = { type: 'refused', id: null, code: 'too_fast', detail: 'slow down', retry_after: 8 }
    tellView(5)
    last().tell(diff(8, 9))
    last().tell(tooFast)
    last().tell(tooFast)
    await vi.advanceTimersByTimeAsync(7_900)
    expect(resyncs()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(resyncs()).toBe(2)
    last().tell(tooFast)
    tellView(9)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(resyncs()).toBe(2)
  })

  it('gives up when the server will not let it in', async () => {
    forbidden = new Problem(403, 'No', 'It is private.', [])
    const other = new MatchSocket<CoreView>(toy, making)
    other.open(listener)
    last().close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states.at(-1)).toBe('denied')
    expect(denied).toEqual([403])
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('says within 15 seconds that a link is dead, though nobody sends anything', async () => {
    tellView(5)
    const dead = last()
    dead.alive = false
    dead.close = () => {} // without a close event
    await vi.advanceTimersByTimeAsync(10_100)
    expect([dead.pings, states.at(-1)]).toEqual([2, 'online'])
    await vi.advanceTimersByTimeAsync(4_900)
    expect(states.at(-1)).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(last()).not.toBe(dead)
  })

  it('calls a new link alive only once something has come through it', async () => {
    tellView(5)
    last().close()
    await vi.advanceTimersByTimeAsync(1_000)
    last().alive = false
    last().onopen!()
    expect(states.at(-1)).toBe('reconnecting')
    tellView(6)
    expect(states.at(-1)).toBe('online')
  })

  it('tries a dead server more and more seldom, though its door opens', async () => {
    const opens = async (milliseconds: number) => {
      const before = FakeSocket.all.length
      for (let passed = 0; passed < milliseconds; passed += 100) {
        const one = last()
        one.alive = false
        if (!one.opened) one.opened = (one.onopen!(), true)
        await vi.advanceTimersByTimeAsync(100)
      }
      return FakeSocket.all.length - before
    }
    last().alive = false
    last().close()
    const [soon, later] = [await opens(30_000), await opens(30_000)]
    expect(later).toBeLessThan(soon)
    expect(states.slice(states.indexOf('reconnecting'))).not.toContain('online')
  })

  it('keeps a link that answers', async () => {
    tellView(5)
    await vi.advanceTimersByTimeAsync(85_000)
    expect([FakeSocket.all.length, last().pings, states.at(-1)]).toEqual([1, 9, 'online'])
  })

  it('tests a link at once when there is reason to doubt it', async () => {
    tellView(5)
    last().alive = false
    await vi.advanceTimersByTimeAsync(2_000)
    const before = last().pings
    socket.wake()
    expect(last().pings).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(4_600)
    expect(states.at(-1)).toBe('reconnecting')
  })

  it('tells whoever does something at the page of a dead link within five seconds', async () => {
    tellView(5)
    const [link, before] = [last(), last().pings]
    link.alive = false
    for (let passed = 0; passed < 5_000; passed += 100) {
      socket.stir()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect([states.at(-1), link.pings - before]).toEqual(['reconnecting', 1])
  })

  it('asks a live link once in a while, however much is done at the page', async () => {
    tellView(5)
    const before = last().pings
    for (let passed = 0; passed < 9_000; passed += 50) {
      socket.stir()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(last().pings - before).toBeLessThanOrEqual(10)
    expect([FakeSocket.all.length, states.at(-1)]).toEqual([1, 'online'])
  })

  it('leaves a link alone that speaks up, however often the page woke', async () => {
    tellView(5)
    await vi.advanceTimersByTimeAsync(9_000)
    socket.wake()
    await vi.advanceTimersByTimeAsync(1_000)
    socket.wake()
    tellView(6)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(last().closed).toBe(0)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('leaves no deadline behind that would close a link that has replied', async () => {
    tellView(5)
    void socket.send({ type: 'undo' })
    void socket.send({ type: 'undo' })
    for (const id of ['m1', 'm2']) last().tell({ type: 'accepted', id })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(states.at(-1)).toBe('online')
  })

  it('waits no longer for a reply because something else came meanwhile', async () => {
    tellView(5)
    void socket.send({ type: 'undo' })
    last().tell(diff(6, 9))
    await vi.advanceTimersByTimeAsync(4_900)
    expect(states.at(-1)).toBe('reconnecting')
  })

  it('gives up a dead link within five seconds of a message, and repeats that on the next', async () => {
    tellView(5)
    const dead = last()
    const reply = socket.send({ type: 'answer', decision: '17', pick: ['a'] })
    dead.close = () => {} // the other side never confirms the close
    await vi.advanceTimersByTimeAsync(4_900)
    expect(states.at(-1)).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(600)
    expect(last()).not.toBe(dead)
    last().onopen?.()
    expect(states.at(-1)).toBe('online')
    expect(last().sent).toEqual([{ type: 'answer', decision: '17', pick: ['a'], id: 'm1' }])
    last().tell({ type: 'accepted', id: 'm1' })
    expect(await reply).toEqual({ ok: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('tries again when a connection does not come about', async () => {
    last().close()
    await vi.advanceTimersByTimeAsync(600)
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('has no timers left when it is closed', async () => {
    tellView(5)
    last().tell(diff(8, 9))
    last().tell({ type: 'refused', id: null, code: 'too_fast', detail: 'slow down', retry_after: 8 })
    void socket.send({ type: 'undo' })
    last().tell({ type: 'refused', id: 'm1', code: 'too_fast', detail: 'slow down', retry_after: 8 })
    void socket.send({ type: 'undo' })
    expect(vi.getTimerCount()).toBe(5)
    socket.close()
    expect(vi.getTimerCount()).toBe(0)
    expect(await socket.send({ type: 'undo' })).toMatchObject({ ok: false, code: 'closed' })
  })

  it('hangs up on a connection that is still being made when it leaves', () => {
    const connecting = last()
    socket.close()
    expect(connecting.closed).toBe(1)
    connecting.onopen?.()
    connecting.tell({ type: 'view', seq: 5, view: battle() })
    expect(views).toEqual([])
  })

  it('makes another attempt at once when it is woken while one hangs', async () => {
    tellView(5)
    last().close()
    await vi.advanceTimersByTimeAsync(700)
    const attempt = last()
    await vi.advanceTimersByTimeAsync(1_000)
    socket.wake()
    expect(attempt.closed).toBe(1)
    expect(FakeSocket.all).toHaveLength(3)
    socket.wake()
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('tries again though nobody says whether that is in vain', async () => {
    tellView(5)
    const asking = vi.spyOn(making, 'forbidden').mockReturnValue(new Promise<null>(() => {}))
    last().close()
    await vi.advanceTimersByTimeAsync(700)
    last().close()
    expect(asking).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('hangs up on an attempt that comes to nothing before it makes another, which a browser would let wait', async () => {
    tellView(5)
    last().close()
    await vi.advanceTimersByTimeAsync(700)
    const attempt = last()
    expect(FakeSocket.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(attempt.closed).toBe(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(FakeSocket.all).toHaveLength(3)
  })
})
