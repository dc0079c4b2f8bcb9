// A runner for one action at a time, with the error to show next to the action.
import { Problem } from '../../http/http'
import { isCancelled, isDuplicate } from '../../features/accounts/passkeys'

export class Attempt {
  busy = $state(false)
  error = $state('')

  /** Run an action unless one is already running; return whether it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.error = ''
    try {
      await action()
      return true
    } catch (error) {
      this.error = errorText(error)
      return false
    } finally {
      this.busy = false
    }
  }
}

const ERROR_TEXTS: Record<string, string> = {
  'bad-login': 'That account name does not match that password or code. Check both and try again.',
  'bad-password': 'That is not your current password. Try again.',
  'bad-proof': 'That is not one of your passkeys. Try another one.',
  'proof-needed': 'Nothing has changed. Confirm that it is you.',
  'name-taken': 'That account name is taken. Choose another one.',
  'challenge-over': 'That took too long. Try again.',
  'bad-passkey': 'This passkey could not be used here. Try another one.',
  'passkey-known': 'This device already has a passkey for you.',
  'too-many': 'Too many attempts. Wait a little, then try again.',
  'last-way': 'Without it, you could not log in. Add a password or a passkey first.',
}

function errorText(error: unknown): string {
  if (isCancelled(error)) return 'No passkey was used. Try again.'
  if (isDuplicate(error)) return ERROR_TEXTS['passkey-known']!
  if (!(error instanceof Problem)) return 'That did not work. Try again.'
  return ERROR_TEXTS[error.kind] ?? [error.detail, ...error.reasons].join(' ')
}
