// The facts about a match in a mission's data: its players, their goals, and the effects of the host's options.
import type { MatchSummary } from '../../../protocol/core'
import type { Catalogue, Choice, Option, PublicMission, PublicWay, Seat, Team } from '../../../protocol/galaxies'
import { cardName } from '../catalogue'
import { edition } from '../edition.svelte'
import { say } from '../texts'
import { sideName } from '../words'

export type Options = Record<string, unknown>

export function missionInfo(catalogue: Catalogue, id: string | null | undefined): PublicMission | undefined {
  return id ? catalogue.missions[id] : undefined
}

/** Return the host's choice of an option, or the default choice. */
const choiceOf = (option: Option, options: Options): Choice | undefined =>
  option.choices.find((choice) => choice.id === options[option.id]) ?? option.choices[0]

/** Return the host's choices of all options. */
export function allChoices(mission: PublicMission, options: Options): Choice[] {
  return mission.options.flatMap((option) => choiceOf(option, options) ?? [])
}

/** Return the mission's values for these choices; undefined if the browser's copy comes from an older server. */
function wayOf(mission: PublicMission, options: Options): PublicWay | undefined {
  return mission.ways?.find((condition) =>
    mission.options.every((option) => condition.options[option.id] === choiceOf(option, options)?.id),
  )
}

export function withTacticCards(mission: PublicMission | undefined, options: Options): boolean {
  return !mission || (wayOf(mission, options) ?? mission).tactic_cards
}

/** Return the maximum launch energy of a fleet that a seat chooses; 0 if the fleet is fixed. */
export function fleetLimit(mission: PublicMission, seat: Seat, options: Options): number {
  return wayOf(mission, options)?.fleet_limits[seat.id] ?? seat.fleet_limit
}

/** Return the first set of options with which players choose their fleets; undefined if no set permits that. */
export function buildingOptions(catalogue: Catalogue, id: string): Record<string, string> | undefined {
  return missionInfo(catalogue, id)?.ways?.find((condition) => Object.values(condition.fleet_limits).some(Boolean))
    ?.options
}

export function deckSize(mission: PublicMission, team: Team, options: Options): number {
  return wayOf(mission, options)?.deck_sizes[team.id] ?? team.deck_size
}

/** Return the number of a team's players, the maximum launch energy of a fleet that they choose, and the cards of the
 * deck. The limit is 0 if the fleets are fixed. */
export function forcesOf(mission: PublicMission, team: Team, options: Options) {
  const seats = mission.seats.filter((seat) => seat.team === team.id)
  const limit = Math.max(...seats.map((seat) => fleetLimit(mission, seat, options)))
  return { players: seats.length, limit, cards: deckSize(mission, team, options) }
}

/** Return the victory points with which a team wins; 0 if it cannot win by points. */
export function pointsToWin(mission: PublicMission | undefined, team: string): number {
  return (
    mission?.victory.find((condition) => condition.rule === 'points' && [team, 'any'].includes(condition.team))
      ?.points ?? 0
  )
}

/** Return the sides in words: "1 ISN against 2 Wretch". */
export function sidesText(mission: { seats: readonly { side: string }[] }): string {
  const sides = [...new Set(mission.seats.map((seat) => seat.side))]
  const count = (side: string) => mission.seats.filter((seat) => seat.side === side).length
  const [first = '', ...others] = sides.map((side) => say('mission-side', { n: count(side), side: sideName(side) }))
  return others.reduce((one, other) => say('mission-sides', { one, other }), first)
}

/** Return whether the victory clock may end the match. */
export function hasClock(mission: PublicMission, options: Options): boolean {
  return wayOf(mission, options)?.clock ?? false
}

/** Return descriptions of the ships that start on the battlefield. */
export function startTexts(catalogue: Catalogue, mission: PublicMission): string[] {
  return mission.starts.map((start) => {
    const damage = start.hull_damage ?? 0
    if (start.ships.length)
      return say('mission-start', { ships: start.ships.map((ship) => cardName(catalogue, ship)), damage })
    const side = sideName(mission.seats.find((seat) => seat.id === start.seat)?.side ?? '')
    return say('mission-start-fleet', { side, damage })
  })
}

/** Return the goal of a team in one sentence. */
export function goal(match: MatchSummary, team: string): string {
  return missionInfo(edition.catalogue, match.mission)?.teams.find(({ id }) => id === team)?.goal ?? ''
}
