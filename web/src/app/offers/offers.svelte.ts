// Offers to play another match, from people in the user's finished matches. Every page polls them.
import { storeValue, loadValue } from '../../ui/browser/storage'
import { toastError } from '../../ui/components/toasts.svelte'
import { api } from '../../http/api'
import { recordAnswer, onAnswer } from '../../features/rematch/offerAnswers'
import { callMethods } from '../../match/state/settings.svelte'
import { matchTitle, offerText } from '../../match/game/words'
import type { MatchSummary } from '../../protocol/core'
import { go } from '../router.svelte'

const CALLED = 'Play again?'
const MARK = '● '
/** The time for which a response counts as fresh, in milliseconds. */
const FRESH = 5_000
/** The storage keys of the offers that were dismissed for now, and of those that have alerted the user. */
const ASIDE = 'galaxies.offers.aside'
const TOLD = 'galaxies.offers.told'

export class Offers {
  all = $state.raw<MatchSummary[]>([])
  /** The offers that the user dismissed for now; the start page still shows them. */
  aside = $state.raw<ReadonlySet<string>>(new Set(storedLines(ASIDE)))
  busy = $state(false)
  /** The title with the mark added by this class. */
  private marked = ''
  private told = new Set<string>()
  /** Increments with each change, so that responses to earlier requests can be discarded. */
  private news = 0
  private asked = -Infinity

  constructor() {
    onAnswer((match) => this.dropOffer(match))
  }

  /** Load the offers unless the last response is fresh. A page that redirects immediately needs no second request. */
  async loadUnlessFresh(): Promise<void> {
    if (performance.now() - this.asked >= FRESH) await this.load()
  }

  async load(): Promise<void> {
    this.asked = performance.now()
    const { news } = this
    const all = await api.offers().catch(() => null)
    if (news !== this.news) return
    this.update(all ?? this.all)
    if (all) this.saveDismissed([...this.aside].filter((key) => all.some((old) => keyOf(old) === key)))
  }

  clear(): void {
    this.asked = -Infinity
    this.update([])
  }

  /** Take a seat in the offered match. */
  join = (old: MatchSummary) =>
    this.act(async () => {
      const { id } = await api.goOn(old.id, { match: old.next!.match })
      this.markAnswered(old)
      go(`/m/${id}`)
    })

  decline = (old: MatchSummary) =>
    this.act(async () => {
      await api.decline(old.id)
      this.markAnswered(old)
    })

  dismiss(old: MatchSummary): void {
    this.saveDismissed([...this.aside, keyOf(old)])
  }

  isAside = (old: MatchSummary) => this.aside.has(keyOf(old))

  /** Save the dismissed offers. They stay dismissed until the offer ends. */
  private saveDismissed(keys: string[]): void {
    this.aside = new Set(keys)
    storeValue(ASIDE, keys.join('\n'))
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
    this.news++
    this.all = all
    for (const old of all.filter((one) => !this.told.has(keyOf(one)))) {
      this.told.add(keyOf(old))
      this.alertOnce(old).catch(() => this.told.delete(keyOf(old))) // fetch failed: try later
    }
    this.markTitle()
  }

  /** Alert the user in one of this browser's tabs. */
  private async alertOnce(old: MatchSummary): Promise<void> {
    const { callPlayer: call, isUnattended: unseen } = await import('../../match/sound/calling')
    const claimAlert = () => {
      const told = storedLines(TOLD)
      if (told.includes(keyOf(old))) return false
      storeValue(TOLD, [...told, keyOf(old)].slice(-MANY).join('\n'))
      return true
    }
    const { locks } = navigator as Partial<Navigator> // unavailable without HTTPS
    if ((await (locks ? locks.request(TOLD, claimAlert) : claimAlert())) && unseen())
      call(callMethods(), `${offerText(old)}: ${matchTitle(old)}`, old.id, CALLED)
  }

  /** Mark the title of the page. Pages set their own titles, so check the mark each time. */
  private markTitle(): void {
    if (this.all.length) {
      if (!document.title.startsWith(MARK)) this.marked = document.title = MARK + document.title
    } else if (document.title === this.marked) document.title = document.title.slice(MARK.length)
  }
}

const MANY = 20

const storedLines = (key: string) => loadValue(key).split('\n').filter(Boolean)
const keyOf = (old: MatchSummary) => `${old.id} ${old.next?.match}`

export const offers = new Offers()
