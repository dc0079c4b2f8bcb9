// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { battle } from '../../fixtures/views'
import ShipToken from './ShipToken.svelte'

const ships = battle().ships
const shipWithSpaces = (spaces: number) => Object.keys(ships).find((id) => ships[id]!.hexes.length === spaces)!
const [small, large] = [shipWithSpaces(1), shipWithSpaces(7)]
const noop = () => undefined
const shownParts = (id: string, scale: number, spent: boolean, part = '') => {
  const token = { owner: 'yours', offered: false, selected: false, active: false, lit: false, shaking: false }
  const ship = { id, ship: ships[id]!, card: undefined, version: undefined, name: id, tone: 'var(--isn)', south: false }
  showComponent(ShipToken, { ...token, ...ship, scale, spent, part, onpick: noop, onover: noop })
  return ['hull', 'tiny'].filter((name) => document.querySelector(`path.${name}`))
}

it.each([
  ['a small ship', small, 40, false, 'hull'],
  ['a small ship whose outline alone can be told', small, 12, false, 'tiny'],
  ['a large ship on however small a board', large, 9, false, 'hull'],
  ['a large ship that has acted', large, 40, true, 'hull'],
  ['a small ship that has acted', small, 12, true, 'tiny'],
])('shows %s', (_, id, scale, spent, shape) => {
  expect(shownParts(id, scale, spent)).toEqual([shape])
  expect(!!document.querySelector(`.spent path.${shape}, path.${shape}.spent`)).toBe(spent)
})

it('says what part the ship has in an attack that is asked about', () => {
  shownParts(small, 40, false, 'is attacked')
  expect(document.querySelector('.ship')!.getAttribute('aria-label')).toContain(', yours, is attacked: ')
})
