import { describe, expect, it } from 'vitest'
import { EMPTY } from '../catalogue'
import {
  deckSize,
  fleetLimit,
  forcesText,
  hasClock,
  pointsToWin,
  sidesText,
  startTexts,
  withTacticCards,
} from './missions'
import type { MissionInfo } from '../types'

const team = (id: string, side: string) => ({
  id,
  side,
  goal: '',
  energy: 15,
  gain: 10,
  first_gain: 5,
  deck_kind: 'listed',
  deck_size: 18,
})
const seat = (id: string, side: string, team: string) => ({ id, side, team, zone: 'north', fleet: [], fleet_limit: 0 })
const mission: MissionInfo = {
  id: 'test',
  number: 1,
  title: 'Test',
  story: '',
  layout: 'single',
  tiles: [],
  hidden: [],
  rules: {},
  tactic_cards: true,
  teams: [team('isn', 'ISN'), team('wretch', 'Wretch')],
  seats: [seat('isn-1', 'ISN', 'isn'), seat('wretch-1', 'Wretch', 'wretch'), seat('wretch-2', 'Wretch', 'wretch')],
  victory: [
    { team: 'wretch', rule: 'points', points: 8, from_round: 0, ship: '' },
    { team: 'isn', rule: 'destroy-ship', points: 0, from_round: 0, ship: 'isn-barrage' },
    { team: 'any', rule: 'eliminate', points: 0, from_round: 3, ship: '' },
    { team: 'any', rule: 'victory-clock', points: 0, from_round: 0, ship: '' },
  ],
  starts: [
    { seat: 'isn-1', where: 'zone', ships: [], hexes: [], hull_damage: 0 },
    { seat: 'isn-1', where: 'at', ships: ['isn-everest'], hexes: [], hull_damage: 4 },
  ],
  options: [
    {
      id: 'fleets',
      name: 'Fleets',
      choices: [
        { id: 'printed', name: 'Printed' },
        { id: '42', name: '42', fleet_limit: 42, deck_size: 21 },
      ],
    },
    {
      id: 'tactic-cards',
      name: 'Cards',
      choices: [
        { id: 'on', name: 'With' },
        { id: 'off', name: 'Without', tactic_cards: false },
      ],
    },
  ],
}

describe('missions', () => {
  it('say what a team brings, in words that are true of missions that nobody printed', () => {
    const [isn, wretch] = mission.teams
    expect(forcesText(mission, isn!, {})).toBe('fixed fleet · deck of 18 cards')
    expect(forcesText(mission, wretch!, { 'tactic-cards': 'off' })).toBe('2 players · fixed fleet · no tactic cards')
    expect(forcesText(mission, isn!, { fleets: '42' })).toBe(
      'fleet of your choice, up to 42 launch energy · deck of your choice, 21 cards',
    )
  })
  it('know whose points win', () => {
    expect(pointsToWin(mission, 'wretch')).toBe(8)
    expect(pointsToWin(mission, 'isn')).toBe(0)
    expect(pointsToWin(undefined, 'isn')).toBe(0)
  })
  it('know when the victory clock runs', () => {
    expect(hasClock(mission, {})).toBe(true)
    expect(hasClock(mission, { 'tactic-cards': 'off' })).toBe(false)
    expect(hasClock({ ...mission, victory: [] }, {})).toBe(false)
  })
  it('are changed by what the host chose', () => {
    expect(withTacticCards(mission, {})).toBe(true)
    expect(withTacticCards(mission, { 'tactic-cards': 'off' })).toBe(false)
    expect(withTacticCards(undefined, {})).toBe(true)
    expect(fleetLimit(mission, mission.seats[0]!, {})).toBe(0)
    expect(fleetLimit(mission, mission.seats[0]!, { fleets: '42' })).toBe(42)
    expect(deckSize(mission, mission.teams[0]!, { fleets: '42' })).toBe(21)
    expect(deckSize(mission, mission.teams[0]!, { 'tactic-cards': 'off' })).toBe(0)
  })
  it('tell who plays and what begins on the battlefield', () => {
    expect(sidesText(mission)).toBe('1 ISN against 2 Wretch')
    expect(startTexts(EMPTY, mission)).toEqual([
      'The whole ISN fleet begins on the battlefield.',
      'ISN Everest begins on the battlefield, with 4 damage to its hull.',
    ])
  })
})
