import { beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue, OptionView, View } from '../../../../protocol/galaxies'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { battle } from '../../fixtures/views'
import { drawnPlan, enemiesInRange, planOf, reachesOf, spacesWithin } from './plans'

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

/** ISN Torrent at 0,10 and 0,11, and Tes Kio at 0,4 and 0,5. */
function scene(): View {
  const ship = (card: string, hexes: string[]) => ({ ...Object.values(battle().ships)[0]!, card, hexes })
  const card = (seat: string, own: string) => ({
    ...Object.values(battle().ship_cards)[0]!,
    ...{ seat, owner: seat, level: 'standard' as const, ships: [`${own}-1`], attached: {} },
  })
  return {
    ...battle(),
    ships: { 'isn-torrent-1': ship('isn-torrent', ['0,10', '0,11']), 'tes-kio-1': ship('tes-kio', ['0,4', '0,5']) },
    ship_cards: { 'isn-torrent': card('isn-1', 'isn-torrent'), 'tes-kio': card('wretch-1', 'tes-kio') },
  }
}

const risk = (key: string, args: Record<string, string> = {}) => ({
  text: { key, args },
  risk: true as const,
})
const flight = (details: OptionView['details'] = []): OptionView => ({
  id: 'fly:0,7',
  text: { key: 'fly-over', args: {} },
  ref: { hex: '0,7', hexes: ['0,7', '0,8'] },
  ...(details.length && { details }),
})

const FLIGHTS = { '': ['0,10>0,9'], '0,10>0,9': ['0,8 0,7'] }

describe('the plan of an option', () => {
  it('tells where a ship ends, and which spaces it crosses', () => {
    expect(planOf(flight(), scene(), 'isn-torrent-1', FLIGHTS)).toMatchObject({
      ends: [['0,7', '0,8']],
      way: ['0,9', '0,8', '0,7'],
    })
  })

  it('marks the first space on which each risk waits', () => {
    const view = scene()
    const near = planOf(flight([risk('ecm', { ship: 'tes-kio-1' })]), view, 'isn-torrent-1', FLIGHTS)
    expect(near!.risks).toEqual(['0,7'])
    view.tiles = { t: { ...Object.values(battle().tiles)[0]!, kind: 'debris', hexes: ['0,8'] } }
    expect(planOf(flight([risk('debris')]), view, 'isn-torrent-1', FLIGHTS)!.risks).toEqual(['0,8'])
  })

  it('is none for a ship that no longer exists', () => {
    const gone = { ...scene(), ships: {} }
    expect(planOf(flight(), gone, 'isn-torrent-1', FLIGHTS)).toBeNull()
    const together = {
      id: 't',
      text: { key: 'together', args: {} },
      ref: { ship_card: 'tes-kio', hexes: ['1,1'] },
    }
    expect(planOf(together, gone, null)).toBeNull()
  })

  it('marks no risk if the path of an answered flight is no longer known', () => {
    const later = planOf(flight([risk('ecm', { ship: 'tes-kio-1' })]), scene(), 'isn-torrent-1', {})
    expect(later).toMatchObject({ way: [], risks: [] })
  })

  it('knows a formation and a single step, and nothing else', () => {
    const text = { key: 'together', args: {} }
    const together = { id: 't', text, ref: { ship_card: 'tes-kio', hex: '1,1', hexes: ['1,1', '2,1'] } }
    expect(planOf(together, scene(), null)!.ends).toEqual([['1,1'], ['2,1']])
    const step = {
      id: '0,9',
      text: { key: 'move-over', args: {} },
      ref: { hex: '0,9', hexes: ['0,9', '0,10'] },
    }
    expect(planOf(step, scene(), 'isn-torrent-1')).toMatchObject({ ends: [['0,9', '0,10']], way: ['0,9'] })
    expect(planOf({ ...step, text: { key: 'place', args: {} } }, scene(), 'isn-torrent-1')).toBeNull()
    expect(planOf(null, scene(), null)).toBeNull()
  })

  it('lays a medium ship that is dragged towards where it comes from', () => {
    expect(drawnPlan(scene(), 'isn-torrent-1', '0,6').ends).toEqual([['0,6', '0,7']])
  })
})

describe('the reach of a ship', () => {
  it('goes by the printed ranges of its weapons, farthest first', () => {
    const [far] = reachesOf(scene(), 'isn-torrent-1')
    expect(far!.range).toBe(edition.catalogue.ships['isn-torrent']!.versions.standard!.primary.range)
  })

  it('are the enemies within range of where it would be', () => {
    const view = scene()
    expect(enemiesInRange(view, 'isn-torrent-1', ['0,7', '0,8']).map(({ ship }) => ship)).toEqual(['tes-kio-1'])
    expect(enemiesInRange(view, 'isn-torrent-1', ['0,20', '0,21'])).toEqual([])
    expect(
      spacesWithin(view, ['14,6'], 1).every((hex) =>
        ['14,6', '14,5', '15,5', '15,6', '14,7', '13,7', '13,6'].includes(hex),
      ),
    ).toBe(true)
  })
})
