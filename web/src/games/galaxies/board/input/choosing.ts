// The surfaces of an option on the board: spaces, ships, tiles, cards and seats.
import type { DecisionView, OptionView, View } from '../../../../protocol/galaxies'
import type { Chooser } from '../../../../match/state/chooser.svelte'
import { isReaction, space, type Choices, type Surface } from '../../../../match/state/decide'
import { joinList } from '../../../../match/game/words'
import type { Sentences } from '../../../../match/game/sentences'
import { cardName, shipName, tacticInfo, tileName } from '../../catalogue'
import { edition } from '../../edition.svelte'
import { say } from '../../texts'
import { chartName } from '../hex'
import { flightSpaces } from '../effects/flights'
import { isShot, mannerOf } from './gestures'

/** Return the ship card to which an option refers. */
export function cardOf(view: View, { ref }: OptionView): string | undefined {
  return (ref.ship && view.ships[ref.ship]?.card) || ref.ship_card
}

/** Return whether an option represents a tactic card that is nowhere on the table, and so is shown in full. */
export function isShownAsCard(option: OptionView): boolean {
  return option.text.key === 'card' && !!tacticInfo(edition.catalogue, option.ref.card) && !option.ref.handle
}

/** Return the details of an option beyond its label: the text of the card that it plays, or the cost of its shots. */
export function detailText(option: OptionView): string {
  const { text, ref } = option
  if (isShot(option)) return ref.amount ? say('shot-cost', { n: ref.amount }) : ''
  const card = text.key === 'play' || text.key === 'card' ? tacticInfo(edition.catalogue, ref.card) : undefined
  const weapon = card?.weapon
  const stats = weapon
    ? [say('option-weapon', { range: weapon.range, strength: weapon.strength, attacks: weapon.attacks })]
    : []
  return [...stats, ...(card?.powers ?? []).map((power) => power.text)].join(' ')
}

/**
 * Return whether the fan shows the text of an option's card. In a reaction, the question shows it, too, because a
 * clock is running.
 */
export const isShownInFan = ({ ref }: OptionView, decision: DecisionView, view: View | null) =>
  !!ref.handle && !!view?.hand?.[ref.handle] && !isReaction(decision)

/** Return whether an option is shown with the hand: in their turn, players can discard cards for energy before any
 * answer. */
export const isShownWithHand = ({ text }: OptionView) => text.key === 'discard-for-energy'

/**
 * Return whether an option is shown only in its own place: with the hand, or, during a movement, at another ship
 * until that ship is clicked.
 */
export const isElsewhere = (option: OptionView, { kind }: DecisionView, near: boolean) =>
  isShownWithHand(option) ||
  option.text.key === 'discard-one' ||
  (kind === 'move' && !near && (isShot(option) || option.text.key === 'ship'))

/**
 * Return the spaces at which a player chooses an option. These are the space that a move enters, both spaces of a
 * medium ship, the centre of a large one, or a tile's new spaces.
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
 * Return the surfaces of an option, such as `space:3,-1`, `ship:tes-kio-1`, `card:tes-kio`, `hand:h7`, `tile:t1` and
 * `seat:isn-1`. With `deep`, a space is already chosen, so every other space of the footprint can distinguish
 * options.
 */
export function surfaces(option: OptionView, view: View | null, decision: DecisionView, deep: boolean): Surface[] {
  const { kind } = decision
  const { ship, ship_card, handle, tile, seat, target } = option.ref
  if (target) return [`ship:${target}`]
  if (option.text.key === 'discard-one') return []
  if (kind === 'move' && option.text.key === 'stop') return [] // a click on the ship does not mean "stop"
  if (kind === 'move' && mannerOf(option, decision)) return hexKeys(option, view, kind).map(space)
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

/** Return the options of a ship on the board: its own, and those of its card. */
export function optionsOfShip(choices: Choices<OptionView>, view: View, ship: string): OptionView[] {
  const own = choices.surfaces.get(`ship:${ship}`) ?? []
  const card = view.ships[ship]?.card
  const ofCard = (card && choices.surfaces.get(`card:${card}`)) || []
  return [...new Set([...own, ...ofCard])]
}

const WINDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** Return the text that distinguishes an option from others with the same label. */
export function distinguishingText({ ref }: OptionView, view: View | null): string {
  if (ref.direction !== undefined && ref.tile) return say(`board-wind-${WINDS[ref.direction]}`)
  if (ref.hexes?.length) return joinList(ref.hexes.map(chartName))
  const id = ref.ship || ref.ship_card || ref.card || ref.seat || ref.weapon || ref.tile
  return id ? nameOf(view, id) : ''
}

function nameOf(view: View | null, id: string): string {
  if (view?.ships[id]) return shipName(edition.catalogue, view, id)
  if (view?.tiles[id]) return tileName(edition.catalogue, view, id)
  return view?.seats[id]?.player ?? cardName(edition.catalogue, id)
}

/** Return the spaces that a path enters, without its other picks. */
const spacesOfPath = (path: readonly string[]) => path.filter((pick) => pick.includes(','))

/** Return the ship card of the launch in progress, and the spaces chosen for its ships so far. */
export function currentLaunch(decision: DecisionView | null): { card: string; hexes: string[] } | null {
  const { placed, ship_card: card } = decision?.text.args ?? {}
  return typeof placed === 'string' && placed && typeof card === 'string' ? { card, hexes: placed.split(' ') } : null
}

/** Return whether an option leads to a dice roll. */
export const isRisky = ({ details }: OptionView) => !!details?.some(({ risk }) => risk)

/** Return the spaces whose path begins with a dice roll, even if it continues after it. */
export function riskySpaces(options: readonly OptionView[], paths: ReadonlyMap<string, string[]>): Set<string> {
  const riskyOptions = options.filter(isRisky)
  const riskyIds = new Set(riskyOptions.map(({ id }) => id))
  const distant = [...paths].filter(([, path]) => riskyIds.has(path[0]!)).map(([hex]) => hex)
  return new Set([...riskyOptions.flatMap(({ ref }) => ref.hex ?? []), ...distant])
}

/** Return the spaces to outline as the preview of an option. */
export function outlinedSpaces(option: OptionView): string[] {
  return option.ref.hexes?.length ? option.ref.hexes : option.ref.hex ? [option.ref.hex] : []
}

/** Return the spaces to outline for the option under the pointer, or for the option that awaits a second tap. */
export function previewSpaces({ armed, over, trail }: Chooser<OptionView>): string[] {
  if (armed) return armed.option ? outlinedSpaces(armed.option) : spacesOfPath(armed.path)
  return over ? outlinedSpaces(over) : spacesOfPath(trail)
}

/** Handle a click on a ship, which counts for the ship and for its card. */
export function chooseShip(chooser: Chooser<OptionView>, view: View, ship: string): void {
  const here = chooser.choices ? optionsOfShip(chooser.choices, view, ship) : []
  const own = `ship:${ship}`
  if (here.length)
    chooser.applySurface(chooser.choices!.surfaces.has(own) ? own : `card:${view.ships[ship]?.card}`, here)
}

/** Return the owner of a seat's pieces from the viewer's point of view. */
export function ownerText(view: View, seat: string | undefined): string {
  if (!seat) return ''
  return say('board-owner', { own: seat === view.viewer, player: view.seats[seat]?.player ?? seat })
}

/** Return a description of the space under the keyboard cursor, and of the effect of Enter there. */
export function cursorText(chooser: Chooser<OptionView>, view: View, hex: string): string {
  const isHere = (hexes: string[]) => hexes.includes(hex)
  const ship = Object.keys(view.ships).find((id) => isHere(view.ships[id]!.hexes))
  const tile = Object.keys(view.tiles).find((id) => isHere(view.tiles[id]!.hexes))
  const here = [ship, tile].flatMap((id) => (id ? [nameOf(view, id)] : []))
  const options = chooser.choices?.surfaces.get(space(hex)) ?? []
  const path = chooser.choices?.paths.get(hex)
  const does =
    options.length > 1
      ? say('board-options', { n: options.length })
      : options[0]
        ? chooser.label(options[0])
        : path
          ? pathLabel(path)
          : ''
  return [[chartName(hex), ...here].join(', '), does].filter(Boolean).join(': ')
}

export const pathLabel = (path: readonly string[]) => say('board-path', { n: path.length })

/** Return the name of a shot among others: its weapon, its number of attacks if that differs, and its ships. */
export function shotName({ text, ref }: OptionView, view: View, among: readonly OptionView[]): string {
  const weapon = typeof text.args.weapon === 'string' ? text.args.weapon : ''
  if (text.key === 'volley') return say('shot-volley', { n: text.args.ships })
  const ship = hasManyShips(among) && ref.ship ? nameOf(view, ref.ship) : ''
  const ofShip = (shot: string) => (ship ? say('shot-of-ship', { ship, shot }) : shot)
  if (text.key === 'all-weapons') return ofShip(say('shot-all-weapons'))
  const hasSameWeapon = (option: OptionView) => option.ref.ship === ref.ship && option.ref.weapon === ref.weapon
  const isRepeated = among.some((option) => option.text.key === 'shots' && hasSameWeapon(option))
  const times = text.key === 'shots' ? String(text.args.attacks) : isRepeated ? '1' : ''
  return ofShip(`${weapon}${times && ` × ${times}`}`)
}

/** Return a short text on a shot for the menu at its target; empty for any other option. */
export function shotText(option: OptionView, among: readonly OptionView[], view: View | null): string {
  if (!view || !isShot(option) || !option.ref.target) return ''
  return say('shot-at', { shot: shotName(option, view, among), target: nameOf(view, option.ref.target) })
}

/** Return whether the shots belong to several ships. */
export const hasManyShips = (shots: readonly OptionView[]) => new Set(shots.map(({ ref }) => ref.ship)).size > 1

/** Return the best shots for each target if there are very many. Single shots are chosen at the target. */
export function bestShots({ kind, options }: DecisionView): OptionView[] | null {
  const shots = options.filter(isShot)
  if (kind !== 'shot' || shots.length <= MANY_SHOTS) return null
  const best = new Map<string, OptionView>()
  for (const shot of shots) {
    const before = best.get(shot.ref.target!)
    if (!before || shotRank(shot) > shotRank(before)) best.set(shot.ref.target!, shot)
  }
  return [...best.values()]
}
const MANY_SHOTS = 6

/** Return the rank of a shot: the more one answer does, the higher the rank. */
const shotRank = ({ text }: OptionView) => ['shot', 'shots', 'all-weapons', 'volley'].indexOf(text.key)

/** Return options in the order that all lists use. Shots that do the most come first. */
export function sortOptions(options: readonly OptionView[]): OptionView[] {
  const shots = options.filter(isShot).sort((a, b) => shotRank(b) - shotRank(a))
  return options.map((option) => (isShot(option) ? shots.shift()! : option))
}

/** Return a short text on a shot: its chance to hit and its damage. */
export const shotFacts = ({ details = [] }: OptionView, sentences: Pick<Sentences, 'detail'>) =>
  details
    .filter(({ text }) => ['odds', 'cover', 'damage'].includes(text.key))
    .map(sentences.detail)
    .join(' · ')

const percentOf = ({ details = [] }: OptionView) => {
  const percent = details.find(({ text }) => text.key === 'odds')?.text.args.percent
  return typeof percent === 'number' ? percent : undefined
}

/** Return the best chance to hit each target, if the options show it. */
export function hitChances(options: readonly OptionView[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const option of options) {
    const target = option.ref.target ?? (option.text.key === 'attack' ? option.ref.ship : undefined)
    const percent = percentOf(option)
    if (target && percent !== undefined) best.set(target, Math.max(percent, best.get(target) ?? 0))
  }
  return best
}

/** Return the heading of an option in the list of all options: the length of a flight, or the target of a shot. */
export function optionHeading(option: OptionView, { options, flights }: DecisionView, view: View | null): string {
  const { ref, text } = option
  if (isShot(option) && ref.target) return say('option-group-target', { target: nameOf(view, ref.target) })
  const { length } = flightSpaces(option, flights)
  if (length) return say('option-group-flight', { n: length })
  if (text.key === 'discard-one') return say('option-group-discard')
  const manner = mannerOf(option, { options })
  return HEADED.has(manner) ? say(`option-group-${manner}`) : ''
}
/** The manners whose options have a heading. */
const HEADED: ReadonlySet<string> = new Set(['together', 'step', 'drift', 'group', 'single'])
