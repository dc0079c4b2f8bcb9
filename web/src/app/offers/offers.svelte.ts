// Offers to play another match, from people in the user's finished matches. Every page polls them.
import { storeValue, loadValue } from '../../ui/browser/storage'
import { say } from '../../ui/texts/start'
import { toastError } from '../../ui/components/toasts.svelte'
import { api } from '../../http/api'
import { recordAnswer, onAnswer } from '../../features/rematch/offerAnswers'
import { callMethods } from '../../match/state/settings.svelte'
import { matchTitle, offerText } from '../../match/game/words'
import type { MatchSummary } from '../../protocol/core'
import { go } from '../router.svelte'

const MARK = '● '
/** The time for which a response counts as fresh, in milliseconds. */
const FRESH = 5_000
/** The storage keys of offers that the user dismissed for now, and of offers that have alerted the user. */
const DISMISSED_KEY = 'galaxies.offers.aside'
const ALERTED_KEY = 'galaxies.offers.told'

export class Offers {
  all = $state.raw<MatchSummary[]>([])
  /** The offers that the user dismissed for now; the start page still shows them. */
  dismissed = $state.raw<ReadonlySet<string>>(new Set(storedLines(DISMISSED_KEY)))
  busy = $state(false)
  /** The title with the mark added by this class. */
  private marked = ''
  private alerted = new Set<string>()
  /** Increments with each change, so that responses to earlier requests can be discarded. */
  private version = 0
  private requestedAt = -Infinity

  constructor() {
    onAnswer((match) => this.dropOffer(match))
  }

  /** Load the offers unless the last response is fresh. A page that redirects immediately needs no second request. */
  async loadUnlessFresh(): Promise<void> {
    if (performance.now() - this.requestedAt >= FRESH) await this.load()
  }

  async load(): Promise<void> {
    this.requestedAt = performance.now()
    const { version } = this
    const all = await api.offers().catch(() => null)
    if (version !== this.version) return
    this.update(all ?? this.all)
    if (all) this.saveDismissed([...this.dismissed].filter((key) => all.some((match) => keyOf(match) === key)))
  }

  clear(): void {
    this.requestedAt = -Infinity
    this.update([])
  }

  /** Take a seat in the offered match. */
  join = (match: MatchSummary) =>
    this.act(async () => {
      const { id } = await api.continueMatch(match.id, { match: match.next!.match })
      this.markAnswered(match)
      go(`/m/${id}`)
    })

  decline = (match: MatchSummary) =>
    this.act(async () => {
      await api.decline(match.id)
      this.markAnswered(match)
    })

  dismiss(match: MatchSummary): void {
    this.saveDismissed([...this.dismissed, keyOf(match)])
  }

  isDismissed = (match: MatchSummary) => this.dismissed.has(keyOf(match))

  /** Save the dismissed offers. They stay dismissed until the offer ends. */
  private saveDismissed(keys: string[]): void {
    this.dismissed = new Set(keys)
    storeValue(DISMISSED_KEY, keys.join('\n'))
  }

  private markAnswered({ next }: MatchSummary): void {
    this.dropOffer(next!.match)
    recordAnswer(next!.match)
  }

  private dropOffer(match: string): void {
    this.update(this.all.filter(({ next }) => next?.match !== match))
  }

  private async act(run: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    await run().catch(async (error: unknown) => {
      toastError(error)
      await this.load() // the offer may have ended
    })
    this.busy = false
  }

  private update(all: MatchSummary[]): void {
    this.version++
    this.all = all
    for (const match of all.filter((match) => !this.alerted.has(keyOf(match)))) {
      this.alerted.add(keyOf(match))
      this.alertOnce(match).catch(() => this.alerted.delete(keyOf(match))) // the module could not be fetched: try later
    }
    this.markTitle()
  }

  /** Alert the user in one of this browser's tabs. */
  private async alertOnce(match: MatchSummary): Promise<void> {
    const { callPlayer, isUnattended } = await import('../../match/sound/calling')
    const claimAlert = () => {
      const alerted = storedLines(ALERTED_KEY)
      if (alerted.includes(keyOf(match))) return false
      storeValue(ALERTED_KEY, [...alerted, keyOf(match)].slice(-MAX_STORED).join('\n'))
      return true
    }
    const { locks } = navigator as Partial<Navigator> // unavailable without HTTPS
    if ((await (locks ? locks.request(ALERTED_KEY, claimAlert) : claimAlert())) && isUnattended()) {
      const text = say('offer-alert.text', { offer: offerText(match), match: matchTitle(match) })
      callPlayer(callMethods(), text, match.id, say('offer-alert'))
    }
  }

  /** Mark the title of the page. Pages set their own titles, so check the mark each time. */
  private markTitle(): void {
    if (this.all.length) {
      if (!document.title.startsWith(MARK)) this.marked = document.title = MARK + document.title
    } else if (document.title === this.marked) document.title = document.title.slice(MARK.length)
  }
}

const MAX_STORED = 20

const storedLines = (key: string) => loadValue(key).split('\n').filter(Boolean)
const keyOf = (match: MatchSummary) => `${match.id} ${match.next?.match}`

export const offers = new Offers()
