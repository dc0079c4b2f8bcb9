// What explains the game on the page: its terms in texts, and the book that lies open over it.
import type { Place } from './book'
import type { Marker, Term } from './terms'

const plainMarker: Marker = (text) => [{ text }]

class Help {
  /** The game whose words are explained. */
  game = $state('')
  /** The page explains words now. */
  explains = $state(false)
  private marker = $state.raw<Marker>(plainMarker)
  terms = $state.raw<ReadonlyMap<string, Term>>(new Map())
  /** Words can be asked about as soon as somebody is there to explain them. */
  readonly mark: Marker = $derived(this.explains ? this.marker : plainMarker)
  /** Where the book lies open over the page. */
  reading = $state.raw<{ game: string; place: Place } | null>(null)

  /** From now on texts on this page explain the words of that game, where the marker finds them. */
  use(game: string, terms: readonly Term[], marker: Marker): void {
    this.game = game
    this.terms = new Map(terms.map((term) => [term.id, term]))
    this.marker = marker
  }

  /** Opens the book over the page. */
  read(place: Place, game = this.game): void {
    this.reading = { game, place }
  }

  close(): void {
    this.reading = null
  }
}

export const help = new Help()
