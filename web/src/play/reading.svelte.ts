// How somebody reads the log: kept while something else is shown in its place.
import { SvelteSet } from 'svelte/reactivity'
import type { Filter } from './chronicle'

export class Reading {
  filter = $state<Filter>('')
  /** The turns that the player has folded, or unfolded: those of the last round are open by themselves. */
  readonly turned = new SvelteSet<number>()
  /** How far it was scrolled back to; null at its newest line. */
  top: number | null = null
}
