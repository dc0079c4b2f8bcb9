// The changes that a happening makes to the displayed view, so that the table keeps pace with the story. They apply
// no rules, only the numbers and positions in the happening.
import type { Happening, ShipView, View } from '../../../protocol/galaxies'

/** A happening of one kind. */
export type HappeningOfKind<K extends Happening['kind']> = Extract<Happening, { kind: K }>

/** The changes by kind of happening; `then` is the view at the end of the story. */
export type Changes = { [K in Happening['kind']]?: (view: View, happening: HappeningOfKind<K>, then: View) => View }

/** Change one entry of the view. A missing entry is not added. */
function updateEntry<P extends 'ships' | 'teams' | 'tiles'>(
  view: View,
  part: P,
  id: string,
  change: Partial<View[P][string]>,
): View {
  const old = view[part][id]
  return old ? { ...view, [part]: { ...view[part], [id]: { ...old, ...change } } } : view
}

function withoutEntry<T>(record: Record<string, T>, id: string): Record<string, T> {
  const { [id]: _, ...rest } = record
  return rest
}

const CHANGES = {
  moved: (view, { ship: id, to }) => updateEntry(view, 'ships', id, { hexes: to }),
  launched: (view, { ships, ship_card }, then) => {
    const placedShips = Object.entries(ships).map(([id, hexes]): [string, ShipView] => {
      const { shields, hull_damage } = then.ships[id] ?? { shields: 0, hull_damage: 0 }
      return [id, { card: ship_card, hexes, shields, hull_damage }]
    })
    return { ...view, ships: { ...Object.fromEntries(placedShips), ...view.ships } }
  },
  damage: (view, { ship: id, now }) => updateEntry(view, 'ships', id, now),
  shields: (view, { ship: id, now }) => updateEntry(view, 'ships', id, { shields: now }),
  repaired: (view, { ship: id, now }) => updateEntry(view, 'ships', id, { hull_damage: now }),
  points: (view, { team: id, now }) => updateEntry(view, 'teams', id, { victory_points: now }),
  escaped: (view, { ship: id }) => ({ ...view, ships: withoutEntry(view.ships, id) }),
  destroyed: (view, { ship: id }) => ({ ...view, ships: withoutEntry(view.ships, id) }),
  tile: (view, { tile: id, tile_kind }) => updateEntry(view, 'tiles', id, { kind: tile_kind }),
  asteroid: (view, { tile: id, hexes }) => updateEntry(view, 'tiles', id, { hexes }),
  energy: (view, { team: id, now }) => updateEntry(view, 'teams', id, { energy: now }),
  turn: (view, { seat, round }) => ({ ...view, turn: seat, round }),
  phase: (view, { phase }) => ({ ...view, phase }),
} satisfies Changes

export function applyHappening<K extends Happening['kind']>(
  view: View,
  happening: HappeningOfKind<K> & { kind: K },
  then: View,
): View {
  const changes: Changes = CHANGES
  return changes[happening.kind]?.(view, happening, then) ?? view
}

/** Return the battlefield before the story, without the ships launched in the story. */
export function opening(then: View, story: readonly Happening[]): View {
  const launched = new Set(
    story.flatMap((happening) => (happening.kind === 'launched' ? Object.keys(happening.ships) : [])),
  )
  const ships = Object.fromEntries(Object.entries(then.ships).filter(([id]) => !launched.has(id)))
  return { ...then, ships, phase: 'setup', round: 0, turn: null }
}
