import { describe, expect, it } from 'vitest'
import catalogue from '../../../fixtures/catalogue.json'
import type { Build, BuildLimits } from '../../../protocol/core'
import {
  cardCount,
  deckGroups,
  fleetCost,
  knownAs,
  levelIn,
  NOTHING,
  sameBuild,
  typeCounts,
  withCopies,
  withShip,
} from './builds'
import type { Catalogue } from '../types'

const book = catalogue as unknown as Catalogue
const build: Build = {
  fleet: [
    ['isn-everest', 'standard'],
    ['isn-torrent', 'veteran'],
  ],
  deck: { 'erin-cho': 2, 'bronson-skiles': 1 },
}

describe('a fleet', () => {
  it('costs what its versions cost', () => {
    expect(
      fleetCost(book, {
        ...build,
        fleet: [
          ['isn-everest', 'standard'],
          ['isn-torrent', 'standard'],
        ],
      }),
    ).toBe(20)
    expect(fleetCost(book, NOTHING)).toBe(0)
  })

  it('keeps a ship in its place when its version changes', () => {
    const changed = withShip(build, 'isn-everest', 'veteran')
    expect(changed.fleet).toEqual([
      ['isn-everest', 'veteran'],
      ['isn-torrent', 'veteran'],
    ])
    expect(build.fleet[0]).toEqual(['isn-everest', 'standard'])
  })

  it('takes a ship in and lets it go', () => {
    const more = withShip(build, 'rooks-f54', 'seasoned')
    expect(levelIn(more, 'rooks-f54')).toBe('seasoned')
    expect(withShip(more, 'rooks-f54', null)).toEqual(build)
  })
})

describe('a deck', () => {
  it('has no card of which there is no copy', () => {
    expect(withCopies(build, 'erin-cho', 0).deck).toEqual({ 'bronson-skiles': 1 })
    expect(cardCount(withCopies(build, 'erin-cho', 3))).toBe(4)
  })

  it('is counted by type, against what there must be', () => {
    const counts = typeCounts(book, ['erin-cho', 'sr2-twin-rocket-launchers'], build.deck, { weapon: 6 })
    expect(counts).toEqual([
      { type: 'hero', count: 3, least: 0 },
      { type: 'weapon', count: 0, least: 6 },
    ])
  })

  it('is read by type and name', () => {
    const [heroes] = deckGroups(book, build.deck)
    expect(heroes).toMatchObject({ type: 'hero', count: 3 })
    expect(heroes?.cards.map((card) => [card.name, card.copies])).toEqual([
      ['Bronson Skiles', 1],
      ['Erin Cho', 2],
    ])
  })
})

describe('a name', () => {
  const made = {
    id: 'two',
    name: 'Two',
    side: 'ISN',
    text: '',
    fleet: [...build.fleet].reverse(),
    deck: { 'bronson-skiles': 1, 'erin-cho': 2 },
  }
  const limits = { ready_made: [made] } as unknown as BuildLimits

  it('is found in whatever order the cards stand', () => {
    expect(sameBuild(made, build)).toBe(true)
    expect(knownAs(build, limits, [])?.name).toBe('Two')
  })

  it('is none for anything else', () => {
    expect(knownAs(withCopies(build, 'erin-cho', 3), limits, [])).toBeUndefined()
  })
})
