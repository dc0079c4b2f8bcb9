// The views of all games, as far as the machinery round a table reads them: each game's own types extend these.
import type { CoreView, DecisionView, HappeningBase, OptionView } from '../../protocol/core'

/** A question whose options are of a game's own type. */
export interface Asked<O extends OptionView = OptionView> extends Omit<DecisionView, 'options'> {
  options: O[]
  /** Where answers in a row lead: on from the space that a pick leads to, or from here with the key ''. */
  paths?: Record<string, string[]>
  /** Where answers that go the whole way lead, told alike. */
  flights?: Record<string, string[]>
}

/** A view whose question has options of a game's own type. */
export interface Asking<O extends OptionView = OptionView> extends Omit<CoreView, 'decision'> {
  decision?: Asked<O> | null
}

/** An option of a game, given its view. */
export type OptionOf<V extends CoreView> = NonNullable<V['decision']>['options'][number]

/** How much room what a game draws of an option takes, in place of its words: as whole cards, which are read before anything
 * else; a row; or beside one other or two. False where there are words. */
export type Wide = boolean | 'row' | 'half' | 'third' | 'quarter'

export type { CoreView, HappeningBase, OptionView }
