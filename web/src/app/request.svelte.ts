// What a page that a link leads to asks the server for, one thing after another, and what it says if it refuses.
import { Problem } from '../http/http'

export class Asking {
  problem = $state.raw<Problem | null>(null)
  busy = $state(false)

  /** Do what the server is asked for, and keep what it says if it refuses. */
  async ask(what: () => Promise<void>): Promise<void> {
    this.problem = null
    this.busy = true
    try {
      await what()
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem(0, 'That did not work', 'Try it again.', [])
    }
    this.busy = false
  }
}
