// A runner for one action at a time, with the error to show next to the action.
import { Problem } from '../../http/http'
import { isCancelled, isDuplicate } from '../../features/accounts/passkeys'

export class Attempt {
  busy = $state(false)
  wrong = $state('')

  /** Run an action unless one is already running; return whether it succeeded. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    try {
      await what()
      return true
    } catch (error) {
      this.wrong = errorText(error)
      return false
    } finally {
      this.busy = false
    }
  }
}

const SAID: Record<string, string> = {
  'bad-login': 'That does not let anybody in. Check the name and the rest, and try again.',
  'bad-password': 'That is not your present password.',
  'bad-proof': 'That is none of your passkeys.',
  'proof-needed': 'Nothing was changed: you did not show that it is you.',
  'name-taken': 'Somebody logs in by that name already. Take another one.',
  'challenge-over': 'That took too long. Try it again.',
  'bad-passkey': 'This passkey could not be used here.',
  'passkey-known': 'This device has a passkey for you already.',
  'too-many': 'Too many tries. Wait a little, then try again.',
  'last-way': 'Then you could not log in any more. Add something else first.',
}

function errorText(error: unknown): string {
  if (isCancelled(error)) return 'No passkey was used.'
  if (isDuplicate(error)) return SAID['passkey-known']!
  if (!(error instanceof Problem)) return 'That did not work. Try it again.'
  return SAID[error.kind] ?? [error.detail, ...error.reasons].join(' ')
}
