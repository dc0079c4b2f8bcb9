// Remembers the answers that were given on this page, so that Undo can say what it takes back.
import type { DecisionView } from '../../protocol/core'

interface Given {
  /** The decision that was answered, or the one in its place after an answer was taken back. */
  asked: string
  label: string
  /** The first decision after the answer. While it is open, Undo takes the answer back. */
  next: string | null
}

export class LastAnswer {
  private given: Given[] = []

  /** Note an answer that is on its way. */
  give(question: DecisionView, pick: readonly string[]): void {
    const picked = question.options.filter(({ id }) => pick.includes(id))
    this.given.push({ asked: question.id, label: picked.map(({ label }) => label).join(', '), next: null })
  }

  /** Note the decision that is open. */
  see(decision: string | null | undefined): void {
    const last = this.given.at(-1)
    if (last && decision && decision !== last.asked) last.next ??= decision
  }

  /** Return the answer that Undo takes back while that decision is open; empty if it was not given on this page. */
  labelAt(decision: string | null | undefined): string {
    const last = this.given.at(-1)
    return last?.next && last.next === decision ? last.label : ''
  }

  /** Remove and return the answer that Undo takes back while that decision is open. */
  take(decision: string | null | undefined): string {
    const label = this.labelAt(decision)
    if (!label || !decision) return ''
    this.given.pop()
    const before = this.given.at(-1)
    if (before) Object.assign(before, { asked: decision, next: null })
    return label
  }
}
