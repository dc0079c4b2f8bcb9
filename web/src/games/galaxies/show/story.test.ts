import { beforeAll, describe, expect, it } from 'vitest'
import { battle, attackFields, line } from '../fixtures/views'
import type { TileType } from '../../../protocol/galaxies'
import { neighbours } from '../board/hex'
import { EMPTY } from '../catalogue'
import { edition } from '../edition.svelte'
import { locale } from '../locale'
import { sentences } from '../sentences'
import { story } from './story'

beforeAll(async () => {
  edition.catalogue = await edition.loadBundled()
  await locale.load()
})

const moveFields = (ship: string, placed = false, n = 1) => ({ ship, was: [`1,${n}`], to: [`1,${n + 1}`], placed })
const drifts = { tile: 'tile-2', hexes: [] }

describe('story', () => {
  const view = battle()

  it('joins the steps of one movement, and names its owner', () => {
    const log = [1, 2, 3].map((n) => line(n, 'moved', moveFields('tes-kio-1', false, n)))
    const names = [{ text: 'Tes Kio', surface: 'ship:tes-kio-1' }]
    const label = 'Tes Kio moves 3 spaces, from B02 to B05'
    expect(story(log, view, EMPTY, sentences(view))).toEqual([
      { n: 3, round: 1, seat: 'wretch-2', label, names, topic: 'moves', canReplay: true, startsTurn: false },
    ])
  })

  it('gives the old and new position of a large ship’s centre', () => {
    const flower = (q: number, r: number) => [`${q},${r}`, ...neighbours(`${q},${r}`)]
    const moved = { ship: 'isn-everest-1', was: flower(3, 4), to: flower(3, 3), placed: false }
    expect(story([line(1, 'moved', moved)], view, EMPTY, sentences(view))[0]!.label).toMatch(
      /moves 1 space, from D06 to D05$/,
    )
  })

  it('keeps different ships, placements and rounds apart', () => {
    const log = [
      line(1, 'moved', moveFields('tes-kio-1')),
      line(2, 'moved', moveFields('so-bwa-tet-1')),
      line(3, 'moved', moveFields('tes-kio-1', true)),
      line(4, 'moved', moveFields('tes-kio-1'), 2),
    ]
    expect(story(log, view, EMPTY, sentences(view)).map((l) => l.label)).toEqual([
      'Tes Kio moves 1 space, from B02 to B03',
      'So Bwa Tet moves 1 space, from B02 to B03',
      'Tes Kio is placed at B03, from B02',
      'Tes Kio moves 1 space, from B02 to B03',
    ])
  })

  it('calls an asteroid by its number', () => {
    const asteroid: TileType = {
      id: 'asteroid',
      name: 'Asteroid',
      class: 'obstacle',
      count: 4,
      symbol: '',
      footprint: 'rock',
      text: '',
      params: {},
      printed: [],
    }
    const known = { ...EMPTY, tiles: { asteroid } }
    const log = [line(1, 'asteroid', drifts), line(2, 'asteroid', drifts)]
    expect(story(log, view, known, sentences(view)).map((l) => l.label)).toEqual(['Asteroid 2 drifts 2 spaces'])
  })

  it('names what stands on the board, and says what a line is about', () => {
    const fires = line(1, 'attack', {
      ...attackFields('D4', true),
      attacker: 'tes-kio-1',
    })
    const turns = line(2, 'turn', { seat: 'wretch-1', round: 1 })
    const [attackLine, turn] = story([fires, turns], view, EMPTY, sentences(view))
    expect(attackLine!.names).toEqual([
      { text: 'Tes Kio', surface: 'ship:tes-kio-1' },
      { text: 'ISN Torrent', surface: 'ship:isn-torrent-1' },
    ])
    expect([attackLine!.topic, attackLine!.startsTurn, attackLine!.canReplay]).toEqual(['fights', false, true])
    expect([turn!.topic, turn!.startsTurn, turn!.canReplay]).toEqual([undefined, true, false])
    const lost = { ship: 'red-fuvu-1', ship_card: 'red-fuvu', why: 'attack' }
    const squadron = { ...EMPTY, ships: { 'red-fuvu': { id: 'red-fuvu', name: 'Red Fuvu', ships: 3 } as never } }
    const carded = { ...view, ship_cards: { ...view.ship_cards, 'red-fuvu': view.ship_cards['tes-kio']! } }
    const [loss] = story([line(3, 'destroyed', lost)], carded, squadron, sentences(carded))
    expect(loss!.names![0]).toEqual({ text: 'Red Fuvu 1', surface: 'card:red-fuvu' })
    const sunk = line(3, 'destroyed', { ship: 'gone-1', ship_card: 'gone', why: 'attack' })
    expect(story([sunk], view, EMPTY, sentences(view))[0]!.names).toEqual([])
  })

  it('counts repeated lines', () => {
    const draws = [1, 2].map((n) => line(n, 'drew', { seat: 'wretch-1' }))
    const log = [...draws, line(3, 'turn', { seat: 'wretch-1', round: 1 })]
    expect(story(log, view, EMPTY, sentences(view)).map((l) => l.label)).toEqual([
      'Bob draws a card ×2',
      'Round 1: the turn of Bob',
    ])
  })
})
