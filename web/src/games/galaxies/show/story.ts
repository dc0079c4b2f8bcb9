// The log as a player reads it: steps of one movement and repeated lines become one.
import type { LogLine } from '../../../protocol/core'
import type { Catalogue, View } from '../../../protocol/galaxies'
import type { Line } from '../../../play/game'
import { cardOfShip, shipName, tileName } from '../catalogue'
import { sentenceOf } from '../sentence'

/** What moved by one step in this line: a ship, or a drifting asteroid. */
function moverOf(line: LogLine): string {
  const told = sentenceOf(line.text)
  if (told.kind === 'moved') return told.placed ? '' : told.ship
  return told.kind === 'asteroid' ? told.tile : ''
}

function moves(mover: string, times: number, view: View, catalogue: Catalogue): string {
  const far = times === 1 ? '1 space' : `${times} spaces`
  return mover in view.tiles
    ? `${tileName(catalogue, view, mover)} drifts ${far}`
    : `${shipName(catalogue, view, mover)} moves ${far}`
}

export function story(log: readonly LogLine[], view: View, catalogue: Catalogue): Line[] {
  const lines: Line[] = []
  let times = 0
  log.forEach((line, i) => {
    const before = log[i - 1]
    const mover = moverOf(line)
    const same =
      !!before &&
      before.round === line.round &&
      before.seat === line.seat &&
      (mover ? moverOf(before) === mover : before.label === line.label)
    times = same ? times + 1 : 1
    if (same) lines.pop()
    const label = mover ? moves(mover, times, view, catalogue) : times > 1 ? `${line.label} ×${times}` : line.label
    lines.push({ n: line.n, round: line.round, seat: line.seat ?? ownerOf(line, view), label })
  })
  return lines
}

function ownerOf(line: LogLine, view: View): string | null {
  const told = sentenceOf(line.text)
  if ('ship_card' in told && told.ship_card) return view.ship_cards[told.ship_card]?.seat ?? null
  const ship = 'ship' in told ? told.ship : 'attacker' in told ? told.attacker : null
  return (ship && view.ship_cards[cardOfShip(view, ship)]?.seat) || null
}
