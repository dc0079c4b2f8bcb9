// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import type { AfterAction, Catalogue } from '../../../protocol/galaxies'
import catalogue from '../edition.json'
import { edition } from '../edition.svelte'
import { battle } from '../fixtures/views'
import { sideTone } from '../theme/tones'
import Report from './Report.svelte'

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

it('shows a hit in the colour of each side, as on the charts', () => {
  const view = battle()
  const ships = view.order.map((seat, i) => ({
    ...{ card: Object.keys(catalogue.ships)[i], level: 'standard', seat, struck: [], scars: [] },
    ...{ shots: 1, hits: 1, expected: 1, damage: 1, kills: 0 },
  }))
  showComponent(Report, { view, report: { ships } as unknown as AfterAction })
  const tones = [...document.querySelectorAll<SVGElement>('[data-testid=report-legend] .hit')].map(({ style }) =>
    style.getPropertyValue('--tone'),
  )
  expect(tones.sort()).toEqual([sideTone('ISN'), sideTone('Wretch')].sort())
})
