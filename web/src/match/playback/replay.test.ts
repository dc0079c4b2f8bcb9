// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHappening, toy, toyView } from '../../fixtures/toy'
import type { CoreView, HappeningBase, PatchOperation } from '../../protocol/core'
import { Problem } from '../../http/http'
import ReplayBar from './ReplayBar.svelte'
import { ReplaySource } from './replaySource'
import type { ReplayPage } from '../../http/wire'
import { Table } from '../state/table.svelte'
import type { Incoming } from '../../http/wire'

type Frame = Incoming<CoreView, HappeningBase>

const replaceOperation = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value })
const diff = (seq: number, patch: PatchOperation[], ...kinds: string[]): Frame => ({
  type: 'diff',
  seq,
  patch,
  happenings: kinds.map((kind) => createHappening(kind)),
})
const WON = {
  winner: 'red',
  winners: ['red'],
  losers: ['blue'],
  reason: 'won',
  text: { key: 'won', args: {} },
  label: 'Ann wins',
}
const FRAMES: Frame[] = [
  { type: 'view', seq: 1, view: toyView({ status: 'lobby', round: 0, turn: null }) },
  diff(
    2,
    [replaceOperation('/status', 'playing'), replaceOperation('/round', 1), replaceOperation('/turn', 'red')],
    'begun',
  ),
  diff(3, [replaceOperation('/turn', 'blue')], 'played', 'step'),
  diff(4, [replaceOperation('/round', 2), replaceOperation('/turn', 'red')], 'played'),
  diff(5, [replaceOperation('/phase', 'more')], 'step'),
  diff(6, [replaceOperation('/result', WON), replaceOperation('/status', 'finished')], 'won'),
]
const PAGE = 3

describe('a replay', () => {
  let table: Table
  let bar: object | undefined
  let requests: number[]
  let game: typeof toy
  let pages: (since: number) => Promise<ReplayPage>

  const replayPage = (since: number, cut = false): Promise<ReplayPage> => {
    const frames = FRAMES.slice(since, since + PAGE)
    const more = since + PAGE < FRAMES.length
    return Promise.resolve({ frames, more: more && !cut, cut })
  }
  const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid=replay-${id}]`)!
  const text = () => document.querySelector('[data-testid=replay]')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const shownPosition = () => /(\d+) of (\d+)/.exec(text())?.slice(1).map(Number)
  const press = (id: string) => {
    element(id).click()
    flushSync()
  }
  const pressKey = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
    flushSync()
  }
  const advanceTime = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    flushSync()
  }

  async function openReplay(): Promise<void> {
    const source = new ReplaySource<CoreView, HappeningBase>((since) => {
      requests.push(since)
      return pages(since)
    })
    table = new Table(game, source)
    await advanceTime(1)
    if (table.view) bar = mount(ReplayBar, { target: document.body, props: { table, replay: table.replay! } })
    flushSync()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    requests = []
    game = toy
    pages = (since) => replayPage(since)
  })
  afterEach(() => {
    if (bar) void unmount(bar)
    bar = undefined
    table.close()
    vi.useRealTimers()
  })

  it('is loaded page by page, and plays automatically from beginning to end', async () => {
    await openReplay()
    expect(requests).toEqual([0, 3])
    expect(shownPosition()).toEqual([1, 6])
    expect(text()).toContain('The match begins')
    const positions: string[] = []
    for (let i = 0; i < 8; i++) {
      positions.push(`${table.view!.round} ${table.view!.turn}`)
      await advanceTime(1150)
    }
    expect(positions.slice(0, 5)).toEqual(['1 red', '1 red', '1 red', '1 blue', '2 red'])
    expect(shownPosition()).toEqual([6, 6])
    expect(text()).toContain('Ann wins')
    expect(table.replay!.isPlaying).toBe(false)
  })

  it('asks nothing and accepts no answer', async () => {
    await openReplay()
    press('last')
    expect([table.playing, table.decision]).toEqual([true, null])
    expect(await table.answer(['a'])).toBe(false)
    expect(await table.say('table', 'hello')).toBe(false)
    expect(table.pointing.possible).toBe(false)
  })

  it('can be stepped through, without time pressure', async () => {
    await openReplay()
    press('next')
    press('next')
    expect([shownPosition()![0], table.scene?.happening.kind, table.latest]).toEqual([3, 'step', table.view])
    press('back')
    await advanceTime(60_000)
    expect(shownPosition()![0]).toBe(2)
    press('runs')
    await advanceTime(1150)
    expect(shownPosition()![0]).toBe(3)
  })

  it('shows the outcome of a step after its show', async () => {
    game = { ...toy, stageText: ({ kind }) => `${kind} …` }
    await openReplay()
    press('next')
    expect([text().includes('played …'), table.scene?.happening.kind]).toEqual([true, 'played'])
    await advanceTime(1001)
    expect([text().includes('played!'), table.scene]).toEqual([true, null])
    press('runs')
    await advanceTime(1150)
    expect(table.scene?.happening.kind).toBe('step')
  })

  it('goes from turn to turn, to one of them, and to both ends', async () => {
    await openReplay()
    press('runs')
    press('turn-next')
    expect([shownPosition()![0], table.view!.turn]).toEqual([4, 'blue'])
    press('turn-next')
    press('turn-next')
    expect(shownPosition()![0]).toBe(6)
    press('turn-back')
    expect(shownPosition()![0]).toBe(5)
    press('turn-back')
    press('turn-back')
    expect(shownPosition()![0]).toBe(1)
    const turns = element('turn') as HTMLSelectElement
    expect([...turns.options].map((option) => option.text)).toEqual([
      'Round 1 · Ann',
      'Round 1 · BLUE',
      'Round 2 · Ann',
    ])
    turns.selectedIndex = 1
    turns.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    expect(shownPosition()![0]).toBe(4)
    press('first')
    expect(shownPosition()![0]).toBe(1)
    const moment = element('moment') as HTMLInputElement
    moment.value = '4'
    moment.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect([shownPosition()![0], moment.getAttribute('aria-valuetext')]).toEqual([5, '5 of 6, Round 2 · Ann'])
  })

  it('reacts to keys, except those of other controls', async () => {
    await openReplay()
    pressKey(' ')
    expect(table.replay!.isPlaying).toBe(false)
    pressKey('ArrowRight')
    expect(shownPosition()![0]).toBe(2)
    pressKey('ArrowRight', { shiftKey: true })
    expect(shownPosition()![0]).toBe(4)
    pressKey('ArrowLeft')
    pressKey('End')
    expect(shownPosition()![0]).toBe(6)
    pressKey('Home')
    expect(shownPosition()![0]).toBe(1)
    pressKey('ArrowRight', { ctrlKey: true })
    pressKey('ArrowRight', {}, element('moment'))
    pressKey('ArrowRight', {}, element('turn'))
    pressKey(' ', {}, element('runs'))
    expect([shownPosition()![0], table.replay!.isPlaying]).toEqual([1, false])
    pressKey(' ', {}, element('moment'))
    expect(table.replay!.isPlaying).toBe(true)
  })

  it('can play faster', async () => {
    await openReplay()
    press('speed-4')
    await advanceTime(300)
    expect(shownPosition()![0]).toBe(2)
    expect(element('speed-4').getAttribute('aria-checked')).toBe('true')
  })

  it('waits at the end of the loaded part, and continues with the rest', async () => {
    let arrive = () => {}
    const rest = new Promise<void>((resolve) => (arrive = resolve))
    pages = (since) => (since ? rest.then(() => replayPage(since)) : replayPage(0))
    await openReplay()
    expect(text()).toContain('1 of 3 …')
    await advanceTime(10_000)
    expect([shownPosition(), table.replay!.isPlaying]).toEqual([[3, 3], true])
    arrive()
    await advanceTime(1150)
    expect(shownPosition()).toEqual([4, 6])
  })

  it('states where it cannot continue', async () => {
    pages = (since) => replayPage(since, true)
    await openReplay()
    expect(text()).not.toContain('other rules')
    press('last')
    expect([shownPosition(), element('cut') !== null]).toEqual([[3, 3], true])
  })

  it('reports a missing rest, and requests it again', async () => {
    const lost = new Problem(0, 'No connection', '', [])
    pages = (since) => (since ? Promise.reject(lost) : replayPage(0))
    await openReplay()
    expect(text()).toContain('could not be loaded')
    pages = (since) => replayPage(since)
    press('load')
    await advanceTime(1)
    expect([requests, shownPosition()![1], text().includes('could not')]).toEqual([[0, 3, 3], 6, false])
  })

  it('does not open without a beginning', async () => {
    const refused = new Problem(409, 'No', '', [], 'not-over')
    pages = () => Promise.reject(refused)
    await openReplay()
    expect([table.denied, table.view]).toEqual([refused, null])
  })

  it('requests nothing more once it is closed', async () => {
    pages = (since) => replayPage(since).finally(() => since || table.close())
    await openReplay()
    await advanceTime(1)
    expect(requests.length).toBe(1)
  })
})
