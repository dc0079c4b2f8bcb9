import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView, option, question, type ToyOption, type ToyView, sentences } from '../../fixtures/toy'
import type { DecisionOf } from './view'
import { Chooser } from './chooser.svelte'
import { labelOptions } from './decide'
import { ScriptSource } from '../connection/scriptedSource'
import type { Command } from '../connection/source'
import { Table } from './table.svelte'

const ACE = option('ace', { handle: 'h1' })
const KING = option('king', { handle: 'h2' })
const PASS = { ...option('pass'), role: 'default' as const }

describe('a choice in progress', () => {
  let sent: Command[]
  let table: Table<ToyView>
  let chooser: Chooser<ToyOption>

  function openQuestion(decision: DecisionOf<ToyOption> | null): void {
    sent = []
    table?.close()
    const source = new ScriptSource(toyView({ decision }), [], (command) => {
      sent.push(command)
      return { ok: true }
    })
    table = new Table(toy, source)
    chooser = new Chooser(table)
  }
  const answers = () => sent.map((command) => command.type === 'answer' && command.pick)

  beforeEach(() => openQuestion(question('1', [ACE, KING, PASS])))

  it('answers immediately if one pick is needed, and only once', () => {
    chooser.choose(ACE)
    chooser.choose(KING)
    expect(answers()).toEqual([['ace']])
    expect(chooser.busy).toBe(true)
  })

  it('has buttons with the quiet answer last, and numbers for them', () => {
    openQuestion(question('1', [PASS, ACE, KING]))
    expect(chooser.choices!.buttons.map(({ id }) => id)).toEqual(['ace', 'king', 'pass'])
    expect(chooser.optionByNumber(3)).toBe(PASS)
    expect(chooser.optionByNumber(4)).toBeNull()
  })

  it('has one button for equal copies, which are separate on the table and when several are picked', () => {
    const copies = ['h1', 'h3'].map((handle) => ({ ...option(handle, { handle }, 'Ace'), text: ACE.text }))
    openQuestion(question('1', [...copies, KING, PASS]))
    expect(chooser.choices!.buttons.map(({ id }) => id)).toEqual(['h1', 'king', 'pass'])
    expect(chooser.copiesOf(copies[0]!)).toEqual(copies)
    expect(chooser.optionByNumber(2)).toBe(KING)
    expect(chooser.clickSurface('hand:h3')).toBe(true)
    expect(answers()).toEqual([['h3']])
    openQuestion(question('2', [...copies, KING], { max: 2 }))
    expect(chooser.choices!.buttons.map(({ id }) => id)).toEqual(['h1', 'h3', 'king'])
    openQuestion(question('3', [copies[0]!, { ...copies[1]!, details: [option('another')] }, KING]))
    expect(chooser.choices!.buttons).toHaveLength(3)
  })

  it('accepts a click on a thing with one option, and ignores one without options', () => {
    expect(chooser.clickSurface('hand:h9')).toBe(false)
    expect(chooser.clickSurface('hand:h2')).toBe(true)
    expect(answers()).toEqual([['king']])
  })

  it('narrows the choice to the options of a thing, and goes back', () => {
    const aceOptions = ['a', 'b'].map((seat) => option(`ace-${seat}`, { handle: 'h1', seat }))
    openQuestion(question('1', [...aceOptions, KING, PASS]))
    chooser.clickSurface('hand:h1')
    expect(chooser.choices!.options).toEqual(aceOptions)
    expect(answers()).toEqual([])
    chooser.goBack()
    expect(chooser.choices!.options).toHaveLength(4)
    chooser.clickSurface('hand:h1')
    chooser.clickSurface('seat:b')
    expect(answers()).toEqual([['ace-b']])
  })

  it('collects picks up to the maximum, and sends them on confirmation', () => {
    openQuestion(question('1', [ACE, KING, PASS], { min: 2, max: 2 }))
    chooser.choose(ACE)
    chooser.confirm()
    expect(answers()).toEqual([])
    expect(chooser.ready).toBe(false)
    chooser.choose(KING)
    chooser.choose(PASS)
    expect(chooser.picked).toEqual(['ace', 'king'])
    chooser.confirm()
    expect(answers()).toEqual([['ace', 'king']])
  })

  it('accepts the proposal of a hint with one press, but not for another question', () => {
    chooser.takeAdvice()
    table.advice = { type: 'advice', decision: '2', pick: ['ace'] }
    chooser.takeAdvice()
    expect([chooser.advised, chooser.proposed, answers()]).toEqual([false, [], []])
    table.advice = { type: 'advice', decision: '1', pick: ['king'] }
    expect([chooser.advised, chooser.proposed]).toEqual([true, [KING]])
    chooser.takeAdvice()
    expect(answers()).toEqual([['king']])
  })

  it('selects the proposed options in their order, and waits for confirmation', () => {
    openQuestion(question('1', [ACE, KING, PASS], { min: 0, max: 2, ordered: true }))
    table.advice = { type: 'advice', decision: '1', pick: ['king', 'ace'] }
    chooser.choose(PASS)
    chooser.takeAdvice()
    expect([chooser.picked, answers()]).toEqual([['king', 'ace'], []])
    table.advice = { type: 'advice', decision: '1', pick: [] }
    chooser.takeAdvice()
    expect([chooser.advised, chooser.picked]).toEqual([true, []])
  })

  it('requires a second tap on a touch screen', () => {
    chooser.careful = true
    chooser.clickSurface('hand:h1')
    expect(chooser.armed).toMatchObject({ label: 'ace', option: ACE })
    chooser.clickSurface('hand:h2')
    expect(chooser.armed).toMatchObject({ label: 'king' })
    expect(answers()).toEqual([])
    chooser.clickSurface('hand:h2')
    expect(answers()).toEqual([['king']])
    expect(chooser.armed).toBeNull()
  })

  it('moves to a space through several picks', () => {
    const near = option('n', { hex: 'n' })
    openQuestion(question('1', [near, PASS], { kind: 'move', paths: { '': ['n'], n: ['far'], far: ['over beyond'] } }))
    expect([...chooser.choices!.paths.keys()]).toEqual(['far', 'beyond'])
    expect(chooser.choices!.paths.get('beyond')).toEqual(['n', 'far', 'over', 'beyond'])
    chooser.careful = true
    expect(chooser.clickSpace('far')).toBe(true)
    expect(chooser.armed).toMatchObject({ label: '2 steps', option: null, path: ['n', 'far'] })
    chooser.clickSpace('far')
    expect(answers()).toEqual([['n']])
    expect(chooser.clickSpace('nowhere')).toBe(false)
  })

  it('points at no option of an answered question', () => {
    chooser.over = KING
    expect(chooser.over.id).toBe('king')
    chooser.over = option('near')
    expect(chooser.over).toBeNull()
  })

  it('distinguishes options with the same label', () => {
    const attack = ['blue', 'green'].map((seat) => option(`at-${seat}`, { seat }, 'attack'))
    openQuestion(question('1', [...attack, PASS]))
    expect(attack.map((option) => chooser.label(option))).toEqual(['attack: blue', 'attack: green'])
  })

  it('writes no label that it does not need', () => {
    const same = ['1', '2', '3'].map((id) => option(id, { seat: id }, 'same'))
    const write = vi.fn(sentences.option)
    expect(labelOptions(same, write, () => 'alike').of(same[0]!)).toBe('same')
    expect(labelOptions(same, write, () => 'same').of(same[0]!)).toBe('same')
    expect(write).toHaveBeenCalledTimes(2)
    expect(labelOptions(same, write, ({ ref }) => ref.seat!).of(same[0]!)).toBe('same: 1')
  })

  it('is empty if nothing is asked', () => {
    openQuestion(null)
    chooser.choose(ACE)
    chooser.confirm()
    expect([chooser.clickSurface('hand:h1'), chooser.choices, chooser.optionByNumber(1), answers()]).toEqual([
      false,
      null,
      null,
      [],
    ])
  })

  it('is reset by a new question', () => {
    openQuestion(question('1', [ACE, KING, PASS], { min: 0, max: 2 }))
    chooser.choose(ACE)
    chooser.over = KING
    chooser.clear()
    expect([chooser.picked, chooser.over, chooser.focus]).toEqual([[], null, []])
  })
})
