// What was changed of how I log in: shown on every device until it was seen there.
import type { AccountChange } from '../../protocol/core'
import { call } from '../../http/http'

class Changes {
  all = $state.raw<AccountChange[]>([])
  fresh = $derived(this.all.filter((change) => change.new))

  async load(): Promise<void> {
    this.all = await call<AccountChange[]>('GET', '/api/me/changes')
  }

  /** They are shown, or have been: say so, so that no page of this device brings them up again. */
  async dismiss(): Promise<void> {
    const shown = this.fresh
    this.all = this.all.map((change) => ({ ...change, new: false }))
    if (shown[0]) await call<void>('POST', '/api/me/changes/seen', { until: shown[0].at })
  }

  /** After a change made here: what its own page has said need not be said again. */
  async own(): Promise<void> {
    await this.load()
    if (this.fresh.length === 1) await this.dismiss()
  }

  forget(): void {
    this.all = []
  }
}

export const changes = new Changes()
