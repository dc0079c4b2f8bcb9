// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { option, pulpView } from '../fixtures/views'
import type { Catalogue, View } from '../../../protocol/pulp'
import printed from '../edition.json'
import { edition } from '../edition.svelte'
import { locale } from '../locale'
import OptionFace from './OptionFace.svelte'
import { packingOf } from './wide'

const catalogue = printed as unknown as Catalogue
const [id, card] = Object.entries(catalogue.encounters).find(([, card]) => card.icon === 'key' && card.planets)!

beforeAll(async () => {
  edition.catalogue = catalogue
  await locale.load()
})

/** Return the text of a card's option. */
function optionText(more: Partial<View>, crowded = false): string {
  const packing = { ...packingOf(), crowded }
  showComponent(OptionFace, { option: option(id, { card: id }, undefined, 'card'), view: pulpView(more), packing })
  return document.body.textContent.trim()
}

it.each([
  ['engage', ['science'], ['science']],
  ['engage', ['diplomacy', 'combat'], ['diplomacy', 'combat']],
  ['evade', ['science'], []],
] as const)('marks the way %s of a card that costs %j with %j', (id, abilities, marks) => {
  const line = pulpView().line.map((card) => ({
    ...card,
    parts: abilities.map((ability) => ({ ...card.parts[0]!, ability })),
  }))
  showComponent(OptionFace, { option: option(id), view: pulpView({ line }), packing: packingOf() })
  const elements = [...document.querySelectorAll<HTMLElement>('[data-mark]')]
  expect(elements.map(({ dataset }) => dataset.mark)).toEqual(marks)
})

it('shows the additional cost of a card with a key that may join the line', () => {
  expect(optionText({ hand: [] })).toBe(`${card.strength}${card.planets}`)
})

it('shows only that a card with a key is in hand', () => {
  expect(optionText({ hand: [id] })).toBe('')
})

it('names the Abilities of the remaining points', () => {
  const pay = option('pay', { points: { combat: 2 }, crew: {}, free: [] })
  const abilities = Object.fromEntries(
    [4, 6, 8].map((value, n) => [['combat', 'diplomacy', 'science'][n]!, { value, top: 10 }]),
  ) as View['abilities']
  showComponent(OptionFace, { option: pay, view: pulpView({ abilities }), packing: packingOf() })
  expect(document.querySelector('.sr')!.textContent).toBe('Pay 2 Combat: leaves 2 Combat, 6 Diplomacy and 8 Science')
  const remaining = [...document.querySelectorAll('.left span')]
  expect(remaining.map((element) => [element.textContent, !!element.querySelector('svg')])).toEqual([
    ['2', true],
    ['6', true],
    ['8', true],
  ])
})

it('shows the full name of one among many', () => {
  expect(optionText({ hand: [] }, true)).toContain(card.name)
})
