// The help on a page: its explained terms, and the rules book if it is open as an overlay.
import type { Place } from './book'
import type { Marker, Term } from './terms'

const plainMarker: Marker = (text) => [{ text }]

class Help {
  /** The game to which the terms belong. */
  game = $state('')
  /** Whether the page explains terms at present. */
  explains = $state(false)
  private marker = $state.raw<Marker>(plainMarker)
  terms = $state.raw<ReadonlyMap<string, Term>>(new Map())
  /** Marks the terms in a text while the page explains them. */
  readonly mark: Marker = $derived(this.explains ? this.marker : plainMarker)
  /** The place at which the overlay shows the book; null if it is closed. */
  reading = $state.raw<{ game: string; place: Place } | null>(null)

  /** Use the terms of that game for all texts on this page. */
  useTerms(game: string, terms: readonly Term[], marker: Marker): void {
    this.game = game
    this.terms = new Map(terms.map((term) => [term.id, term]))
    this.marker = marker
  }

  /** Open the book as an overlay. */
  openBook(place: Place, game = this.game): void {
    this.reading = { game, place }
  }

  closeBook(): void {
    this.reading = null
  }
}

export const help = new Help()
