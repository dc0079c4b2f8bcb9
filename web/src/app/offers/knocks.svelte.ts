// The users who knock at the private match that the host has open, and the host's answers.
import { say } from '../../ui/texts/start'
import { toastError } from '../../ui/components/toasts.svelte'
import { api } from '../../http/api'
import { callMethods } from '../../match/state/settings.svelte'
import type { KnockAtMatch } from '../../protocol/core'
import { whileVisible } from '../refresh'

/** The polling interval while the page is hidden, in milliseconds. */
const HIDDEN = 30_000

export const knockText = ({ user, to }: KnockAtMatch): string => say('knock-asks', { name: user.name, to })

class Knocks {
  all = $state.raw<KnockAtMatch[]>([])
  busy = $state(false)
  private match = ''
  private alerted = new Set<string>()
  /** Increments with each change, so that responses to earlier requests can be discarded. */
  private version = 0

  /** Poll for knocks at that match every `ms` milliseconds; return a function that stops the polling. */
  watch(match: string, ms: number): () => void {
    this.match = match
    const stopPolling = whileVisible(() => void this.poll(), ms)
    const timer = setInterval(() => document.hidden && void this.poll(), HIDDEN)
    return () => {
      stopPolling()
      clearInterval(timer)
      this.match = ''
      this.update([])
    }
  }

  answer = async ({ user }: KnockAtMatch, admitted: boolean): Promise<void> => {
    if (this.busy) return
    this.busy = true
    try {
      await (admitted ? api.letIn(this.match, user.id) : api.declineKnock(this.match, user.id))
      this.update(this.all.filter((knock) => knock.user.id !== user.id))
    } catch (error) {
      toastError(error)
      await this.poll() // the knock may have ended
    }
    this.busy = false
  }

  private async poll(): Promise<void> {
    const { version } = this
    const all = await api.knocks(this.match).catch(() => null)
    if (!all || version !== this.version) return
    this.update(all)
    for (const knock of all) void this.alertOnce(knock)
  }

  private update(all: KnockAtMatch[]): void {
    this.version++
    this.all = all
  }

  private async alertOnce(knock: KnockAtMatch): Promise<void> {
    const key = `${this.match} ${knock.user.id} ${knock.at}`
    if (this.alerted.has(key)) return
    this.alerted.add(key)
    const { callPlayer, isUnattended } = await import('../../match/sound/calling')
    if (isUnattended()) callPlayer(callMethods(), knockText(knock), this.match, say('knock-alert'))
  }
}

export const knocks = new Knocks()
