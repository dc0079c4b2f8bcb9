// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import type { Catalogue } from '../../protocol/galaxies'
import CardBack from './cards/hand/CardBack.svelte'
import Levels from './cards/Levels.svelte'
import Numbers from './cards/Numbers.svelte'
import TacticFace from './cards/TacticFace.svelte'
import catalogue from './edition.json'
import { edition } from './edition.svelte'
import Counter from './Counter.svelte'
import { ENERGY_SIGN } from './Energy.svelte'

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

const SHIP = Object.values(catalogue.ships)[0]!
const [CARD, { cost }] = Object.entries(catalogue.tactics)[0]!
const launches = Object.values(SHIP.versions).map(({ launch }) => String(launch))
const tone = 'var(--isn)'

it.each([
  ['a card', TacticFace, { card: CARD, full: true }, [String(cost)]],
  ['a card in the hand', CardBack, { card: CARD, name: 'A card', kind: 'tactic', tone, cost: 7 }, ['7']],
  ['a ship in the hand', CardBack, { card: SHIP.id, name: 'A ship', kind: 'ship', tone, cost: 6 }, ['6']],
  ['the versions of a ship', Levels, { ship: SHIP, chosen: '', tone, group: 'test', onchoose() {} }, launches],
  ['the numbers of a ship', Numbers, { numbers: Object.entries({ launch: 4, move: 3, activate: 2 }) }, ['4', '2']],
  ['a team', Counter, { kind: 'energy', count: 9 }, ['9\u00a0energy']],
])('has its sign on %s', (_, component, props, amounts) => {
  showComponent(component as Component<object>, props)
  const signs = [...document.querySelectorAll(`path[d="${ENERGY_SIGN}"]`)]
  expect(signs.map((sign) => sign.parentElement!.parentElement!.textContent)).toEqual(amounts)
})

it('alone is brass', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const brass = files.filter(
    (path) => path.endsWith('.svelte') && readFileSync(join(import.meta.dirname, path), 'utf8').includes('-brass)'),
  )
  expect(brass.sort()).toEqual(['Counter.svelte', 'Energy.svelte'])
})
