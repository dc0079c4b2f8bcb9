// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import { option, question } from '../../fixtures/toy'
import type { DecisionView } from '../../protocol/core'
import WhyNot from './WhyNot.svelte'

let shown: object | undefined

afterEach(() => {
  if (shown) void unmount(shown)
})

function told(withheld?: DecisionView['withheld']): string {
  const decision = { ...question('1', [option('a')]), ...(withheld ? { withheld } : {}) }
  shown = mount(WhyNot, { target: document.body, props: { decision, onclose: () => {} } })
  flushSync()
  return document.querySelector('[data-testid=why]')!.textContent
}

it('tells each reason why something is not offered', () => {
  const text = { key: 'too-far', args: {} }
  expect(told([{ text, label: 'the moon is too far', rule: 'TGT-03' }])).toContain('the moon is too far')
})

it('does not say that all can be chosen where no reason is known', () => {
  expect(told()).toContain('Nothing else answers this question.')
})
