// The interface between a game and the common parts of a table.
import type { CoreView, HappeningBase } from '../../protocol/core'
import type { Coach } from '../coach/coach'
import type { Coaching } from '../coach/tutor.svelte'
import type { Term } from '../../features/book/terms'
import type { Surface } from '../state/decide'
import type { Show } from '../playback/playback'
import type { Score } from '../sound/sounds'
import type { Teller } from './happenings'
import type { OptionOf } from '../state/view'

/** A line of the log as a player reads it. */
export interface Line {
  n: number
  round: number
  seat: string | null
  label: string
  /** The words in the line that name things on the table. */
  names?: readonly { text: string; surface: Surface }[]
  /** The subject of the line: one of the game's topics. */
  topic?: string | undefined
  /** Whether the table can show the happening again. */
  shows?: boolean
  /** Whether the line begins a turn, to which the lines after it belong. */
  heads?: boolean
}

/** The emblem of a game, and its colours as CSS values. */
export interface Theme {
  /** The emblem that marks seats, as an SVG path around 0,0 that reaches from -6 to 6. */
  readonly emblem: string
  /** Return the tone of a side; `index` tells its seats apart. */
  side(side: string, index?: number): string
  seat(view: CoreView, seat: string | null | undefined): string
}

/** The things that mates may point at, by their surfaces. */
export interface Points<V extends CoreView> {
  /** Return the things for a list to choose from; a board may have more. */
  things(view: V): Surface[]
  name(thing: Surface, view: V): string
}

export interface PlayedGame<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase>
  extends Show<V, H>, Teller<V, H> {
  readonly id: string
  readonly theme: Theme

  /** Return the things of the table that stand for an option; `deep` once a space has been chosen. */
  surfaces(option: OptionOf<V>, view: V | null, decision: NonNullable<V['decision']>, deep: boolean): Surface[]
  /** Return the options of a question in the order in which all lists show them; without it, as they came. */
  order?(options: readonly OptionOf<V>[]): OptionOf<V>[]
  /** Return the best of very many options, best first, if the table has another way to the rest. Null: all of them. */
  foremost?(decision: NonNullable<V['decision']>, view: V | null): OptionOf<V>[] | null
  /** Return a short label for an option, after the player has chosen a thing that stands for several options. */
  brief?(option: OptionOf<V>, among: readonly OptionOf<V>[], view: V | null): string
  /** Return the printed text of what an option does; empty if its label says all, or the table shows it elsewhere. */
  tells?(option: OptionOf<V>, decision: NonNullable<V['decision']>, view: V | null): string
  /** Return whether the table offers an option at a place of its own, so that it needs no button. `near`: the player
   * has clicked a thing that stands for several options. */
  aside?(option: OptionOf<V>, decision: NonNullable<V['decision']>, near: boolean): boolean
  /** Return the manner of an option, if a question can be answered in several manners at the same places. Only one
   * manner is in use at a time. Empty: the option belongs to all manners. */
  manner?(option: OptionOf<V>, decision: NonNullable<V['decision']>): string
  /** The names of these manners, the usual one first. */
  readonly manners?: Readonly<Record<string, string>>
  /** Return the heading of an option in the list of all options; empty if it stands alone. */
  group?(option: OptionOf<V>, decision: NonNullable<V['decision']>, view: V | null): string
  /** Return what tells an option from others with the same label; empty if nothing does. */
  difference(option: OptionOf<V>, view: V | null): string
  /** Return the label of a button that answers with several picks in a row. */
  wayLabel(path: readonly string[]): string

  /** Return the table before the first happenings of the match are shown; without this, the final view is used. */
  opening?(then: V, story: readonly H[]): V

  /** The things that may be pointed out to mates; a game without points has none. */
  readonly points?: Points<V>

  /** Return the log with lines that belong together merged into one. */
  story(log: V['log'], view: V): Line[]
  /** The names of the topics by which a player may filter the log. */
  readonly topics?: Readonly<Record<string, string>>
  /** Return the text of a happening while it is on stage: it reveals no more than the picture so far. */
  telling(happening: H, view: V): string
  sideName(side: string): string
  /** Return the seat that the header names, if that is not always the seat whose turn it is. */
  acting?(view: V): string | null
  /** Load the words that explain themselves in texts, with their meanings. */
  terms?(): Promise<readonly Term[]>
  /** Return the name of a seat that is empty. */
  seatTitle(seat: string): string

  /** Load the sounds of happenings, before the table first sounds. */
  score?(): Promise<Score<H>>

  /** The coach that explains the game at the table; it is loaded when a player calls it. */
  readonly coaching?: Coaching<Coach>
}
