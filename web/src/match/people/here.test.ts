// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import Here from './Here.svelte'

it.each([
  [null, 'here'],
  [new Date(Date.now() - 180_000).toISOString(), 'away 3 min'],
])('states whether a player is present, for viewers who cannot see the dot', (away, text) => {
  const presence = { away, computer: false, replaceable: null, agreed: [], awaited: [] }
  showComponent(Here, { seat: 'red', presence })
  expect(document.body.textContent?.trim()).toBe(text)
})
