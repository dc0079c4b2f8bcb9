// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { option, question, toy, toyView, type ToyOption, type ToyView, sentences } from '../../fixtures/toy'
import { toasts } from '../../ui/components/toasts.svelte'
import type { OptionView } from '../../protocol/core'
import { api } from '../../http/api'
import { help } from '../../features/book/help.svelte'
import WhyNot from '../../features/book/view/WhyNot.svelte'
import { showComponent } from '../../fixtures/shows'
import { Chooser } from '../state/chooser.svelte'
import DecisionBar from './DecisionBar.svelte'
import { ScriptSource } from '../connection/scriptedSource'
import type { Command } from '../connection/source'
import { Table } from '../state/table.svelte'

const ROLES: Record<string, OptionView['role']> = { done: 'end', no: 'cancel', pass: 'default', discard: 'quiet' }

describe('the question', () => {
  let sent: Command[] = []
  let bar: object | undefined
  let chooser: Chooser<ToyOption>
  let table: Table<ToyView>

  function askOptions(ids: string[], overrides: Partial<ToyView> = {}, game = toy): void {
    sent = []
    const options = ids.map((id): ToyOption => (ROLES[id] ? { ...option(id), role: ROLES[id] } : option(id)))
    const view = toyView({ decision: question('1', options), ...overrides })
    table = new Table(game, new ScriptSource(view, [], (command) => (sent.push(command), { ok: true })))
    chooser = new Chooser<ToyOption>(table)
    bar = mount(DecisionBar<ToyOption>, { target: document.body, props: { table, chooser } })
    flushSync()
  }
  /** Open the list of all options. */
  function openList(): void {
    const details = document.querySelector<HTMLDetailsElement>('.foot details')!
    details.open = true
    details.dispatchEvent(new Event('toggle'))
    flushSync()
  }
  const optionIds = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((node) => node.dataset.option)
  const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)

  afterEach(() => {
    if (bar) void unmount(bar)
  })

  it('lists main options first, then those that end it, and rare ones last', () => {
    askOptions(['discard', 'done', 'launch'])
    expect([optionIds('.buttons [data-option]'), optionIds('.rare [data-option]')]).toEqual([
      ['launch', 'done'],
      ['discard'],
    ])
    expect(optionIds('.primary')).toEqual([])
  })

  it('emphasises the usual answer if there is no other main option', () => {
    askOptions(['launch', 'done', 'discard'])
    expect(optionIds('.primary')).toEqual([])
    void unmount(bar!)
    askOptions(['done', 'discard'])
    expect(optionIds('.primary')).toEqual(['done'])
  })

  it('emphasises the option that a clock would pick, and does not urge a reaction', () => {
    askOptions(['draw', 'decline'], {
      decision: question('1', [
        { ...option('draw'), role: 'default' },
        { ...option('decline'), role: 'end' },
      ]),
    })
    expect(optionIds('.primary')).toEqual(['draw'])
    expect([element('why-asked'), document.querySelector('.reaction')]).toEqual([null, null])
  })

  it('shows the effects and risks of an option on its button and in the list', () => {
    const details = [
      { text: { key: 'odds', args: { words: '30 % to hit' } } },
      { text: { key: 'cover', args: { words: 'cover on 6+' } } },
    ]
    askOptions(['fire', 'done'], { decision: question('1', [{ ...option('fire'), details }, option('done')]) })
    openList()
    for (const place of ['.buttons', '[data-testid=option-list]'])
      expect(document.querySelector(`${place} [data-option=fire] small`)!.textContent).toBe('30 % to hit · cover on 6+')
    expect(document.querySelector('.buttons [data-option=done] small')).toBeNull()
  })

  it('shows all details of an option in the list, where nothing is cut off', () => {
    askOptions(['fire', 'done'], {}, { ...toy, effectText: ({ id }) => (id === 'fire' ? 'All of the card.' : '') })
    openList()
    expect(document.querySelector('[data-testid=option-list] [data-option=fire] small')!.textContent).toBe(
      'All of the card.',
    )
  })

  it('has one button for two copies of a card, which states their number', () => {
    const copies = ['a', 'b'].map((id) => option(id, {}, 'Play Alert'))
    askOptions([], { decision: question('1', [...copies, option('done')]) })
    const [button, ...others] = document.querySelectorAll('.buttons [data-option]:not([data-option=done])')
    expect([button!.querySelector('.label')!.textContent, others]).toEqual(['Play Alert\u00a0×2', []])
    expect(button!.matches('[data-copies~=b]')).toBe(true) // each copy finds the button
    openList()
    expect(optionIds('[data-testid=option-list] [data-option]')).toEqual(['a', 'b', 'done'])
  })

  it('shows the risk of a path with its first step, before a click and before the second tap', () => {
    const details = [{ text: { key: 'debris', args: { words: 'debris ahead' } } }]
    const near = { ...option('near', { hex: 'near' }), details }
    const paths = { '': ['near'], near: ['far'] }
    askOptions([], { decision: question('1', [near, option('done')], { kind: 'move', paths }) })
    chooser.trail = chooser.choices!.paths.get('far')!
    flushSync()
    expect(document.querySelector('.bar')!.textContent).toContain('2 steps: debris ahead')
    chooser.careful = true
    chooser.clickSpace('far')
    flushSync()
    expect(document.querySelector('.armed small')!.textContent).toBe('debris ahead')
  })

  it('explains why a player who can only pass is asked, and offers to pass from now on', () => {
    const pass = { text: { key: 'pass', args: {} }, on: false }
    askOptions(['pass', 'discard'], { orders: { pass } })
    expect(element('why-asked')!.textContent).toMatch(
      /hold nothing that can be played now. You are asked anyway, so that nobody learns/,
    )
    expect(optionIds('.primary')).toEqual(['pass'])
    element('pass-on')!.click()
    expect(sent).toEqual([{ type: 'order', order: 'pass', on: true }])
  })

  it('labels the reasons for missing options with the words of the answer', () => {
    help.useTerms('toy', [], (text) => [{ text }])
    askOptions(['a', 'b'])
    element('why-not')!.click()
    expect(chooser.opened.has('why')).toBe(true)
    showComponent(WhyNot, { decision: chooser.decision!, sentences, onclose: () => undefined })
    expect(element('why')!.querySelector('h2')!.textContent).toBe(element('why-not')!.textContent)
    help.game = ''
  })

  it('keeps what the player has opened when it moves to another part of the page', () => {
    askOptions(['a', 'b'], { undo: { open: false, reason: 'secret-revealed' } })
    openList()
    element('undo')!.click()
    flushSync()
    void unmount(bar!)
    bar = mount(DecisionBar<ToyOption>, { target: document.body, props: { table, chooser } })
    flushSync()
    expect(document.querySelector<HTMLDetailsElement>('.foot details')!.open).toBe(true)
    expect(element('why-final')!.textContent).toBe('Something secret was revealed')
    chooser.clear() // at the next question
    flushSync()
    expect(document.querySelector<HTMLDetailsElement>('.foot details')!.open).toBe(false)
    expect(element('why-final')).toBeNull()
  })

  it('explains why Undo is disabled when it is pressed, and takes an answer back otherwise', () => {
    askOptions(['launch'], { undo: { open: false, reason: 'secret-revealed' } })
    expect(element('why-final')).toBeNull()
    element('undo')!.click()
    flushSync()
    expect(element('why-final')!.textContent).toBe('Something secret was revealed')
    expect(sent).toEqual([])
    element('undo')!.click()
    flushSync()
    expect(element('why-final')).toBeNull()
    void unmount(bar!)
    askOptions(['launch'], { undo: { open: true, reason: null } })
    element('undo')!.click()
    expect(sent).toEqual([{ type: 'undo', decision: '1' }])
  })

  it('states the delay of a spectator', () => {
    askOptions([], { decision: null, viewer: 'spectator' })
    const eyebrowText = () => document.querySelector('.bar .eyebrow')!.textContent
    expect(eyebrowText()).toBe('Watching')
    table.company.receive({ type: 'gallery', spectators: [], more: 0, delay: 60 })
    flushSync()
    expect(eyebrowText()).toBe('Watching 1 minute later')
  })

  it('shows a paused match, and lets its host resume it', async () => {
    const resume = vi
      .spyOn(api, 'resume')
      .mockRejectedValueOnce(new Error('the rules are broken'))
      .mockResolvedValue({} as never)
    askOptions([], { decision: null, status: 'paused', waiting_for: [] })
    expect(document.querySelector('.bar .eyebrow')!.textContent).toBe('Paused')
    expect([element('resume'), element('undo')]).toEqual([null, null])
    table.company.setMatch({ hosting: true, host: { id: 'me' }, seats: [] } as never, 'me', null)
    flushSync()
    for (const text of ['Something went wrong', 'The match goes on.']) {
      element('resume')!.click()
      await vi.waitFor(() => expect(toasts.all.at(-1)?.text).toContain(text))
      flushSync()
    }
    expect(resume.mock.calls).toEqual([['toy'], ['toy']])
  })

  it('shows no such thing to a player who can answer', () => {
    askOptions(['answer', 'pass'])
    expect([element('why-asked'), element('pass-on')]).toEqual([null, null])
  })
})
