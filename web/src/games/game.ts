// What a game is to the pages: a folder that brings its table, its part of the lobby, and what it has to choose.
import type { Component } from 'svelte'
import type { Book } from '../features/book/book'
import type { PlayedGame } from '../match/game/game'
import type { OptionGroup } from '../features/missions/optionGroups'
import type { LobbyExtras } from '../features/lobby/lobby'
import type { Source } from '../match/connection/source'
import type { Table } from '../match/state/table.svelte'
import type { CoreView, HappeningBase, MatchSeat, MatchSummary, MissionSummary, PatchOperation } from '../protocol/core'

/** All of a game that an open match needs. */
export interface Game<
  V extends CoreView,
  H extends HappeningBase,
  T extends Table<V, H> = Table<V, H>,
> extends PlayedGame<V, H> {
  readonly lobby: LobbyExtras
  readonly Table: Component<{ table: T; title: string }>
  /** Where players choose what they bring; games that have nothing to choose have none. */
  seatLoadout?(): Promise<{ default: Component<SeatLoadoutProps, SeatLoadout> }>
  /** Opens a match for a player or a spectator. */
  open(source: Source<V, H>, match: MatchSummary): T
  /** Loads what is printed, if the table needs it: the edition of a match, or without a digest the server's present one. */
  prepare?(edition?: string): Promise<void>
}

/** A game as the pages hold it: they hand its own tables back to it and look into nothing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of games with different types no other type is common
export type AnyGame = Game<any, any, any>

export interface SeatLoadoutProps {
  match: MatchSummary
  /** What the table says of one's own seat; it changes when another window changes the choice. */
  loadout: MatchSeat['loadout']
  onback: () => void
}

export interface SeatLoadout {
  /** The seat is lost: what was made for it stays in this browser. Whether there was anything. */
  rescue(): boolean
}

/** Chooses a mission and its options. */
export interface CreateOptionsProps {
  missions: MissionSummary[]
  chosen: string
  picks: Record<string, string>
  onchoose: (mission: string) => void
  onpick: (option: string, choice: string) => void
  /** The picture on a mission's cover; games without covers, and pages that could not fetch it, have none. */
  Picture?: CoverPicture
  groups?: readonly OptionGroup[] | undefined
}

/** The picture of a mission's fight; without a mission, of the game. */
export type CoverPicture = Component<{ mission?: string }>

/** What a game tells of a finished match. */
export interface ReportProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game draws views of its own type
  view: any
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and so are its reports
  report: any
}

/** What is known of a game before anything of it is loaded. */
export interface GameEntry {
  readonly title: string
  /** What it is, in a sentence or two. */
  readonly tagline: string
  /** The tone of a side, as a CSS value; `index` tells its seats apart. */
  sideTone(side: string, index?: number): string
  match(): Promise<AnyGame>
  /** Games that have no more to show of their missions than a title and a story leave it to the page. */
  createOptions?(): Promise<Component<CreateOptionsProps>>
  /** The headings under which its options stand, where there are many. */
  readonly optionGroups?: readonly OptionGroup[]
  /** What the covers of its missions show. */
  cover?(): Promise<CoverPicture>
  /** The table of a match in small, for lists: drawn from what its viewer may see. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game draws views of its own type
  picture?(): Promise<Component<{ view: any }>>
  /** The report on a finished match, of the edition with that digest. */
  report?(edition: string): Promise<Component<ReportProps>>
  /** Its rules to be read, and all that is printed; with a connection or without. */
  book?(): Promise<Book>
  /** The page where loadouts are made and kept without a match: what the way to it is called, its title, and the page. */
  readonly loadouts?: {
    readonly name: string
    readonly title: string
    /** Its address in old bookmarks. */
    readonly former?: string
    page(): Promise<Component<{ missions: MissionSummary[] }>>
  }
}

/** A view to begin with, what happens then, and what is otherwise by the end of that. */
export interface Scene<V extends CoreView, H extends HappeningBase> {
  view: V
  happenings?: H[]
  patch?: PatchOperation[]
}

/** What `fixtures/index.ts` of a game's folder offers, as `fixtures`: its table at moments worth looking at. */
export interface Fixtures<V extends CoreView, H extends HappeningBase> {
  /** By their names, as the address of the page says them. */
  readonly scenes: Readonly<Record<string, Scene<V, H>>>
  /** Loads what is printed, without a server. */
  prepare(): Promise<void>
}
