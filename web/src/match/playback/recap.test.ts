// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHappening, option, question, logLine, toy, toyView, type ToyView } from '../../fixtures/toy'
import type { CoreView, HappeningBase, PatchOperation } from '../../protocol/core'
import RecapBar from './RecapBar.svelte'
import { Story } from './recap.svelte'
import type { Command, Listener, Reply, Source } from '../connection/source'
import { Table } from '../state/table.svelte'
import type { Incoming } from '../../http/wire'

type StageFunction = (view: ToyView, happening: HappeningBase) => ToyView
type Frame = Incoming<CoreView, HappeningBase>

const QUESTION = question('1', [option('a')])
/** Return a frame whose happenings are in the log. A line's number combines the frame's number and the happening's
 * place in the frame. */
function loggedFrame(seq: number, round: number, ...kinds: string[]): Frame {
  const logged = kinds.map((key, i) => ({ ...logLine(seq * 10 + i, `${key}!`), text: { key, args: {} } }))
  const lines = logged.map((value): PatchOperation => ({ op: 'add', path: '/log/-', value }))
  const patch: PatchOperation[] = [{ op: 'replace', path: '/round', value: round }, ...lines]
  return { type: 'diff', seq, patch, happenings: logged.map(({ n, text }) => ({ kind: text.key, line: n })) }
}
/** Return a frame whose happenings are not in the log. */
const unloggedFrame = (seq: number, ...kinds: string[]): Frame => ({
  type: 'diff',
  seq,
  patch: [],
  happenings: kinds.map((kind) => createHappening(kind)),
})
const FRAMES: Frame[] = [
  { type: 'view', seq: 4, view: toyView() },
  loggedFrame(5, 2, 'played', 'energy'),
  loggedFrame(6, 3),
  { type: 'view', seq: 9, view: toyView({ round: 7 }) },
  loggedFrame(10, 8, 'step', 'played'),
]

class MissedSource implements Source {
  listener!: Listener<CoreView>
  sent: Command[] = []
  caught = 0
  constructor(private frames: Frame[]) {}
  open(listener: Listener<CoreView>): void {
    this.listener = listener
  }
  send(command: Command): Promise<Reply> {
    this.sent.push(command)
    return Promise.resolve({ ok: true })
  }
  fetchMissed = () => Promise.resolve(this.frames)
  markSeen = () => Promise.resolve(void this.caught++)
  wake(): void {}
  close(): void {}
}

describe('the steps of what was missed', () => {
  it('are the visible happenings, each with the table at that time', () => {
    const stageByInitial: StageFunction = (view, { kind }) => ({ ...view, phase: view.phase + kind[0] })
    const steps = new Story({ ...toy, stage: stageByInitial }).addFrames(FRAMES)
    const summary = steps.map(({ view, happening }) => [happening!.kind, view.round, view.phase])
    expect(summary).toEqual([
      ['played', 1, 'playp'],
      ['step', 7, 'plays'],
      ['played', 7, 'playsp'],
    ])
  })

  it('end with everything that happened, except for the next turn and the result', () => {
    const replaceOperation = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value })
    const all = ['hand', 'turn', 'result'].map((key) => replaceOperation(`/${key}`, key))
    const frames: Frame[] = [
      { type: 'view', seq: 1, view: { ...toyView(), hand: '' } as CoreView },
      { type: 'diff', seq: 2, patch: all, happenings: ['step', 'played', 'turn'].map((kind) => createHappening(kind)) },
    ]
    const steps = new Story(toy).addFrames(frames)
    expect(steps.map(({ view }) => [(view as unknown as { hand: string }).hand, view.turn, view.result])).toEqual([
      ['', 'red', null],
      ['hand', 'red', null],
    ])
  })

  it('have the log up to their time, and begin with the first position', () => {
    const happening = { kind: 'played', line: 1 }
    const lines = ['one', 'two'].map((label, i) => ({ ...logLine(i + 1, label), text: { key: 'played', args: {} } }))
    const patch: PatchOperation[] = [
      { op: 'replace', path: '/status', value: 'playing' },
      { op: 'replace', path: '/log', value: lines },
    ]
    const frames: Frame[] = [
      { type: 'view', seq: 1, view: toyView({ status: 'lobby' }) },
      { type: 'diff', seq: 2, patch, happenings: [happening, { ...happening, line: 2 }] },
    ]
    const story = new Story({ ...toy, opening: (then) => ({ ...then, round: 0 }) })
    const steps = [...story.addFrames(frames), ...story.finalSteps()]
    expect(steps.map(({ view, happening }) => [happening?.kind, view.round, view.log.length])).toEqual([
      [undefined, 0, 0],
      ['played', 0, 1],
      ['played', 0, 2],
      [undefined, 1, 2],
    ])
  })

  it('do not exist without an initial view', () => {
    expect(new Story(toy).addFrames([loggedFrame(5, 2, 'played')])).toEqual([])
    expect(new Story(toy).finalSteps()).toEqual([])
  })
})

describe('returning', () => {
  let source: MissedSource
  let table: Table
  let bar: object

  const now = toyView({ round: 9, decision: QUESTION })
  const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid=recap-${id}]`)
  const press = async (id: string) => {
    element(id)!.click()
    await vi.advanceTimersByTimeAsync(1)
    flushSync()
  }
  const text = () => document.querySelector('[data-testid=recap]')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

  async function receiveFrames(frames: Frame[] = FRAMES): Promise<void> {
    source = new MissedSource(frames)
    table = new Table(toy, source)
    source.listener.view(now)
    bar = mount(RecapBar, { target: document.body, props: { table } })
    await vi.advanceTimersByTimeAsync(1)
    flushSync()
  }

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    void unmount(bar)
    table.close()
    vi.useRealTimers()
  })

  it('offers what was missed, and allows an immediate answer', async () => {
    await receiveFrames()
    expect(text()).toContain('3 things happened.')
    expect(table.decision!.id).toBe('1')
    await table.answer(['a'])
    flushSync()
    expect(text()).toBe('')
  })

  it('shows nothing if nothing was missed, and asks once more', async () => {
    await receiveFrames([])
    expect(text()).toBe('')
    source.fetchMissed = () => Promise.resolve(FRAMES)
    await vi.advanceTimersByTimeAsync(6000)
    flushSync()
    expect(text()).toContain('3 things')
  })

  it('counts the happenings in the log', async () => {
    const [first, ...others] = FRAMES
    await receiveFrames([first!, unloggedFrame(5, 'played'), ...others])
    expect(text()).toContain('3 things happened.')
  })

  it('shows nothing if the log has no happenings: the match has begun, or a phase has changed', async () => {
    const patch: PatchOperation[] = [{ op: 'replace', path: '/status', value: 'playing' }]
    const startFrames: Frame[] = [
      { type: 'view', seq: 1, view: toyView({ status: 'lobby' }) },
      { type: 'diff', seq: 2, patch, happenings: [] },
    ]
    await receiveFrames([...startFrames, unloggedFrame(3, 'played', 'step')])
    expect(text()).toBe('')
    source.fetchMissed = () => Promise.resolve(FRAMES)
    await vi.advanceTimersByTimeAsync(6000)
    flushSync()
    expect(text()).toContain('3 things')
  })

  it('requests nothing more for a closed table, whenever the response arrives', async () => {
    table = new Table(toy, (source = new MissedSource([])))
    let respond = (_frames: Frame[]) => {}
    const fetchMissed = vi.fn(() => new Promise<Frame[]>((done) => (respond = done)))
    source.fetchMissed = fetchMissed
    source.listener.view(now)
    await vi.advanceTimersByTimeAsync(1)
    table.close()
    respond([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fetchMissed).toHaveBeenCalledOnce()
    bar = mount(RecapBar, { target: document.body, props: { table } })
  })

  it('plays from the beginning, automatically or step by step, and asks nothing in the meantime', async () => {
    await receiveFrames()
    await press('show')
    expect([text().slice(0, 6), table.view!.round, table.decision]).toEqual(['1 of 3', 1, null])
    expect(document.activeElement).toBe(element('next'))
    await vi.advanceTimersByTimeAsync(1200)
    flushSync()
    expect([text().slice(0, 6), table.view!.round]).toEqual(['2 of 3', 7])
    await press('next')
    await press('next')
    expect(text().slice(0, 6)).toBe('3 of 3')
    await press('back')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(text().slice(0, 6), 'manual steps have no time limit').toBe('2 of 3')
    await press('end')
    expect([text(), table.view!.round, table.decision!.id, source.caught]).toEqual(['', 9, '1', 1])
  })

  it('can be advanced to its end like a show', async () => {
    await receiveFrames()
    await press('show')
    table.showNext()
    table.showNext()
    flushSync()
    expect(text().slice(0, 6)).toBe('3 of 3')
    table.showNext()
    flushSync()
    expect([text(), table.view!.round, source.caught]).toEqual(['', 9, 1])
  })

  it('shows the current table once it is skipped', async () => {
    await receiveFrames()
    await press('skip')
    expect([text(), table.view!.round, source.caught]).toEqual(['', 9, 1])
  })

  it('ends for a question with a clock, with the current view', async () => {
    await receiveFrames()
    await press('show')
    const until = new Date(Date.now() + 4000).toISOString()
    const view = toyView({ round: 10, decision: question('2', [option('b')]), clock: { until, more_time: [] } })
    source.listener.diff(view, [])
    flushSync()
    expect([table.view!.round, table.decision!.id]).toEqual([10, '2'])
    expect(table.recap).toBeNull()
  })

  it('continues with later happenings only after its end', async () => {
    await receiveFrames()
    await press('show')
    source.listener.diff(toyView({ round: 11, decision: QUESTION }), [createHappening('played')])
    await vi.advanceTimersByTimeAsync(500)
    flushSync()
    expect(table.view!.round).toBe(1)
    await press('end')
    expect(table.view!.round).toBe(11)
  })

  it('is for players, and not for spectators', async () => {
    await receiveFrames([])
    const fetchMissed = vi.fn(() => Promise.resolve(FRAMES))
    source.fetchMissed = fetchMissed
    source.listener.view(toyView({ viewer: 'spectator' }))
    await vi.advanceTimersByTimeAsync(6000)
    expect(fetchMissed).not.toHaveBeenCalled()
  })
})
