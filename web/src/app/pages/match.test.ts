// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView } from '../../fixtures/toy'
import { api } from '../../http/api'
import type { Source } from '../../match/connection/source'
import { Table } from '../../match/state/table.svelte'
import type { MatchSummary } from '../../protocol/core'
import { codeFor, session } from '../session.svelte'
import MatchPage from './MatchPage.svelte'

const opened: Table[] = []

vi.mock('../../games', () => {
  const noop = () => {}
  const lobby = { Setting: noop, Seat: noop, about: () => Promise.resolve({ default: noop }), goal: () => '' }
  const open = (source: Source) => {
    opened.push(new Table(toy, source))
    return opened.at(-1)!
  }
  const game = { ...toy, lobby, Table: noop, open, prepare: () => Promise.resolve() }
  return { games: { toy: { match: () => Promise.resolve(game) } } }
})

const CARD: MatchSummary = {
  id: 'm1',
  game: 'toy',
  mission: 'toy',
  title: 'A toy',
  known: true,
  status: 'lobby',
  host: { id: 'u1', name: 'Ann' },
  hosting: false,
  private: false,
  options: {},
  created: '2026-11-21T12:00:00Z',
  seats: [],
  invite: null,
  your_seat: null,
  your_decision: false,
  asked_since: null,
  round: 0,
  next: null,
  result: null,
}

class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  /** Accept any message and do nothing. */
  send(): void {
    this.onmessage?.({ data: '{"type":"pong"}' })
  }
  close(): void {}
}

describe('the page of a match', () => {
  let page: object

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.all = []
    session.user = { id: 'u1', name: 'Ann' }
    vi.spyOn(api, 'match').mockResolvedValue(CARD)
    vi.spyOn(api, 'bots').mockResolvedValue([])
    vi.spyOn(api, 'missions').mockResolvedValue([])
    page = mount(MatchPage, { target: document.body, props: { id: 'm1' } })
    flushSync()
    await vi.advanceTimersByTimeAsync(0)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('polls the lobby only without a live connection', async () => {
    const request = vi.mocked(api.match)
    request.mockClear()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(request.mock.calls.length).toBeGreaterThanOrEqual(2)

    FakeSocket.all.at(-1)!.onopen?.()
    flushSync()
    request.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(request).not.toHaveBeenCalled()

    FakeSocket.all
      .at(-1)!
      .onmessage?.({ data: JSON.stringify({ type: 'view', seq: 1, view: toyView({ status: 'lobby' }) }) })
    flushSync()
    await vi.advanceTimersByTimeAsync(0)
    expect(request).toHaveBeenCalledTimes(1)
    await unmount(page)
  })

  it('polls for permission to resume a paused match, and for permission to turn users away while they are listed', async () => {
    const request = vi.mocked(api.match)
    const socket = FakeSocket.all.at(-1)!
    socket.onopen?.()
    const requestsAfter = async (status: 'playing' | 'paused', seq: number) => {
      socket.onmessage?.({ data: JSON.stringify({ type: 'view', seq, view: toyView({ status }) }) })
      flushSync()
      await vi.advanceTimersByTimeAsync(0)
      request.mockClear()
      await vi.advanceTimersByTimeAsync(9_000)
      return request.mock.calls.length
    }
    expect(await requestsAfter('playing', 1)).toBe(0)
    opened.at(-1)!.company.open = true
    flushSync()
    expect(request).toHaveBeenCalledTimes(1)
    expect(await requestsAfter('paused', 2)).toBeGreaterThanOrEqual(2)
    await unmount(page)
  })

  it('drops a summary of the lobby that was requested before an action of the user', async () => {
    const free = { id: 'red', side: 'Red', team: 'red', player: null, loadout: null }
    const lobby = { ...CARD, seats: [free] }
    const seated = { ...lobby, your_seat: 'red', seats: [{ ...free, player: { id: 'u1', name: 'Ann', bot: null } }] }
    vi.mocked(api.match).mockResolvedValue(lobby)
    vi.spyOn(api, 'takeSeat').mockResolvedValue(seated)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.dynamicImportSettled()
    flushSync()

    let respond = (_: MatchSummary) => {}
    vi.mocked(api.match).mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await vi.advanceTimersByTimeAsync(4_000)
    vi.mocked(api.match).mockResolvedValue(seated)
    document.querySelector<HTMLElement>('[data-testid=take-seat-red]')!.click()
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    expect(document.querySelector('[data-testid=leave-seat-red]')).not.toBeNull()

    vi.mocked(api.match).mockReturnValue(new Promise(() => {})) // a request that is still pending
    respond(lobby)
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    expect(document.querySelector('[data-testid=leave-seat-red]')).not.toBeNull()
    await unmount(page)
  })

  it('still shows the lobby to a player who has left their seat without a link', async () => {
    const free = { id: 'red', side: 'Red', team: 'red', player: null, loadout: null }
    const lobby = { ...CARD, private: true, host: { id: 'u2', name: 'Bob' }, seats: [free] }
    const seats = [{ ...free, player: { id: 'u1', name: 'Ann', bot: null } }]
    const seated = { ...lobby, your_seat: 'red', seats, invite: { code: 'abc', url: 'http://x/join/abc' } }
    vi.mocked(api.match).mockResolvedValue(seated)
    vi.spyOn(api, 'emptySeat').mockResolvedValue(lobby)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.dynamicImportSettled()
    flushSync()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(vi.mocked(api.match)).toHaveBeenLastCalledWith('m1', 'abc') // the host may have removed the user
    document.querySelector<HTMLElement>('[data-testid=leave-seat-red]')!.click()
    vi.mocked(api.match).mockResolvedValue(lobby)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(vi.mocked(api.match)).toHaveBeenLastCalledWith('m1', 'abc')
    expect(codeFor('m1')).toBe('abc') // the page may be reloaded
    await unmount(page)
    sessionStorage.clear()
  })

  it('leaves nothing running if the server responds to a press after the page is closed', async () => {
    const free = { id: 'red', side: 'Red', team: 'red', player: null, loadout: null }
    vi.mocked(api.match).mockResolvedValue({ ...CARD, seats: [free] })
    let respond = (_: MatchSummary) => {}
    vi.spyOn(api, 'takeSeat').mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.dynamicImportSettled()
    flushSync()
    document.querySelector<HTMLElement>('[data-testid=take-seat-red]')!.click()
    await vi.advanceTimersByTimeAsync(0)
    const opened = FakeSocket.all.length
    await unmount(page)
    respond({ ...CARD, your_seat: 'red' })
    await vi.advanceTimersByTimeAsync(0)
    expect([FakeSocket.all.length, vi.getTimerCount()]).toEqual([opened, 0])
  })

  it('leaves nothing running when it is closed', async () => {
    await unmount(page)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports a match of an unknown game', async () => {
    await unmount(page)
    vi.mocked(api.match).mockResolvedValue({ ...CARD, game: 'chess' })
    page = mount(MatchPage, { target: document.body, props: { id: 'm1' } })
    flushSync()
    await vi.advanceTimersByTimeAsync(0)
    flushSync()
    expect(document.querySelector('h1')?.textContent).toBe('Unknown game')
    await unmount(page)
  })
})
