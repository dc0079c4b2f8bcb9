// The display name of each kind of account change.
import type { AccountChange } from '../../protocol/core'

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
