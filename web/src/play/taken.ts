// What Undo would take back, as far as this page has given the answer itself.
import type { DecisionView } from '../protocol/core'

export class LastAnswer {
  private given: { asked: string; label: string; next: string | null } | null = null

  /** An answer is on its way. */
  give(question: DecisionView, pick: readonly string[]): void {
    const picked = question.options.filter(({ id }) => pick.includes(id))
    this.given = { asked: question.id, label: picked.map(({ label }) => label).join(', '), next: null }
  }

  /** A decision is open: the first one after the answer is the one beside which Undo takes it back. */
  see(decision: string | null | undefined): void {
    if (this.given && decision && decision !== this.given.asked) this.given.next ??= decision
  }

  /** The answer that is taken back while that decision is open; empty if somebody or something else gave it. */
  labelAt(decision: string | null | undefined): string {
    return this.given?.next && this.given.next === decision ? this.given.label : ''
  }
}
