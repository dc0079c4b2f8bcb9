// The hit chances of attacks on a ship, counted on its printed hit chart.
import type { ShipVersion } from '../../../protocol/galaxies'

/**
 * The percentages of a hit with shields up, a hit with shields down, and a critical hit, which destroys with shields
 * down.
 */
export interface Odds {
  up: number
  down: number
  star: number
}

function isHit(version: ShipVersion, symbol: string, shieldsUp: boolean): boolean {
  const cell = version.cells?.[symbol]
  if (!cell) return symbol !== '.'
  return cell.hit && !(cell.only_shields_down && shieldsUp)
}

export function oddsOf(version: ShipVersion): Odds {
  const cells = version.chart.flatMap((row) => [...row])
  const percent = (count: number) => Math.round((100 * count) / Math.max(1, cells.length))
  return {
    up: percent(cells.filter((cell) => isHit(version, cell, true)).length),
    down: percent(cells.filter((cell) => isHit(version, cell, false)).length),
    star: percent(cells.filter((cell) => cell === '*').length),
  }
}
