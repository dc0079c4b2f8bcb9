// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { EMPTY } from '../catalogue'
import Forces from './Forces.svelte'
import {
  buildingOptions,
  deckSize,
  fleetLimit,
  forcesOf,
  hasClock,
  pointsToWin,
  sidesText,
  startTexts,
  withTacticCards,
} from './missions'
import type { Choice, PublicMission, PublicWay, Seat, Team } from '../../../protocol/galaxies'

type Side = Team['side']
const team = (id: string, side: Side): Team => ({
  id,
  side,
  goal: '',
  energy: 15,
  gain: 10,
  first_gain: 5,
  deck_kind: 'listed',
  deck_size: 18,
  deck: [],
  deck_min: {},
})
const seat = (id: string, side: Side, team: string): Seat => ({
  id,
  side,
  team,
  zone: 'north',
  fleet: [],
  fleet_limit: 0,
  must_include: [],
  must_exclude: [],
  prepped: [],
})
const choice = (id: string, name: string, more: Partial<Choice> = {}): Choice => ({
  id,
  name,
  fleet_limit: 0,
  deck_size: 0,
  tactic_cards: true,
  ...more,
})
const way = (options: Record<string, string>, fleet: number, deck: number): PublicWay => ({
  options,
  tactic_cards: deck > 0,
  clock: deck > 0,
  fleet_limits: { 'isn-1': fleet, 'wretch-1': fleet, 'wretch-2': fleet },
  deck_sizes: { isn: deck, wretch: deck },
})
const start = { beside: '', holds: false, shields: null, hexes: [] }
const mission: PublicMission = {
  id: 'test',
  number: 1,
  title: 'Test',
  story: '',
  layout: 'single',
  tiles: [],
  hidden: [],
  rules: {},
  tactic_cards: true,
  printed: [],
  players: 3,
  teams: [team('isn', 'ISN'), team('wretch', 'Wretch')],
  seats: [seat('isn-1', 'ISN', 'isn'), seat('wretch-1', 'Wretch', 'wretch'), seat('wretch-2', 'Wretch', 'wretch')],
  victory: [
    { team: 'wretch', rule: 'points', points: 8, from_round: 0, ship: '' },
    { team: 'isn', rule: 'destroy-ship', points: 0, from_round: 0, ship: 'isn-barrage' },
    { team: 'any', rule: 'eliminate', points: 0, from_round: 3, ship: '' },
    { team: 'any', rule: 'victory-clock', points: 0, from_round: 0, ship: '' },
  ],
  starts: [
    { ...start, seat: 'isn-1', where: 'zone', ships: [], hull_damage: 0 },
    { ...start, seat: 'isn-1', where: 'at', ships: ['isn-everest'], hull_damage: 4 },
  ],
  ways: [
    way({ fleets: 'printed', 'tactic-cards': 'on' }, 0, 18),
    way({ fleets: 'printed', 'tactic-cards': 'off' }, 0, 0),
    way({ fleets: '42', 'tactic-cards': 'on' }, 42, 21),
    way({ fleets: '42', 'tactic-cards': 'off' }, 42, 0),
  ],
  options: [
    {
      id: 'fleets',
      name: 'Fleets',
      choices: [choice('printed', 'Printed'), choice('42', '42', { fleet_limit: 42, deck_size: 21 })],
    },
    {
      id: 'tactic-cards',
      name: 'Cards',
      choices: [choice('on', 'With'), choice('off', 'Without', { tactic_cards: false })],
    },
  ],
}

describe('missions', () => {
  it.each<[number, Record<string, string>, string]>([
    [0, {}, 'fixed fleet · deck of 18 cards'],
    [1, { 'tactic-cards': 'off' }, '2 players · fixed fleet · no tactic cards'],
    [0, { fleets: '42' }, 'fleet of your choice, up to 42 launch energy · deck of your choice, 21 cards'],
  ])('say what team %i brings with %o, in words that also fit missions that are not printed', (i, options, forces) => {
    showComponent(Forces, { mission, team: mission.teams[i]!, options })
    expect(document.querySelector('p')!.textContent).toBe(`${forces} · 15 energy, then 10 each turn`)
  })
  it('know whose points win', () => {
    expect(pointsToWin(mission, 'wretch')).toBe(8)
    expect(pointsToWin(mission, 'isn')).toBe(0)
    expect(pointsToWin(undefined, 'isn')).toBe(0)
  })
  it('know when the victory clock runs', () => {
    expect(hasClock(mission, {})).toBe(true)
    expect(hasClock(mission, { 'tactic-cards': 'off' })).toBe(false)
  })
  it('are changed by what the host chose', () => {
    expect(withTacticCards(mission, {})).toBe(true)
    expect(withTacticCards(mission, { 'tactic-cards': 'off' })).toBe(false)
    expect(withTacticCards(undefined, {})).toBe(true)
    expect(fleetLimit(mission, mission.seats[0]!, {})).toBe(0)
    expect(fleetLimit(mission, mission.seats[0]!, { fleets: '42' })).toBe(42)
    expect(deckSize(mission, mission.teams[0]!, { fleets: '42' })).toBe(21)
    expect(deckSize(mission, mission.teams[0]!, { 'tactic-cards': 'off' })).toBe(0)
    expect(deckSize(mission, mission.teams[0]!, { fleets: '42', 'tactic-cards': 'off' })).toBe(0)
    expect(withTacticCards(mission, { fleets: 'what nobody offers' })).toBe(true)
  })
  it('say which choices let players choose their fleets', () => {
    const shortMission = { ...mission, ways: mission.ways.slice(0, 2) }
    const missions = { test: mission, given: shortMission }
    expect(buildingOptions({ ...EMPTY, missions }, 'test')).toEqual({ fleets: '42', 'tactic-cards': 'on' })
    expect(buildingOptions({ ...EMPTY, missions }, 'given')).toBeUndefined()
    expect(buildingOptions({ ...EMPTY, missions }, 'nowhere')).toBeUndefined()
  })
  it('keep their printed values if a browser holds data from an older server', () => {
    const { ways: _, ...older } = mission
    const storedMission = older as PublicMission
    expect(forcesOf(storedMission, storedMission.teams[0]!, { fleets: '42' })).toMatchObject({ limit: 0, cards: 18 })
    expect([withTacticCards(storedMission, {}), hasClock(storedMission, {})]).toEqual([true, false])
    expect(buildingOptions({ ...EMPTY, missions: { test: storedMission } }, 'test')).toBeUndefined()
  })
  it('tell who plays and what begins on the battlefield', () => {
    expect(sidesText(mission)).toBe('1 ISN against 2 Wretch')
    expect(startTexts(EMPTY, mission)).toEqual([
      'The whole ISN fleet begins on the battlefield.',
      'ISN Everest begins on the battlefield, with 4 damage to its hull.',
    ])
  })
})
