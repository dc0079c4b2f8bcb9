// What a mission's data say about a match: who plays, what wins, what the host's options change.
import type { MatchSummary } from '../../../protocol/core'
import type { Catalogue, Choice, PublicMission, Seat, Team } from '../../../protocol/galaxies'
import { cardName } from '../catalogue'
import { edition } from '../edition.svelte'
import { list } from '../../../play/words'
import { sideName } from '../words'

export type Options = Record<string, unknown>

export function missionInfo(catalogue: Catalogue, id: string | null | undefined): PublicMission | undefined {
  return id ? catalogue.missions[id] : undefined
}

/** What the host chose, and the usual where nothing was chosen. */
export function chosen(mission: PublicMission, options: Options): Choice[] {
  return mission.options.flatMap(
    (option) => option.choices.find((choice) => choice.id === options[option.id]) ?? option.choices[0] ?? [],
  )
}

export function withTacticCards(mission: PublicMission | undefined, options: Options): boolean {
  return !mission || (mission.tactic_cards && chosen(mission, options).every((choice) => choice.tactic_cards !== false))
}

/** The launch energy up to which a seat chooses its own fleet; 0 where the fleet is fixed. */
export function fleetLimit(mission: PublicMission, seat: Seat, options: Options): number {
  return chosen(mission, options).find((choice) => choice.fleet_limit)?.fleet_limit ?? seat.fleet_limit
}

/**
 * The options that say what players may choose, each with the first value that lets them;
 * undefined where the mission gives every fleet whatever the host chooses.
 */
export function buildingOptions(catalogue: Catalogue, id: string): Record<string, string> | undefined {
  const mission = missionInfo(catalogue, id)
  if (!mission) return undefined
  const asked = mission.options.filter((option) =>
    option.choices.some((choice) => choice.fleet_limit || choice.deck_size || choice.tactic_cards === false),
  )
  const values = Object.fromEntries(
    asked.map((option) => [option.id, (option.choices.find((choice) => choice.fleet_limit) ?? option.choices[0])!.id]),
  )
  return mission.seats.some((seat) => fleetLimit(mission, seat, values)) ? values : undefined
}

export function deckSize(mission: PublicMission, team: Team, options: Options): number {
  if (!withTacticCards(mission, options)) return 0
  return chosen(mission, options).find((choice) => choice.deck_size)?.deck_size ?? team.deck_size
}

/** What a team's players bring, in words. "Fixed" is true of boxed missions and of a host's own. */
export function forcesText(mission: PublicMission, team: Team, options: Options): string {
  const seats = mission.seats.filter((seat) => seat.team === team.id)
  const limit = Math.max(...seats.map((seat) => fleetLimit(mission, seat, options)))
  const cards = deckSize(mission, team, options)
  const fleet = limit ? `fleet of your choice, up to ${limit} launch energy` : 'fixed fleet'
  const deck = cards ? `${limit ? 'deck of your choice, ' : 'deck of '}${cards} cards` : 'no tactic cards'
  return `${seats.length > 1 ? `${seats.length} players · ` : ''}${fleet} · ${deck}`
}

/** The victory points with which a team wins; 0 if points do nothing for it. */
export function pointsToWin(mission: PublicMission | undefined, team: string): number {
  return mission?.victory.find((way) => way.rule === 'points' && [team, 'any'].includes(way.team))?.points ?? 0
}

/** "1 ISN against 2 Wretch". */
export function sidesText(mission: { seats: readonly { side: string }[] }): string {
  const sides = [...new Set(mission.seats.map((seat) => seat.side))]
  const count = (side: string) => mission.seats.filter((seat) => seat.side === side).length
  return sides.map((side) => `${count(side)} ${sideName(side)}`).join(' against ')
}

/** Whether the victory clock may end the match: without decks there is none. */
export function hasClock(mission: PublicMission, options: Options): boolean {
  return withTacticCards(mission, options) && mission.victory.some((way) => way.rule === 'victory-clock')
}

/** What begins on the battlefield, in words. */
export function startTexts(catalogue: Catalogue, mission: PublicMission): string[] {
  return mission.starts.map((start) => {
    const side = sideName(mission.seats.find((seat) => seat.id === start.seat)?.side ?? '')
    const ships = start.ships.length
      ? list(start.ships.map((ship) => cardName(catalogue, ship)))
      : `The whole ${side} fleet`
    const hurt = start.hull_damage ? `, with ${start.hull_damage} damage to its hull` : ''
    return `${ships} ${start.ships.length > 1 ? 'begin' : 'begins'} on the battlefield${hurt}.`
  })
}

/** What a team of a match is after, in a sentence. */
export function goal(match: MatchSummary, team: string): string {
  return missionInfo(edition.catalogue, match.mission)?.teams.find((one) => one.id === team)?.goal ?? ''
}
