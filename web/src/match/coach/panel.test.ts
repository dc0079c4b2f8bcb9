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

  async function showCoach(rule = RULE, says = rule.say): Promise<void> {
    const coach = { lessons: {}, general: [rule] }
    const game = { ...toy, coaching: { lessons: [], load: () => Promise.resolve(coach) } }
    const decision = question('1', [option('ace'), option('king')])
    table = new Table<ToyView>(game, new ScriptSource(toyView({ decision }), [], () => ({ ok: true })))
    chooser = new Chooser<ToyOption>(table)
    panel = mount(CoachPanel, { target: document.body, props: { table, chooser } })
    await vi.waitFor(() => expect(coachText()).toBe(says))
  }

  afterEach(async () => {
    await unmount(panel)
    vi.unstubAllGlobals()
  })

  it.each([
    [false, 'Any key skips it.'],
    [true, 'A tap skips it.'],
  ])('speaks of keys where no fingers point (%s)', async (matches, says) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    await showCoach({ ...RULE, say: 'Any key skips it.', tap: 'A tap skips it.' }, says)
  })

  it('lets the table explain what the coach speaks of, until one of several ways is to be chosen', async () => {
    await showCoach()
    expect([table.explained, points()]).toEqual(['ship:barge', 'option:ace place:explained'])
    chooser.focus = ['ship:barge']
    flushSync()
    expect([coachText(), table.explained, points()]).toEqual([RULE.then, null, 'option:ace'])
  })

  it('names the second press that the first one waits for', async () => {
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

  it('tells the reason to whoever asks', async () => {
    await showCoach()
    document.querySelector<HTMLElement>('[data-testid=coach-why]')!.click()
    flushSync()
    expect(document.querySelector('[data-testid=coach-reason]')!.textContent).toBe('It wins.')
  })

  it('leaves nothing explained when the coach goes', async () => {
    await showCoach()
    await unmount(panel)
    expect(table.explained).toBeNull()
    panel = mount(CoachPanel, { target: document.body, props: { table, chooser } })
  })
})
