import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../fixtures/toy'
import { battle } from '../../games/galaxies/fixtures/views'
import type { CoreView } from '../../protocol/core'
import { Backoff } from './backoff'
import { Problem } from '../../http/http'
import type { Closed, Link } from '../../http/polls'
import { MatchSocket } from './socket'
import type { Connection } from './source'

/** A link that carries only the messages that the test supplies. */
class FakeLink {
  static all: FakeLink[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event?: Closed) => void) | null = null
  sent: { type: string }[] = []
  mute = false
  constructor(
    readonly kind: string,
    readonly openedAt = performance.now(),
  ) {
    FakeLink.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
    if (!this.mute && this.sent.at(-1)!.type === 'ping') this.receive({ type: 'pong' })
  }
  close(): void {
    this.onclose = null
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const linksOfKind = (kind: string) => FakeLink.all.filter((link) => link.kind === kind)
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the transport to a match', () => {
  let states: Connection[]
  let problem: Problem | null
  let socket: MatchSocket<CoreView>
  /** How a new websocket behaves. */
  let behaviour: (link: FakeLink) => void

  const opens = (link: FakeLink) => link.onopen?.()
  const refuses = (link: FakeLink) => link.onclose?.({ code: 1006 })
  const hangs = () => {}
  const opensSilently = (link: FakeLink) => ((link.mute = true), link.onopen?.())
  const opensAndDrops = (link: FakeLink) => ((link.mute = true), link.onopen?.(), link.onclose?.({ code: 1006 }))
  const closesLater = (link: FakeLink) => (link.onopen?.(), setTimeout(() => link.onclose?.({ code: 1006 }), 2_000))
  /** A view arrives, but nothing that the page sends gets through. */
  const receivesOnly = (link: FakeLink) => (opensSilently(link), link.receive({ type: 'view', seq: 3, view: battle() }))
  const closesWith = (code: number) => (link: FakeLink) => (opens(link), link.onclose?.({ code }))
  const rejectsAsFull = (link: FakeLink) => (link.onopen?.(), link.onclose?.({ code: 1013 }))

  const createLink = (kind: string, behave: (link: FakeLink) => void) => {
    const link = new FakeLink(kind)
    setTimeout(() => behave(link))
    return link
  }
  const start = () => {
    socket = new MatchSocket<CoreView>(toy, {
      url: () => '',
      findProblem: () => Promise.resolve(problem),
      make: () => createLink('websocket', (link) => behaviour(link)) as unknown as WebSocket,
      poll: () =>
        createLink(
          'polls',
          (link) => (opens(link), link.receive({ type: 'view', seq: 3, view: battle() })),
        ) as unknown as Link,
    })
    socket.open({
      view: () => {},
      diff: () => {},
      connection: (state) => states.push(state),
      refused: () => {},
      advice: () => {},
      denied: () => states.push('denied'),
    })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    FakeLink.all = []
    ;[states, problem] = [[], null]
  })
  afterEach(() => {
    socket.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each([
    ['refuses websockets', refuses],
    ['swallows websockets', hangs],
    ['opens websockets but passes nothing through', opensSilently],
    ['opens websockets and drops them', opensAndDrops],
    ['cuts websockets after a moment', closesLater],
    ['passes only messages from the server', receivesOnly],
    ['closes websockets as if the match were over', closesWith(1000)],
    ['closes websockets as if the server were shutting down', closesWith(1001)],
  ])('switches to polls within eight seconds if the network %s', async (_, behave) => {
    behaviour = behave
    start()
    await advanceTime(8_000)
    expect(states.at(-1)).toBe('polling')
    expect(linksOfKind('polls')).toHaveLength(1)
    await advanceTime(10_000)
    expect(linksOfKind('websocket').length).toBeLessThanOrEqual(2)
  })

  it('begins with polls after a reload, and returns when a websocket is stable', async () => {
    behaviour = refuses
    start()
    await advanceTime(20_000)
    socket.close()
    FakeLink.all = []
    start()
    await advanceTime(100)
    expect([linksOfKind('websocket').length, states.at(-1)]).toEqual([0, 'polling'])
    await advanceTime(120_000)
    const attempts = linksOfKind('websocket').length
    expect(attempts).toBeGreaterThanOrEqual(2)
    expect(attempts).toBeLessThanOrEqual(4)
    expect([linksOfKind('polls').length, states.at(-1)]).toEqual([1, 'polling'])
    behaviour = opens
    await advanceTime(200_000)
    expect(states.at(-1)).toBe('online')
    socket.close()
    FakeLink.all = []
    start()
    await advanceTime(100)
    expect(linksOfKind('polls')).toHaveLength(0)
  })

  it('stays with polls if websockets open only for a moment', async () => {
    behaviour = refuses
    start()
    await advanceTime(12_000)
    behaviour = closesLater
    await advanceTime(100_000)
    expect([linksOfKind('polls').length, states.at(-1)]).toEqual([1, 'polling'])
  })

  it('does not blame the network if the server is down or busy', async () => {
    behaviour = refuses
    problem = new Problem(503, 'Busy', '', [], '', 20)
    start()
    await advanceTime(19_000)
    expect(FakeLink.all).toHaveLength(1)
    await advanceTime(60_000)
    expect(linksOfKind('polls')).toHaveLength(0)
    problem = new Problem(0, 'No connection', '', [])
    await advanceTime(200_000)
    expect(linksOfKind('polls')).toHaveLength(0)
  })

  it.each([
    ['is full', rejectsAsFull, 4],
    [
      'cuts every link after two seconds',
      (link: FakeLink) => (opens(link), setTimeout(() => rejectsAsFull(link), 2_000)),
      4,
    ],
  ])('makes few connections while a server %s', async (_, behave, max) => {
    behaviour = behave
    start()
    await advanceTime(25_000)
    expect(linksOfKind('websocket').length).toBeLessThanOrEqual(max)
    const before = linksOfKind('websocket').length
    for (let count = 0; count < 50; count++) socket.wake()
    expect(linksOfKind('websocket')).toHaveLength(before)
    expect(linksOfKind('polls')).toHaveLength(0)
  })

  /** Each link opens and receives a view, and the server then closes it. */
  const closesAfterView = (code: number) => (link: FakeLink) => {
    opens(link)
    link.receive({ type: 'view', seq: 3, view: battle() })
    setTimeout(() => link.onclose?.({ code }), 20)
  }

  it.each([
    [1013, 3],
    [1011, 5],
    [1012, 5],
    [1001, 5],
    [1006, 5],
    [4999, 3],
  ])('rarely retries a server that shows the match and closes each link with %i', async (code, max) => {
    behaviour = closesAfterView(code)
    start()
    await advanceTime(12_000)
    expect(FakeLink.all.length).toBeGreaterThan(1)
    expect(FakeLink.all.length).toBeLessThanOrEqual(max)
    const gaps = FakeLink.all.slice(1).map(({ openedAt }, i) => openedAt - FakeLink.all[i]!.openedAt)
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
    await advanceTime(13_000)
    expect(FakeLink.all.length).toBeLessThanOrEqual(max + 2)
  })

  it('resets the delay once a link was stable', async () => {
    behaviour = (link) => (opens(link), link.receive({ type: 'view', seq: 3, view: battle() }))
    start()
    for (let count = 0; count < 3; count++) {
      await advanceTime(12_000)
      FakeLink.all.at(-1)!.onclose?.({ code: 1006 })
      await advanceTime(700)
      expect(FakeLink.all).toHaveLength(count + 2)
    }
    expect(linksOfKind('polls')).toHaveLength(0)
  })

  it.each([1000, 4401, 4403, 4999])('asks for the reason when a link is closed with %i', async (code) => {
    behaviour = opens
    start()
    await advanceTime(100)
    problem = new Problem(404, 'Gone', '', [])
    FakeLink.all[0]!.onclose?.({ code })
    await advanceTime(60_000)
    expect([states.at(-1), FakeLink.all.length]).toEqual(['denied', 1])
  })

  it('does not repeat a message that the server found invalid', async () => {
    behaviour = opens
    start()
    await advanceTime(100)
    const reply = socket.send({ type: 'undo' })
    FakeLink.all[0]!.onclose?.({ code: 1009 })
    expect(await reply).toMatchObject({ ok: false, code: 'malformed' })
    await advanceTime(20_000)
    expect(FakeLink.all[1]!.sent.map(({ type }) => type)).not.toContain('undo')
  })
})

describe('Backoff', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    [1006, 400, 600],
    [1001, 1_000, 1_500],
    [1012, 1_000, 1_500],
    [1013, 5_000, 7_500],
    [1008, 20_000, 30_000],
    [4001, 5_000, 7_500],
  ])('after %i waits for %i to %i milliseconds', (code, min, max) => {
    const wait = new Backoff().nextDelay(code)
    expect(wait).toBeGreaterThanOrEqual(min)
    expect(wait).toBeLessThanOrEqual(max)
  })

  it('respects the delay that the server requests, and cannot be hurried', () => {
    const backoff = new Backoff()
    expect(backoff.nextDelay(1006, 90_000)).toBeGreaterThanOrEqual(90_000)
    expect(backoff.skipDelay()).toBe(false)
    vi.advanceTimersByTime(140_000)
    expect(backoff.skipDelay()).toBe(true)
  })
})
