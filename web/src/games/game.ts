// The contract between a game and the pages. The game's folder provides its table, its part of the lobby and its
// match options.
import type { Component } from 'svelte'
import type { Book } from '../features/book/book'
import type { PlayedGame } from '../match/game/game'
import type { OptionGroup } from '../features/missions/optionGroups'
import type { LobbyExtras } from '../features/lobby/lobby'
import type { Source } from '../match/connection/source'
import type { Table } from '../match/state/table.svelte'
import type { CoreView, HappeningBase, MatchSeat, MatchSummary, MissionSummary, PatchOperation } from '../protocol/core'

/** The parts of a game that an open match needs. */
export interface Game<
  V extends CoreView,
  H extends HappeningBase,
  T extends Table<V, H> = Table<V, H>,
> extends PlayedGame<V, H> {
  readonly lobby: LobbyExtras
  readonly Table: Component<{ table: T; title: string }>
  /** Fetch the builder in which players choose their loadouts; missing in games without loadouts. */
  seatLoadout?(): Promise<{ default: Component<SeatLoadoutProps, SeatLoadout> }>
  /** Open a match for a player or a spectator. */
  open(source: Source<V, H>, match: MatchSummary): T
  /** Load the catalogue if the table needs it: the edition with that digest, or otherwise the server's current
   * edition. */
  prepare?(edition?: string): Promise<void>
}

/** A game of any type, as used by the pages, which pass its own tables back to it without reading them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type fits every game
export type AnyGame = Game<any, any, any>

export interface SeatLoadoutProps {
  match: MatchSummary
  /** The state of the user's own seat at the table. It changes when another window changes the loadout. */
  loadout: MatchSeat['loadout']
  onback: () => void
}

export interface SeatLoadout {
  /** Store the loadout in this browser after the seat is lost; return whether there was a loadout to store. */
  rescue(): boolean
}

/** The properties of a component that selects a mission and its options. */
export interface CreateOptionsProps {
  missions: MissionSummary[]
  chosen: string
  picks: Record<string, string>
  onchoose: (mission: string) => void
  onpick: (option: string, choice: string) => void
  /** The picture on the covers; missing in games without covers, and if it could not be fetched. */
  Picture?: CoverPicture
  groups?: readonly OptionGroup[] | undefined
}

/** The picture of a mission's fight, or of the game if no mission is given. */
export type CoverPicture = Component<{ mission?: string }>

/** The properties of a game's report on a finished match. */
export interface ReportProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game draws views of its own type
  view: any
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and so are its reports
  report: any
}

/** The entry of a game: the data that pages need before the game is loaded. Its title and its tagline are in
 * locales/en/start.ftl. */
export interface GameEntry {
  /** The emblem that marks seats, as an SVG path. */
  readonly emblem: string
  /** Return the tone of a side as a CSS value; `index` distinguishes its seats. */
  sideTone(side: string, index?: number): string
  match(): Promise<AnyGame>
  /** Fetch the game's own mission list. Without it, the page shows the titles and stories of the missions. */
  createOptions?(): Promise<Component<CreateOptionsProps>>
  /** The headings of the game's options, for games with many options. */
  readonly optionGroups?: readonly OptionGroup[]
  /** Fetch the picture on the covers of its missions. */
  cover?(): Promise<CoverPicture>
  /** Fetch the small picture of a match's table for lists. It shows only the information visible to its viewer. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game draws views of its own type
  picture?(): Promise<Component<{ view: any }>>
  /** Fetch the report on a finished match of the edition with that digest. */
  report?(edition: string): Promise<Component<ReportProps>>
  /** Load the rules book with all printed items, with or without a connection. */
  book?(): Promise<Book>
  /** The page for builds outside matches. The name of its link and its title are in locales/en/start.ftl. */
  readonly loadouts?: {
    /** The former address, for old bookmarks. */
    readonly formerPath?: string
    page(): Promise<Component<{ missions: MissionSummary[] }>>
  }
}

/** A scene: the view at the start, the happenings, and the changes to the view at the end. */
export interface Scene<V extends CoreView, H extends HappeningBase> {
  view: V
  happenings?: H[]
  patch?: PatchOperation[]
}

/** The scenes of a game, which are exported as `fixtures` by `fixtures/index.ts` in its folder. */
export interface Fixtures<V extends CoreView, H extends HappeningBase> {
  /** The scenes by name, as used in the address of the page. */
  readonly scenes: Readonly<Record<string, Scene<V, H>>>
  /** Load the catalogue without a server. */
  prepare(): Promise<void>
}
