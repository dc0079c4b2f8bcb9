// @vitest-environment happy-dom
// Each number of a team has a name: as a word where there is room, and as a term that the page explains.
import { beforeAll, describe, expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import { ScriptSource } from '../../match/connection/scriptedSource'
import { Chooser } from '../../match/state/chooser.svelte'
import type { Catalogue, View } from '../../protocol/galaxies'
import { createTerms } from './book/words'
import catalogue from './edition.json'
import { edition } from './edition.svelte'
import { battle } from './fixtures/views'
import { galaxies } from './index'
import Rivals from './Rivals.svelte'
import Scoreboard from './Scoreboard.svelte'
import { GalaxiesTable } from './state.svelte'
import VictoryTrack from './VictoryTrack.svelte'

const TERMS = new Set(createTerms((text) => text).map(({ id }) => id))
const termsOnPage = () => [...document.querySelectorAll<HTMLElement>('[data-term]')]
/** The text that is visible, without what only screen readers read. */
const visible = (part: Element) =>
  [...part.querySelectorAll('.sr')].reduce((text, { textContent }) => text.replace(textContent, ''), part.textContent)

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

const tableOf = (view: View) => new GalaxiesTable(galaxies, new ScriptSource(view, [], () => ({ ok: true })), {})

function showTeam(props: { wrap?: boolean; words?: boolean }, discard: string[] = []): void {
  const view = battle()
  const teams = { ...view.teams, wretch: { ...view.teams.wretch!, discard } }
  const table = tableOf({ ...view, teams })
  showComponent(Scoreboard, { table, chooser: new Chooser(table), team: 'wretch', onpiles: () => {}, ...props })
}

describe('the numbers of a team', () => {
  it('have visible names where there is room', () => {
    showTeam({ wrap: true })
    const counters = [...document.querySelectorAll('[data-counter]')].map(visible)
    expect(counters.length).toBeGreaterThanOrEqual(4)
    for (const text of counters) expect(text).toMatch(/^\d+\s(energy|in deck|discarded|in hand)$/)
  })

  it('have names for screen readers, and terms that the page explains, where there is none', () => {
    showTeam({})
    const counters = [...document.querySelectorAll('[data-counter]')]
    for (const element of counters) {
      expect(visible(element)).toMatch(/^\d+$/)
      expect(element.textContent).toMatch(/^\d+\s(energy|in deck|discarded|in hand)$/)
    }
    expect(termsOnPage().filter(({ dataset }) => !TERMS.has(dataset.term!))).toEqual([])
  })

  it.each([
    [3, []], // those of the team; the hands are on the buttons of the seats
    [0, ['hijack-plan']], // a discard pile makes one button of all
  ])('respond to the keyboard and to a tap unless a button contains them: %i do', (focusable, discard) => {
    showTeam({}, discard)
    expect(termsOnPage().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(focusable)
    for (const element of termsOnPage()) {
      const within = element.parentElement!.closest('button')
      expect([element.getAttribute('role'), element.tabIndex], element.textContent).toEqual(
        within ? [null, -1] : ['button', 0],
      )
    }
  })
})

describe('the numbers of opponents on a phone', () => {
  it('have the signs and names of the numbers of a team', () => {
    showComponent(Rivals, { table: tableOf(battle()), team: 'wretch', onopen: () => {} })
    const counters = [...document.querySelectorAll<HTMLElement>('.rivals [data-counter]')]
    expect(counters.map(({ dataset }) => dataset.counter)).toEqual(['energy', 'hand'])
    for (const element of counters) expect(element.querySelector('svg path')).not.toBeNull()
  })
})

describe('victory points', () => {
  it('have a name, and a term that the page explains', () => {
    showComponent(VictoryTrack, { points: 3, goal: 10, tone: '', small: true })
    const track = document.querySelector<HTMLElement>('[data-testid=victory-points]')!
    expect(track.ariaLabel ?? track.getAttribute('aria-label')).toBe('Victory points: 3 of 10')
    expect([track.getAttribute('role'), track.tabIndex, TERMS.has(track.dataset.term!)]).toEqual(['button', 0, true])
  })
})
