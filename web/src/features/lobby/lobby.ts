// The parts of the lobby that a game provides.
import type { Component } from 'svelte'
import type { MatchSummary, MatchSeat } from '../../protocol/core'

export interface LobbyExtras {
  /** The word for what players choose to bring; missing in games without such a choice. */
  brings?: string
  /** What is played; shown below the title. */
  Setting?: Component<{ match: MatchSummary }>
  /** What a player brings; shown below their name. */
  Seat?: Component<{ match: MatchSummary; seat: MatchSeat; tone: string }>
  /** Fetch the details of the mission, which unfold; the table does without them. */
  about(): Promise<{ default: Component<{ match: MatchSummary }> }>
  /** Return the goal of a team, in one sentence. */
  goal(match: MatchSummary, team: string): string
}
