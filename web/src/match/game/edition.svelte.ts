// The catalogue of a game as it was when the match on this page began. The view of a match gives its digest.
import { call } from '../../http/http'
import type { Locale } from '../../ui/texts/locale'
import { translate } from '../../ui/texts/translate'

export class Edition<C extends { digest: string }> {
  catalogue: C = $state.raw<C>()!

  private readonly requests = new Map<string, Promise<C | null>>()
  private requested = ''

  /** `empty` is the catalogue before one is loaded; `loadBundled` loads the bundled catalogue where there is no
   * server. `texts` has the translations of its texts. */
  constructor(
    private readonly game: string,
    private readonly empty: C,
    readonly loadBundled: () => Promise<C>,
    private readonly texts?: Locale,
  ) {
    this.catalogue = empty
  }

  /** Load the catalogue with that digest, or the server's current catalogue if the digest is empty. */
  readonly load = async (digest = ''): Promise<void> => {
    this.requested = digest
    if (digest && digest === this.catalogue.digest) return
    const request = this.requests.get(digest) ?? this.fetchTranslated(digest).catch(() => null)
    this.requests.set(digest, request)
    const catalogue = await request
    if (!catalogue) this.requests.delete(digest)
    else if (this.requested === digest) this.catalogue = { ...this.empty, ...catalogue }
  }

  /** Return the catalogue of this page. Load it if necessary, or use the bundled one if no server answers. */
  async ensureLoaded(): Promise<C> {
    if (!this.catalogue.digest) await this.load(this.requested)
    if (!this.catalogue.digest) this.catalogue = await translate(await this.loadBundled(), this.texts)
    return this.catalogue
  }

  private async fetchTranslated(digest: string): Promise<C> {
    return translate(await this.fetchCatalogue(digest), this.texts)
  }

  /** Fetch a catalogue from the server, unless it is the current one, which has already been requested. */
  private async fetchCatalogue(digest: string): Promise<C> {
    if (!digest) return call<C>('GET', `/api/catalogue?game=${this.game}`)
    const current = await this.requests.get('')
    if (current?.digest === digest) return current
    return call<C>('GET', `/api/catalogue/${encodeURIComponent(digest)}?game=${this.game}`)
  }
}
