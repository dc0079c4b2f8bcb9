// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import { option, question, sentences } from '../../fixtures/toy'
import type { DecisionView } from '../../protocol/core'
import WhyNot from './view/WhyNot.svelte'

function reasonsText(withheld?: DecisionView['withheld']): string {
  const decision = { ...question('1', [option('a')]), ...(withheld ? { withheld } : {}) }
  showComponent(WhyNot, { decision, sentences, onclose: () => {} })
  return document.querySelector('[data-testid=why]')!.textContent
}

it('shows each reason why an option is not offered', () => {
  const text = { key: 'too-far', args: { words: 'the moon is too far' } }
  expect(reasonsText([{ text, rule: 'TGT-03' }])).toContain('the moon is too far')
})

it('says that every possible option is offered if there are no reasons', () => {
  expect(reasonsText()).toContain('You can already choose everything that is possible now.')
})
