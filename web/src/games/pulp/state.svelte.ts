// A match of Pulp Invasion on the page, with the things opened by the viewer.
import { Table } from '../../match/state/table.svelte'
import type { Happening, OptionView, View } from '../../protocol/pulp'

/** Several things to read together. */
export interface Leaf {
  heading: string
  ids: readonly string[]
}

/** A payment that the player chooses part by part. */
export interface PartPayment {
  /** The id of the question. */
  decision: string
  chosen: OptionView | null
  /** The sources changed by the player, most recent first. */
  pinned: readonly string[]
  open: boolean
}

export class PulpTable extends Table<View, Happening> {
  /** The ids of the thing under the pointer, and of the one opened for reading: a card, a die or a Super Weapon. */
  hovered = $state.raw<string | null>(null)
  reading = $state.raw<string | null>(null)
  leaf = $state.raw<Leaf | null>(null)
  /** The payment in progress. It outlives a change of the layout. */
  payment = $state.raw<PartPayment | null>(null)
}
