// @vitest-environment happy-dom
import { createRawSnippet } from 'svelte'
import { expect, it, vi } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import Stamp from '../../ui/art/Stamp.svelte'
import CoverBand from './CoverBand.svelte'

const children = createRawSnippet(() => ({ render: () => '<b>Victory</b>' }))
const band = () => document.querySelector('[data-testid=cover-band]')

it('shows its children even if the game has no picture', () => {
  showComponent(CoverBand, { mission: 'toy', children })
  expect(band()?.textContent.trim()).toBe('Victory')
})

it('shows its children even if the picture could not be fetched', async () => {
  const fetchPicture = vi.fn(() => Promise.reject(new Error('no network')))
  showComponent(CoverBand, { mission: 'toy', fetchPicture, children })
  await expect.poll(() => fetchPicture.mock.settledResults.map(({ type }) => type)).toEqual(['rejected'])
  expect(band()?.textContent.trim()).toBe('Victory')
})

it('is stamped in the ink of the winner', () => {
  showComponent(Stamp, { tone: 'var(--isn)', large: true, children })
  const stamp = document.querySelector<HTMLElement>('.stamp')!
  expect([stamp.textContent, stamp.style.getPropertyValue('--ink-pad')]).toEqual(['Victory', 'var(--isn)'])
})
