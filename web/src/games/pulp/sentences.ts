// The sentences of Pulp Invasion. Cards and dice appear with their printed names.
import { keepSentences, sentencesFrom, type Vocabulary } from '../../match/game/sentences'
import { idToWords, textsOf, upperFirst, Written, type Args, type Say, type Texts } from '../../ui/texts/texts'
import type { Catalogue, View } from '../../protocol/pulp'
import { faceText, kindOf } from './catalogue'
import { edition } from './edition.svelte'
import { locale } from './locale'

export const sentences = keepSentences(
  (view: View) => ({ texts: textsOf(locale), catalogue: edition.catalogue, names: namesIn(view) }),
  (vocabulary) => sentencesFrom(sayWith(vocabulary), ({ text }) => text.args),
)

/** Sentences have an upper-case letter at their beginning, even if the name of a place is there. */
function sayWith({ texts, catalogue, names }: Vocabulary<Catalogue>): Say {
  const nameOf = (id: string) => nameIn(catalogue, texts, id)
  return (group, key, args) => {
    if (group === 'result') return texts.say(group, key, resultArgs(texts, key, args), (id) => names[id] ?? id)
    const own = OWN_ARGS[`${group}-${key}`]
    return upperFirst(texts.say(group, key, own ? { ...args, ...own(catalogue, args) } : args, nameOf))
  }
}

/** Return the names of seats and teams, which are the names of their players. */
function namesIn({ seats, teams }: Pick<View, 'seats' | 'teams'>): Record<string, string> {
  const people = Object.fromEntries(Object.entries(seats).map(([id, { player }]) => [id, player ?? id]))
  const sides = Object.entries(teams).map(([id, { seats }]) => [id, people[seats[0]!]!])
  return { ...people, ...Object.fromEntries(sides) }
}

/** Return the arguments of a result with the count of Super Weapons and, with a Traitor, the reason for the count. */
function resultArgs(texts: Texts, reason: string, args: Args): Args {
  const tally = new Written(texts.say('result', 'tally', args))
  if (reason !== 'majority') return { ...args, tally }
  const [hero = 0, traitor = 0, total = 0] = ['found', 'his', 'weapons'].map((name) => Number(args[name]))
  const why = 2 * traitor > total ? 'overtaken' : hero + traitor === total ? 'weapons' : 'time'
  return { ...args, tally, why, tie: hero === traitor }
}

/** Return the name of a card, a die, an Ability, a colour or a place. */
function nameIn(catalogue: Catalogue, texts: Texts, text: string): string {
  const [id = '', part = ''] = text.split(':')
  if (id === 'alignment' && part in catalogue.alignments) {
    return texts.format('word-alignment', { name: new Written(catalogue.alignments[part]!.name) })
  }
  const kind = kindOf(catalogue, id)
  if (kind) return catalogue[kind][id]!.name
  const word = `word-${text || 'setup'}`
  return texts.has(word) ? texts.format(word, {}) : upperFirst(idToWords(text || 'setup').toLowerCase())
}

type OwnArgs = (catalogue: Catalogue, args: Args) => Args

/** Return a mapping of numbers among the arguments. */
const numbersOf = (value: unknown) => (value ?? {}) as Record<string, number>

const face: OwnArgs = (catalogue, { die, face }) => ({
  text: new Written(faceText(catalogue, String(die), Number(face))),
})

const side: OwnArgs = (catalogue, { influence, card, side }) => {
  const sides = catalogue.influence[String(influence || card)]
  return { text: new Written((side === 'upright' ? sides?.upright : sides?.turned)?.text ?? '') }
}

const alignment: OwnArgs = (catalogue, { alignment }) => {
  const { name = '', text = '' } = catalogue.alignments[String(alignment)] ?? {}
  return { name: new Written(name), text: new Written(text) }
}

const payment: OwnArgs = (_, { points, crew }) => ({ paid: { ...numbersOf(points), ...numbersOf(crew) } })

/** Return the gained and the lost points by Ability. */
const changes: OwnArgs = (_, { points }) => {
  const entries = Object.entries(numbersOf(points))
  return {
    gained: Object.fromEntries(entries.filter(([, n]) => n > 0)),
    lost: Object.fromEntries(entries.flatMap(([ability, n]) => (n < 0 ? [[ability, -n]] : []))),
  }
}

/** Return whether a used die was turned. It stays if its value is 1, or if it may be used again. */
const turning: OwnArgs = (_, { value, face }) => ({ turns: value !== face })

/** Return the cause that forces the choice at a card, unless it is the card itself. */
const cause: OwnArgs = (_, { by, card }) => ({ cause: by === card ? null : by })

/** Return the colours of needed cubes if they are alternatives, because a green cube could count as several of
 * them. */
const alternatives: OwnArgs = (_, { cubes, n }) => {
  const needed = numbersOf(cubes)
  const total = Object.values(needed).reduce((sum, count) => sum + count, 0)
  return { colors: total === n ? null : Object.keys(needed) }
}

/** The arguments that only sentences need, by message: printed texts, and comparisons. */
const OWN_ARGS: Readonly<Record<string, OwnArgs>> = {
  'happening-die-used': turning,
  'happening-engaged': payment,
  'happening-influence': side,
  'happening-points': changes,
  'happening-revealed': alignment,
  'option-alignment': alignment,
  'option-die': face,
  'option-influence': side,
  'option-pay': payment,
  'withheld-must-engage': cause,
  'withheld-must-engage-unpaid': cause,
  'withheld-must-evade': cause,
  'withheld-not-understood': alternatives,
}
