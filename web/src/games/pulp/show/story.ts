// The log for a player: repeated lines are merged, and names link to things on the table.
import type { Surface } from '../../../match/state/decide'
import type { Line } from '../../../match/game/game'
import type { Happening, ToldLine, View } from '../../../protocol/pulp'
import { kindOf, nameOf } from '../catalogue'
import { idsOnTable } from '../choosing'
import { edition } from '../edition.svelte'
import { sentences } from '../sentences'
import { say } from '../texts'

/** The topics by which a reader can filter the log. */
const TOPICS = ['encounters', 'searches', 'dice'] as const

/** Return the names of the topics. */
export const topics = () => Object.fromEntries(TOPICS.map((topic) => [topic, say(`log-topic-${topic}`)]))

const KINDS: Record<(typeof TOPICS)[number], readonly Happening['kind'][]> = {
  encounters: ['line', 'ordered', 'meets', 'engaged', 'evaded', 'bonus', 'upright'],
  searches: ['planet', 'searching', 'declined', 'drawn', 'found', 'taken', 'extra', 'cubes'],
  dice: ['dice', 'die-used', 'borrowed', 'used', 'understood', 'swapped'],
}
const TOPIC: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic])),
)

/** The happenings that a reader can replay. */
const SHOWN: ReadonlySet<string> = new Set<Happening['kind']>(['drawn', 'evaded', 'found', 'understood', 'borrowed'])

export function story(log: readonly ToldLine[], view: View): Line[] {
  const { line: sentenceOf } = sentences(view)
  const lines: Line[] = []
  let times = 0
  log.forEach((line, i) => {
    const before = log[i - 1]
    const sentence = sentenceOf(line)
    const same = !!before && before.round === line.round && sentenceOf(before) === sentence
    times = same ? times + 1 : 1
    if (same) lines.pop()
    const label = times > 1 ? say('log-repeated', { sentence, times }) : sentence
    const { n, round, seat, text } = line
    const names = namesIn(line, sentence, view)
    const canReplay = SHOWN.has(text.key)
    const startsTurn = text.key === 'round'
    lines.push({ n, round, seat, label, names, topic: TOPIC[text.key], canReplay, startsTurn })
  })
  return lines
}

const SURFACES: Readonly<Record<string, string>> = {
  planets: 'planet',
  weapons: 'weapon',
  dice: 'die',
  aliens: 'alien',
}

/** Return the words of an argument: a string, a list, or the keys of a record. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string')
  return value && typeof value === 'object' ? Object.keys(value) : []
}

/** Return the things on the table that are named in a line. */
function namesIn({ text }: ToldLine, sentence: string, view: View): { text: string; surface: Surface }[] {
  const here = idsOnTable(view)
  const ids = new Set(Object.values(text.args).flatMap(wordsIn))
  return [...ids].flatMap((id) => {
    const kind = kindOf(edition.catalogue, id)
    const name = nameOf(edition.catalogue, id)
    if (!kind || !here.has(id) || !sentence.includes(name)) return []
    return [{ text: name, surface: `${SURFACES[kind] ?? 'card'}:${id}` }]
  })
}
