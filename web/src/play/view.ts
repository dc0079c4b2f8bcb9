// What the views of all games have in common: as much as the machinery round a table needs to know of one.
import type { View } from '../protocol/core'

type Shared =
  | 'match'
  | 'mission'
  | 'catalogue'
  | 'commitment'
  | 'status'
  | 'viewer'
  | 'round'
  | 'turn'
  | 'log'
  | 'chat'
  | 'waiting_for'
  | 'clock'
  | 'decision'
  | 'undo'
  | 'orders'
  | 'result'

export interface BaseSeat {
  side: string
  team: string
  player: string | null
  bot: boolean
  conceded: boolean
  /** In the lobby: whether what the seat brings is chosen. */
  choice?: 'ready' | 'choosing' | null
}

export interface BaseTeam {
  side: string
  seats: string[]
}

export interface BaseView extends Pick<View, Shared> {
  seats: Record<string, BaseSeat>
  teams: Record<string, BaseTeam>
}
