import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { picturesOf, sectionsOf, testBook, plateItemsIn } from '../../../fixtures/books'
import type { Book } from '../../../features/book/book'
import { sectionText } from '../../../features/book/chapters'
import { createSearch } from '../../../features/book/search'
import { createMarker } from '../../../features/book/terms'
import type { Catalogue } from '../../../protocol/galaxies'
import printedEdition from '../edition.json'
import { edition } from '../edition.svelte'
import { isPlate } from '../../../features/book/plates'
import { center, heading, neighbours } from '../board/hex'
import { chaptersOf, loadBook } from '.'
import { titleOf } from './plates'
import { SCENES } from './scenes'

const catalogue = printedEdition as unknown as Catalogue

const CHAPTERS = join(import.meta.dirname, 'chapters')
let book: Book
beforeAll(async () => {
  edition.catalogue = catalogue
  book = await loadBook()
})

describe('the rules book', () => {
  testBook(() => book, 'docs/rule-ids.txt', CHAPTERS)

  it('says what another edition prints', () => {
    const tiles = structuredClone(catalogue.tiles)
    tiles['asteroid']!.params['cover_on_at_least'] = 77
    const cover = chaptersOf({ ...catalogue, tiles }).flatMap(({ sections }) =>
      sections.filter(({ id }) => id === 'cover'),
    )
    expect(sectionText(cover[0]!)).toContain('77 or more')
  })

  it('draws every picture that it names, and names every one that it draws', () => {
    const named = picturesOf(book)
    const drawn = named.filter((name) => !isPlate(name))
    expect(drawn.filter((name) => !SCENES[name] && !name.startsWith('chart'))).toEqual([])
    expect(plateItemsIn(book).filter((item) => !titleOf(catalogue, item))).toEqual([])
    expect(Object.keys(SCENES).filter((name) => !named.includes(name))).toEqual([])
  })

  it('draws routes that go from the nose of a ship, space by space, to the nose of the same ship later', () => {
    const nose = (hexes: readonly string[]) => [...hexes].sort((a, b) => center(a).y - center(b).y)[0]
    const medium = Object.values(SCENES).filter(({ ships }) =>
      ships.some((ship) => ship.ghost && ship.hexes.length === 2),
    )
    expect(medium).not.toEqual([])
    for (const { ships, ways } of medium) {
      const [before, after] = [ships.find(({ ghost }) => !ghost)!, ships.find(({ ghost }) => ghost)!]
      const [way] = ways!
      expect(heading(after.hexes, false)).not.toBe(heading(before.hexes, false))
      expect([way![0], way!.at(-1)]).toEqual([nose(before.hexes), nose(after.hexes)])
      expect([...way!.slice(-2)].reverse()).toEqual(after.hexes)
    }
    for (const way of Object.values(SCENES).flatMap(({ ways }) => ways ?? []))
      for (const [i, hex] of way.slice(1).entries()) expect(neighbours(way[i]!)).toContain(hex)
  })

  it('draws what lies on its boards in colors that paper does not darken', () => {
    const files = [
      ['..', 'theme', 'theme.css'],
      ['..', '..', '..', 'ui', 'styles', 'paper.css'],
    ]
    const dark = files
      .flatMap(
        (path) =>
          readFileSync(join(import.meta.dirname, ...path))
            .toString()
            .match(/^\.on-paper \{[^}]*\}/gm) ?? [],
      )
      .flatMap((sheet) => [...sheet.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name))
    const picture = readFileSync(join(import.meta.dirname, 'Picture.svelte')).toString()
    const used = [...picture.split('<style>')[1]!.matchAll(/--[\w-]+(?=\))/g)].map(([name]) => name)
    expect(used).toContain('--field-route')
    expect(used.filter((name) => dark.includes(name))).toEqual([])
  })

  it('tells of every tile', () => {
    const text = sectionsOf(book)
      .map((section) => `${section.title} ${sectionText(section)}`)
      .join(' ')
      .toLowerCase()
    const names = Object.values(catalogue.tiles).map(({ name }) => name.toLowerCase())
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  })
})

describe('its search', () => {
  const firstHit = (query: string) => createSearch(book)(query)[0]

  it.each([
    ['cover', 'obstacles', 'cover'],
    ['ECM-12', 'ecm', 'once'],
    ['sparrow cover fire', 'cards', 'sparrow-cover-fire'],
    ['vapor', 'ships', 'vapors-fate'],
    ['hand limit full', 'tactics', 'hand'],
    ['pan base', 'missions', 'pan-base'],
    ['VICTORY CLOCK', 'winning', 'clock'],
  ])('finds %s', (query, page, anchor) => {
    const hits = createSearch(book)(query).map(({ place }) => `${place.page}#${place.anchor}`)
    expect(hits.slice(0, 3)).toContain(`${page}#${anchor}`)
  })

  it('shows the words in their context', () => {
    const { before, hit, after } = firstHit('half hex')!
    expect(`${before}${hit}${after}`.toLowerCase()).toContain('half hex')
  })

  it('finds nothing if words are missing or the search is empty', () => {
    expect(createSearch(book)('cover zebra')).toEqual([])
    expect(createSearch(book)('  ')).toEqual([])
  })
})

describe('its terms', () => {
  const markedTerms = (text: string) =>
    createMarker(book.terms)(text)
      .filter(({ term }) => term)
      .map(({ text, term }) => `${text}=${term}`)

  it.each([
    ['Choose the ship cards that ISN Everest carries in its hold', ['ISN Everest=ship-isn-everest', 'hold=hold']],
    ['ECM against Tes Kio: 4 does nothing, it needs 5', ['ECM=ecm', 'Tes Kio=ship-tes-kio']],
    ['Ada plays Shield Siphon for 3 energy', ['Shield Siphon=card-shield-siphon', 'energy=energy']],
    ['Asteroid cover for Tes Kio: 6 turns the hit into a miss', ['Asteroid cover=cover', 'Tes Kio=ship-tes-kio']],
    ['cover, cover and more cover', ['cover=cover']],
    ['discover a warehouse, recharge', []],
    ['Damage Control acts', ['Damage Control=power-damage-control']],
    ['Red Fuvu 1 is destroyed', ['Red Fuvu 1=ship-red-fuvu']],
    ['Ada draws Hijack Plan, Hijack Plan', ['Hijack Plan=card-hijack-plan', 'Hijack Plan=card-hijack-plan']],
  ])('are found in: %s', (text, expected) => {
    expect(markedTerms(text)).toEqual(expected)
  })

  it('leave the text as it is', () => {
    const mark = createMarker(book.terms)
    for (const section of sectionsOf(book))
      expect(
        mark(sectionText(section))
          .map(({ text }) => text)
          .join(''),
      ).toBe(sectionText(section))
  })

  it('are looked for once in each line of a long log', () => {
    const mark = createMarker(book.terms)
    const line = 'Ada launches ISN Torrent: ECM, cover and 3 energy, Hijack Plan'
    expect(mark(line)).toBe(mark(line))
  })
})

describe('the ships of the encyclopedia', () => {
  it('have odds that agree with their charts', async () => {
    const { oddsOf } = await import('./odds')
    for (const { versions } of Object.values(catalogue.ships))
      for (const version of Object.values(versions)) {
        const { up, down, star } = oddsOf(version)
        expect(up).toBeLessThanOrEqual(down)
        expect(star).toBeLessThanOrEqual(up)
        expect(down).toBeGreaterThan(0)
      }
    const tank = catalogue.ships['isn-everest']!.versions['veteran']!
    const hits = [...tank.chart.join('')].filter((cell) => cell === '#' || cell === '*').length
    expect(oddsOf(tank).up).toBe(Math.round((100 * hits) / 80))
  })
})
