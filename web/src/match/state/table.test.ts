import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView, createHappening, option, question, logLine } from '../../fixtures/toy'
import { toasts } from '../../ui/components/toasts.svelte'
import type { CoreView, HappeningBase } from '../../protocol/core'
import { settings } from './settings.svelte'
import type { Command, Listener, Reply, Source } from '../connection/source'
import { Table } from './table.svelte'

class FakeSource implements Source {
  listener!: Listener<CoreView>
  sent: { command: Command; reply: (reply: Reply) => void }[] = []
  closed = 0

  open(listener: Listener<CoreView>): void {
    this.listener = listener
  }
  send(command: Command): Promise<Reply> {
    return new Promise((reply) => this.sent.push({ command, reply }))
  }
  wake(): void {}
  close(): void {
    this.closed++
  }
}

const STEPS = ['a', 'b', 'c']
const moveOption = (id: string) =>
  toyView({
    decision: question(
      id,
      STEPS.map((step) => option(step)),
      { kind: 'move' },
    ),
  })

const SAID = logLine(1, 'It begins')

describe('an open match', () => {
  let source: FakeSource
  let table: Table

  const diff = (view: CoreView, ...kinds: string[]) =>
    source.listener.diff(
      view,
      kinds.map((kind): HappeningBase => createHappening(kind, { routine: kind === 'step' })),
    )
  const sentPicks = () => source.sent.map(({ command }) => command.type === 'answer' && command.pick[0])
  const acceptAnswer = async () => {
    source.sent.at(-1)!.reply({ ok: true })
    await Promise.resolve()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    settings.speed = 'full'
    toasts.all = []
    source = new FakeSource()
    table = new Table(toy, source)
    source.listener.view(moveOption('1'))
  })
  afterEach(() => {
    table.close()
    vi.useRealTimers()
  })

  it('names the answer that Undo takes back, and the open decision', async () => {
    void table.answer(['b'])
    await acceptAnswer()
    expect(table.lastAnswer.labelAt('1')).toBe('')
    diff(moveOption('2'))
    expect(table.lastAnswer.labelAt('2')).toBe('b')
    void table.undo()
    expect(source.sent.slice(1).map(({ command }) => command)).toEqual([{ type: 'undo', decision: '2' }])
    diff(moveOption('3'))
    expect(table.lastAnswer.labelAt('3')).toBe('')
  })

  it('counts two presses of Undo as one, and names what each took back', async () => {
    const undoCount = () => source.sent.filter(({ command }) => command.type === 'undo').length
    for (const [pick, next] of [
      ['a', '2'],
      ['b', '3'],
    ] as const) {
      void table.answer([pick])
      await acceptAnswer()
      diff(moveOption(next))
    }
    void table.undo()
    await acceptAnswer()
    diff(moveOption('4'))
    vi.advanceTimersByTime(250)
    void table.undo()
    expect(undoCount()).toBe(1)
    expect(toasts.all.map(({ text }) => text)).toEqual(['Taken back: b'])
    vi.advanceTimersByTime(250)
    expect(table.lastAnswer.labelAt('4')).toBe('a')
    void table.undo()
    await acceptAnswer()
    expect(undoCount()).toBe(2)
    expect(toasts.all.map(({ text }) => text)).toEqual(['Taken back: b', 'Taken back: a'])
  })

  it('shows no message for an answer that could not be undone', async () => {
    void table.undo()
    source.sent.at(-1)!.reply({ ok: false, code: 'stale', detail: 'no' })
    await Promise.resolve()
    expect(toasts.all).toEqual([])
  })

  it('shows a view immediately, and asks its question', () => {
    expect(table.view!.decision!.id).toBe('1')
    expect(table.decision!.id).toBe('1')
    expect(table.seated).toBe(true)
  })

  it('requests a hint once, and keeps it until the next question', async () => {
    void table.requestHint()
    void table.requestHint()
    expect(source.sent.map(({ command }) => command)).toEqual([{ type: 'hint', decision: '1' }])
    await acceptAnswer()
    expect(table.advising).toBe('1')
    const advice = { type: 'advice' as const, decision: '1', pick: ['a'] }
    source.listener.advice(advice)
    expect([table.advising, table.advice]).toEqual([null, advice])
    source.listener.view(moveOption('2'))
    source.listener.advice({ ...advice, pick: ['b'] })
    expect(table.advice, 'too late for the question that it is for').toEqual(advice)
  })

  it('stops waiting for a hint that is refused, lost with the connection, or never arrives', async () => {
    void table.requestHint()
    source.sent.at(-1)!.reply({ ok: false, code: 'illegal', detail: '' })
    await vi.advanceTimersByTimeAsync(0)
    expect(table.advising).toBeNull()
    void table.requestHint()
    source.listener.connection('reconnecting')
    expect(table.advising).toBeNull()
    void table.requestHint()
    await acceptAnswer()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(table.advising).toBe('1')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(table.advising).toBeNull()
  })

  it('shows the setup as its first scene when the match begins', () => {
    source.listener.view(toyView({ status: 'lobby', round: 0 }))
    diff({ ...moveOption('1'), log: [{ ...SAID }] }, 'setup', 'setup')
    expect([table.view!.status, table.playing, table.decision, table.view!.log]).toEqual(['playing', true, null, []])
    table.playback.skip()
    expect([table.playing, table.decision?.id, table.view!.log]).toEqual([false, '1', [SAID]])
  })

  it('asks nothing during the story', async () => {
    diff(moveOption('2'), 'played', 'step')
    expect(table.latest!.decision!.id).toBe('2')
    expect([table.playing, table.decision, table.scene?.happening.kind]).toEqual([true, null, 'played'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.scene?.happening.kind).toBe('step')
    await vi.advanceTimersByTimeAsync(200)
    expect([table.playing, table.decision?.id, table.scene]).toEqual([false, '2', null])
  })

  it('shortens the story for a player who is asked with a clock', async () => {
    const until = new Date(Date.now() + 4000).toISOString()
    diff({ ...moveOption('2'), clock: { until, more_time: [] } }, 'played', 'played', 'played')
    await vi.advanceTimersByTimeAsync(430)
    expect(table.decision).toBeNull()
    await vi.advanceTimersByTimeAsync(100)
    expect(table.decision?.id).toBe('2')
  })

  it('shows the whole story to a player who is not asked', async () => {
    const until = new Date(Date.now() + 4000).toISOString()
    diff(toyView({ clock: { until, more_time: [] } }), 'played', 'played', 'played')
    await vi.advanceTimersByTimeAsync(2500)
    expect(table.playing).toBe(true)
  })

  it('accepts one answer, until it is refused', async () => {
    void table.answer(['a'])
    expect(await table.answer(['b'])).toBe(false)
    expect([sentPicks(), table.sending]).toEqual([['a'], '1'])
    source.sent[0]!.reply({ ok: false, code: 'stale', detail: '' })
    await vi.advanceTimersByTimeAsync(0)
    expect(table.sending).toBeNull()
    void table.answer(['b'])
    expect(sentPicks()).toEqual(['a', 'b'])
  })

  it('delays the next answer until the next question, not until the reply', async () => {
    void table.answer(['a'])
    await acceptAnswer()
    expect(table.sending).toBe('1')
    diff(moveOption('2'))
    expect(table.sending).toBeNull()
  })

  it('continues a walk as long as it causes only steps', async () => {
    void table.walkAlong(STEPS)
    await acceptAnswer()
    diff(moveOption('2'), 'step')
    await acceptAnswer()
    diff(moveOption('3'), 'step')
    expect(sentPicks()).toEqual(['a', 'b', 'c'])
  })

  it('waits while others are asked, or the player must first answer something else', async () => {
    const walk = { next: ({ kind }: { kind: string }) => (kind === 'move' ? 'a' : undefined) }
    void table.startWalk(walk, ['step'])
    await acceptAnswer()
    diff(toyView({ decision: null }), 'step')
    diff(toyView({ decision: question('2', [option('pass')], { kind: 'respond' }) }), 'step')
    await vi.advanceTimersByTimeAsync(0)
    expect(sentPicks()).toEqual(['a'])
    diff(moveOption('3'), 'step')
    expect(sentPicks()).toEqual(['a', 'a'])
  })

  it('reports that something happened before the walk was finished', async () => {
    void table.startWalk({ next: () => 'a' }, ['step'])
    await acceptAnswer()
    diff(moveOption('2'), 'played')
    expect(sentPicks()).toEqual(['a'])
    expect(toasts.all.at(-1)?.text).toContain('Choose again')
    toasts.all = []
    void table.startWalk({ next: () => 'b', over: () => true }, ['step'])
    await acceptAnswer()
    diff(moveOption('3'), 'played')
    expect(toasts.all).toEqual([])
  })

  it.each([
    ['something happens', () => diff(moveOption('2'), 'step', 'played')],
    [
      'another kind of question is asked',
      () => diff({ ...moveOption('2'), decision: question('2', [option('b')]) }, 'step'),
    ],
    [
      'the next step is not offered',
      () => diff({ ...moveOption('2'), decision: question('2', [option('c')], { kind: 'move' }) }),
    ],
    [
      'the next step risks something',
      () => {
        const risk = { text: { key: 'debris', args: {} } }
        const options = [{ ...option('b'), details: [risk] }]
        diff({ ...moveOption('2'), decision: question('2', options, { kind: 'move' }) }, 'step')
      },
    ],
    ['a whole view comes', () => source.listener.view(moveOption('2'))],
  ])('stops walking when %s', async (_reason, interrupt) => {
    void table.walkAlong(STEPS)
    await acceptAnswer()
    interrupt()
    await vi.advanceTimersByTimeAsync(0)
    diff(moveOption('9'))
    expect(sentPicks()).toEqual(['a'])
  })

  it('shows a text for each rejected message', () => {
    source.listener.refused({ type: 'refused', id: 'x', code: 'illegal', detail: '' })
    expect(toasts.all.map(({ text }) => text)).toEqual(['That choice is not offered.'])
  })

  it('shows no message for a late answer: the table shows the current question', () => {
    const detail = 'that decision is not open'
    source.listener.refused({ type: 'refused', id: 'x', code: 'stale', detail })
    expect(toasts.all).toEqual([])
  })

  it('names seats after their players, like the log', () => {
    const bot = { ...moveOption('1').seats.blue!, player: 'Blue 1', bot: true }
    diff({ ...moveOption('1'), seats: { ...moveOption('1').seats, blue: bot } })
    expect(table.nameOf('blue')).toBe('Blue 1')
    source.listener.view(moveOption('1'))
    expect(['red', 'blue', 'nobody'].map((seat) => table.nameOf(seat))).toEqual(['Ann', 'BLUE', 'NOBODY'])
  })

  it('replays a log line, and highlights the things that it names', async () => {
    const log = [{ n: 7, round: 1, seat: 'red', text: { key: 'played', args: { card: 'ace' } } }]
    diff({ ...moveOption('2'), log })
    const names = [{ text: 'Ann', surface: 'seat:red' }]
    table.recall({ n: 7, round: 1, seat: 'red', label: 'Ann plays', names })
    expect(table.scene).toMatchObject({ happening: { kind: 'played', card: 'ace' }, again: true })
    expect([table.highlighted, table.decision?.id]).toEqual([['seat:red'], '2'])
    await vi.advanceTimersByTimeAsync(3000)
    expect([table.scene, table.highlighted]).toEqual([null, []])
    table.recall({ n: 99, round: 1, seat: 'red', label: 'nothing of the sort' })
    expect(table.scene).toBeNull()
  })

  it('highlights the thing of a name for a while, even if nothing is pointed at', async () => {
    table.highlight('seat:red')
    table.flash(['card'])
    table.highlight(null)
    expect(table.highlighted).toEqual(['card'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(table.highlighted).toEqual([])
    table.highlight('seat:red')
    expect(table.highlighted).toEqual(['seat:red'])
  })

  it('gives precedence to new happenings over a replayed one', async () => {
    const log = [{ n: 7, round: 1, seat: 'red', text: { key: 'step', args: {} } }]
    diff({ ...moveOption('2'), log })
    table.recall({ n: 7, round: 1, seat: 'red', label: 'Ann steps' })
    diff({ ...moveOption('3'), log }, 'played', 'played', 'played')
    await vi.advanceTimersByTimeAsync(2500)
    expect(table.scene?.happening.kind).toBe('played')
    expect(table.scene?.again).toBeUndefined()
  })

  it('does nothing more once it is closed', async () => {
    diff(moveOption('2'), 'played', 'played')
    table.close()
    expect([source.closed, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('replays and highlights nothing once it is closed', () => {
    diff({
      ...moveOption('2'),
      log: [{ n: 7, round: 1, seat: 'red', text: { key: 'step', args: {} } }],
    })
    table.recall({ n: 7, round: 1, seat: 'red', label: 'Ann steps' })
    expect(vi.getTimerCount()).toBeGreaterThan(1)
    table.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('passes on orders, chat and undo', async () => {
    const done = [
      table.setOrder('pass', true),
      table.say('team', 'hello'),
      table.undo(),
      table.requestMoreTime(),
      table.takeSeatBack(),
      table.setSlowReading(true),
    ]
    source.sent.forEach(({ reply }) => reply({ ok: true }))
    expect(await Promise.all(done)).toEqual([true, true, undefined, true, true, true])
    expect(source.sent.map(({ command }) => command)).toEqual([
      { type: 'order', order: 'pass', on: true },
      { type: 'chat', channel: 'team', text: 'hello' },
      { type: 'undo', decision: '1' },
      { type: 'more_time' },
      { type: 'back' },
      { type: 'slow', on: true },
    ])
  })
})
