// The totals of a report, in numbers and words.
import type { AfterAction, ShipReport } from '../../../protocol/galaxies'

export interface Totals {
  seat: string
  shots: number
  hits: number
  expected: number
  damage: number
  kills: number
}

/** Return the totals of all ships of each seat. */
export function totalsOf(ships: readonly ShipReport[], order: readonly string[]): Totals[] {
  return order.map((seat) => {
    const own = ships.filter((ship) => ship.seat === seat)
    const sum = (valueOf: (ship: ShipReport) => number) => own.reduce((total, ship) => total + valueOf(ship), 0)
    return {
      seat,
      shots: sum(({ shots }) => shots),
      hits: sum(({ hits }) => hits),
      expected: sum(({ expected }) => expected),
      damage: sum(({ damage }) => damage),
      kills: sum(({ kills }) => kills),
    }
  })
}

/** Return the difference between the actual hits and the hits expected from the charts. */
export function luckText(hits: number, expected: number): string {
  const luck = hits - expected
  return `${luck < 0 ? '−' : '+'}${Math.abs(luck).toFixed(1)}`
}

/** Return a sentence on the decisive shot; `name` returns the name of a card. */
export function shotText(shot: NonNullable<AfterAction['decisive']>, name: (card: string) => string): string {
  const done = shot.destroyed ? `destroyed ${name(shot.target)}` : `dealt ${shot.damage} damage to ${name(shot.target)}`
  const star = shot.critical ? ', a critical hit' : ''
  return `round ${shot.round}, ${name(shot.card)} rolled ${shot.coordinate} with ${shot.weapon}${star} (${Math.round(100 * shot.chance)}% to hit) and ${done}.`
}
