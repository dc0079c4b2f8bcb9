// A match of Pulp Invasion on the page: what is looked at closely.
import { Table } from '../../match/state/table.svelte'
import type { Happening, View } from '../../protocol/pulp'

/** Several things to be read at once. */
export interface Leaf {
  heading: string
  ids: readonly string[]
}

export class PulpTable extends Table<View, Happening> {
  /** The thing under the pointer, and the one that was pressed to be read: a card, a die, a Super Weapon. */
  hovered = $state.raw<string | null>(null)
  reading = $state.raw<string | null>(null)
  leaf = $state.raw<Leaf | null>(null)
}
