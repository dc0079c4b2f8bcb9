// A runner for one action at a time, with the error to show next to the action.
import { Problem } from '../../http/http'
import { isCancelled, isDuplicate } from '../../features/accounts/passkeys'
import { say } from '../../ui/texts/pages'

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

/** The kinds of problems for which this page has its own text. */
const KINDS = [
  'bad-login',
  'bad-password',
  'bad-proof',
  'proof-needed',
  'name-taken',
  'challenge-over',
  'bad-passkey',
  'passkey-known',
  'too-many',
  'last-way',
]

function errorText(error: unknown): string {
  if (isCancelled(error)) return say('attempt-no-passkey')
  if (isDuplicate(error)) return say('attempt-passkey-known')
  if (!(error instanceof Problem)) return say('attempt-failed')
  return KINDS.includes(error.kind) ? say(`attempt-${error.kind}`) : [error.detail, ...error.reasons].join(' ')
}
