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
    readonly way: string,
    readonly at = performance.now(),
  ) {
    FakeLink.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
    if (!this.mute && this.sent.at(-1)!.type === 'ping') this.tell({ type: 'pong' })
  }
  close(): void {
    this.onclose = null
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const made = (way: string) => FakeLink.all.filter((link) => link.way === way)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the ways to a match', () => {
  let states: Connection[]
  let problem: Problem | null
  let socket: MatchSocket<CoreView>
  /** The ways in which a new websocket can behave. */
  let fate: (link: FakeLink) => void

  const open = (link: FakeLink) => link.onopen?.()
  const refused = (link: FakeLink) => link.onclose?.({ code: 1006 })
  const hangs = () => {}
  const mute = (link: FakeLink) => ((link.mute = true), link.onopen?.())
  const dropped = (link: FakeLink) => ((link.mute = true), link.onopen?.(), link.onclose?.({ code: 1006 }))
  const dies = (link: FakeLink) => (link.onopen?.(), setTimeout(() => link.onclose?.({ code: 1006 }), 2_000))
  /** A view arrives, but nothing that the page sends gets through. */
  const deaf = (link: FakeLink) => (mute(link), link.tell({ type: 'view', seq: 3, view: battle() }))
  const ended = (code: number) => (link: FakeLink) => (open(link), link.onclose?.({ code }))
  const full = (link: FakeLink) => (link.onopen?.(), link.onclose?.({ code: 1013 }))

  const link = (way: string, becomes: (link: FakeLink) => void) => {
    const link = new FakeLink(way)
    setTimeout(() => becomes(link))
    return link
  }
  const start = () => {
    socket = new MatchSocket<CoreView>(toy, {
      url: () => '',
      forbidden: () => Promise.resolve(problem),
      make: () => link('websocket', (link) => fate(link)) as unknown as WebSocket,
      poll: () =>
        link('polls', (link) => (open(link), link.tell({ type: 'view', seq: 3, view: battle() }))) as unknown as Link,
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
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
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
    ['refuses', refused],
    ['swallows', hangs],
    ['opens and passes nothing through', mute],
    ['opens and drops', dropped],
    ['cuts after a moment', dies],
    ['lets only what the server sends through', deaf],
    ['ends as if all were said', ended(1000)],
    ['ends as if it were a server that goes away', ended(1001)],
  ])('goes on by polls within eight seconds where a network %s websockets', async (_, becomes) => {
    fate = becomes
    start()
    await pass(8_000)
    expect(states.at(-1)).toBe('polling')
    expect(made('polls')).toHaveLength(1)
    await pass(10_000)
    expect(made('websocket').length).toBeLessThanOrEqual(2)
  })

  it('begins with polls when the page is loaded again, and goes back when a websocket holds', async () => {
    fate = refused
    start()
    await pass(20_000)
    socket.close()
    FakeLink.all = []
    start()
    await pass(100)
    expect([made('websocket').length, states.at(-1)]).toEqual([0, 'polling'])
    await pass(120_000)
    const tried = made('websocket').length
    expect(tried).toBeGreaterThanOrEqual(2)
    expect(tried).toBeLessThanOrEqual(4)
    expect([made('polls').length, states.at(-1)]).toEqual([1, 'polling'])
    fate = open
    await pass(200_000)
    expect(states.at(-1)).toBe('online')
    socket.close()
    FakeLink.all = []
    start()
    await pass(100)
    expect(made('polls')).toHaveLength(0)
  })

  it('stays with polls though websockets open for a moment', async () => {
    fate = refused
    start()
    await pass(12_000)
    fate = dies
    await pass(100_000)
    expect([made('polls').length, states.at(-1)]).toEqual([1, 'polling'])
  })

  it('does not blame the network where the server itself is away or busy', async () => {
    fate = refused
    problem = new Problem(503, 'Busy', '', [], '', 20)
    start()
    await pass(19_000)
    expect(FakeLink.all).toHaveLength(1)
    await pass(60_000)
    expect(made('polls')).toHaveLength(0)
    problem = new Problem(0, 'No connection', '', [])
    await pass(200_000)
    expect(made('polls')).toHaveLength(0)
  })

  it.each([
    ['is full', full, 4],
    ['cuts every link after two seconds', (link: FakeLink) => (open(link), setTimeout(() => full(link), 2_000)), 4],
  ])('makes few connections while a server %s', async (_, becomes, most) => {
    fate = becomes
    start()
    await pass(25_000)
    expect(made('websocket').length).toBeLessThanOrEqual(most)
    const before = made('websocket').length
    for (let times = 0; times < 50; times++) socket.wake()
    expect(made('websocket')).toHaveLength(before)
    expect(made('polls')).toHaveLength(0)
  })

  /** Each link opens and receives a view, and the server then closes it. */
  const turnedOff = (code: number) => (link: FakeLink) => {
    open(link)
    link.tell({ type: 'view', seq: 3, view: battle() })
    setTimeout(() => link.onclose?.({ code }), 20)
  }

  it.each([
    [1013, 3],
    [1011, 5],
    [1012, 5],
    [1001, 5],
    [1006, 5],
    [4999, 3],
  ])('comes seldom to a server that shows the match and closes each link with %i', async (code, most) => {
    fate = turnedOff(code)
    start()
    await pass(12_000)
    expect(FakeLink.all.length).toBeGreaterThan(1)
    expect(FakeLink.all.length).toBeLessThanOrEqual(most)
    const gaps = FakeLink.all.slice(1).map(({ at }, i) => at - FakeLink.all[i]!.at)
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
    await pass(13_000)
    expect(FakeLink.all.length).toBeLessThanOrEqual(most + 2)
  })

  it('waits as short as at first once a link has held', async () => {
    fate = (link) => (open(link), link.tell({ type: 'view', seq: 3, view: battle() }))
    start()
    for (let times = 0; times < 3; times++) {
      await pass(12_000)
      FakeLink.all.at(-1)!.onclose?.({ code: 1006 })
      await pass(700)
      expect(FakeLink.all).toHaveLength(times + 2)
    }
    expect(made('polls')).toHaveLength(0)
  })

  it.each([1000, 4401, 4403, 4999])('asks why when a link is closed with %i', async (code) => {
    fate = open
    start()
    await pass(100)
    problem = new Problem(404, 'Gone', '', [])
    FakeLink.all[0]!.onclose?.({ code })
    await pass(60_000)
    expect([states.at(-1), FakeLink.all.length]).toEqual(['denied', 1])
  })

  it('does not repeat what the server took for nonsense', async () => {
    fate = open
    start()
    await pass(100)
    const reply = socket.send({ type: 'undo' })
    FakeLink.all[0]!.onclose?.({ code: 1009 })
    expect(await reply).toMatchObject({ ok: false, code: 'malformed' })
    await pass(20_000)
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
  ])('after %i waits for %i to %i milliseconds', (code, least, most) => {
    const wait = new Backoff().next(code)
    expect(wait).toBeGreaterThanOrEqual(least)
    expect(wait).toBeLessThanOrEqual(most)
  })

  it('comes no sooner than it is asked to, and lets nobody hurry it', () => {
    const backoff = new Backoff()
    expect(backoff.next(1006, 90_000)).toBeGreaterThanOrEqual(90_000)
    expect(backoff.hurry()).toBe(false)
    vi.advanceTimersByTime(140_000)
    expect(backoff.hurry()).toBe(true)
  })
})
