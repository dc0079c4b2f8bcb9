// The totals of a report, in numbers and words.
import { readerLanguage } from '../../../ui/texts/language'
import { say } from '../texts'
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

/** Return a number with one decimal. */
export const toTenth = (n: number) =>
  n.toLocaleString(readerLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Return the difference between the actual hits and the hits expected from the charts. */
export function luckText(hits: number, expected: number): string {
  const luck = hits - expected
  return `${luck < 0 ? '−' : '+'}${toTenth(Math.abs(luck))}`
}

/** Return a sentence on the decisive shot; `name` returns the name of a card. */
export function shotText(shot: NonNullable<AfterAction['decisive']>, name: (card: string) => string): string {
  return say('report-shot', {
    round: shot.round,
    ship: name(shot.card),
    coordinate: shot.coordinate,
    weapon: shot.weapon,
    critical: shot.critical,
    percent: Math.round(100 * shot.chance),
    destroyed: shot.destroyed,
    damage: shot.damage,
    target: name(shot.target),
  })
}
