// Who knocks at the private match that I host and look at, and what I answer.
import { toastError } from '../../ui/components/toasts.svelte'
import { api } from '../../http/api'
import { calls } from '../../match/state/settings.svelte'
import type { KnockAtMatch } from '../../protocol/core'
import { whileSeen } from '../refresh'

/** How often it is looked at in a page that nobody looks at. */
const HIDDEN = 30_000

export const knockText = ({ user, to }: KnockAtMatch): string => `${user.name} asks to ${to}`

class Knocks {
  all = $state.raw<KnockAtMatch[]>([])
  busy = $state(false)
  private match = ''
  private called = new Set<string>()
  /** Counts up with all that is known: an answer that was on its way meanwhile is old. */
  private news = 0

  /** Look who is at the door of that match, every so many milliseconds; returns what ends it. */
  watch(match: string, ms: number): () => void {
    this.match = match
    const end = whileSeen(() => void this.look(), ms)
    const timer = setInterval(() => document.hidden && void this.look(), HIDDEN)
    return () => {
      end()
      clearInterval(timer)
      this.match = ''
      this.tell([])
    }
  }

  answer = async ({ user }: KnockAtMatch, open: boolean): Promise<void> => {
    if (this.busy) return
    this.busy = true
    try {
      await (open ? api.letIn(this.match, user.id) : api.letWait(this.match, user.id))
      this.tell(this.all.filter((other) => other.user.id !== user.id))
    } catch (error) {
      toastError(error)
      await this.look() // they may be gone
    }
    this.busy = false
  }

  private async look(): Promise<void> {
    const { news } = this
    const all = await api.knocks(this.match).catch(() => null)
    if (!all || news !== this.news) return
    this.tell(all)
    for (const each of all) void this.callOnce(each)
  }

  private tell(all: KnockAtMatch[]): void {
    this.news++
    this.all = all
  }

  private async callOnce(knock: KnockAtMatch): Promise<void> {
    const key = `${this.match} ${knock.user.id} ${knock.at}`
    if (this.called.has(key)) return
    this.called.add(key)
    const { call, unseen } = await import('../../match/sound/calling')
    if (unseen()) call(calls(), knockText(knock), this.match, 'Somebody knocks')
  }
}

export const knocks = new Knocks()
