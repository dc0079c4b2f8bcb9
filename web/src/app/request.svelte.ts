// The requests of a page that a link opens, one at a time, and the server's error.
import { Problem } from '../http/http'
import { say } from '../ui/texts/start'

export class LinkRequest {
  problem = $state.raw<Problem | null>(null)
  busy = $state(false)

  /** Send a request, and store the problem if the server rejects it. */
  async send(action: () => Promise<void>): Promise<void> {
    this.problem = null
    this.busy = true
    try {
      await action()
    } catch (error) {
      this.problem =
        error instanceof Problem ? error : new Problem(0, say('problem-refused'), say('problem-refused.detail'), [])
    }
    this.busy = false
  }
}
