// A match of Pulp Invasion on the page, with the things opened by the viewer.
import { Table } from '../../match/state/table.svelte'
import type { Happening, View } from '../../protocol/pulp'

/** Several things to read together. */
export interface Leaf {
  heading: string
  ids: readonly string[]
}

export class PulpTable extends Table<View, Happening> {
  /** The ids of the thing under the pointer, and of the one opened for reading: a card, a die or a Super Weapon. */
  hovered = $state.raw<string | null>(null)
  reading = $state.raw<string | null>(null)
  leaf = $state.raw<Leaf | null>(null)
}
