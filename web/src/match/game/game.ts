// What the machinery round a table asks of the game that is played at it.
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
  /** What of it stands for a thing on the table, word by word. */
  names?: readonly { text: string; surface: Surface }[]
  /** What it is about: one of the game's topics. */
  topic?: string | undefined
  /** There is something to see of it on the table, once more. */
  shows?: boolean
  /** It begins a turn, to which the lines after it belong. */
  heads?: boolean
}

/** A game's colours, as CSS values. */
export interface Theme {
  /** The tone of a side; `index` tells its seats apart. */
  side(side: string, index?: number): string
  seat(view: CoreView, seat: string | null | undefined): string
}

/** Things that mates may point at, by the names of their surfaces. */
export interface Points<V extends CoreView> {
  /** Those that can be chosen from a list; a board may have more. */
  things(view: V): Surface[]
  name(thing: Surface, view: V): string
}

export interface PlayedGame<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase>
  extends Show<V, H>, Teller<V, H> {
  readonly id: string
  readonly theme: Theme

  /** The things of the table that stand for an option; `deep` once a space has been chosen. */
  surfaces(option: OptionOf<V>, view: V | null, decision: NonNullable<V['decision']>, deep: boolean): Surface[]
  /** Of very many options the few that come first, best first: the table has another way to the rest. Null: all of them. */
  foremost?(decision: NonNullable<V['decision']>, view: V | null): OptionOf<V>[] | null
  /** An option in few words, once the thing has been chosen for which it stands among the others. */
  brief?(option: OptionOf<V>, among: readonly OptionOf<V>[], view: V | null): string
  /** What an option does, as printed on what it plays; empty if its words say all, or the table shows it elsewhere. */
  tells?(option: OptionOf<V>, decision: NonNullable<V['decision']>, view: V | null): string
  /** Whether the table offers an option at a place of its own, so that it is no button of every question; `near` if a
   * thing of the table has been clicked that stands for several. */
  aside?(option: OptionOf<V>, decision: NonNullable<V['decision']>, near: boolean): boolean
  /** Of the ways in which a question can be answered at the same places, that of an option: one of them at a time is on
   * the table. Empty: it can be chosen in any. */
  manner?(option: OptionOf<V>, decision: NonNullable<V['decision']>): string
  /** What these ways are called, the usual one first. */
  readonly manners?: Readonly<Record<string, string>>
  /** Under which heading an option stands in the list of all; empty if it stands alone. */
  group?(option: OptionOf<V>, decision: NonNullable<V['decision']>, view: V | null): string
  /** What tells an option from others with the same label; empty if nothing does. */
  difference(option: OptionOf<V>, view: V | null): string
  /** The button that answers with several picks in a row. */
  wayLabel(path: readonly string[]): string

  /** The table as the match begins, before its first story is told; where it says nothing, as it will be in the end. */
  opening?(then: V, story: readonly H[]): V

  /** What may be pointed out to mates; games without it have nothing. */
  readonly points?: Points<V>

  /** The log with what belongs together in one line. */
  story(log: V['log'], view: V): Line[]
  /** What lines are about, as a player may filter them: what each topic is called. */
  readonly topics?: Readonly<Record<string, string>>
  /** A happening while it is on stage: it says no more than the picture shows so far. */
  telling(happening: H, view: V): string
  sideName(side: string): string
  /** Of whom the header speaks, where that is not always whose turn it is. */
  acting?(view: V): string | null
  /** The words that explain themselves in texts. */
  terms?(): Promise<readonly Term[]>
  /** What a seat is called in which nobody sits. */
  seatTitle(seat: string): string

  /** What is heard of happenings; loaded once the table may sound. */
  score?(): Promise<Score<H>>

  /** The coach that explains the game at the table; loaded when a player calls it. */
  readonly coaching?: Coaching<Coach>
}
