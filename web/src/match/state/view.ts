// The common part of all games' views, as far as the shared parts of a table read it. Each game's types extend these.
import type { CoreView, DecisionView, HappeningBase, OptionView } from '../../protocol/core'

/** A question whose options have a game-specific type. */
export interface DecisionOf<O extends OptionView = OptionView> extends Omit<DecisionView, 'options'> {
  options: O[]
  /** The picks that continue a path, by the option that leads to a space; the key '' has those from the current
   * space. */
  paths?: Record<string, string[]>
  /** The paths of a movement's flights, in the same form. */
  flights?: Record<string, string[]>
}

/** A view whose question has options of a game-specific type. */
export interface ViewOf<O extends OptionView = OptionView> extends Omit<CoreView, 'decision'> {
  decision?: DecisionOf<O> | null
}

/** The type of a game's options, derived from its view. */
export type OptionOf<V extends CoreView> = NonNullable<V['decision']>['options'][number]

/** The width of the game's drawing of an option. `true`: a whole card, shown large. `row`: a row. `half`, `third`,
 * `quarter`: one of several in a row. `false`: the option is shown as text. */
export type DrawingWidth = boolean | 'row' | 'half' | 'third' | 'quarter'

export type { CoreView, HappeningBase, OptionView }
