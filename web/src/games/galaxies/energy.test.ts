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
import WeaponNumbers from './cards/WeaponNumbers.svelte'
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
  ['the charge of a weapon', WeaponNumbers, { weapon: { range: 5, attacks: 1, strength: 2, charge: 3 } }, ['3']],
  ['a team', Counter, { kind: 'energy', count: 9 }, ['9\u00a0energy']],
])('has its sign on %s', (_, component, props, amounts) => {
  showComponent(component as Component<object>, props)
  const signs = [...document.querySelectorAll(`path[d="${ENERGY_SIGN}"]`)]
  expect(signs.map((sign) => sign.parentElement!.parentElement!.textContent)).toEqual(amounts)
})

const SRC = join(import.meta.dirname, '..', '..')
/** The files and folders that may use gold and brass, with reasons. */
const GILDED: Record<string, string> = {
  'games/galaxies/Counter.svelte': 'the energy of a team',
  'games/galaxies/Energy.svelte': 'an amount of energy',
  'games/galaxies/board/tokens/TileArt.svelte': 'the tile that is a source of energy',
  'games/galaxies/cards/hand/HandStrip.svelte': 'the plate around the cost of a card',
  'games/galaxies/theme/': 'defines brass',
  'games/pulp/': 'has no energy, and its heroes have golden marks',
  'ui/styles/': 'defines gold',
}
const GILT = /--(?:gold|on-gold|brass|on-brass|sign-energy)\b/

it('alone is brass', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(svelte|css|ts)$/.test(path) && !path.endsWith('.test.ts'),
  )
  const gilded = files.filter((path) => GILT.test(readFileSync(join(SRC, path), 'utf8')))
  const allowed = Object.keys(GILDED)
  expect(gilded.filter((path) => !allowed.some((place) => path.startsWith(place)))).toEqual([])
  expect(allowed.filter((place) => !gilded.some((path) => path.startsWith(place)))).toEqual([])
})
