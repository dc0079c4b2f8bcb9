// Everything printed of a game, as it was when the match on this page began; a match's view names it by its digest.
import { call } from '../../http/http'

export class Edition<C extends { digest: string }> {
  catalogue: C = $state.raw<C>()!

  private readonly asked = new Map<string, Promise<C | null>>()
  private wanted = ''

  /** `empty` is drawn with until something is loaded; `asItComes` is the game where there is no server. */
  constructor(
    private readonly game: string,
    private readonly empty: C,
    readonly asItComes: () => Promise<C>,
  ) {
    this.catalogue = empty
  }

  /** Draw with the edition of that digest; without one, with the server's present one. */
  readonly load = async (digest = ''): Promise<void> => {
    this.wanted = digest
    if (digest && digest === this.catalogue.digest) return
    const answer = this.asked.get(digest) ?? this.fetched(digest).catch(() => null)
    this.asked.set(digest, answer)
    const catalogue = await answer
    if (!catalogue) this.asked.delete(digest)
    else if (this.wanted === digest) this.catalogue = { ...this.empty, ...catalogue }
  }

  /** What this page draws with: loaded if nothing is yet, and as the game comes where no server answers. */
  async printed(): Promise<C> {
    if (!this.catalogue.digest) await this.load(this.wanted)
    if (!this.catalogue.digest) this.catalogue = await this.asItComes()
    return this.catalogue
  }

  /** What the server tells of an edition; one that is being fetched as the present one is not fetched again. */
  private async fetched(digest: string): Promise<C> {
    if (!digest) return call<C>('GET', `/api/catalogue?game=${this.game}`)
    const present = await this.asked.get('')
    if (present?.digest === digest) return present
    return call<C>('GET', `/api/catalogue/${encodeURIComponent(digest)}?game=${this.game}`)
  }
}
