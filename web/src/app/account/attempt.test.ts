import { expect, it } from 'vitest'
import { Attempt } from './attempt.svelte'

it.each([
  ['NotAllowedError', 'No passkey was used. Try again.'],
  ['InvalidStateError', 'This device already has a passkey for you.'],
  ['SecurityError', 'That did not work. Try again.'],
])('reports the result for a passkey: %s', async (name, text) => {
  const attempt = new Attempt()
  expect(await attempt.run(() => Promise.reject(new DOMException('', name)))).toBe(false)
  expect(attempt.error).toBe(text)
})
