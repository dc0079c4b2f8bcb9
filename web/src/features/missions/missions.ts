// What a server tells of a mission.
import type { MissionSummary } from '../../protocol/core'
import { api } from '../../http/api'

/** A mission of a game; none where the server does not have it or does not answer: a match is told without it, too. */
export async function missionOf(game: string, mission: string): Promise<MissionSummary | undefined> {
  const all = await api.missions().catch(() => [])
  return all.find((one) => one.game === game && one.id === mission)
}
