import { describe, expect, it } from 'vitest'
import { battle } from '../../../fixtures/views'
import type { TileType } from '../../../protocol/galaxies'
import { EMPTY } from '../catalogue'
import { story } from './story'

const line = (n: number, key: string, label: string, args: object = {}, round = 1) => ({
  n,
  round,
  seat: null,
  text: { key, args: { ...args } },
  label,
})

describe('story', () => {
  const view = battle()

  it('joins the steps of one movement, and names its owner', () => {
    const log = [1, 2, 3].map((n) => line(n, 'moved', `to ${n}`, { ship: 'tes-kio-1' }))
    const names = [{ text: 'Tes Kio', surface: 'ship:tes-kio-1' }]
    const label = 'Tes Kio moves 3 spaces'
    expect(story(log, view, EMPTY)).toEqual([
      { n: 3, round: 1, seat: 'wretch-2', label, names, topic: 'moves', shows: true, heads: false },
    ])
  })

  it('keeps different ships, placements and rounds apart', () => {
    const log = [
      line(1, 'moved', 'a', { ship: 'tes-kio-1' }),
      line(2, 'moved', 'b', { ship: 'so-bwa-tet-1' }),
      line(3, 'moved', 'Tes Kio is placed', { ship: 'tes-kio-1', placed: true }),
      line(4, 'moved', 'c', { ship: 'tes-kio-1' }, 2),
    ]
    expect(story(log, view, EMPTY).map((l) => l.label)).toEqual([
      'Tes Kio moves 1 space',
      'So Bwa Tet moves 1 space',
      'Tes Kio is placed',
      'Tes Kio moves 1 space',
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
    const log = [line(1, 'asteroid', 'a', { tile: 'tile-2' }), line(2, 'asteroid', 'b', { tile: 'tile-2' })]
    expect(story(log, view, known).map((l) => l.label)).toEqual(['Asteroid 2 drifts 2 spaces'])
  })

  it('names what stands on the board, and says what a line is about', () => {
    const args = { attacker: 'tes-kio-1', target: 'isn-torrent-1', ship: 'gone-1' }
    const fires = line(1, 'attack', 'Tes Kio fires at ISN Torrent: D4 is a hit', args)
    const [told, turn] = story([fires, line(2, 'turn', 'Round 1: the turn of Bob')], view, EMPTY)
    expect(told!.names).toEqual([
      { text: 'Tes Kio', surface: 'ship:tes-kio-1' },
      { text: 'ISN Torrent', surface: 'ship:isn-torrent-1' },
    ])
    expect([told!.topic, told!.heads, told!.shows]).toEqual(['fights', false, true])
    expect([turn!.topic, turn!.heads, turn!.shows]).toEqual([undefined, true, false])
  })

  it('counts repeated lines', () => {
    const log = [line(1, 'drew', 'Bob draws a card'), line(2, 'drew', 'Bob draws a card'), line(3, 'turn', 'Round 1')]
    expect(story(log, view, EMPTY).map((l) => l.label)).toEqual(['Bob draws a card ×2', 'Round 1'])
  })
})
