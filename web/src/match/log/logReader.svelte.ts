// The reader's position in the log, which is kept while another page is shown.
import { SvelteMap } from 'svelte/reactivity'
import { groupByTurn, type Filter, type Turn } from './chronicle'
import type { Line } from '../game/game'

export class LogState {
  filter = $state<Filter>('')
  /** The turns that the player has expanded or collapsed. Other turns are expanded if they belong to the last
   * round. */
  readonly toggledTurns = new SvelteMap<number, boolean>()
  /** The scroll position of the log; null at its newest line. */
  top: number | null = null
  /** The turns from the last call of `groupLines`; `recent` has the keys of those that were expanded by default. */
  turns: readonly Turn[] = []
  recent: ReadonlySet<number> = new Set()

  /** Return the lines grouped by turns. The first turn keeps its heading after its first lines are dropped. */
  groupLines(lines: readonly Line[]): readonly Turn[] {
    this.turns = groupByTurn(lines, this.turns)
    return this.turns
  }

  /** Return the turns that are expanded by default: the `newest`, and earlier ones while the log is scrolled back. */
  openTurns(newest: readonly number[]): ReadonlySet<number> {
    this.recent = new Set(this.top === null ? newest : [...this.recent, ...newest])
    return this.recent
  }
}
