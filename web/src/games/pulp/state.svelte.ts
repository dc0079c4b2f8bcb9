// A match of Pulp Invasion on the page: what is looked at closely.
import { Table } from '../../play/table.svelte'
import type { Happening, View } from '../../protocol/pulp'

export class PulpTable extends Table<View, Happening> {
  /** The thing under the pointer, and the one that was pressed to be read: a card, a die, a Super Weapon. */
  hovered = $state.raw<string | null>(null)
  reading = $state.raw<string | null>(null)
}
