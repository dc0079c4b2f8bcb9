// What a game is to the pages: a folder that brings its table, its part of the lobby, and what it has to choose.
import type { Component } from 'svelte'
import type { PlayedGame } from '../play/game'
import type { LobbyExtras } from '../play/lobby'
import type { Source } from '../play/source'
import type { Table } from '../play/table.svelte'
import type { BaseView } from '../play/view'
import type { MatchCard, MatchSeat, MissionCard } from '../protocol/core'

/** All of a game that an open match needs. */
export interface Game<V extends BaseView = BaseView> extends PlayedGame<V> {
  readonly lobby: LobbyExtras
  readonly Table: Component<{ table: Table<V>; title: string }>
  /** Where a player chooses what he brings; games that have nothing to choose have none. */
  readonly SeatLoadout?: Component<SeatLoadoutProps, SeatLoadout>
  /** Seats somebody at a match, or lets him watch. */
  open(source: Source<V>, match: MatchCard): Table<V>
  /** Loads what is printed: the edition of a match, or without a digest the server's present one. */
  prepare(edition?: string): Promise<void>
}

export interface SeatLoadoutProps {
  match: MatchCard
  /** What the table says of one's own seat; it changes when another window changes the choice. */
  choice: MatchSeat['fleet']
  onback: () => void
}

export interface SeatLoadout {
  /** The seat is lost: what was made for it stays in this browser. Whether there was anything. */
  rescue(): boolean
}

/** Chooses a mission and its options. */
export interface CreateOptionsProps {
  missions: MissionCard[]
  chosen: string
  picks: Record<string, string>
  onchoose: (mission: string) => void
  onpick: (option: string, choice: string) => void
}

/** What is known of a game before anything of it is loaded. */
export interface GameEntry {
  readonly id: string
  /** The tone of a side, as a CSS value; `index` tells its seats apart. */
  sideTone(side: string, index?: number): string
  match(): Promise<Game>
  createOptions(): Promise<Component<CreateOptionsProps>>
  /** The page where loadouts are made and kept without a match. */
  loadouts?(): Promise<Component<{ missions: MissionCard[] }>>
}
