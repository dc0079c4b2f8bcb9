// The interface between a game and the parts that all tables share.
import type { CoreView, HappeningBase } from '../../protocol/core'
import type { Coach } from '../coach/coach'
import type { CoachEntry } from '../coach/tutor.svelte'
import type { Term } from '../../features/book/terms'
import type { Sentences } from './sentences'
import type { Surface } from '../state/decide'
import type { Show } from '../playback/playback'
import type { Score } from '../sound/sounds'
import type { HappeningReader } from './happenings'
import type { OptionOf } from '../state/view'

/** A log line as a player reads it. */
export interface Line {
  n: number
  round: number
  seat: string | null
  label: string
  /** The phrases in the line that name things on the table. */
  names?: readonly { text: string; surface: Surface }[]
  /** The subject of the line: one of the game's topics. */
  topic?: string | undefined
  /** Whether the table can replay the happening. */
  canReplay?: boolean
  /** Whether the line starts a turn, to which the following lines belong. */
  startsTurn?: boolean
}

/** The emblem of a game, and its colours as CSS values. */
export interface Theme {
  /** The emblem that marks seats, as an SVG path around 0,0 that reaches from -6 to 6. */
  readonly emblem: string
  /** Return the tone of a side; `index` distinguishes its seats. */
  side(side: string, index?: number): string
  seat(view: CoreView, seat: string | null | undefined): string
}

/** The things that teammates may point at, by their surfaces. */
export interface Points<V extends CoreView> {
  /** Return the things that a list offers; a board may have more. */
  things(view: V): Surface[]
  name(thing: Surface, view: V): string
}

export interface PlayedGame<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase>
  extends Show<V, H>, HappeningReader<V, H> {
  readonly id: string
  readonly theme: Theme

  /** Return the sentences about a view. */
  sentences(view: V): Sentences

  /** Return the surfaces that represent an option; `deep` is true once a space has been chosen. */
  surfaces(option: OptionOf<V>, view: V | null, decision: NonNullable<V['decision']>, deep: boolean): Surface[]
  /** Return the options of a question in the order in which all lists show them. Without this function, they keep
   * their original order. */
  order?(options: readonly OptionOf<V>[]): OptionOf<V>[]
  /** Return the best of very many options, best first, if the table gives other access to the rest. Null means all
   * options. */
  bestOptions?(decision: NonNullable<V['decision']>, view: V | null): OptionOf<V>[] | null
  /** Return a short label for an option, once the player has chosen a thing that represents several options. */
  shortLabel?(option: OptionOf<V>, among: readonly OptionOf<V>[], view: V | null): string
  /** Return the printed text of an option's effect. It is empty if the label is sufficient, or the table shows it
   * elsewhere. */
  effectText?(option: OptionOf<V>, decision: NonNullable<V['decision']>, view: V | null): string
  /** Return whether the table offers an option at its own place, so that it needs no button. `near`: the player has
   * clicked a thing that represents several options. */
  isShownElsewhere?(option: OptionOf<V>, decision: NonNullable<V['decision']>, near: boolean): boolean
  /** Return the manner of an option, if the question can be answered in several manners at the same places. Only one
   * manner is active at a time. An empty string means that the option belongs to all manners. */
  manner?(option: OptionOf<V>, decision: NonNullable<V['decision']>): string
  /** The names of these manners, the default one first. */
  readonly manners?: Readonly<Record<string, string>>
  /** Return the option's heading in the list of all options; empty if it has none. */
  group?(option: OptionOf<V>, decision: NonNullable<V['decision']>, view: V | null): string
  /** Return a text that distinguishes an option from others with the same label; empty if nothing does. */
  difference(option: OptionOf<V>, view: V | null): string
  /** Return the label of a button that answers with several picks in succession. */
  pathLabel(path: readonly string[]): string

  /** Return the table before the first happenings of the match. Without this function, the final view is used. */
  opening?(after: V, story: readonly H[]): V

  /** The things that a player may point out to teammates. A game without them has no pointing. */
  readonly points?: Points<V>

  /** Return the log with related lines merged. */
  story(log: V['log'], view: V): Line[]
  /** The names of the topics by which players can filter the log. */
  readonly topics?: Readonly<Record<string, string>>
  /** Return the text of a happening while it is on stage, if its sentence would reveal more than the picture so far;
   * otherwise empty. */
  stageText?(happening: H, view: V): string
  sideName(side: string): string
  /** Return the seat that the header names, if it can differ from the seat whose turn it is. */
  actingSeat?(view: V): string | null
  /** Load the terms that texts explain, with their meanings. */
  terms?(): Promise<readonly Term[]>
  /** Return the name of an empty seat. */
  seatTitle(seat: string): string

  /** Load the sounds of happenings, before the table plays its first sound. */
  score?(): Promise<Score<H>>

  /** The coach that explains the game at the table. It is loaded when a player calls it. */
  readonly coaching?: CoachEntry<Coach>
}
