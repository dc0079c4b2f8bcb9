// The choices for a quick start. The last choices are preselected if the server still offers them.
import { storeValue, loadValue } from '../../ui/browser/storage'
import type { BotSummary, MissionOption, MissionSummary } from '../../protocol/core'

export interface Quick {
  mission: string
  side: string
  bot: string
  /** The difficulty of a mission with one seat, which has no opponent to choose. */
  choice: string
}

const LAST = 'galaxies.quick'
const storageKey = (game: string) => `galaxies.quick.${game}`

export function recallChoices(game: string): Partial<Quick> {
  try {
    const wish: unknown = JSON.parse(loadValue(storageKey(game)) || '{}')
    return wish && typeof wish === 'object' ? wish : {}
  } catch {
    return {}
  }
}

/** Return the game that this device last started, or ''. */
export const lastGame = () => loadValue(LAST)

export const rememberGame = (game: string) => storeValue(LAST, game)

export function rememberChoices(game: string, quick: Quick): void {
  rememberGame(game)
  storeValue(storageKey(game), JSON.stringify(quick))
}

/** Return the parts of `wish` that are on offer. The defaults are the first mission with the fewest seats and the
 * second strongest computer player. */
export function fitToOffer(
  wish: Partial<Quick>,
  missions: readonly MissionSummary[],
  bots: readonly BotSummary[],
): Quick {
  const smallest = [...missions].sort((a, b) => a.players - b.players || a.number - b.number)[0]
  const mission = missions.find(({ id }) => id === wish.mission) ?? smallest
  const sides = sidesOf(mission)
  const bot = bots.find(({ name }) => name === wish.bot) ?? bots[bots.length > 2 ? 1 : 0]
  return {
    mission: mission?.id ?? '',
    side: sides.find((side) => side === wish.side) ?? sides[0] ?? '',
    bot: bot?.name ?? '',
    choice: choiceOf(difficultyOption(mission), wish.choice),
  }
}

/** Return the option that sets the difficulty of a mission with one seat: its first option with choices. */
export const difficultyOption = (mission: MissionSummary | undefined): MissionOption | undefined =>
  mission?.seats.length === 1 ? mission.options.find(({ choices }) => choices.length) : undefined

function choiceOf(lead: MissionOption | undefined, wish: string | undefined): string {
  return lead?.choices.find(({ id }) => id === wish)?.id ?? lead?.default ?? ''
}

export function sidesOf(mission: MissionSummary | undefined): string[] {
  return [...new Set(mission?.seats.map(({ side }) => side))]
}

/** Return the seat for a player of that side. */
export function seatOf(mission: MissionSummary | undefined, side: string): string {
  return mission?.seats.find((seat) => seat.side === side)?.id ?? ''
}
