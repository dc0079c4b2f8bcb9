import { describe, expect, it } from 'vitest'
import type { ShipReport } from '../../../protocol/galaxies'
import { luckText, shotText, totalsOf } from './totals'

const ship = (card: string, seat: string, more: Partial<ShipReport>): ShipReport => ({
  card,
  seat,
  level: 'standard',
  shots: 0,
  hits: 0,
  expected: 0,
  damage: 0,
  kills: 0,
  scars: [],
  struck: [],
  ...more,
})

describe('a report', () => {
  it('adds up what the ships of each seat did', () => {
    const ships = [
      ship('a', 'red', { shots: 3, hits: 2, expected: 1.5, damage: 2 }),
      ship('b', 'red', { shots: 1, hits: 1, expected: 0.5, damage: 3, kills: 1 }),
    ]
    expect(totalsOf(ships, ['red', 'blue'])).toEqual([
      { seat: 'red', shots: 4, hits: 3, expected: 2, damage: 5, kills: 1 },
      { seat: 'blue', shots: 0, hits: 0, expected: 0, damage: 0, kills: 0 },
    ])
  })

  it('says how lucky each player was', () => {
    expect([luckText(3, 1.75), luckText(1, 2.2), luckText(0, 0)]).toEqual(['+1.3', '−1.2', '+0.0'])
  })

  it('tells the decisive shot', () => {
    const shot = { round: 3, seat: 'red', card: 'a', target: 'b', weapon: 'Laser', coordinate: 'C4', chance: 0.333 }
    const name = (card: string) => card.toUpperCase()
    expect(shotText({ ...shot, critical: false, damage: 2, destroyed: false }, name)).toBe(
      'round 3, A rolled C4 with Laser (33% to hit) and dealt 2 damage to B.',
    )
    expect(shotText({ ...shot, critical: true, damage: 4, destroyed: true }, name)).toBe(
      'round 3, A rolled C4 with Laser, a critical hit (33% to hit) and destroyed B.',
    )
  })
})
