// The recent changes to the user's login methods. Each device shows a change until the user has seen it there.
import type { AccountChange } from '../../protocol/core'
import { call } from '../../http/http'

class Changes {
  all = $state.raw<AccountChange[]>([])
  fresh = $derived(this.all.filter((change) => change.new))

  async load(): Promise<void> {
    this.all = await call<AccountChange[]>('GET', '/api/me/changes')
  }

  /** Report to the server that the changes were shown, so that no page on this device shows them again. */
  async dismiss(): Promise<void> {
    const shown = this.fresh
    this.all = this.all.map((change) => ({ ...change, new: false }))
    if (shown[0]) await call<void>('POST', '/api/me/changes/seen', { until: shown[0].at })
  }

  /** Load the changes after the user has made one on this page. If that is the only new change, dismiss it, because
   * the page already confirms it. */
  async loadAfterOwnChange(): Promise<void> {
    await this.load()
    if (this.fresh.length === 1) await this.dismiss()
  }

  clear(): void {
    this.all = []
  }
}

export const changes = new Changes()
