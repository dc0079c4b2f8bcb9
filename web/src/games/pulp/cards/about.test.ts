// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { createDecision, line, pulpView } from '../fixtures/views'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import type { Catalogue, DieView, Happening, View } from '../../../protocol/pulp'
import { pulp } from '..'
import { faceText } from '../catalogue'
import printed from '../edition.json'
import { edition } from '../edition.svelte'
import { PulpTable } from '../state.svelte'
import QuestionAbout from './QuestionAbout.svelte'

const catalogue = printed as unknown as Catalogue
const DIE = 'scanning-technology'

beforeAll(() => {
  edition.catalogue = catalogue
})

/** Return the text about the die that causes the question and shows 2. */
function aboutText(more: Partial<DieView>): string | undefined {
  const uses = [6, 3].map((face, n) => line(n, 'die-used', { die: DIE, face, way: 0, value: 2 }))
  const dice = [{ id: DIE, value: 2, used: false, row: false, crew: null, ...more }]
  const view = pulpView({
    dice,
    log: [...uses, line(9, 'die-used', { die: 'engineer', face: 5, way: 0, value: 1 })],
  })
  const table = new PulpTable(pulp, new ScriptSource<View, Happening>(view))
  const decision = createDecision('remove', [], { text: { key: 'remove', args: { by: DIE } } })
  showComponent(QuestionAbout, { table, decision })
  return document.querySelector('[data-testid=about-by]')?.textContent
}

it('is the used face of a die, even if it has been turned since', () => {
  expect(aboutText({ used: true })).toContain(faceText(catalogue, DIE, 3))
})

it('is the current face of a die that may be used again', () => {
  expect(aboutText({})).toContain(faceText(catalogue, DIE, 2))
})

it('summarises in its last line the risks that have no room', () => {
  const losses = [0.3, 0.25, 0.2, 0.15, 0.06, 0.04]
  const outcomes = losses.map((chance, n) => ({ losses: { combat: n }, chance, fatal: false }))
  const outcomeLines = (count: number) => {
    const view = pulpView()
    const evade = { ...view.line[1]!.evade, outcomes: outcomes.slice(0, count) }
    const line = view.line.map((card) => (card.status === 'current' ? { ...card, evade } : card))
    const table = new PulpTable(pulp, new ScriptSource<View, Happening>({ ...view, line }))
    showComponent(QuestionAbout, { table, decision: createDecision('evade', []), brief: true })
    const about = [...document.querySelectorAll('[data-testid=about]')].at(-1)!
    const texts = [...about.querySelectorAll('li')].map((item) => item.getAttribute('aria-label'))
    return [texts.length, texts.at(-1)]
  }
  expect(outcomeLines(5)).toEqual([5, '6%: 4 Combat'])
  expect(outcomeLines(6)).toEqual([5, '10%: 2 more, each of them less likely'])
  outcomes.at(-1)!.fatal = true
  expect(outcomeLines(6)).toEqual([5, '10%: 2 more, each of them less likely; 4% lose the match'])
})

it('states at the choice that the risk comes from evading', () => {
  const view = pulpView()
  const evade = { ...view.line[1]!.evade, outcomes: [{ losses: { combat: 1 }, chance: 1, fatal: false }] }
  const line = view.line.map((card) => (card.status === 'current' ? { ...card, evade } : card))
  const table = new PulpTable(pulp, new ScriptSource<View, Happening>({ ...view, line }))
  showComponent(QuestionAbout, { table, decision: createDecision('encounter', []) })
  const odds = [...document.querySelectorAll('[aria-label="What evading may take besides the point"]')].at(-1)
  expect(odds?.previousElementSibling?.textContent).toBe('Evade')
})

it('names the cost of engaging, and the deciding icon only if no text changes it', () => {
  const view = pulpView()
  const current = view.line.find(({ status }) => status === 'current')!
  const lender = Object.entries(catalogue.encounters).find(([, one]) => one.ability === 'combat')![0]
  const engageText = (ability: 'combat' | 'science') => {
    const parts = [{ ...current.parts[0]!, ability, due: 3, bonus: 0 }]
    const line = view.line.map((card) => (card === current ? { ...card, lender, parts, changes: [] } : card))
    const table = new PulpTable(pulp, new ScriptSource<View, Happening>({ ...view, line }))
    showComponent(QuestionAbout, { table, decision: createDecision('encounter', []) })
    return [...document.querySelectorAll('[data-testid=about] .sum')].at(-1)!.textContent.replace(/\s+/g, ' ').trim()
  }
  expect(engageText('combat')).toBe(`Engage 3 Combat by the icon of ${catalogue.encounters[lender]!.name}`)
  expect(engageText('science')).toBe('Engage 3 Science')
})

it('is the played side of an Influence card', () => {
  const log = [line(1, 'influence', { card: 'cut-cable', side: 'upright', cost: 3 })]
  const table = new PulpTable(pulp, new ScriptSource<View, Happening>(pulpView({ log })))
  const text = { key: 'downgrade', args: { by: 'cut-cable' } }
  showComponent(QuestionAbout, { table, decision: createDecision('die', [], { text }) })
  const shownText = document.querySelector('[data-testid=about-by]')?.textContent
  const { upright, turned } = catalogue.influence['cut-cable']!
  expect(shownText).toContain(upright.text)
  expect(shownText).not.toContain(turned.text)
})

it('shows the risk of evading at the choice, and changes of it only during the evasion', () => {
  const changes = [
    { by: 'fighting-pits', what: 'must', part: 0, before: null, after: 'engage' },
    { by: 'solace', what: 'cubes', part: 0, before: 2, after: 1 },
  ] as const
  const aboutEncounter = (kind: 'encounter' | 'engage' | 'evade', payable: boolean) => {
    const view = pulpView()
    const evade = { ...view.line[1]!.evade, outcomes: [{ losses: { combat: 1 }, chance: 1, fatal: true }] }
    const forced = { forced: 'engage' as const, payable, evade, changes: [...changes] }
    const line = view.line.map((card) => (card.status === 'current' ? { ...card, ...forced } : card))
    const table = new PulpTable(pulp, new ScriptSource<View, Happening>({ ...view, line }))
    showComponent(QuestionAbout, { table, decision: createDecision(kind, []) })
    const about = [...document.querySelectorAll('[data-testid=about]')].at(-1)!
    return [!!about.querySelector('li[aria-label^="100%"]'), about.textContent!.includes('evading draws')]
  }
  expect(aboutEncounter('encounter', false)).toEqual([true, true])
  expect(aboutEncounter('encounter', true)).toEqual([false, true])
  expect(aboutEncounter('engage', true)).toEqual([false, false])
  expect(aboutEncounter('evade', false)).toEqual([true, true])
})
