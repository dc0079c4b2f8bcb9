// Selects the space at which the coach points if there are several.
import { optionTarget, type Guide, type Target } from '../../../match/coach/coach'
import type { View } from '../../../protocol/galaxies'
import { shipVersion } from '../catalogue'
import { edition } from '../edition.svelte'
import { isRisky } from '../board/input/choosing'
import { isFlight, flightSpaces } from '../board/effects/flights'
import { parseHex } from '../board/hex'

type Question = NonNullable<View['decision']>

/** A space that a ship can reach: its distance from the enemy, the steps to it, and whether dice are rolled there. */
interface End {
  target: Target
  away: number
  steps: number
  risky: boolean
}

function distance(from: string, to: string): number {
  const [[a, b], [c, d]] = [parseHex(from), parseHex(to)]
  return (Math.abs(a - c) + Math.abs(b - d) + Math.abs(a + b - c - d)) / 2
}

const minDistance = (hexes: readonly string[], otherHexes: readonly string[]) =>
  Math.min(...hexes.flatMap((hex) => otherHexes.map((otherHex) => distance(hex, otherHex))))

const ownTeam = (view: View) => view.seats[view.viewer]?.team

/** Return the spaces of the enemy ships: of the mission's target ship while it is on the board, or otherwise of
 * all. */
function enemySpaces(view: View, huntedCardId?: string): string[] {
  const enemies = Object.values(view.ships).filter(
    ({ card }) => view.seats[view.ship_cards[card]?.seat ?? '']?.team !== ownTeam(view),
  )
  const hunted = enemies.filter(({ card }) => card === huntedCardId)
  return (hunted.length ? hunted : enemies).flatMap(({ hexes }) => hexes)
}

/** Return the card of the ship that must be destroyed, if the mission has one. */
function huntedCard(view: View): string | undefined {
  const conditions = edition.catalogue.missions[view.mission]?.victory ?? []
  return conditions.find(({ rule, team }) => rule === 'destroy-ship' && team === ownTeam(view))?.ship
}

/** Return the spaces where a moving ship can end its move, or where a ship can be placed. */
function reachableEnds(view: View, decision: Question): End[] {
  const targets = enemySpaces(view, huntedCard(view))
  const enemies = enemySpaces(view)
  const flights = decision.options.filter(isFlight)
  return (flights.length ? flights : decision.options).flatMap((option) => {
    const { hex } = option.ref
    if (!hex) return []
    const risky = isRisky(option) || minDistance([hex], enemies) < 2
    return [
      {
        target: optionTarget(option.id),
        away: minDistance([hex], targets),
        steps: flightSpaces(option, decision.flights).length,
        risky,
      },
    ]
  })
}

const bestEnd = (ends: readonly End[], worth: (end: End) => number[]) =>
  [...ends].sort((end, otherEnd) => {
    const [a, b] = [worth(end), worth(otherEnd)]
    const at = a.findIndex((value, i) => value !== b[i])
    return at < 0 ? end.target.localeCompare(otherEnd.target) : a[at]! - b[at]!
  })[0]

/** The highlighted space nearest to the enemy. */
const nearest: Guide<View> = (view, decision) => {
  const end = bestEnd(reachableEnds(view, decision), ({ away }) => [away])
  return end ? [end.target] : []
}

/** Return the range of a ship's primary weapon. */
const rangeOf = (view: View, card: string) =>
  shipVersion(edition.catalogue, card, view.ship_cards[card]?.level)?.primary.range ?? 1

/** Return the ship to which the question refers. */
const movingShip = (view: View, decision: Question) => view.ships[String(decision.text.args.ship)]

/** The nearest space within range of the enemy, preferably a safe one. A ship that cannot find a better space
 * stays. */
const closer: Guide<View> = (view, decision) => {
  const ship = movingShip(view, decision)
  const enemies = enemySpaces(view, huntedCard(view))
  if (!ship || !enemies.length) return []
  const range = rangeOf(view, ship.card)
  const stop = decision.options.find(({ role }) => role === 'end')
  const stay = { away: minDistance(ship.hexes, enemies), steps: -1, risky: false }
  const places = [...reachableEnds(view, decision), ...(stop ? [{ ...stay, target: optionTarget(stop.id) }] : [])]
  const end = bestEnd(places, ({ away, risky, steps }) => [Math.max(0, away - range), Number(risky), steps])
  return end ? [end.target] : []
}

/** The nearest space within range of the enemy that requires a roll of ECM dice. */
const daring: Guide<View> = (view, decision) => {
  const ship = movingShip(view, decision)
  if (!ship) return []
  const range = rangeOf(view, ship.card)
  const risky = reachableEnds(view, decision).filter((end) => end.risky)
  const end = bestEnd(risky, ({ away, steps }) => [Math.max(0, away - range), steps])
  return end ? [end.target] : []
}

/** The ship that must be destroyed. */
const hunted: Guide<View> = (view) => {
  const huntedCardId = huntedCard(view)
  return huntedCardId ? (view.ship_cards[huntedCardId]?.ships ?? []).map((id) => `ship:${id}`) : []
}

export const guides = { nearest, closer, daring, hunted }
