// The choices for a quick start. The last choices are preselected if the server still offers them.
import { storeValue, loadValue } from '../../ui/browser/storage'
import type { BotSummary, MissionOption, MissionSummary } from '../../protocol/core'

export interface QuickChoices {
  mission: string
  side: string
  bot: string
  /** The difficulty of a mission with one seat, which has no opponent to choose. */
  choice: string
}

const LAST_GAME_KEY = 'galaxies.quick'
const storageKey = (game: string) => `galaxies.quick.${game}`

export function recallChoices(game: string): Partial<QuickChoices> {
  try {
    const preferred: unknown = JSON.parse(loadValue(storageKey(game)) || '{}')
    return preferred && typeof preferred === 'object' ? preferred : {}
  } catch {
    return {}
  }
}

/** Return the game that this device last started, or ''. */
export const lastGame = () => loadValue(LAST_GAME_KEY)

export const rememberGame = (game: string) => storeValue(LAST_GAME_KEY, game)

export function rememberChoices(game: string, quick: QuickChoices): void {
  rememberGame(game)
  storeValue(storageKey(game), JSON.stringify(quick))
}

/** Return the preferred choices that the server offers. The defaults are the first mission with the fewest seats and the
 * second strongest computer player. */
export function resolveChoices(
  preferred: Partial<QuickChoices>,
  missions: readonly MissionSummary[],
  bots: readonly BotSummary[],
): QuickChoices {
  const smallest = [...missions].sort((a, b) => a.players - b.players || a.number - b.number)[0]
  const mission = missions.find(({ id }) => id === preferred.mission) ?? smallest
  const sides = sidesOf(mission)
  const bot = bots.find(({ name }) => name === preferred.bot) ?? bots[bots.length > 2 ? 1 : 0]
  return {
    mission: mission?.id ?? '',
    side: sides.find((side) => side === preferred.side) ?? sides[0] ?? '',
    bot: bot?.name ?? '',
    choice: choiceOf(difficultyOption(mission), preferred.choice),
  }
}

/** Return the option that sets the difficulty of a mission with one seat: its first option with choices. */
export const difficultyOption = (mission: MissionSummary | undefined): MissionOption | undefined =>
  mission?.seats.length === 1 ? mission.options.find(({ choices }) => choices.length) : undefined

function choiceOf(difficulty: MissionOption | undefined, preferred: string | undefined): string {
  return difficulty?.choices.find(({ id }) => id === preferred)?.id ?? difficulty?.default ?? ''
}

export function sidesOf(mission: MissionSummary | undefined): string[] {
  return [...new Set(mission?.seats.map(({ side }) => side))]
}

/** Return the seat for a player of that side. */
export function seatOf(mission: MissionSummary | undefined, side: string): string {
  return mission?.seats.find((seat) => seat.side === side)?.id ?? ''
}
