// What a game adds to the lobby of a match.
import type { Component } from 'svelte'
import type { MatchCard, MatchSeat } from '../protocol/core'

export interface LobbyExtras {
  /** Below the title: what is played. */
  Setting: Component<{ match: MatchCard }>
  /** Below a player's name: what he brings. */
  Seat: Component<{ match: MatchCard; seat: MatchSeat; tone: string }>
  /** Everything about the mission, to be unfolded. */
  About: Component<{ match: MatchCard }>
  /** What a team is after, in a sentence. */
  goal(match: MatchCard, team: string): string
}
