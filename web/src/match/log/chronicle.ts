// Prepares the log for reading: grouped by turns, filtered, and with names as separate parts.
import type { Line } from '../game/game'
import { roundText } from '../game/phrases'
import type { Surface } from '../state/decide'

/** The lines of one turn, or the lines before the first turn. */
export interface Turn {
  /** The number of the first line. It identifies the turn and stays the same when lines are added. */
  key: number
  round: number
  seat: string | null
  lines: Line[]
}

/** Return all lines that any of the views contains. Each view has only the newest lines of its time. */
export function mergeLogs<L extends { n: number }>(views: readonly { log: readonly L[] }[]): L[] {
  return [...new Map(views.flatMap(({ log }) => log.map((line) => [line.n, line] as const))).values()]
}

/** Return the lines grouped by turns. A line that starts a turn becomes its heading. The first turn keeps its heading
 * from `earlierTurns`, which were grouped while its first lines still existed. */
export function groupByTurn(lines: readonly Line[], earlierTurns: readonly Turn[] = []): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (!last || line.startsTurn || line.round !== last.round) {
      const previous = last || line.startsTurn ? undefined : earlierTurns.filter(({ key }) => key <= line.n).at(-1)
      const head = previous?.round === line.round ? previous : { key: line.n, seat: line.startsTurn ? line.seat : null }
      turns.push({ key: head.key, round: line.round, seat: head.seat, lines: [] })
    }
    if (!line.startsTurn) turns.at(-1)!.lines.push(line)
  }
  return turns
}

export function turnTitle(round: number, player: string | null): string {
  const title = roundText(round)
  return player ? `${title} · ${player}` : title
}

/** The lines to show: all lines, those on one topic, or those of one seat. */
export type Filter = '' | `topic:${string}` | `seat:${string}`

export function passesFilter(line: Line, filter: Filter): boolean {
  return !filter || filter === `topic:${line.topic}` || filter === `seat:${line.seat}`
}

export interface Part {
  text: string
  surface?: Surface
  /** The punctuation directly before and after a name, such as brackets or a colon, which stays with the name. */
  marks?: [string, string]
}

/** Return the parts of a line, with each name of a thing on the table as a separate part. Long names are matched
 * first. */
export function splitLine({ label, names = [] }: Line): Part[] {
  let parts: Part[] = [{ text: label }]
  for (const name of [...names].sort((a, b) => b.text.length - a.text.length))
    parts = parts.flatMap((part) => (part.surface ? part : splitAtName(part.text, name)))
  return parts
}

function splitAtName(text: string, name: { text: string; surface: Surface }): Part[] {
  if (!name.text || !text.includes(name.text)) return [{ text: text }]
  const [before, behind] = splitOnce(text, name.text)
  const [opening] = /\(?$/.exec(before)!
  const [closing] = /^[.,:;!?)]*/.exec(behind)!
  const parts: Part[] = [
    { text: before.slice(0, before.length - opening.length) },
    { ...name, marks: [opening, closing] },
    ...splitAtName(behind.slice(closing.length), name),
  ]
  return parts.filter(({ text }) => text)
}

function splitOnce(text: string, part: string): [string, string] {
  const index = text.indexOf(part)
  return [text.slice(0, index), text.slice(index + part.length)]
}
