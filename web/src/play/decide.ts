// From a decision to what can be clicked, and where. Pure, and blind to the rules: it reads nothing but `ref`.
import type { Decision, Option, View } from '../protocol/core'
import { chartName } from '../games/galaxies/board/hex'

/** A place on the table that stands for options: `hex:3,-1`, `ship:tes-kio-1`, `card:tes-kio`, `hand:h7`, `tile:t1`, `seat:isn-1`. */
export type Surface = string

export interface Choices {
  /** The options left after narrowing. */
  options: Option[]
  /** Where they can be clicked. */
  surfaces: Map<Surface, Option[]>
  /** Spaces that several picks in a row lead to. */
  paths: Map<string, string[]>
  /** The options to show as large buttons, quiet ones (pass, stop …) last. */
  buttons: Option[]
  /** How many options are spaces on the board. */
  spaces: number
}

const QUIET = /^(pass|stop|done|end|decline|no|none|skip|cancel|finish|discard)$|^end-|[-:](done|none)$/
const BUTTON_LIMIT = 24

export function isQuiet(option: Option): boolean {
  return QUIET.test(option.id)
}

/** Whether it stands for a tactic card that lies nowhere on the table, and so is shown whole. */
export function isFace(option: Option): boolean {
  return option.text.key === 'card' && !!option.ref.card && !option.ref.handle
}

/**
 * The spaces by which a player would point at this option: the space that a move enters, both spaces of a medium ship
 * that is placed, the centre of a large one, the spaces that a tile would newly cover.
 */
export function hexKeys(option: Option, view: View | null, kind = ''): string[] {
  const { hex, hexes, tile, ship } = option.ref
  if (hexes?.length === 2 && kind !== 'move') return hexes
  if (hex) return [hex]
  if (!hexes?.length) return []
  if (hexes.length <= 2) return hexes
  const standing = (tile && view?.tiles[tile]?.hexes) || (ship && view?.ships[ship]?.hexes) || []
  const entered = hexes.filter((h) => !standing.includes(h))
  return standing.length && entered.length ? entered : hexes.slice(0, 1)
}

/** `deep`: a space has been chosen already, so every further space of the footprint tells options apart. */
function surfacesOf(option: Option, view: View | null, kind: string, deep: boolean): Surface[] {
  const { ship, ship_card, handle, tile, seat } = option.ref
  const hexes = deep
    ? [...new Set([...hexKeys(option, view, kind), ...(option.ref.hexes ?? [])])]
    : hexKeys(option, view, kind)
  const found = hexes.map((hex) => `hex:${hex}`)
  if (ship) found.push(`ship:${ship}`)
  if (ship_card) found.push(`card:${ship_card}`)
  if (handle) found.push(`hand:${handle}`)
  if (tile) found.push(`tile:${tile}`)
  if (seat) found.push(`seat:${seat}`)
  return found
}

export function choices(decision: Decision, view: View | null, focus: readonly Surface[] = []): Choices {
  const deep = focus.some((key) => key.startsWith('hex:'))
  const keys = new Map(decision.options.map((option) => [option, surfacesOf(option, view, decision.kind, deep)]))
  const options = decision.options.filter((option) => focus.every((key) => keys.get(option)!.includes(key)))
  const surfaces = new Map<Surface, Option[]>()
  for (const option of options) {
    for (const key of keys.get(option)!) {
      if (!focus.includes(key)) surfaces.set(key, [...(surfaces.get(key) ?? []), option])
    }
  }
  dropCommon(surfaces, options, keys)
  const located = options.filter((option) => hexKeys(option, view, decision.kind).length > 0)
  const direct = new Set(located.flatMap((option) => hexKeys(option, view, decision.kind)))
  const paths = new Map(Object.entries(decision.paths ?? {}).filter(([hex]) => !direct.has(hex)))
  return {
    options,
    surfaces,
    paths: focus.length ? new Map() : paths,
    buttons: buttons(options, located, focus.length > 0),
    spaces: located.length,
  }
}

/** What all options share (the ship that moves, the card to be launched) does not tell them apart. */
function dropCommon(surfaces: Map<Surface, Option[]>, options: Option[], keys: Map<Option, Surface[]>): void {
  const pointing = options.filter((option) => keys.get(option)!.length > 0)
  if (pointing.length < 2) return
  for (const [key, here] of surfaces) {
    const alone = here.some((option) => keys.get(option)!.every((k) => k === key || !surfaces.has(k)))
    if (here.length === pointing.length && !alone) surfaces.delete(key)
  }
}

function buttons(options: Option[], located: Option[], focused: boolean): Option[] {
  const spaces = new Set(located)
  const few = focused || (options.length <= 4 && spaces.size < options.length)
  const shown = options.filter((option) => few || !spaces.has(option))
  return [...shown.filter((o) => !isQuiet(o)), ...shown.filter(isQuiet)].slice(0, BUTTON_LIMIT)
}

/** The options that a ship on the board stands for: its own, and those of its card. */
export function atShip(found: Choices, view: View, ship: string): Option[] {
  const own = found.surfaces.get(`ship:${ship}`) ?? []
  const card = view.ships[ship]?.card
  const ofCard = (card && found.surfaces.get(`card:${card}`)) || []
  return [...new Set([...own, ...ofCard])]
}

const WINDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** Labels that are the same for several options get what tells them apart. */
export function labels(decision: Decision, name: (id: string) => string): Map<string, string> {
  const count = new Map<string, number>()
  for (const { label } of decision.options) count.set(label, (count.get(label) ?? 0) + 1)
  return new Map(
    decision.options.map((option) => {
      const more = (count.get(option.label) ?? 0) > 1 ? difference(option, name) : ''
      return [option.id, more && !option.label.includes(more) ? `${option.label}: ${more}` : option.label]
    }),
  )
}

function difference({ ref }: Option, name: (id: string) => string): string {
  if (ref.direction !== undefined && ref.tile) return WINDS[ref.direction] ?? String(ref.direction)
  if (ref.hexes?.length) return ref.hexes.map(chartName).join(' and ')
  const id = ref.ship || ref.ship_card || ref.card || ref.seat || ref.weapon || ref.tile
  return id ? name(id) : ''
}

/** The ship card that is being launched, and the spaces chosen for its ships so far. */
export function launching(decision: Decision | null): { card: string; hexes: string[] } | null {
  const { placed, ship_card: card } = decision?.text.args ?? {}
  return typeof placed === 'string' && placed && typeof card === 'string' ? { card, hexes: placed.split(' ') } : null
}

/** The spaces to outline as a preview of an option. */
export function ghost(option: Option): string[] {
  return option.ref.hexes?.length ? option.ref.hexes : option.ref.hex ? [option.ref.hex] : []
}

export function canConfirm(decision: Decision, picked: readonly string[]): boolean {
  return picked.length >= decision.min && picked.length <= decision.max
}

/** One click answers: no confirmation step is needed. */
export function answersAtOnce(decision: Decision): boolean {
  return decision.min === 1 && decision.max === 1
}

export function toggle(decision: Decision, picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  if (decision.max === 1) return [id]
  return picked.length < decision.max ? [...picked, id] : [...picked]
}

/** The next pick of a planned path, if the decision that now stands offers it. */
export function nextStep(decision: Decision | null | undefined, path: readonly string[]): string | null {
  const pick = path[0]
  if (!decision || pick === undefined || decision.kind !== 'move') return null
  return decision.options.some((option) => option.id === pick) ? pick : null
}
