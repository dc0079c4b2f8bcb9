// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { decision } from '../fixtures/views'
import catalogue from '../edition.json'
import type { Catalogue, Decision } from '../../../protocol/galaxies'
import { edition } from '../edition.svelte'
import QuestionAbout from './QuestionAbout.svelte'

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

describe('what a question is about', () => {
  function aboutText(kind: Decision['kind'], args: Record<string, string>): string | undefined {
    showComponent(QuestionAbout, { decision: decision('1', kind, [], { text: { key: kind, args } }) })
    return document.querySelector('[data-testid=about]')?.textContent
  }

  it('is the card to attach, with its full text', () => {
    const card = catalogue.tactics['lr5-nuclear-warhead']
    const text = aboutText('attach', { card: 'lr5-nuclear-warhead' })
    expect(text).toContain(card.name)
    for (const power of card.powers) expect(text).toContain(power.text)
  })

  it('is the power that may act', () => {
    const squad = catalogue.tactics['superior-squadron-tactics'].powers[1]!
    expect(aboutText('power', { power: 'squad-reroll', ship: 'f47-blue-hawks-1' })).toBe(squad.text)
  })

  it('is nothing where a question names a ship', () => {
    expect(aboutText('attack-ship', { card: 'f47-blue-hawks' })).toBeUndefined()
  })
})
