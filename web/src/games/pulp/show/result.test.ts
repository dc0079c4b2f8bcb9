// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { pulpView } from '../fixtures/views'
import { api } from '../../../http/api'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import type { Catalogue, EndingView, Happening, View } from '../../../protocol/pulp'
import { pulp } from '..'
import printed from '../edition.json'
import { edition } from '../edition.svelte'
import { PulpTable } from '../state.svelte'
import ResultOverlay from './ResultOverlay.svelte'

let overlay: object | undefined

beforeAll(() => {
  edition.catalogue = printed as unknown as Catalogue
})

afterEach(async () => {
  if (overlay) await unmount(overlay)
  overlay = undefined
  vi.restoreAllMocks()
})

/** Return the eyebrow of the result and its text on Abilities. */
function shownResult(
  reason: string,
  zeros: string[] = [],
  counted: Partial<EndingView> = {},
): [eyebrow: string, downfall: string | undefined] {
  for (const asked of ['chances', 'missions'] as const) vi.spyOn(api, asked).mockResolvedValue([])
  const ending: EndingView = { reason, counted: null, zeros, found: { hero: 2 }, weapons: 4, ...counted }
  const text = { key: 'result', args: {} }
  const result = { winner: null, winners: [], losers: ['hero'], reason, text, label: 'It is over' }
  const view = { ...pulpView({ ending }), result } as View
  const table = new PulpTable(pulp, new ScriptSource<View, Happening>(view))
  overlay = mount(ResultOverlay, { target: document.body, props: { table, onclose: () => {} } })
  flushSync()
  const textOf = (selector: string) => document.querySelector(selector)?.textContent.trim()
  return [textOf('.eyebrow')!, textOf('[data-testid=downfall]')]
}

it('has the cover of its mission at its head, with the verdict on it', async () => {
  shownResult('weapons')
  const band = document.querySelector('[data-testid=cover-band]')!
  expect(band.textContent.trim()).toBe('Defeat')
  await expect.poll(() => band.querySelector('svg')).not.toBeNull()
})

it.each([
  ['weapons', 'All Super Weapons found'],
  ['time', 'No encounter cards left'],
  ['unfound', 'Too few Super Weapons found'],
  ['concession', 'Conceded'],
])('explains the end by %s, without Abilities', (reason, eyebrow) => {
  expect(shownResult(reason)).toEqual([`${eyebrow} · round 3`, undefined])
})

it.each([
  ['overtaken', '5 of 8 cannot be overtaken'],
  ['weapons', 'All Super Weapons found'],
  ['time', 'No encounter cards left'],
])('explains why Super Weapons are counted: %s', (counted, eyebrow) => {
  expect(shownResult('majority', [], { counted, found: { hero: 2, traitor: 5 }, weapons: 8 })[0]).toBe(
    `${eyebrow} · round 3`,
  )
})

it.each([
  [['combat', 'science'], 'Combat and Science were at 0'],
  [['combat', 'diplomacy', 'science'], 'Combat, Diplomacy and Science were at 0'],
])('names the Abilities that ended the match: %s', (zeros, told) => {
  expect(shownResult('abilities', zeros)).toEqual([
    'Abilities spent · round 3',
    `${told} in an encounter, so the match was lost.`,
  ])
})
