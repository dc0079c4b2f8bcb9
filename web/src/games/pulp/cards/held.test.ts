// @vitest-environment happy-dom
import { tick } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import type { Command } from '../../../match/connection/source'
import { Chooser } from '../../../match/state/chooser.svelte'
import type { Catalogue, OptionView, View } from '../../../protocol/pulp'
import printed from '../edition.json'
import { edition } from '../edition.svelte'
import { createDecision, option, pulpView } from '../fixtures/views'
import { pulp } from '../index'
import { locale } from '../locale'
import { PulpTable } from '../state.svelte'
import HandFan from '../table/HandFan.svelte'
import DetailsDialog from './dialogs/DetailsDialog.svelte'
import { handOf } from './held'
import Tray from './Tray.svelte'

const catalogue = printed as unknown as Catalogue
const [first, second] = Object.keys(catalogue.influence) as [string, string]
const [key] = Object.entries(catalogue.encounters).find(([, one]) => one.icon === 'key')!
const nameOf = (id: string) => catalogue.influence[id]!.name

beforeAll(async () => {
  edition.catalogue = catalogue
  await locale.load()
})

/** Return an option that plays a side of an Influence card. */
const sideOption = (card: string, side: string): OptionView => ({
  ...option(`play:${card}:${side}`, { influence: card, side, cost: 1 }, undefined, 'influence'),
})
const PASS = option('pass', {}, 'default')
const silenced = {
  rule: 'SRC-02',
  text: { key: 'silenced', args: { planet: 'velloria' } },
}

describe('the hand', () => {
  let sent: Command[] = []

  function open(view: View): { table: PulpTable; chooser: Chooser<OptionView> } {
    sent = []
    const table = new PulpTable(pulp, new ScriptSource(view, [], (command) => (sent.push(command), { ok: true })))
    return { table, chooser: new Chooser(table) }
  }

  function traitorView(options: OptionView[], more: object = {}): View {
    const traitor = { hand: [first, second], taken: [], weapons: [] } as unknown as View['traitor']
    const decision = { ...createDecision('influence', options), ...more }
    return { ...pulpView({ hand: [] }), viewer: 'traitor', traitor, decision }
  }

  const heroView = (options: OptionView[]) => pulpView({ hand: [key], decision: createDecision('pay-with', options) })

  const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)
  const isMarked = (card: string) => !!document.querySelector(`[data-held="card:${card}"] [data-offer-mark]`)

  it('marks playable Influence cards, and plays them', async () => {
    showComponent(HandFan, open(traitorView([sideOption(first, 'upright'), PASS])))
    expect([first, second].map(isMarked)).toEqual([true, false])
    expect(element(`hand-${first}`)!.textContent).toContain(`Play ${nameOf(first)}`)
    element(`hand-${first}`)!.click()
    await tick()
    expect(sent).toMatchObject([{ type: 'answer', pick: [`play:${first}:upright`] }])
  })

  it('asks for the side if both can be played', () => {
    const all = open(traitorView([sideOption(first, 'upright'), sideOption(first, 'turned'), PASS]))
    showComponent(HandFan, all)
    expect(element(`hand-${first}`)!.textContent).toContain(`Play ${nameOf(first)} …`)
    element(`hand-${first}`)!.click()
    expect(sent).toEqual([])
    expect(all.chooser.choices!.options).toHaveLength(2)
  })

  it('shows why an Influence card cannot be played, even if the reason applies to all', () => {
    showComponent(HandFan, open(traitorView([PASS], { withheld: [silenced] })))
    expect([first, second].map(isMarked)).toEqual([false, false])
    for (const card of [first, second])
      expect(element(`hand-${card}`)!.textContent).toContain('The Hero has paid Velloria for silence in this phase')
  })

  it('has a button or the reason in an opened card on a phone', () => {
    const all = open(heroView([option(key, { card: key }, undefined, 'card'), PASS]))
    showComponent(DetailsDialog, { ...all, id: key, onclose: () => undefined })
    expect(element('play')!.textContent).toBe(`Choose ${catalogue.encounters[key]!.name}`)
    element('play')!.click()
    expect(sent).toMatchObject([{ type: 'answer', pick: [key] }])
  })

  it('shows the reason on the page of a phone, without a mark', () => {
    showComponent(Tray, open(heroView([PASS])))
    expect(document.querySelector('[data-offer-mark]')).toBeNull()
    expect(element('unplayable')!.textContent).toBe(
      'You cannot use this card for the current question. ' +
        'In the Planet Search phase it pays for a Planet’s action that costs a key.',
    )
  })

  it('states for each kind of card when it can be used', () => {
    const [exploration] = Object.entries(catalogue.exploration).find(([, one]) => one.sectors.includes('arvan'))!
    const [ship] = Object.entries(catalogue.ships).find(([, one]) => one.when === 'search')!
    const [crew] = Object.keys(catalogue.crew)
    const view = pulpView({
      hand: [key],
      exploration: [{ id: exploration, fits: false, used: false }],
      crew: [{ id: crew!, points: 0, next: 'combat' } as unknown as View['crew'][number]],
      ship: { id: ship, used: false, charges: 0 } as unknown as View['ship'],
    })
    expect(handOf(view).map(({ usage }) => usage)).toEqual([
      'In the Planet Search phase it pays for a Planet’s action that costs a key.',
      expect.stringMatching(/^It is for .*Arvan’s Sector/),
      'It has no points left.',
      'It is for the Planet Search phase.',
    ])
    const [influence] = handOf(traitorView([]))
    expect(influence!.usage).toMatch(/^It is for the (Encounter|Planet Search) phase/)
  })

  it('shows neither for cards that are not in it', () => {
    const all = open(heroView([PASS]))
    showComponent(DetailsDialog, { ...all, id: all.table.view!.line[0]!.id, onclose: () => undefined })
    expect([element('play'), element('unplayable')]).toEqual([null, null])
  })
})
