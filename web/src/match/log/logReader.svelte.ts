// How somebody reads the log: kept while something else is shown in its place.
import { SvelteMap } from 'svelte/reactivity'
import { turnsOf, type Filter, type Turn } from './chronicle'
import type { Line } from '../game/game'

export class Reading {
  filter = $state<Filter>('')
  /** Whether a turn is open that the player has folded or unfolded: those of the last round are open by themselves. */
  readonly turned = new SvelteMap<number, boolean>()
  /** How far it was scrolled back to; null at its newest line. */
  top: number | null = null
  /** The turns as they were told last, and those of them that were open by themselves. */
  turns: readonly Turn[] = []
  recent: ReadonlySet<number> = new Set()

  /** The lines turn by turn, the first turn as it was told before its first lines were dropped. */
  tell(lines: readonly Line[]): readonly Turn[] {
    this.turns = turnsOf(lines, this.turns)
    return this.turns
  }

  /** Which turns are open by themselves: the `newest`, and as long as it is scrolled back those that were so before. */
  opens(newest: readonly number[]): ReadonlySet<number> {
    this.recent = new Set(this.top === null ? newest : [...this.recent, ...newest])
    return this.recent
  }
}
