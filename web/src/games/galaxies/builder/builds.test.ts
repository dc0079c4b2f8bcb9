import { describe, expect, it } from 'vitest'
import catalogue from '../edition.json'
import type { Catalogue, Loadout, LoadoutLimits } from '../../../protocol/galaxies'
import { deckGroups, findNamed, levelIn, sameLoadout, typeCounts, withCopies, withShip } from './builds'

const book = catalogue as unknown as Catalogue
const loadout: Loadout = {
  fleet: [
    ['isn-everest', 'standard'],
    ['isn-torrent', 'veteran'],
  ],
  deck: { 'erin-cho': 2, 'bronson-skiles': 1 },
}

describe('a fleet', () => {
  it('keeps a ship in its place when its version changes', () => {
    const changed = withShip(loadout, 'isn-everest', 'veteran')
    expect(changed.fleet).toEqual([
      ['isn-everest', 'veteran'],
      ['isn-torrent', 'veteran'],
    ])
    expect(loadout.fleet[0]).toEqual(['isn-everest', 'standard'])
  })

  it('adds a ship and removes it', () => {
    const extended = withShip(loadout, 'rooks-f54', 'seasoned')
    expect(levelIn(extended, 'rooks-f54')).toBe('seasoned')
    expect(withShip(extended, 'rooks-f54', null)).toEqual(loadout)
  })
})

describe('a deck', () => {
  it('has no card without copies', () => {
    expect(withCopies(loadout, 'erin-cho', 0).deck).toEqual({ 'bronson-skiles': 1 })
    expect(withCopies(loadout, 'erin-cho', 3).deck).toEqual({ 'bronson-skiles': 1, 'erin-cho': 3 })
  })

  it('is counted by type, against the required numbers', () => {
    const counts = typeCounts(book, ['erin-cho', 'sr2-twin-rocket-launchers'], { hero: 3 }, { weapon: 6 })
    expect(counts).toEqual([
      { type: 'hero', count: 3, least: 0 },
      { type: 'weapon', count: 0, least: 6 },
    ])
  })

  it('is sorted by type and name', () => {
    const [heroes] = deckGroups(book, loadout.deck)
    expect(heroes).toMatchObject({ type: 'hero', count: 3 })
    expect(heroes?.cards.map((card) => [card.name, card.copies])).toEqual([
      ['Bronson Skiles', 1],
      ['Erin Cho', 2],
    ])
  })
})

describe('a name', () => {
  const build = {
    id: 'two',
    name: 'Two',
    side: 'ISN',
    text: '',
    fleet: [...loadout.fleet].reverse(),
    deck: { 'bronson-skiles': 1, 'erin-cho': 2 },
  }
  const limits = { ready_made: [build] } as unknown as LoadoutLimits

  it('is found for any order of the cards', () => {
    expect(sameLoadout(build, loadout)).toBe(true)
    expect(findNamed(loadout, limits, [])?.name).toBe('Two')
  })

  it('is none for anything else', () => {
    expect(findNamed(withCopies(loadout, 'erin-cho', 3), limits, [])).toBeUndefined()
  })
})
