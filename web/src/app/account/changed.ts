// The text that describes each kind of account change.
import type { AccountChange } from '../../protocol/core'

export const CHANGE_TEXTS: Record<AccountChange['kind'], string> = {
  account: 'The account was created',
  password: 'The password was set',
  'password-removed': 'The password was removed',
  passkey: 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  codes: 'New recovery codes were created',
  recovered: 'A recovery code was used, and a new password was set',
  link: 'A link for another device was created',
  device: 'Another device was added through a link',
  address: 'The e-mail address was changed',
  'address-removed': 'The e-mail address was removed',
  deleted: 'The account was deleted',
}
