// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { option, question, logLine, toy, toyView, type ToyView } from '../../fixtures/toy'
import type { PatchOperation } from '../../protocol/core'
import type { PlayedGame } from '../game/game'
import { ScriptSource } from '../connection/scriptedSource'
import { Table } from './table.svelte'
import TableFrame from '../frame/TableFrame.svelte'

const nothing = createRawSnippet(() => ({ render: () => '<p></p>' }))
const first = question('1', [option('a'), option('b')])
const second = question('2', [option('c'), option('d')])
/** The patch after an answer: another question, and a line of the log. */
const ANSWER: PatchOperation[] = [
  { op: 'replace', path: '/decision', value: second },
  { op: 'add', path: '/log/-', value: logLine(2, 'Ann plays an ace') },
]

describe('the work after an answer', () => {
  let page: object
  let table: Table<ToyView>

  /** Open a table at which another question follows immediately, without a show before it. */
  async function openTable(game: PlayedGame<ToyView> = toy): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    const view = toyView({ decision: first, log: [logLine(1, 'Before')] })
    table = new Table(game, new ScriptSource(view, [{ after: 1000, patch: ANSWER, happenings: [] }]))
    const props = { table, title: 'Toy', note: '', children: nothing, outcome: nothing }
    page = mount(TableFrame, { target: document.body, props })
    flushSync()
    await vi.advanceTimersByTimeAsync(900)
  }

  async function giveAnswer(): Promise<void> {
    await vi.advanceTimersByTimeAsync(100)
    flushSync()
  }

  const untilDrawn = () => vi.advanceTimersByTimeAsync(100)
  const shownDecision = () => document.querySelector<HTMLElement>('[data-testid=decision]')!.dataset.decision
  const listedOptions = () =>
    [...document.querySelectorAll<HTMLElement>('[data-testid=option-list] [data-option]')].map(
      (element) => element.dataset.option,
    )
  const logText = () => document.querySelector('[data-testid=log]')!.textContent

  afterEach(async () => {
    await unmount(page)
    table.close()
    vi.useRealTimers()
  })

  it('shows the question first, and then folded parts and texts to read later', async () => {
    await openTable()
    expect([shownDecision(), listedOptions()]).toEqual(['1', ['a', 'b']])
    await giveAnswer()
    expect([shownDecision(), listedOptions()]).toEqual(['2', []])
    expect(logText()).not.toContain('ace')
    await untilDrawn()
    expect(listedOptions()).toEqual(['c', 'd'])
    expect(logText()).toContain('ace')
  })

  it('shows all answers immediately if the player asks for them early', async () => {
    await openTable()
    await giveAnswer()
    const list = document.querySelector<HTMLDetailsElement>('.foot details')!
    list.open = true
    list.dispatchEvent(new Event('toggle'))
    flushSync()
    expect(listedOptions()).toEqual(['c', 'd'])
  })

  it('does not look up the meaning of words again', async () => {
    const terms = vi.fn(() => Promise.resolve([]))
    await openTable({ ...toy, terms })
    await giveAnswer()
    await untilDrawn()
    expect([shownDecision(), terms.mock.calls.length]).toEqual(['2', 1])
  })

  it('does not measure scroll positions, but scrolls a box to its first line', async () => {
    await openTable()
    const bar = document.querySelector('[data-testid=decision]')!
    const scrollCalls = vi.spyOn(Element.prototype, 'scrollTo')
    bar.scrollTop = 40
    bar.dispatchEvent(new Event('scroll'))
    const scrollReads = vi.spyOn(Element.prototype, 'scrollTop', 'get')
    await giveAnswer()
    expect(scrollReads.mock.contexts.filter((box) => box === bar)).toEqual([])
    expect(scrollCalls.mock.contexts).toEqual([bar])
  })
})
