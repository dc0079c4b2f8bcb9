// The change that each happening makes to the table, so that the table keeps pace with the animation. It applies no
// rules, only the numbers and positions in the happening.
import type { Happening, LineCardView, View } from '../../../protocol/pulp'

/** A happening of one kind. */
export type HappeningOfKind<K extends Happening['kind']> = Extract<Happening, { kind: K }>

/** The changes by kind of happening; `then` is the view at the end of the animation. */
export type Changes = { [K in Happening['kind']]?: (view: View, happening: HappeningOfKind<K>, then: View) => View }

const addCounts = (counts: Record<string, number>, added: Record<string, number>, sign: 1 | -1) =>
  Object.fromEntries(
    [...new Set([...Object.keys(counts), ...Object.keys(added)])].map((key) => [
      key,
      Math.max(0, (counts[key] ?? 0) + sign * (added[key] ?? 0)),
    ]),
  )

function changePoints(view: View, change: Record<string, number>, sign: 1 | -1): View {
  const abilities = Object.fromEntries(
    Object.entries(view.abilities).map(([ability, { value, top }]) => {
      const next = value + sign * (change[ability] ?? 0)
      return [ability, { top, value: Math.min(top, Math.max(0, next)) }]
    }),
  )
  return { ...view, abilities }
}

const updateCard = (view: View, card: string, change: Partial<LineCardView>): View => ({
  ...view,
  line: view.line.map((entry) => (entry.id === card ? { ...entry, ...change } : entry)),
})

/** Return the line as it is first laid: the cards of the final view, all of them waiting. */
function initialLine(then: View, cards: readonly string[]): LineCardView[] {
  return cards.flatMap((id) => {
    const known = then.line.find((card) => card.id === id)
    return known ? [{ ...known, status: 'waiting' as const }] : []
  })
}

const countColors = (cubes: readonly string[]) =>
  cubes.reduce<Record<string, number>>((counts, color) => ({ ...counts, [color]: (counts[color] ?? 0) + 1 }), {})

const CHANGES = {
  captain: (view, { captain, abilities }) => ({
    ...view,
    captain,
    abilities: Object.fromEntries(Object.entries(abilities).map(([ability, n]) => [ability, { value: n, top: n }])),
  }),
  dice: (view, { dice }) => ({
    ...view,
    dice: view.dice.map((die) => ({ ...die, value: dice[die.id] ?? die.value })),
  }),
  'die-used': (view, { die, value }) => ({
    ...view,
    dice: view.dice.map((entry) => (entry.id === die ? { ...entry, value, used: true } : entry)),
  }),
  round: (view, { round }) => ({ ...view, round, line: [], planet: null, search: null, phase: 'encounter' }),
  planets: (view, { planets }) => ({ ...view, planets }),
  planet: (view, { card }) => ({ ...view, planet: card, planets: view.planets.filter((id) => id !== card) }),
  line: (view, { line, sector, cubes, location }, then) => ({
    ...view,
    sector,
    location,
    location_ability: then.location === location ? then.location_ability : view.location_ability,
    aliens: then.aliens,
    bag: view.bag && addCounts(view.bag, cubes, 1),
    line: initialLine(then, line),
  }),
  ordered: (view, { line }, then) => ({
    ...view,
    line: line.flatMap((id) => view.line.find((card) => card.id === id) ?? initialLine(then, [id])),
  }),
  meets: (view, { card }) => updateCard(view, card, { status: 'current' }),
  engaged: (view, { card, points: paid }) => changePoints(updateCard(view, card, { status: 'engaged' }), paid, -1),
  // the happening `points` has already subtracted its point
  evaded: (view, { card }) => updateCard(view, card, { status: 'evaded' }),
  points: (view, { points: gained }) => changePoints(view, gained, 1),
  searching: (view) => ({ ...view, phase: 'search' }),
  drawn: (view, { cubes }) => ({ ...view, bag: view.bag && addCounts(view.bag, countColors(cubes), -1) }),
  found: (view, { weapon, by, left }, then) => {
    const known = by === 'hero' ? then.weapons.find(({ id }) => id === weapon) : undefined
    return { ...view, weapon_pile: left, weapons: known ? [...view.weapons, known] : view.weapons }
  },
} satisfies Changes

export function applyHappening<K extends Happening['kind']>(
  view: View,
  happening: HappeningOfKind<K> & { kind: K },
  then: View,
): View {
  const changes: Changes = CHANGES
  return changes[happening.kind]?.(view, happening, then) ?? view
}

/** Return the view before the first happening. */
export function opening(then: View): View {
  return { ...then, round: 0, phase: 'setup', line: [], planet: null, location: null, search: null, weapons: [] }
}
