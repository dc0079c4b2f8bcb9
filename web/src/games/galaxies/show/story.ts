// The log for readers. The steps of one movement are merged, and so are repeated lines.
import type { Catalogue, Happening, ToldLine, View } from '../../../protocol/galaxies'
import type { Surface } from '../../../match/state/decide'
import type { Sentences } from '../../../match/game/sentences'
import type { Line } from '../../../match/game/game'
import { say } from '../texts'
import { placeNames } from '../board/hex'
import { cardName, cardOfShip, shipName, tileName } from '../catalogue'

/** Return the piece that moved by one step in a line: a ship, or a drifting asteroid. */
function movedPiece({ text: { key, args } }: ToldLine): string {
  if (key === 'moved') return args.placed ? '' : args.ship
  return key === 'asteroid' ? args.tile : ''
}

interface Movement {
  mover: string
  times: number
  first: ToldLine
  last: ToldLine
}

/** Return the sentence about a movement. Older lines do not contain its start. */
function movementText({ mover, times: n, first, last }: Movement, view: View, catalogue: Catalogue): string {
  if (mover in view.tiles) return say('log-drifts', { tile: tileName(catalogue, view, mover), n })
  const ship = shipName(catalogue, view, mover)
  if (first.text.key !== 'moved' || last.text.key !== 'moved') return say('log-moves', { ship, n })
  const [from, to] = [placeNames(first.text.args.was ?? []), placeNames(last.text.args.to)]
  return from.length ? say('log-moves-from', { ship, n, from, to }) : say('log-moves-to', { ship, n, to })
}

export function story(
  log: readonly ToldLine[],
  view: View,
  catalogue: Catalogue,
  sentences: Pick<Sentences, 'line'>,
): Line[] {
  const lines: Line[] = []
  let [times, begun] = [0, 0]
  log.forEach((line, i) => {
    const before = log[i - 1]
    const mover = movedPiece(line)
    const same =
      !!before &&
      before.round === line.round &&
      before.seat === line.seat &&
      (mover ? movedPiece(before) === mover : sentences.line(before) === sentences.line(line))
    times = same ? times + 1 : 1
    if (!same) begun = i
    if (same) lines.pop()
    const movement = { mover, times, first: log[begun]!, last: line }
    const sentence = mover ? movementText(movement, view, catalogue) : sentences.line(line)
    const label = mover || times === 1 ? sentence : `${sentence} ×${times}`
    const { n, round } = line
    const names = namesIn(line, view, catalogue).filter(({ text }) => label.includes(text))
    const entry = { n, round, seat: line.seat ?? ownerOf(line, view), label }
    const { key } = line.text
    lines.push({
      ...entry,
      names,
      topic: TOPIC[key],
      canReplay: !!names.length || SHOWN.has(key),
      startsTurn: key === 'turn',
    })
  })
  return lines
}

/** The topics by which a reader can filter the log. */
const TOPICS = ['fights', 'moves', 'cards'] as const

/** Return the names of the topics. */
export const topicNames = () => Object.fromEntries(TOPICS.map((topic) => [topic, say(`log-topic-${topic}`)]))

const KINDS: Record<(typeof TOPICS)[number], readonly Happening['kind'][]> = {
  fights: ['attack', 'attacker', 'charged', 'damage', 'destroyed', 'power', 'repaired', 'roll', 'settled', 'shields'],
  moves: ['asteroid', 'escaped', 'launched', 'moved', 'tile'],
  cards: ['attached', 'detached', 'discarded', 'drew', 'passed', 'played', 'prepped', 'reshuffled', 'run-out'],
}
const TOPIC: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic])),
)

/** The happenings that are shown over the board instead of on a ship. */
const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>(['roll', 'played', 'attached', 'points', 'core'])

interface NamedThing {
  text: string
  surface: Surface
}

/** Return the things on the board that are named in a line. */
function namesIn({ text: { args } }: ToldLine, view: View, catalogue: Catalogue): NamedThing[] {
  const named: { text: string; surface: Surface | null }[] = []
  const ships = ['ship' in args && args.ship, 'attacker' in args && args.attacker, 'target' in args && args.target]
  for (const id of ships) if (id) named.push({ text: shipName(catalogue, view, id), surface: surfaceOf(id, view) })
  const card = 'ship_card' in args && args.ship_card
  if (card && view.ship_cards[card]) named.push({ text: cardName(catalogue, card), surface: `card:${card}` })
  const source = 'purpose' in args && args.purpose === 'engine-move' && args.source
  const tile = ('tile' in args && args.tile) || source
  if (tile && view.tiles[tile]?.hexes.length)
    named.push({ text: tileName(catalogue, view, tile), surface: `tile:${tile}` })
  return named.filter((thing): thing is NamedThing => !!thing.surface)
}

/** Return the surface of a ship. A ship that has left the board has the surface of its card. */
function surfaceOf(ship: string, view: View): Surface | null {
  if (view.ships[ship]) return `ship:${ship}`
  const card = cardOfShip(view, ship)
  return view.ship_cards[card] ? `card:${card}` : null
}

function ownerOf({ text: { args } }: ToldLine, view: View): string | null {
  if ('ship_card' in args && args.ship_card) return view.ship_cards[args.ship_card]?.seat ?? null
  const ship = 'ship' in args ? args.ship : 'attacker' in args ? args.attacker : null
  return (ship && view.ship_cards[cardOfShip(view, ship)]?.seat) || null
}
