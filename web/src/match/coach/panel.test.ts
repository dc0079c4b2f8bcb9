// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { option, question, toy, toyView, type ToyOption, type ToyView } from '../../fixtures/toy'
import { Chooser } from '../state/chooser.svelte'
import { ScriptSource } from '../connection/scriptedSource'
import { Table } from '../state/table.svelte'
import type { Rule } from './coach'
import CoachPanel from './CoachPanel.svelte'

const RULE: Rule = {
  ask: 'card',
  say: 'Press the ship.',
  then: 'Choose the ace.',
  why: 'It wins.',
  point: { offers: { id: 'ace' }, explains: 'ship:barge' },
}

describe('the coach at the table', () => {
  let panel: object
  let table: Table<ToyView>
  let chooser: Chooser<ToyOption>

  const coachText = () => document.querySelector('[data-testid=coach-says]')!.textContent
  const points = () => document.querySelector<HTMLElement>('[data-testid=coach]')!.dataset.points

  async function showCoach(rule = RULE, expected = rule.say): Promise<void> {
    const coach = { lessons: {}, general: [rule] }
    const game = { ...toy, coaching: { lessons: [], load: () => Promise.resolve(coach) } }
    const decision = question('1', [option('ace'), option('king')])
    table = new Table<ToyView>(game, new ScriptSource(toyView({ decision }), [], () => ({ ok: true })))
    chooser = new Chooser<ToyOption>(table)
    panel = mount(CoachPanel, { target: document.body, props: { table, chooser } })
    await vi.waitFor(() => expect(coachText()).toBe(expected))
  }

  afterEach(async () => {
    await unmount(panel)
    vi.unstubAllGlobals()
  })

  it.each([
    [false, 'Any key skips it.'],
    [true, 'A tap skips it.'],
  ])('mentions keys on devices without touch (%s)', async (matches, expected) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    await showCoach({ ...RULE, say: 'Any key skips it.', tap: 'A tap skips it.' }, expected)
  })

  it('lets the table explain a thing until one of several options must be chosen', async () => {
    await showCoach()
    expect([table.explained, points()]).toEqual(['ship:barge', 'option:ace place:explained'])
    chooser.focus = ['ship:barge']
    flushSync()
    expect([coachText(), table.explained, points()]).toEqual([RULE.then, null, 'option:ace'])
  })

  it('mentions the second press after the first one', async () => {
    await showCoach()
    chooser.careful = true
    chooser.applySurface('space:1,2', [chooser.decision!.options[0]!])
    flushSync()
    expect(coachText()).toBe('Press it again, or press “Ace”.')
    expect(document.querySelector('[data-testid=coach-why]')).toBeNull()
    chooser.goBack()
    flushSync()
    expect(coachText()).toBe(RULE.say)
  })

  it('gives the reason on request', async () => {
    await showCoach()
    document.querySelector<HTMLElement>('[data-testid=coach-why]')!.click()
    flushSync()
    expect(document.querySelector('[data-testid=coach-reason]')!.textContent).toBe('It wins.')
  })

  it('leaves no explanation behind when it is dismissed', async () => {
    await showCoach()
    await unmount(panel)
    expect(table.explained).toBeNull()
    panel = mount(CoachPanel, { target: document.body, props: { table, chooser } })
  })
})
