// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView, createHappening, option, question, type ToyOption, type ToyView } from '../../fixtures/toy'
import { Chooser } from '../state/chooser.svelte'
import { handleTableClick, handleTableKey } from './keys'
import { ScriptSource } from '../connection/scriptedSource'
import type { Command } from '../connection/source'
import { Table } from '../state/table.svelte'

const CARDS = ['ace', 'king', 'pass'].map((id) => option(id, { handle: id }))

describe('the keyboard at a table', () => {
  let sent: Command[]
  let table: Table<ToyView>
  let chooser: Chooser<ToyOption>

  function openQuestion(decision: ToyView['decision']): void {
    sent = []
    const source = new ScriptSource(toyView({ decision }), [], (command) => (sent.push(command), { ok: true }))
    table = new Table(toy, source)
    chooser = new Chooser(table)
  }

  function pressKey(key: string, html = '<main></main>', init: KeyboardEventInit = {}): KeyboardEvent {
    document.body.innerHTML = html
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    document.body.addEventListener('keydown', (event) => handleTableKey(event, table, chooser), { once: true })
    document.body.firstElementChild!.dispatchEvent(event)
    return event
  }
  const answers = () => sent.map((command) => command.type === 'answer' && command.pick)

  beforeEach(() => openQuestion(question('1', CARDS)))

  it('answers with numbers', () => {
    pressKey('2')
    expect(answers()).toEqual([['king']])
  })

  it.each([
    ['in French, without Shift', 'é', { code: 'Digit2' }],
    ['in French, with Shift', '2', { code: 'Digit2', shiftKey: true }],
    ['in Arabic', '٢', { code: 'Digit2' }],
    ['on the number pad', '2', { code: 'Numpad2' }],
    ['in Persian, on a phone', '۲', {}],
  ])('answers with numbers on keyboards of all languages: %s', (_which, key, init) => {
    pressKey(key, '<main></main>', init)
    expect(answers()).toEqual([['king']])
  })

  it.each([
    ['a number that no option has', '9', '<main></main>', {}],
    ['while somebody writes', '1', '<input>', {}],
    ['in a dialog', '1', '<dialog open></dialog>', {}],
    ['under a dialog', '1', '<main></main><dialog open></dialog>', {}],
    ['with a key of the browser', '1', '<main></main>', { ctrlKey: true }],
  ])('does nothing: %s', (_reason, key, html, init) => {
    pressKey(key, html, init)
    expect(answers()).toEqual([])
  })

  it('confirms the picks, unless Enter belongs to the focused element', () => {
    openQuestion(question('1', CARDS, { min: 2, max: 2 }))
    pressKey('1')
    pressKey('2')
    pressKey('Enter', '<button></button>')
    expect(answers()).toEqual([])
    pressKey('Enter')
    expect(answers()).toEqual([['ace', 'king']])
  })

  it('confirms or cancels a choice that awaits a second tap', () => {
    chooser.careful = true
    chooser.clickSurface('hand:king')
    pressKey('Escape')
    expect([chooser.armed, answers()]).toEqual([null, []])
    chooser.clickSurface('hand:king')
    pressKey('Enter')
    expect(answers()).toEqual([['king']])
  })

  it('skips the show, and ignores Space without a show', () => {
    expect(pressKey(' ').defaultPrevented).toBe(false)
    vi.useFakeTimers()
    table.playing = true
    table.playback.push(toyView({ round: 2 }), [createHappening('played')])
    expect(pressKey(' ').defaultPrevented).toBe(true)
    expect([table.playing, table.view!.round]).toEqual([false, 2])
    vi.useRealTimers()
  })

  it('shows the next happening with any key while nothing is asked', () => {
    vi.useFakeTimers()
    table.playing = true
    table.playback.push(toyView({ round: 2 }), [createHappening('played'), createHappening('played')])
    for (const key of ['Tab', 'ArrowUp', 'Shift']) pressKey(key)
    pressKey('Enter', '<button></button>')
    pressKey('x', '<textarea></textarea>')
    expect(table.playing).toBe(true)
    pressKey('x')
    expect(table.playing).toBe(true)
    pressKey('Enter')
    expect([table.playing, table.view!.round]).toEqual([false, 2])
    vi.useRealTimers()
  })

  it('shows the next happening with a click on the board, but not with its buttons or during a question', () => {
    vi.useFakeTimers()
    const click = (html: string, state: Pick<Chooser<ToyOption>, 'decision'> = chooser) => {
      document.body.innerHTML = html
      const event = new MouseEvent('click')
      Object.defineProperty(event, 'target', { value: document.body.firstElementChild })
      const stop = vi.spyOn(event, 'stopPropagation')
      handleTableClick(event, table, state)
      return stop.mock.calls.length
    }
    table.playing = true
    table.playback.push(toyView({ round: 2 }), [createHappening('played')])
    expect(click('<button></button>')).toBe(0)
    expect(click('<p></p>', { decision: question('1', CARDS) })).toBe(0)
    expect(table.playing).toBe(true)
    expect(click('<p></p>')).toBe(1)
    expect(table.playing).toBe(false)
    expect(click('<p></p>')).toBe(0)
    vi.useRealTimers()
  })
})
