// The reader's place in the log, kept while another page is shown instead.
import { SvelteMap } from 'svelte/reactivity'
import { turnsOf, type Filter, type Turn } from './chronicle'
import type { Line } from '../game/game'

export class Reading {
  filter = $state<Filter>('')
  /** The turns that the player has opened or closed. Other turns are open if they belong to the last round. */
  readonly turned = new SvelteMap<number, boolean>()
  /** How far the log is scrolled down; null at its newest line. */
  top: number | null = null
  /** The turns of the last call of `tell`; `recent` has the keys of those that were open by default. */
  turns: readonly Turn[] = []
  recent: ReadonlySet<number> = new Set()

  /** Return the lines by turns. The first turn keeps its heading after its first lines are dropped. */
  tell(lines: readonly Line[]): readonly Turn[] {
    this.turns = turnsOf(lines, this.turns)
    return this.turns
  }

  /** Return the turns that are open by default: the `newest`, and earlier ones while the log is scrolled back. */
  opens(newest: readonly number[]): ReadonlySet<number> {
    this.recent = new Set(this.top === null ? newest : [...this.recent, ...newest])
    return this.recent
  }
}
