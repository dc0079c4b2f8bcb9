import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../edition.json'
import { battle, decision } from '../fixtures/views'
import type { Catalogue, OptionView, View } from '../../../protocol/galaxies'
import { edition } from '../edition.svelte'
import { guides } from './guides'

const moveOption = (hex: string, ...risks: string[]): OptionView => ({
  id: hex,
  label: hex,
  text: { key: 'move-to', args: { hex } },
  ref: { hex, hexes: [hex] },
  ...(risks.length && { details: risks.map((key) => ({ text: { key, args: {} }, label: key, risk: true })) }),
})
const flyOption = (hex: string, ...risks: string[]): OptionView => ({
  ...moveOption(hex, ...risks),
  id: `fly:${hex}`,
  text: { key: 'fly', args: {} },
})
const stop: OptionView = { id: 'stop', text: { key: 'stop', args: {} }, ref: {}, role: 'end' }

/** Rook's F-54, with a range of 3, at 0,10; the raider Tes Kio at 0,2 and 0,3, and a small ship near the path. */
function flight(at = '0,10'): View {
  const ship = (card: string, hexes: string[]) => ({ ...Object.values(battle().ships)[0]!, card, hexes })
  const cards = Object.values(battle().ship_cards)
  const card = (seat: string, ...ships: string[]) => ({ ...cards[0]!, seat, ships, level: 'standard' as const })
  return {
    ...battle(),
    mission: 'first-flight',
    viewer: 'isn-1',
    ships: { rook: ship('rooks-f54', [at]), raider: ship('tes-kio', ['0,2', '0,3']), small: ship('chosh-ka', ['1,8']) },
    ship_cards: { 'rooks-f54': card('isn-1'), 'tes-kio': card('wretch-1', 'raider'), 'chosh-ka': card('wretch-1') },
  } as View
}
const moveDecision = (options: OptionView[]) =>
  decision('1', 'move', options, { text: { key: 'move', args: { ship: 'rook', left: 5 } } })

describe('where the coach points', () => {
  beforeAll(() => {
    edition.catalogue = catalogue as unknown as Catalogue
  })

  it('is the nearest place from which the raider is in range, preferably a safe one', () => {
    const near = [flyOption('0,7'), flyOption('0,6'), flyOption('1,6', 'ecm')]
    expect(guides.closer(flight(), moveDecision([...near, moveOption('0,9'), stop]))).toEqual(['option:fly:0,6'])
  })

  it('is the nearest place if none is in range, and a single space if no flights are offered', () => {
    expect(guides.closer(flight(), moveDecision([flyOption('0,9'), flyOption('0,8'), stop]))).toEqual([
      'option:fly:0,8',
    ])
    expect(guides.closer(flight(), moveDecision([moveOption('0,9', 'ecm'), moveOption('-1,10'), stop]))).toEqual([
      'option:0,9',
    ])
    expect(guides.closer(flight(), moveDecision([moveOption('1,8'), moveOption('-1,9'), stop]))).toEqual([
      'option:-1,9',
    ])
  })

  it('is the nearest place with an ECM risk for a player who should dare it', () => {
    const places = [flyOption('0,6'), flyOption('1,6', 'ecm'), flyOption('0,4', 'ecm')]
    expect(guides.daring(flight(), moveDecision([...places, stop]))).toEqual(['option:fly:0,4'])
    expect(guides.daring(flight(), moveDecision([flyOption('0,6'), stop]))).toEqual([])
  })

  it('is the raider that must be destroyed', () => {
    expect(guides.hunted(flight(), moveDecision([stop]))).toEqual(['ship:raider'])
  })

  it('is the end of the movement where no flight leads nearer', () => {
    expect(guides.closer(flight('0,8'), moveDecision([flyOption('0,9'), stop]))).toEqual(['option:stop'])
  })

  it('is the end of the movement for a ship in range', () => {
    expect(guides.closer(flight('0,6'), moveDecision([moveOption('0,5'), stop]))).toEqual(['option:stop'])
    expect(guides.closer(flight(), moveDecision([stop]))).toEqual(['option:stop'])
  })

  it('is the lit space nearest to the raider for a ship that is launched', () => {
    expect(guides.nearest(flight(), moveDecision([moveOption('0,9'), moveOption('0,8'), moveOption('1,9')]))).toEqual([
      'option:0,8',
    ])
    expect(guides.nearest(flight(), moveDecision([stop]))).toEqual([])
  })
})
