// @vitest-environment happy-dom
// The key of a hit chart explains the cells and marks that a chart may have.
import { beforeAll, describe, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import type { Catalogue } from '../../../protocol/galaxies'
import { shipVersion } from '../catalogue'
import data from '../edition.json'
import { edition } from '../edition.svelte'
import { battle } from '../fixtures/views'
import { galaxies } from '../index'
import { GalaxiesTable } from '../state.svelte'
import ChartKey from './ChartKey.svelte'
import ShipCardPanel from './ShipCardPanel.svelte'

const catalogue = data as unknown as Catalogue
const keyItems = () =>
  [...document.querySelectorAll('[data-testid=chart-key] li')].map((item) => item.textContent.trim())
const showKey = (card: string, level: string, shot = false) =>
  showComponent(ChartKey, { version: shipVersion(catalogue, card, level)!, tone: '', shot })

beforeAll(() => {
  edition.catalogue = catalogue
})

describe('the key of a hit chart', () => {
  it('names hits, misses, the star, what was hit before, and the dice', () => {
    showKey('isn-torrent', 'standard')
    expect(keyItems()).toEqual([
      'Hit',
      'Miss',
      'Hit that destroys a ship without shields',
      'Was hit here',
      'A–JLetter die',
      '1–8Number die',
    ])
  })

  it('names the ring of a miss only where a shot is shown', () => {
    showKey('isn-torrent', 'standard', true)
    expect(keyItems()).toContain('Missed here')
  })

  it('names the special cells of a ship, and no star where there is none', () => {
    showKey('tes-kio', 'veteran')
    expect(keyItems()).toContain('Siphon Coil: see the card')
    expect(keyItems().join()).not.toContain('destroys')
  })

  it('is on the card of a ship', () => {
    const table = new GalaxiesTable(galaxies, new ScriptSource(battle(), [], () => ({ ok: true })), {})
    showComponent(ShipCardPanel, { table, card: 'isn-torrent' })
    expect(keyItems().length).toBeGreaterThan(4)
  })
})

describe('the pegs of a ship card', () => {
  it('have names and numbers in words', () => {
    const table = new GalaxiesTable(galaxies, new ScriptSource(battle(), [], () => ({ ok: true })), {})
    showComponent(ShipCardPanel, { table, card: 'isn-torrent' })
    expect(document.querySelector('.pegs')!.textContent).toMatch(/Shields\s+\d of \dHull\s+\d of \d/)
  })
})
