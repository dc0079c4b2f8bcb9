// The server's data on missions.
import type { MissionSummary } from '../../protocol/core'
import { api } from '../../http/api'

/** Return a mission of a game, or undefined if the server lacks it or does not answer. A match can be shown without
 * it. */
export async function missionOf(game: string, mission: string): Promise<MissionSummary | undefined> {
  const missions = await api.missions().catch(() => [])
  return missions.find((entry) => entry.game === game && entry.id === mission)
}
