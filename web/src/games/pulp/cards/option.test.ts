// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { option, pulpView } from '../../../fixtures/pulp'
import type { Catalogue, View } from '../../../protocol/pulp'
import printed from '../edition.json'
import { edition } from '../edition.svelte'
import OptionFace from './OptionFace.svelte'

const catalogue = printed as unknown as Catalogue
const [id, card] = Object.entries(catalogue.encounters).find(([, one]) => one.icon === 'key' && one.planets)!
let shown: object | undefined

beforeAll(() => {
  edition.catalogue = catalogue
})

afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
})

/** What is shown of a card that can be chosen. */
function face(more: Partial<View>, crowded = false): string {
  const props = { option: option(id, card.name, { card: id }), view: pulpView(more), phone: false, crowded }
  shown = mount(OptionFace, { target: document.body, props })
  flushSync()
  return document.body.textContent.trim()
}

it('tells of a card with a key that is discarded what it would cost in the line, too', () => {
  expect(face({ discard: [id] })).toBe(`${card.strength}${card.planets}`)
})

it('tells of a card with a key in hand nothing but that', () => {
  expect(face({ discard: [], hand: [id] })).toBe('')
})

it('tells the name itself of one among many', () => {
  expect(face({ discard: [id] }, true)).toContain(card.name)
})
