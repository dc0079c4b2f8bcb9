// @vitest-environment happy-dom
import { tick } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { Chooser } from '../../../../match/state/chooser.svelte'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import type { Command } from '../../../../match/connection/source'
import type { Catalogue, OptionView } from '../../../../protocol/galaxies'
import { Camera } from '../../board/input/camera.svelte'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { ACTION } from '../../fixtures/questions'
import { battle } from '../../fixtures/views'
import { galaxies } from '../../index'
import { locale } from '../../locale'
import { GalaxiesTable } from '../../state.svelte'
import HandFan from './HandFan.svelte'

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
const NO_PHASE_TEXT = 'LR5 Nuclear Warhead is for the deploy phase'
const question = { ...ACTION, options: [...ACTION.options, DISCARD], withheld: [NO_PHASE] }

describe('the fan of cards', () => {
  let sent: Command[] = []
  let table: GalaxiesTable

  beforeEach(() => {
    sent = []
    const source = new ScriptSource(
      { ...battle(), decision: question },
      [],
      (command) => (sent.push(command), { ok: true }),
    )
    table = new GalaxiesTable(galaxies, source, {})
    showComponent(HandFan, { table, chooser: new Chooser(table), camera: new Camera(), height: 130 })
  })

  const byTestId = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)
  const [[handle]] = Object.entries(battle().hand!) as [[string, unknown]]

  async function press(testid: string, pointerType: string): Promise<void> {
    byTestId(testid)!.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
    byTestId(testid)!.click()
    await tick()
  }

  it('lifts the card that the keyboard focuses, with its full text', async () => {
    expect(byTestId('lifted')).toBeNull()
    byTestId(`hand-${handle}`)!.focus()
    await tick()
    expect(byTestId('lifted')!.textContent).toContain('Maneuvering Thrusters')
    expect(byTestId('lifted')!.querySelector('.text')!.textContent.trim()).not.toBe('')
    byTestId(`hand-${handle}`)!.blur()
    await tick()
    expect(byTestId('lifted')).toBeNull()
  })

  it('lifts the card that is pointed at elsewhere', async () => {
    table.hovered = { type: 'tactic', card: 'lr5-nuclear-warhead' }
    await tick()
    expect(byTestId('lifted')!.textContent).toContain('Nuclear Warhead')
  })

  it('lifts a card at the first touch, and never plays it then', async () => {
    const playable = question.options.find(({ ref }) => ref.handle)!.ref.handle!
    await press(`hand-${playable}`, 'touch')
    expect(byTestId('lifted')).not.toBeNull()
    expect(sent).toEqual([])
  })

  const isMarked = (card: string) => !!document.querySelector(`[data-held="hand:${card}"] [data-offer-mark]`)

  it('marks the cards that an option plays, for eyes and for screen readers, while the viewer is asked', async () => {
    const [play] = question.options.filter(({ ref }) => ref.handle)
    expect(Object.keys(battle().hand!).filter(isMarked)).toEqual([play!.ref.handle])
    expect(byTestId('hand-h4')!.textContent).toContain('Play Commando Away Team for 4 energy')
    expect(byTestId('hand-h2')!.textContent).toContain(NO_PHASE_TEXT)
    table.view = { ...table.view!, decision: null, waiting_for: ['wretch-1'] }
    await tick()
    expect(Object.keys(battle().hand!).filter(isMarked)).toEqual([])
    expect(byTestId('hand-h4')!.textContent).toContain('Not now. Waiting for Bob')
  })

  it('has a button on a lifted card that plays it, and the reason on another', async () => {
    await press('hand-h2', 'touch')
    expect([byTestId('play'), byTestId('unplayable')!.textContent]).toEqual([null, NO_PHASE_TEXT])
    table.view = { ...table.view!, decision: { ...table.view!.decision!, withheld: [] } }
    await tick()
    expect(byTestId('unplayable')!.textContent).toMatch(/It is for the deploy phase of your own turn\.$/)
    await press('hand-h4', 'touch')
    expect(byTestId('play')!.textContent).toBe('Play Commando Away Team for 4 energy')
    expect(sent).toEqual([])
    await press('play', 'touch')
    expect(sent).toMatchObject([{ type: 'answer', pick: ['play:h4'] }])
  })

  it('shows a teammate’s cards, and offers nothing with them', async () => {
    expect(byTestId('aside-discard')).not.toBeNull()
    byTestId('ally-isn-2')!.click()
    await tick()
    expect(byTestId('hand-h8')).not.toBeNull()
    expect(byTestId('screen-rooks-f54')!.textContent).toContain('in ISN Everest')
    expect(byTestId('aside-discard')).toBeNull()
    expect(document.querySelector('[data-offer-mark]')).toBeNull()
  })

  it('discards for energy instead of every question', () => {
    byTestId('aside-discard')!.click()
    expect(sent).toMatchObject([{ type: 'answer', pick: ['discard'] }])
  })

  it.each([
    [4, 400, false],
    [5, 400, true],
    [12, 900, true],
    [12, 1300, false],
  ])('stacks %i cards in %i pixels in two rows, each with its picture: %s', async (count, pixels, stacked) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels)
    const view = { ...battle(), screen: {}, holds: {} }
    view.hand = Object.fromEntries(Array.from({ length: count }, (_, i) => [`h${i}`, { card: 'hijack-plan', cost: 2 }]))
    const many = new GalaxiesTable(galaxies, new ScriptSource(view, [], () => ({ ok: true })), {})
    showComponent(HandFan, { table: many, chooser: new Chooser(many), camera: new Camera(), height: 130 })
    await tick()
    const fan = [...document.querySelectorAll('section')].at(-1)!
    expect(fan.querySelectorAll('.half .name')).toHaveLength(stacked ? count : 0)
    expect(fan.querySelectorAll('.card svg[viewBox="30 0 60 60"]')).toHaveLength(count)
    vi.restoreAllMocks()
  })
})
