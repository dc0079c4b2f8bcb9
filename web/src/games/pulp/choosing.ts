// What stands on the table for an option, and what tells options apart.
import { isQuiet, type Surface } from '../../match/state/decide'
import type { OptionView, Ref, View } from '../../protocol/pulp'
import { nameOf } from './catalogue'
import { edition } from './edition.svelte'

/** Which field of `ref` names a thing, and how its surface begins. */
const THINGS: readonly (readonly [field: keyof Ref, surface: string])[] = [
  ['die', 'die'],
  ['weapon', 'weapon'],
  ['planet', 'planet'],
  ['exploration', 'card'],
  ['ship', 'card'],
  ['crew', 'card'],
  ['card', 'card'],
]

/** What a reference names, as text. */
export function named({ ref }: OptionView, field: keyof Ref): string | null {
  const value = ref[field]
  return typeof value === 'string' ? value : null
}

/** The card, die or Planet that an option is about. */
export function thingOf(option: OptionView): string | null {
  for (const [field] of [...THINGS, ['captain'] as const]) {
    const id = named(option, field)
    if (id) return id
  }
  return null
}

/** Questions whose answers are ways to do one thing: the buttons say more than a place on the table could. */
const WAYS: ReadonlySet<string> = new Set(['engage', 'part', 'turn', 'value', 'split', 'cube', 'look'])

/** Not to search: nobody would look for it on the Planet itself. */
export const DECLINE = 'decline'

/** `card:gate-wardens`, `die:engineer`, `weapon:sunsplitter`, `planet:ghar`, `ability:combat`. */
export function surfaces(option: OptionView, view: View | null, { kind }: { kind: string }): Surface[] {
  if ((WAYS.has(kind) && !isQuiet(option)) || option.id === DECLINE) return []
  for (const [field, surface] of THINGS) {
    const id = named(option, field)
    if (id) return view && onTable(view).has(id) ? [`${surface}:${id}`] : []
  }
  const ability = named(option, 'ability')
  return ability ? [`ability:${ability}`] : []
}

/** The ids of all that can be pointed at. */
export function onTable(view: View): Set<string> {
  const things = [view.line, view.dice, view.weapons, view.aliens, view.exploration, view.crew]
  const ids = things.flatMap((some: readonly { id: string }[]) => some.map(({ id }) => id))
  const alone = [view.planet, view.location, view.ship?.id ?? null].filter((id) => id !== null)
  return new Set([...ids, ...alone, ...view.planets, ...view.hand])
}

/** What tells an option from others with the same label. */
export function difference(option: OptionView): string {
  const id = thingOf(option)
  return id ? nameOf(edition.catalogue, id) : (named(option, 'ability') ?? named(option, 'color') ?? '')
}

/** What may be pointed out to a mate. */
export function things(view: View): Surface[] {
  return [
    ...view.line.map(({ id }) => `card:${id}`),
    ...view.planets.map((id) => `planet:${id}`),
    ...view.dice.map(({ id }) => `die:${id}`),
    ...view.weapons.map(({ id }) => `weapon:${id}`),
  ]
}

export const thingName = (thing: Surface) => nameOf(edition.catalogue, thing.slice(thing.indexOf(':') + 1))
