// What a happening changes in the picture, so that the table moves with the story and not ahead of it.
// No rules: only the numbers and places that the happening itself carries.
import type { Happening, Ship, View } from '../../../protocol/core'

/** `then` is the view in which all of this story will end. */
type Change = (view: View, h: Happening, then: View) => View

const str = (value: unknown) => (typeof value === 'string' ? value : '')
const num = (value: unknown) => (typeof value === 'number' ? value : null)
const hexList = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((v) => typeof v === 'string') ? (value as string[]) : null

function ship(view: View, id: string, change: Partial<Ship>): View {
  const old = view.ships[id]
  return old ? { ...view, ships: { ...view.ships, [id]: { ...old, ...change } } } : view
}

function without<T>(record: Record<string, T>, id: string): Record<string, T> {
  const { [id]: _, ...rest } = record
  return rest
}

const CHANGES: Record<string, Change> = {
  moved: (view, h) => {
    const to = hexList(h.to) ?? (typeof h.to === 'string' ? [h.to] : null)
    const old = view.ships[str(h.ship)]
    return to && old && to.length === old.hexes.length ? ship(view, str(h.ship), { hexes: to }) : view
  },
  launched: (view, h, then) => {
    const ships = { ...view.ships }
    for (const [id, hexes] of Object.entries((h.ships ?? {}) as Record<string, unknown>)) {
      const list = hexList(hexes)
      if (!list || ships[id]) continue
      const { shields, hull_damage } = then.ships[id] ?? { shields: 0, hull_damage: 0 }
      ships[id] = { card: str(h.ship_card), hexes: list, shields, hull_damage }
    }
    return { ...view, ships }
  },
  damage: (view, h) => {
    const now = (h.now ?? {}) as { shields?: number; hull_damage?: number }
    const old = view.ships[str(h.ship)]
    return old
      ? ship(view, str(h.ship), {
          shields: now.shields ?? old.shields,
          hull_damage: now.hull_damage ?? old.hull_damage,
        })
      : view
  },
  shields: (view, h) => (num(h.now) === null ? view : ship(view, str(h.ship), { shields: num(h.now)! })),
  repaired: (view, h) => (num(h.now) === null ? view : ship(view, str(h.ship), { hull_damage: num(h.now)! })),
  points: (view, h) => {
    const team = view.teams[str(h.team)]
    return team && num(h.now) !== null
      ? { ...view, teams: { ...view.teams, [str(h.team)]: { ...team, victory_points: num(h.now)! } } }
      : view
  },
  escaped: (view, h) => ({ ...view, ships: without(view.ships, str(h.ship)) }),
  destroyed: (view, h) => ({ ...view, ships: without(view.ships, str(h.ship)) }),
  tile: (view, h) => {
    const old = view.tiles[str(h.tile)]
    return old && str(h.tile_kind)
      ? { ...view, tiles: { ...view.tiles, [str(h.tile)]: { ...old, kind: str(h.tile_kind) } } }
      : view
  },
  asteroid: (view, h) => {
    const old = view.tiles[str(h.tile)]
    const hexes = hexList(h.hexes)
    return old && hexes ? { ...view, tiles: { ...view.tiles, [str(h.tile)]: { ...old, hexes } } } : view
  },
  energy: (view, h) => {
    const team = view.teams[str(h.team)]
    return team && num(h.now) !== null
      ? { ...view, teams: { ...view.teams, [str(h.team)]: { ...team, energy: num(h.now)! } } }
      : view
  },
  turn: (view, h) => ({ ...view, turn: str(h.seat) || view.turn, round: num(h.round) ?? view.round }),
  phase: (view, h) => ({ ...view, phase: str(h.phase) || view.phase }),
}

export function onStage(view: View, happening: Happening, then: View): View {
  return CHANGES[happening.kind]?.(view, happening, then) ?? view
}
