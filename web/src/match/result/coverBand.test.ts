// @vitest-environment happy-dom
import { createRawSnippet } from 'svelte'
import { expect, it, vi } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import Stamp from '../../ui/art/Stamp.svelte'
import CoverBand from './CoverBand.svelte'

const children = createRawSnippet(() => ({ render: () => '<b>Victory</b>' }))
const band = () => document.querySelector('[data-testid=cover-band]')

it('says what lies over its picture where a game has none', () => {
  showComponent(CoverBand, { mission: 'toy', children })
  expect(band()?.textContent.trim()).toBe('Victory')
})

it('says it where the picture could not be fetched, too', async () => {
  const lost = vi.fn(() => Promise.reject(new Error('no network')))
  showComponent(CoverBand, { mission: 'toy', fetchPicture: lost, children })
  await expect.poll(() => lost.mock.settledResults.map(({ type }) => type)).toEqual(['rejected'])
  expect(band()?.textContent.trim()).toBe('Victory')
})

it('is stamped on in the ink of whoever won', () => {
  showComponent(Stamp, { tone: 'var(--gold)', large: true, children })
  const stamp = document.querySelector<HTMLElement>('.stamp')!
  expect([stamp.textContent, stamp.style.getPropertyValue('--ink-pad')]).toEqual(['Victory', 'var(--gold)'])
})
