// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import Imprint from './Imprint.svelte'

/** A table of a game with one lesson, seen by a spectator. */
const tableOf = (mission: string) => ({
  view: { viewer: 'spectator', seats: {}, mission },
  game: { coaching: { lessons: ['first-flight'] } },
  emblem: 'M-6 -6H6V6Z',
  stripes: () => 0,
})
const imprintText = () => document.querySelector('[data-testid=imprint]')?.textContent?.trim()

it.each([
  ['meteor-storm', 'Meteor Storm · No. 4'],
  ['first-flight', 'Meteor Storm'],
])('names the issue of %s, unless it is a lesson', (mission, expected) => {
  showComponent(Imprint, { table: tableOf(mission) as never, title: 'Meteor Storm', number: 4 })
  expect(imprintText()).toBe(expected)
})

it('shows the emblem of its game', () => {
  showComponent(Imprint, { table: tableOf('first-flight') as never })
  expect(document.querySelector('[data-testid=imprint] .seat')!.getAttribute('d')).toBe('M-6 -6H6V6Z')
})
