// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import Here from './Here.svelte'

let shown: object | undefined
afterEach(() => {
  if (shown) void unmount(shown)
})

it.each([
  [null, 'here'],
  [new Date(Date.now() - 180_000).toISOString(), 'away 3 min'],
])('says whether somebody is here, for who sees no dot', (away, words) => {
  const who = { away, computer: false, replaceable: null, agreed: [], awaited: [] }
  shown = mount(Here, { target: document.body, props: { seat: 'red', who } })
  flushSync()
  expect(document.body.textContent?.trim()).toBe(words)
})
