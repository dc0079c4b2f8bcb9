// The catalogue of a game as it was when the match on this page began. The view of a match gives its digest.
import { call } from '../../http/http'

export class Edition<C extends { digest: string }> {
  catalogue: C = $state.raw<C>()!

  private readonly asked = new Map<string, Promise<C | null>>()
  private wanted = ''

  /** `empty` is the catalogue before one is loaded; `asItComes` loads the bundled catalogue where there is no
   * server. */
  constructor(
    private readonly game: string,
    private readonly empty: C,
    readonly asItComes: () => Promise<C>,
  ) {
    this.catalogue = empty
  }

  /** Load the catalogue with that digest, or the server's current catalogue if the digest is empty. */
  readonly load = async (digest = ''): Promise<void> => {
    this.wanted = digest
    if (digest && digest === this.catalogue.digest) return
    const answer = this.asked.get(digest) ?? this.fetchCatalogue(digest).catch(() => null)
    this.asked.set(digest, answer)
    const catalogue = await answer
    if (!catalogue) this.asked.delete(digest)
    else if (this.wanted === digest) this.catalogue = { ...this.empty, ...catalogue }
  }

  /** Return the catalogue of this page. Load it if necessary, or use the bundled one if no server answers. */
  async ensureLoaded(): Promise<C> {
    if (!this.catalogue.digest) await this.load(this.wanted)
    if (!this.catalogue.digest) this.catalogue = await this.asItComes()
    return this.catalogue
  }

  /** Fetch a catalogue from the server, unless it is the current one, which has already been requested. */
  private async fetchCatalogue(digest: string): Promise<C> {
    if (!digest) return call<C>('GET', `/api/catalogue?game=${this.game}`)
    const present = await this.asked.get('')
    if (present?.digest === digest) return present
    return call<C>('GET', `/api/catalogue/${encodeURIComponent(digest)}?game=${this.game}`)
  }
}
