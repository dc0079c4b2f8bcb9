// The parts of the lobby that a game provides.
import type { Component } from 'svelte'
import type { MatchSummary, MatchSeat } from '../../protocol/core'

export interface LobbyExtras {
  /** What players lock in, with an article; missing in games without loadouts. */
  brings?: string
  /** The mission and its setting, shown below the title. */
  Setting?: Component<{ match: MatchSummary }>
  /** A player's loadout, shown below their name. */
  Seat?: Component<{ match: MatchSummary; seat: MatchSeat; tone: string }>
  /** Fetch the details of the mission, which can be unfolded. The table does not need them. */
  about(): Promise<{ default: Component<{ match: MatchSummary }> }>
  /** Return the goal of a team in one sentence. */
  goal(match: MatchSummary, team: string): string
}
