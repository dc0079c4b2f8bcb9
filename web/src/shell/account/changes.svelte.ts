// What was changed of how I log in: shown on every device until it was seen there.
import type { AccountChange } from '../../protocol/core'
import { account } from '../../play/account'

export const WORDS: Record<AccountChange['kind'], string> = {
  account: 'The account was made',
  password: 'The password was set',
  'password-removed': 'The password was removed',
  passkey: 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  codes: 'New recovery codes were made',
  recovered: 'A recovery code was used, and a new password was set',
  link: 'A link for another device was made',
  device: 'Another device was added by a link',
  address: 'The address for e-mail was changed',
  'address-removed': 'The address for e-mail was removed',
  deleted: 'The account was deleted',
}

class Changes {
  all = $state.raw<AccountChange[]>([])
  fresh = $derived(this.all.filter((change) => change.new))

  async load(): Promise<void> {
    this.all = await account.changes()
  }

  /** They are shown, or have been: say so, so that no page of this device brings them up again. */
  async dismiss(): Promise<void> {
    const shown = this.fresh
    this.all = this.all.map((change) => ({ ...change, new: false }))
    if (shown[0]) await account.changesSeen(shown[0].at)
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
