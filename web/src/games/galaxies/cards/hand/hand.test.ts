// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { ACTION } from '../../fixtures/questions'
import { battle } from '../../fixtures/views'
import { Chooser } from '../../../../match/state/chooser.svelte'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import type { Command } from '../../../../match/connection/source'
import type { Catalogue, OptionView } from '../../../../protocol/galaxies'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { galaxies } from '../../index'
import { locale } from '../../locale'
import { GalaxiesTable } from '../../state.svelte'
import Hand from './Hand.svelte'

beforeAll(async () => {
  edition.catalogue = catalogue as unknown as Catalogue
  await locale.load()
})

const text = { key: 'discard-for-energy', args: {} }
const DISCARD: OptionView = { id: 'discard', text, ref: {}, role: 'quiet' }
const NO_PHASE = {
  rule: 'TIM-05',
  text: { key: 'card-phase:deploy', args: { card: 'lr5-nuclear-warhead' } },
}
/** What the page says on its own about that card. */
const OWN_REASON = 'You cannot use this card for the current question. It is for the deploy phase of your own turn.'
const NO_PHASE_TEXT = 'LR5 Nuclear Warhead is for the deploy phase'
const question = { ...ACTION, options: [...ACTION.options, DISCARD], withheld: [NO_PHASE] }

describe('the hand', () => {
  let sent: Command[] = []

  function showHand(title?: string, withheld = question.withheld): GalaxiesTable {
    sent = []
    const view = { ...battle(), decision: { ...question, withheld } }
    const source = new ScriptSource(view, [], (command) => (sent.push(command), { ok: true }))
    const table = new GalaxiesTable(galaxies, source, {})
    const chooser = new Chooser(table)
    showComponent(Hand, { table, chooser, hand: view.hand!, title })
    expect(chooser.choices?.buttons.map(({ id }) => id)).not.toContain('discard')
    return table
  }

  const asideButton = () => document.querySelector<HTMLElement>('[data-testid=aside-discard]')

  it('offers to discard for energy instead of every question', () => {
    showHand()
    asideButton()!.click()
    expect(sent).toMatchObject([{ type: 'answer', pick: ['discard'] }])
  })

  it('offers nothing with a teammate’s cards', () => {
    showHand('ISN 2’s hand')
    expect(asideButton()).toBeNull()
  })

  const cardOf = (handle: string) => document.querySelector<HTMLElement>(`[data-testid=hand-${handle}]`)!
  const pageOf = (handle: string) => ({
    marked: !!cardOf(handle).querySelector('[data-offer-mark]'),
    play: cardOf(handle).querySelector('[data-testid=play]')?.textContent,
    reason: cardOf(handle).querySelector('[data-testid=unplayable]')?.textContent,
  })

  it('says in which phase a card can be played if the question does not say why it is not offered', () => {
    showHand(undefined, [])
    expect(pageOf('h2').reason).toBe(OWN_REASON)
  })

  it('has a button on each card that an option plays, and the reason on all others', () => {
    showHand()
    expect(pageOf('h4')).toEqual({ marked: true, play: 'Play Commando Away Team for 4 energy', reason: undefined })
    expect(pageOf('h2')).toEqual({ marked: false, play: undefined, reason: NO_PHASE_TEXT })
    cardOf('h4').querySelector<HTMLElement>('[data-testid=play]')!.click()
    expect(sent).toMatchObject([{ type: 'answer', pick: ['play:h4'] }])
  })

  it('has neither with a teammate’s cards', () => {
    showHand('ISN 2’s hand')
    expect(pageOf('h4')).toEqual({ marked: false, play: undefined, reason: undefined })
  })
})
