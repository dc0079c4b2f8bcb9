// The log as it is read: turn by turn, filtered, with the names in it apart.
import type { Line } from '../game/game'
import type { Surface } from '../state/decide'

/** The lines of one turn, or of what went before the first. */
export interface Turn {
  /** Tells turns apart, and stays the same while lines come: the number of its first line. */
  key: number
  round: number
  seat: string | null
  lines: Line[]
}

/** All lines that some of the views have; each view has the newest of its time. */
export function wholeLog<L extends { n: number }>(views: readonly { log: readonly L[] }[]): L[] {
  return [...new Map(views.flatMap(({ log }) => log.map((line) => [line.n, line] as const))).values()]
}

/** A line that heads a turn is told by the heading over it. The first turn is what it was `before` its first lines were dropped. */
export function turnsOf(lines: readonly Line[], before: readonly Turn[] = []): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (!last || line.heads || line.round !== last.round) {
      const was = last || line.heads ? undefined : before.filter(({ key }) => key <= line.n).at(-1)
      const head = was?.round === line.round ? was : { key: line.n, seat: line.heads ? line.seat : null }
      turns.push({ key: head.key, round: line.round, seat: head.seat, lines: [] })
    }
    if (!line.heads) turns.at(-1)!.lines.push(line)
  }
  return turns
}

export function turnTitle(round: number, player: string | null): string {
  const when = round ? `Round ${round}` : 'Setup'
  return player ? `${when} · ${player}` : when
}

/** What is read: all, what is about one topic, or what one seat has done. */
export type Filter = '' | `topic:${string}` | `seat:${string}`

export function passes(line: Line, filter: Filter): boolean {
  return !filter || filter === `topic:${line.topic}` || filter === `seat:${line.seat}`
}

export interface Part {
  text: string
  surface?: Surface
  /** What stands right before and behind a name, such as brackets or a colon, and stays with it. */
  marks?: [string, string]
}

/** A line in parts, the names of things on the table apart, wherever they stand; long names first. */
export function partsOf({ label, names = [] }: Line): Part[] {
  let parts: Part[] = [{ text: label }]
  for (const name of [...names].sort((a, b) => b.text.length - a.text.length))
    parts = parts.flatMap((part) => (part.surface ? part : cut(part.text, name)))
  return parts
}

function cut(whole: string, name: { text: string; surface: Surface }): Part[] {
  if (!name.text || !whole.includes(name.text)) return [{ text: whole }]
  const [before, behind] = split(whole, name.text)
  const [opening] = /\(?$/.exec(before)!
  const [closing] = /^[.,:;!?)]*/.exec(behind)!
  const parts: Part[] = [
    { text: before.slice(0, before.length - opening.length) },
    { ...name, marks: [opening, closing] },
    ...cut(behind.slice(closing.length), name),
  ]
  return parts.filter(({ text }) => text)
}

function split(whole: string, part: string): [string, string] {
  const at = whole.indexOf(part)
  return [whole.slice(0, at), whole.slice(at + part.length)]
}
