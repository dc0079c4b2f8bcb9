// The log as a player reads it: steps of one movement and repeated lines become one.
import type { LogLine, View } from '../protocol'
import { shipName } from './catalogue'
import type { Catalogue } from './types'

export interface Line {
  n: number
  round: number
  seat: string | null
  label: string
}

const shipOf = (line: LogLine) => (line.text?.key === 'moved' && !line.text.args.placed ? String(line.text.args.ship ?? '') : '')

export function story(log: readonly LogLine[], view: View, catalogue: Catalogue): Line[] {
  const lines: Line[] = []
  let times = 0
  log.forEach((line, i) => {
    const before = log[i - 1]
    const ship = shipOf(line)
    const same = !!before && before.round === line.round && (ship ? shipOf(before) === ship : before.label === line.label)
    times = same ? times + 1 : 1
    if (same) lines.pop()
    const label = ship
      ? `${shipName(catalogue, view, ship)} moves ${times === 1 ? '1 space' : `${times} spaces`}`
      : times > 1
        ? `${line.label} ×${times}`
        : line.label
    lines.push({ n: line.n, round: line.round, seat: line.seat ?? ownerOf(line, view), label })
  })
  return lines
}

function ownerOf(line: LogLine, view: View): string | null {
  const { ship, ship_card, attacker } = (line.text?.args ?? {}) as Record<string, string | undefined>
  const id = ship ?? attacker
  const card = ship_card ?? (id && (view.ships[id]?.card ?? id.replace(/-\d+$/, '')))
  return (card && view.ship_cards[card]?.seat) || null
}
