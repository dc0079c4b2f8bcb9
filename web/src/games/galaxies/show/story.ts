// The log as a player reads it: steps of one movement and repeated lines become one.
import type { LogLine } from '../../../protocol/core'
import type { Catalogue, Happening, View } from '../../../protocol/galaxies'
import type { Surface } from '../../../play/decide'
import type { Line } from '../../../play/game'
import { cardName, cardOfShip, shipName, tileName } from '../catalogue'
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
    const { n, round } = line
    const names = namesIn(line, view, catalogue).filter(({ text }) => label.includes(text))
    const told = { n, round, seat: line.seat ?? ownerOf(line, view), label }
    const { key } = line.text
    lines.push({ ...told, names, topic: TOPIC[key], shows: !!names.length || SHOWN.has(key), heads: key === 'turn' })
  })
  return lines
}

/** What lines are about, for who reads only that. */
export const TOPICS = { fights: 'Fights', moves: 'Movement', cards: 'Cards' } as const

const KINDS: Record<keyof typeof TOPICS, readonly Happening['kind'][]> = {
  fights: ['attack', 'attacker', 'charged', 'damage', 'destroyed', 'power', 'repaired', 'roll', 'settled', 'shields'],
  moves: ['asteroid', 'escaped', 'launched', 'moved', 'tile'],
  cards: ['attached', 'detached', 'discarded', 'drew', 'passed', 'played', 'prepped', 'reshuffled', 'run-out'],
}
const TOPIC: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic])),
)

/** What is shown over the board, and not on a ship. */
const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>(['roll', 'played', 'attached', 'points', 'core'])

/** The things on the board that a line names. */
function namesIn(line: LogLine, view: View, catalogue: Catalogue): { text: string; surface: Surface }[] {
  const { ship, attacker, target, tile, ship_card: card } = line.text.args as Record<string, unknown>
  const found: { text: string; surface: Surface }[] = []
  for (const id of [ship, attacker, target])
    if (typeof id === 'string' && view.ships[id])
      found.push({ text: shipName(catalogue, view, id), surface: `ship:${id}` })
  if (typeof card === 'string' && view.ship_cards[card])
    found.push({ text: cardName(catalogue, card), surface: `card:${card}` })
  if (typeof tile === 'string' && view.tiles[tile]?.hexes.length)
    found.push({ text: tileName(catalogue, view, tile), surface: `tile:${tile}` })
  return found
}

function ownerOf(line: LogLine, view: View): string | null {
  const told = sentenceOf(line.text)
  if ('ship_card' in told && told.ship_card) return view.ship_cards[told.ship_card]?.seat ?? null
  const ship = 'ship' in told ? told.ship : 'attacker' in told ? told.attacker : null
  return (ship && view.ship_cards[cardOfShip(view, ship)]?.seat) || null
}
