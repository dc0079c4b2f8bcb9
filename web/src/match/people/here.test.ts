// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import Here from './Here.svelte'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [null, 'here'],
  [new Date(Date.now() - 180_000).toISOString(), 'away 3 min'],
])('states whether a player is present, for viewers who cannot see the dot', (away, text) => {
  const presence = { away, computer: false, replaceable: null, agreed: [], awaited: [] }
  showComponent(Here, { seat: 'red', presence })
  expect(document.body.textContent?.trim()).toBe(text)
})

it('states since when a player is away as the browser writes dates', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en-US'])
  const presence = { away: '2026-11-20T12:00:00Z', computer: false, replaceable: null, agreed: [], awaited: [] }
  showComponent(Here, { seat: 'red', presence })
  expect(document.querySelector('[title]')!.getAttribute('title')).toMatch(/20\/11\/2026/)
})
