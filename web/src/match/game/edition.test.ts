// @vitest-environment happy-dom
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as http from '../../http/http'
import { storeValue } from '../../ui/browser/storage'
import { Locale } from '../../ui/texts/locale'
import { Edition } from './edition.svelte'

const EMPTY = { digest: '', cards: {} as Record<string, { name: string; text: string }> }
const CATALOGUE = {
  digest: 'd1',
  cards: { ace: { name: 'Ace', text: 'Draw 2 cards.' }, king: { name: 'King', text: 'Changed since.' } },
}
const files = {
  '/locales/en/toy-cards.ftl': async () =>
    new FluentResource('cards-ace-text = Draw 2 cards.\ncards-king-text = As it was.').body,
}

const edition = () => new Edition('toy', EMPTY, async () => CATALOGUE, new Locale(files))

beforeEach(() => void vi.spyOn(http, 'call').mockResolvedValue(CATALOGUE))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('is as the server sends it for a reader of English', async () => {
  const toy = edition()
  await toy.load()
  expect(toy.catalogue).toEqual(CATALOGUE)
})

it('has the texts of the pseudo-language, but English names, and English texts that have changed since', async () => {
  storeValue('language', 'qps-ploc')
  const toy = edition()
  await toy.load()
  const { ace, king } = toy.catalogue.cards
  expect([ace!.name, ace!.text, king!.text]).toEqual(['Ace', '[Đřááŵ 2 çáářđš.]', 'Changed since.'])
  expect(CATALOGUE.cards.ace.text).toBe('Draw 2 cards.')
})

it('is translated if it is the bundled one', async () => {
  vi.mocked(http.call).mockRejectedValue(new Error('away'))
  storeValue('language', 'qps-ploc')
  const { cards } = await edition().ensureLoaded()
  expect(cards.ace!.text).toBe('[Đřááŵ 2 çáářđš.]')
})
