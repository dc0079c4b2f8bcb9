// What stands on the board for an option: spaces, ships, tiles, cards and seats.
import type { DecisionView, OptionView, View } from '../../../protocol/galaxies'
import type { Chooser } from '../../../play/chooser.svelte'
import { space, type Choices, type Surface } from '../../../play/decide'
import { cardName, shipName, tacticInfo, tileName } from '../catalogue'
import { edition } from '../edition.svelte'
import { chartName } from './hex'

/** The ship card that an option is about. */
export function cardOf(view: View, { ref }: OptionView): string | undefined {
  return (ref.ship && view.ships[ref.ship]?.card) || ref.ship_card
}

/** Whether it stands for a tactic card that lies nowhere on the table, and so is shown whole. */
export function isFace(option: OptionView): boolean {
  return option.text.key === 'card' && !!tacticInfo(edition.catalogue, option.ref.card) && !option.ref.handle
}

/** What is printed on the card that an option plays, or that is chosen among others. */
export function printedOn({ text, ref }: OptionView): string {
  const card = text.key === 'play' || text.key === 'card' ? tacticInfo(edition.catalogue, ref.card) : undefined
  const weapon = card?.weapon
  const stats = weapon ? [`Range ${weapon.range}, strength ${weapon.strength}, attacks ${weapon.attacks}.`] : []
  return [...stats, ...(card?.powers ?? []).map((power) => power.text)].join(' ')
}

/** Whether it is offered with the hand: in one's turn cards can be discarded for energy before any answer. */
export const isAside = ({ text }: OptionView) => text.key === 'discard-for-energy'

/**
 * The spaces by which a player would point at this option: the space that a move enters, both spaces of a medium ship
 * that is placed, the centre of a large one, the spaces that a tile would newly cover.
 */
export function hexKeys(option: OptionView, view: View | null, kind = ''): string[] {
  const { hex, hexes, tile, ship } = option.ref
  if (hexes?.length === 2 && kind !== 'move') return hexes
  if (hex) return [hex]
  if (!hexes?.length) return []
  if (hexes.length <= 2) return hexes
  const standing = (tile && view?.tiles[tile]?.hexes) || (ship && view?.ships[ship]?.hexes) || []
  const entered = hexes.filter((h) => !standing.includes(h))
  return standing.length && entered.length ? entered : hexes.slice(0, 1)
}

/**
 * `space:3,-1`, `ship:tes-kio-1`, `card:tes-kio`, `hand:h7`, `tile:t1`, `seat:isn-1`. `deep`: a space has been chosen
 * already, so every further space of the footprint tells options apart.
 */
export function surfaces(option: OptionView, view: View | null, { kind }: DecisionView, deep: boolean): Surface[] {
  const { ship, ship_card, handle, tile, seat } = option.ref
  const hexes = deep
    ? [...new Set([...hexKeys(option, view, kind), ...(option.ref.hexes ?? [])])]
    : hexKeys(option, view, kind)
  const things = hexes.map(space)
  if (ship) things.push(`ship:${ship}`)
  if (ship_card) things.push(`card:${ship_card}`)
  if (handle) things.push(`hand:${handle}`)
  if (tile) things.push(`tile:${tile}`)
  if (seat) things.push(`seat:${seat}`)
  return things
}

/** The options that a ship on the board stands for: its own, and those of its card. */
export function atShip(choices: Choices<OptionView>, view: View, ship: string): OptionView[] {
  const own = choices.surfaces.get(`ship:${ship}`) ?? []
  const card = view.ships[ship]?.card
  const ofCard = (card && choices.surfaces.get(`card:${card}`)) || []
  return [...new Set([...own, ...ofCard])]
}

const WINDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** What tells an option from others with the same label. */
export function difference({ ref }: OptionView, view: View | null): string {
  if (ref.direction !== undefined && ref.tile) return WINDS[ref.direction] ?? String(ref.direction)
  if (ref.hexes?.length) return ref.hexes.map(chartName).join(' and ')
  const id = ref.ship || ref.ship_card || ref.card || ref.seat || ref.weapon || ref.tile
  return id ? nameOf(view, id) : ''
}

function nameOf(view: View | null, id: string): string {
  if (view?.ships[id]) return shipName(edition.catalogue, view, id)
  if (view?.tiles[id]) return tileName(edition.catalogue, view, id)
  return view?.seats[id]?.player ?? cardName(edition.catalogue, id)
}

/** The spaces that a way enters; other picks on it are no spaces. */
const spacesOn = (way: readonly string[]) => way.filter((pick) => pick.includes(','))

/** The ship card that is being launched, and the spaces chosen for its ships so far. */
export function launching(decision: DecisionView | null): { card: string; hexes: string[] } | null {
  const { placed, ship_card: card } = decision?.text.args ?? {}
  return typeof placed === 'string' && placed && typeof card === 'string' ? { card, hexes: placed.split(' ') } : null
}

/** Whether dice wait where the option leads. */
export const isRisky = ({ details }: OptionView) => !!details?.some(({ risk }) => risk)

/** Spaces to which dice come on the next space of the way, be it the last one or not. */
export function riskySpaces(options: readonly OptionView[], paths: ReadonlyMap<string, string[]>): Set<string> {
  const risky = options.filter(isRisky)
  const first = new Set(risky.map(({ id }) => id))
  const far = [...paths].filter(([, way]) => first.has(way[0]!)).map(([hex]) => hex)
  return new Set([...risky.flatMap(({ ref }) => ref.hex ?? []), ...far])
}

/** The spaces to outline as a preview of an option. */
export function ghost(option: OptionView): string[] {
  return option.ref.hexes?.length ? option.ref.hexes : option.ref.hex ? [option.ref.hex] : []
}

/** The spaces to outline for what the pointer is on, or what waits for a second tap. */
export function preview({ armed, over, trail }: Chooser<OptionView>): string[] {
  if (armed) return armed.option ? ghost(armed.option) : spacesOn(armed.way)
  return over ? ghost(over) : spacesOn(trail)
}

/** A click on a ship, which stands for itself and for its card. */
export function chooseShip(chooser: Chooser<OptionView>, view: View, ship: string): void {
  const here = chooser.choices ? atShip(chooser.choices, view, ship) : []
  const own = `ship:${ship}`
  if (here.length) chooser.pointAt(chooser.choices!.surfaces.has(own) ? own : `card:${view.ships[ship]?.card}`, here)
}

/** What the keyboard's cursor stands on, and what Enter would do there. */
export function cursorText(chooser: Chooser<OptionView>, view: View, hex: string): string {
  const on = (hexes: string[]) => hexes.includes(hex)
  const ship = Object.keys(view.ships).find((id) => on(view.ships[id]!.hexes))
  const tile = Object.keys(view.tiles).find((id) => on(view.tiles[id]!.hexes))
  const here = [ship, tile].flatMap((id) => (id ? [nameOf(view, id)] : []))
  const options = chooser.choices?.surfaces.get(space(hex)) ?? []
  const way = chooser.choices?.paths.get(hex)
  const does =
    options.length > 1 ? `${options.length} options` : options[0] ? chooser.label(options[0]) : way ? wayLabel(way) : ''
  return [[chartName(hex), ...here].join(', '), does].filter(Boolean).join(': ')
}

export const wayLabel = (way: readonly string[]) => `Fly there: ${way.length} spaces`
