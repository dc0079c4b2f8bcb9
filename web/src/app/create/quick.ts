// A match by one press: what was chosen last stands there again, as far as this server still offers it.
import { keep, kept } from '../../ui/browser/storage'
import type { BotSummary, MissionOption, MissionSummary } from '../../protocol/core'

export interface Quick {
  mission: string
  side: string
  bot: string
  /** Who plays alone has no opponent to choose, but this. */
  choice: string
}

const LAST = 'galaxies.quick'
const at = (game: string) => `galaxies.quick.${game}`

export function recall(game: string): Partial<Quick> {
  try {
    const wish: unknown = JSON.parse(kept(at(game)) || '{}')
    return wish && typeof wish === 'object' ? wish : {}
  } catch {
    return {}
  }
}

/** The game that was begun last on this device, or ''. */
export const lastGame = () => kept(LAST)

export const rememberGame = (game: string) => keep(LAST, game)

export function remember(game: string, quick: Quick): void {
  rememberGame(game)
  keep(at(game), JSON.stringify(quick))
}

/** What is offered of what is wished for; else the first mission with the fewest seats, and a strong opponent that is not the strongest. */
export function fitting(wish: Partial<Quick>, missions: readonly MissionSummary[], bots: readonly BotSummary[]): Quick {
  const smallest = [...missions].sort((a, b) => a.players - b.players || a.number - b.number)[0]
  const mission = missions.find(({ id }) => id === wish.mission) ?? smallest
  const sides = sidesOf(mission)
  const bot = bots.find(({ name }) => name === wish.bot) ?? bots[bots.length > 2 ? 1 : 0]
  return {
    mission: mission?.id ?? '',
    side: sides.find((side) => side === wish.side) ?? sides[0] ?? '',
    bot: bot?.name ?? '',
    choice: choiceOf(leadOf(mission), wish.choice),
  }
}

/** How hard it is alone: the first option of a mission with one seat. */
export const leadOf = (mission: MissionSummary | undefined): MissionOption | undefined =>
  mission?.seats.length === 1 ? mission.options.find(({ choices }) => choices.length) : undefined

function choiceOf(lead: MissionOption | undefined, wish: string | undefined): string {
  return lead?.choices.find(({ id }) => id === wish)?.id ?? lead?.default ?? ''
}

export function sidesOf(mission: MissionSummary | undefined): string[] {
  return [...new Set(mission?.seats.map(({ side }) => side))]
}

/** The seat in which somebody plays that side. */
export function seatOf(mission: MissionSummary | undefined, side: string): string {
  return mission?.seats.find((seat) => seat.side === side)?.id ?? ''
}
