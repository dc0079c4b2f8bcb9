// What a game adds to the lobby of a match.
import type { Component } from 'svelte'
import type { MatchSummary, MatchSeat } from '../../protocol/core'

export interface LobbyExtras {
  /** What players choose to bring, in words; games in which nothing is chosen have no word for it. */
  brings?: string
  /** Below the title: what is played. */
  Setting?: Component<{ match: MatchSummary }>
  /** Below a player's name: what they bring. */
  Seat?: Component<{ match: MatchSummary; seat: MatchSeat; tone: string }>
  /** Everything about the mission, to be unfolded; the table does without it. */
  about(): Promise<{ default: Component<{ match: MatchSummary }> }>
  /** What a team is after, in a sentence. */
  goal(match: MatchSummary, team: string): string
}
