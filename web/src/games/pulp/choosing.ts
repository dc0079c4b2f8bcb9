// The surfaces of options on the table, and the differences between options.
import { isQuiet, type Surface } from '../../match/state/decide'
import type { OptionView, Ref, View } from '../../protocol/pulp'
import { nameOf } from './catalogue'
import { edition } from './edition.svelte'
import { wordFor } from './words'

/** The fields of `ref` that name things, with the prefix of their surfaces. */
const THINGS: readonly (readonly [field: keyof Ref, surface: string])[] = [
  ['die', 'die'],
  ['weapon', 'weapon'],
  ['planet', 'planet'],
  ['exploration', 'card'],
  ['ship', 'card'],
  ['crew', 'card'],
  ['card', 'card'],
  ['influence', 'card'],
]

/** Return a field of an option's reference if it is a string. */
export function refText({ ref }: OptionView, field: keyof Ref): string | null {
  const value = ref[field]
  return typeof value === 'string' ? value : null
}

/** Return the id of the card, die or Planet to which an option refers. */
export function thingOf(option: OptionView): string | null {
  for (const [field] of [...THINGS, ['captain'] as const]) {
    const id = refText(option, field)
    if (id) return id
  }
  return null
}

/** The questions about how to do one thing. Their buttons give more information than a place on the table could. */
const WAYS: ReadonlySet<string> = new Set(['engage', 'part', 'turn', 'value', 'split', 'cube', 'look'])

/** The option not to search. It has no surface, because players would not look for it on the Planet. */
export const DECLINE = 'decline'

/** Return the surfaces of an option: `card:gate-wardens`, `die:engineer`, `weapon:sunsplitter`, `planet:ghar`,
 * `ability:combat`. */
export function surfaces(option: OptionView, view: View | null, { kind }: { kind: string }): Surface[] {
  if ((WAYS.has(kind) && !isQuiet(option)) || option.id === DECLINE) return []
  for (const [field, surface] of THINGS) {
    const id = refText(option, field)
    if (id) return view && idsOnTable(view).has(id) ? [`${surface}:${id}`] : []
  }
  const ability = refText(option, 'ability')
  return ability ? [`ability:${ability}`] : []
}

/** Return the ids of all things with a surface on the table. */
export function idsOnTable(view: View): Set<string> {
  const things = [view.line, view.dice, view.weapons, view.aliens, view.exploration, view.crew]
  const ids = things.flatMap((group: readonly { id: string }[]) => group.map(({ id }) => id))
  const alone = [view.planet, view.location, view.ship?.id ?? null].filter((id) => id !== null)
  const influence = (view.viewer === 'traitor' && view.traitor?.hand) || []
  return new Set([...ids, ...alone, ...view.planets, ...view.hand, ...influence])
}

/** Return the text that distinguishes an option from others with the same label. */
export function difference(option: OptionView): string {
  const id = thingOf(option)
  if (id) return nameOf(edition.catalogue, id)
  const word = refText(option, 'ability') ?? refText(option, 'color')
  return word ? wordFor(word) : ''
}

/** Return the surfaces that a player can point out to a teammate. */
export function pointableThings(view: View): Surface[] {
  return [
    ...view.line.map(({ id }) => `card:${id}`),
    ...view.planets.map((id) => `planet:${id}`),
    ...view.dice.map(({ id }) => `die:${id}`),
    ...view.weapons.map(({ id }) => `weapon:${id}`),
  ]
}

export const thingName = (thing: Surface) => nameOf(edition.catalogue, thing.slice(thing.indexOf(':') + 1))
