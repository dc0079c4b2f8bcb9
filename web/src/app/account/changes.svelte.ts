// The recent changes to the user's login methods. Each device shows a change until the user has seen it there.
import type { AccountChange } from '../../protocol/core'
import { call } from '../../http/http'

class Changes {
  all = $state.raw<AccountChange[]>([])
  unseen = $derived(this.all.filter((change) => change.new))

  async load(): Promise<void> {
    this.all = await call<AccountChange[]>('GET', '/api/me/changes')
  }

  /** Report to the server that the user has seen the changes, so that no page on this device shows them again. */
  async dismiss(): Promise<void> {
    const dismissed = this.unseen
    this.all = this.all.map((change) => ({ ...change, new: false }))
    if (dismissed[0]) await call<void>('POST', '/api/me/changes/seen', { until: dismissed[0].at })
  }

  /** Load the changes after the user has made one on this page. If that is the only new change, dismiss it, because
   * the page already confirms it. */
  async loadAfterOwnChange(): Promise<void> {
    await this.load()
    if (this.unseen.length === 1) await this.dismiss()
  }

  clear(): void {
    this.all = []
  }
}

export const changes = new Changes()
