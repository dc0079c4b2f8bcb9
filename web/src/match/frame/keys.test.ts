// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView, happened, option, question, type ToyOption, type ToyView } from '../../fixtures/toy'
import { Chooser } from '../state/chooser.svelte'
import { tableClick, tableKey } from './keys'
import { ScriptSource } from '../connection/scriptedSource'
import type { Command } from '../connection/source'
import { Table } from '../state/table.svelte'

const CARDS = ['ace', 'king', 'pass'].map((id) => option(id, { handle: id }))

describe('the keyboard at a table', () => {
  let sent: Command[]
  let table: Table<ToyView>
  let chooser: Chooser<ToyOption>

  function ask(decision: ToyView['decision']): void {
    sent = []
    const source = new ScriptSource(toyView({ decision }), [], (command) => (sent.push(command), { ok: true }))
    table = new Table(toy, source)
    chooser = new Chooser(table)
  }

  function press(key: string, at = '<main></main>', more: KeyboardEventInit = {}): KeyboardEvent {
    document.body.innerHTML = at
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    document.body.addEventListener('keydown', (event) => tableKey(event, table, chooser), { once: true })
    document.body.firstElementChild!.dispatchEvent(event)
    return event
  }
  const answers = () => sent.map((command) => command.type === 'answer' && command.pick)

  beforeEach(() => ask(question('1', CARDS)))

  it('answers by number', () => {
    press('2')
    expect(answers()).toEqual([['king']])
  })

  it.each([
    ['in French, without Shift', 'é', { code: 'Digit2' }],
    ['in French, with Shift', '2', { code: 'Digit2', shiftKey: true }],
    ['in Arabic', '٢', { code: 'Digit2' }],
    ['on the number pad', '2', { code: 'Numpad2' }],
    ['in Persian, on a phone', '۲', {}],
  ])('answers by number on keyboards of all languages: %s', (_which, key, more) => {
    press(key, '<main></main>', more)
    expect(answers()).toEqual([['king']])
  })

  it.each([
    ['a number that no option has', '9', '<main></main>', {}],
    ['while somebody writes', '1', '<input>', {}],
    ['in a dialog', '1', '<dialog open></dialog>', {}],
    ['under a dialog', '1', '<main></main><dialog open></dialog>', {}],
    ['with a key of the browser', '1', '<main></main>', { ctrlKey: true }],
  ])('does nothing: %s', (_why, key, at, more) => {
    press(key, at, more)
    expect(answers()).toEqual([])
  })

  it('confirms what was picked, unless Enter is for what has the focus', () => {
    ask(question('1', CARDS, { min: 2, max: 2 }))
    press('1')
    press('2')
    press('Enter', '<button></button>')
    expect(answers()).toEqual([])
    press('Enter')
    expect(answers()).toEqual([['ace', 'king']])
  })

  it('takes or takes back what waits for a second tap', () => {
    chooser.careful = true
    chooser.at('hand:king')
    press('Escape')
    expect([chooser.armed, answers()]).toEqual([null, []])
    chooser.at('hand:king')
    press('Enter')
    expect(answers()).toEqual([['king']])
  })

  it('skips the show, and leaves Space alone where there is none', () => {
    expect(press(' ').defaultPrevented).toBe(false)
    vi.useFakeTimers()
    table.playing = true
    table.playback.push(toyView({ round: 2 }), [happened('played')])
    expect(press(' ').defaultPrevented).toBe(true)
    expect([table.playing, table.view!.round]).toEqual([false, 2])
    vi.useRealTimers()
  })

  it('goes on to what happened next by any key while nothing is asked', () => {
    vi.useFakeTimers()
    table.playing = true
    table.playback.push(toyView({ round: 2 }), [happened('played'), happened('played')])
    for (const key of ['Tab', 'ArrowUp', 'Shift']) press(key)
    press('Enter', '<button></button>')
    press('x', '<textarea></textarea>')
    expect(table.playing).toBe(true)
    press('x')
    expect(table.playing).toBe(true)
    press('Enter')
    expect([table.playing, table.view!.round]).toEqual([false, 2])
    vi.useRealTimers()
  })

  it('goes on by a click on the board, but not by its buttons or while something is asked', () => {
    vi.useFakeTimers()
    const click = (on: string, asked: Pick<Chooser<ToyOption>, 'decision'> = chooser) => {
      document.body.innerHTML = on
      const event = new MouseEvent('click')
      Object.defineProperty(event, 'target', { value: document.body.firstElementChild })
      const stop = vi.spyOn(event, 'stopPropagation')
      tableClick(event, table, asked)
      return stop.mock.calls.length
    }
    table.playing = true
    table.playback.push(toyView({ round: 2 }), [happened('played')])
    expect(click('<button></button>')).toBe(0)
    expect(click('<p></p>', { decision: question('1', CARDS) })).toBe(0)
    expect(table.playing).toBe(true)
    expect(click('<p></p>')).toBe(1)
    expect(table.playing).toBe(false)
    expect(click('<p></p>')).toBe(0)
    vi.useRealTimers()
  })
})
