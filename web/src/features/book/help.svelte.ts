// The help on a page: its explained terms, and the rules book that may be open over it.
import type { Place } from './book'
import type { Marker, Term } from './terms'

const plainMarker: Marker = (text) => [{ text }]

class Help {
  /** The game that the terms belong to. */
  game = $state('')
  /** Whether the page explains terms at present. */
  explains = $state(false)
  private marker = $state.raw<Marker>(plainMarker)
  terms = $state.raw<ReadonlyMap<string, Term>>(new Map())
  /** Marks terms while the page explains them. */
  readonly mark: Marker = $derived(this.explains ? this.marker : plainMarker)
  /** The place at which the book is open over the page; null if it is closed. */
  reading = $state.raw<{ game: string; place: Place } | null>(null)

  /** Use the terms of that game for all texts of this page. */
  use(game: string, terms: readonly Term[], marker: Marker): void {
    this.game = game
    this.terms = new Map(terms.map((term) => [term.id, term]))
    this.marker = marker
  }

  /** Open the book over the page. */
  read(place: Place, game = this.game): void {
    this.reading = { game, place }
  }

  close(): void {
    this.reading = null
  }
}

export const help = new Help()
