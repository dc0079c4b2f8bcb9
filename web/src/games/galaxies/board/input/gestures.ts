// The multi-step answers that a question offers: flights, formations, groups and shots.
import type { OptionView, View } from '../../../../protocol/galaxies'
import type { Walk } from '../../../../match/state/decide'
import type { DecisionOf } from '../../../../match/state/view'
import { say } from '../../texts'
import { isFlight, flightSpaces } from '../effects/flights'
import { neighbours, parseHex } from '../hex'

type Decision = DecisionOf<OptionView>

/** The ways of answering a question at the same spaces, the usual way first. */
const MANNERS = ['together', 'alone', 'flight', 'group', 'drift', 'single', 'step']

/** Return the names of the ways of answering. */
export const mannerNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(MANNERS.map((manner) => [manner, say(`manner-${manner}`)]))

const MANNER_OF: Readonly<Record<string, string>> = {
  together: 'together',
  fly: 'flight',
  'fly-over': 'flight',
  group: 'group',
  drift: 'drift',
  shift: 'step',
  'move-to': 'step',
  'move-over': 'step',
  place: 'single',
  'place-over': 'single',
}
const WHOLE = ['together', 'flight', 'group', 'drift']
const SHOTS = new Set(['shot', 'shots', 'all-weapons', 'volley'])

const keyOf = ({ text }: OptionView) => text.key
export const isShot = (option: OptionView) => SHOTS.has(keyOf(option))
const isStep = (option: OptionView) => keyOf(option) === 'move-to' || keyOf(option) === 'move-over'

const known = new WeakMap<readonly OptionView[], ReadonlySet<string>>()

/** Return the ways of answering offered by the options of a question. */
function offeredManners(options: readonly OptionView[]): ReadonlySet<string> {
  const manners = known.get(options) ?? new Set(options.map((option) => MANNER_OF[keyOf(option)] ?? ''))
  known.set(options, manners)
  return manners
}

/** Return whether a question offers more than single steps. */
const offersManySteps = (options: readonly OptionView[]) => WHOLE.some((manner) => offeredManners(options).has(manner))

/** Return the way of answering to which an option belongs, or an empty string if the question has only one. */
export function mannerOf(option: OptionView, { options }: Pick<Decision, 'options'>): string {
  const own = MANNER_OF[keyOf(option)]
  if (!own || !offersManySteps(options)) return ''
  return own === 'flight' && offeredManners(options).has('together') ? 'alone' : own
}

// Flights

/** Return the flight of a question that ends at a space. */
export const flightTo = (decision: Decision, hex: string) =>
  decision.options.find((option) => isFlight(option) && option.ref.hex === hex)

/** Return the spaces that the moving ship can pass on its offered flights. */
export const passableSpaces = ({ options, flights }: Decision) =>
  new Set(options.flatMap((option) => flightSpaces(option, flights)))

/**
 * Return the path after the drawing pointer has reached another space. The path grows by one space, returns to an
 * earlier one, or follows the offered flight.
 */
export function extendPath(
  path: readonly string[],
  hex: string,
  from: readonly string[],
  decision: Decision,
): string[] {
  if (path.includes(hex)) return path.slice(0, path.indexOf(hex) + 1)
  if (from.length === 2 ? from.includes(hex) : from[0] === hex) return []
  // A medium ship turns as it flies. Only the offered flights determine which of its ends leads.
  const isNeighbour = from.length !== 2 && neighbours(path.at(-1) ?? from[0] ?? '').includes(hex)
  if (isNeighbour && path.length < Number(decision.text.args.left ?? 0) && passableSpaces(decision).has(hex))
    return [...path, hex]
  const offered = flightSpaces(flightTo(decision, hex), decision.flights)
  return [...(offered.length ? offered : path)]
}

const isSamePath = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ')

/** Fly a ship along spaces: by a flight along all of them, or step by step until such a flight is offered. */
function flyAlong(ship: string, spaces: readonly string[]): Walk<Decision> {
  let remaining = spaces
  let ended = !spaces.length
  return {
    next(decision) {
      if (ended || decision.kind !== 'move' || decision.text.args.ship !== ship) return null
      const fullMove = decision.options.find(
        (option) => isFlight(option) && isSamePath(flightSpaces(option, decision.flights), remaining),
      )
      const step = decision.options.find((option) => isStep(option) && option.ref.hex === remaining[0])
      const stop = decision.options.find((option) => keyOf(option) === 'stop')
      ended = !!fullMove || !remaining.length
      remaining = remaining.slice(1)
      return (fullMove ?? (ended ? stop : step))?.id ?? null
    },
    over: () => ended || !remaining.length,
  }
}

/** Return the option of the formation that brings a ship to a space. */
export function formationTo(view: View, decision: Decision, ship: string, hex: string): OptionView | undefined {
  const movingShip = String(decision.text.args.ship)
  const [q, r] = parseHex(view.ships[movingShip]?.hexes[0] ?? '0,0')
  const [fromQ, fromR] = parseHex(view.ships[ship]?.hexes[0] ?? '0,0')
  const [toQ, toR] = parseHex(hex)
  const end = `${q + toQ - fromQ},${r + toR - fromR}`
  return decision.options.find((option) => keyOf(option) === 'together' && option.ref.hex === end)
}

// Several answers from one gesture

/** The happenings that may follow the player's own drag without cancelling it. */
export const EXPECTED = ['activated', 'energy', 'stage', 'movement', 'phase'] as const

/**
 * Activate a ship's card if needed, and move the ship. It moves along the given spaces, by the offered flight if there
 * are none, or with its squadron.
 */
export function moveTo(view: View, ship: string, hex: string, path: readonly string[], manner: string): Walk<Decision> {
  const card = view.ships[ship]?.card
  const activates = (option: OptionView) => keyOf(option) === 'activate' && option.ref.ship_card === card
  let flying: Walk<Decision> | null = null
  let ended = false

  function nextMove(decision: Decision): string | null | undefined {
    const together = ['', 'together'].includes(manner) ? formationTo(view, decision, ship, hex) : undefined
    if (together) {
      ended = true
      return together.id
    }
    if (decision.text.args.ship !== ship)
      return decision.options.find((option) => keyOf(option) === 'ship' && option.ref.ship === ship)?.id ?? null
    flying = flyAlong(ship, path.length ? path : flightSpaces(flightTo(decision, hex), decision.flights))
    return flying.next(decision)
  }

  return {
    next(decision) {
      const { kind, options } = decision
      if (ended) return null
      if (kind === 'respond') return undefined
      if (flying) return flying.next(decision)
      if (kind === 'deploy') return options.find((option) => keyOf(option) === 'deploy-done')?.id ?? null
      if (kind === 'action') return options.find(activates)?.id ?? null
      return kind === 'move' ? nextMove(decision) : null
    },
    over: () => ended || !!flying?.over?.(),
  }
}

/** Return the ships that can be dragged now: those that are moving or could be activated. */
export function movableShips(view: View, decision: Decision | null): Set<string> {
  if (!decision) return new Set()
  const { kind, options } = decision
  const shipsOfCard = (card: string | undefined) => view.ship_cards[card ?? '']?.ships ?? []
  if (kind === 'move' && offersManySteps(options)) {
    const otherShips = options.flatMap((option) =>
      keyOf(option) === 'ship' && option.ref.ship ? [option.ref.ship] : [],
    )
    return new Set([String(decision.text.args.ship), ...otherShips])
  }
  const energy = view.teams[view.seats[view.viewer]?.team ?? '']?.energy ?? 0
  const own = Object.entries(view.ship_cards).filter(([, { seat }]) => seat === view.viewer)
  if (kind === 'deploy')
    return new Set(own.flatMap(([, card]) => (!card.activated && card.activation <= energy ? card.ships : [])))
  if (kind !== 'action') return new Set()
  return new Set(options.flatMap((option) => (keyOf(option) === 'activate' ? shipsOfCard(option.ref.ship_card) : [])))
}
