// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import type { Catalogue, View } from '../../../../protocol/galaxies'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { ACTION, RESPOND } from '../../fixtures/questions'
import { battle, attackFields, happened } from '../../fixtures/views'
import { galaxies } from '../../index'
import { outline } from '../hex'
import { GalaxiesTable } from '../../state.svelte'
import Aim from './Aim.svelte'

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

const $ = (id: string) => document.querySelector<SVGElement>(`[data-testid=${id}]`)

function tableWithDecision(decision: View['decision'], overrides: Partial<View> = {}): GalaxiesTable {
  const table = new GalaxiesTable(galaxies, new ScriptSource({ ...battle(), decision, ...overrides }), {})
  showComponent(Aim, { table, pixel: '0.05px' })
  return table
}

describe('an attack that is asked about', () => {
  it('has its attacker framed, a ruler, and a sight on its target', () => {
    tableWithDecision(RESPOND)
    expect($('aim')!.dataset).toMatchObject({ attacker: 'red-tougu-1', target: 'isn-torrent-1' })
    expect($('aim-attacker')!.getAttribute('d')).toBe(outline(battle().ships['red-tougu-1']!.hexes))
    expect($('ruler')!.dataset.spaces).toBe('5')
    expect($('aim-target')!.querySelector('circle')).not.toBeNull()
  })

  it.each([['14,5'], ['14,5 14,6'], ['14,5 14,4 15,4 15,5 14,6 13,6 13,5']])(
    'has a sight round all spaces of its target: %s',
    (spaces) => {
      const hexes = spaces.split(' ')
      const { ships } = battle()
      tableWithDecision(RESPOND, { ships: { ...ships, 'isn-torrent-1': { ...ships['isn-torrent-1']!, hexes } } })
      const radius = Number($('aim-target')!.querySelector('circle')!.getAttribute('r'))
      expect(radius).toBeGreaterThan(hexes.length > 2 ? 2.7 : hexes.length > 1 ? 1.86 : 1)
    },
  )

  it('has no marks while it is shown, for other questions, or once it is answered', () => {
    const table = tableWithDecision(RESPOND)
    table.scene = { happening: happened('attack', attackFields('D4', true)), duration: 900 }
    flushSync()
    expect($('aim')).toBeNull()
    table.scene = null
    flushSync()
    expect($('aim')).not.toBeNull()
    table.view = { ...table.view!, decision: ACTION }
    flushSync()
    expect($('aim')).toBeNull()
  })

  it('keeps what is known of it when a ship has left the board', () => {
    const { 'red-tougu-1': _, ...ships } = battle().ships
    tableWithDecision(RESPOND, { ships })
    expect([$('aim-attacker'), $('ruler')]).toEqual([null, null])
    expect($('aim-target')).not.toBeNull()
  })
})
