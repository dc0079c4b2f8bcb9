// The users who knock at the private match that the host has open, and the host's answers.
import { toastError } from '../../ui/components/toasts.svelte'
import { api } from '../../http/api'
import { callMethods } from '../../match/state/settings.svelte'
import type { KnockAtMatch } from '../../protocol/core'
import { whileVisible } from '../refresh'

/** The polling interval while the page is hidden, in milliseconds. */
const HIDDEN = 30_000

export const knockText = ({ user, to }: KnockAtMatch): string => `${user.name} asks to ${to}`

class Knocks {
  all = $state.raw<KnockAtMatch[]>([])
  busy = $state(false)
  private match = ''
  private called = new Set<string>()
  /** Increments with each change, so that responses to earlier requests can be discarded. */
  private news = 0

  /** Poll for knocks at that match every `ms` milliseconds; return a function that stops the polling. */
  watch(match: string, ms: number): () => void {
    this.match = match
    const end = whileVisible(() => void this.poll(), ms)
    const timer = setInterval(() => document.hidden && void this.poll(), HIDDEN)
    return () => {
      end()
      clearInterval(timer)
      this.match = ''
      this.update([])
    }
  }

  answer = async ({ user }: KnockAtMatch, open: boolean): Promise<void> => {
    if (this.busy) return
    this.busy = true
    try {
      await (open ? api.letIn(this.match, user.id) : api.letWait(this.match, user.id))
      this.update(this.all.filter((other) => other.user.id !== user.id))
    } catch (error) {
      toastError(error)
      await this.poll() // the knock may have ended
    }
    this.busy = false
  }

  private async poll(): Promise<void> {
    const { news } = this
    const all = await api.knocks(this.match).catch(() => null)
    if (!all || news !== this.news) return
    this.update(all)
    for (const each of all) void this.alertOnce(each)
  }

  private update(all: KnockAtMatch[]): void {
    this.news++
    this.all = all
  }

  private async alertOnce(knock: KnockAtMatch): Promise<void> {
    const key = `${this.match} ${knock.user.id} ${knock.at}`
    if (this.called.has(key)) return
    this.called.add(key)
    const { callPlayer: call, isUnattended: unseen } = await import('../../match/sound/calling')
    if (unseen()) call(callMethods(), knockText(knock), this.match, 'Someone is knocking')
  }
}

export const knocks = new Knocks()
