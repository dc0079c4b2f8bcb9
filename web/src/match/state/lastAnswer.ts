// What Undo would take back, as far as this page has given the answers itself.
import type { DecisionView } from '../../protocol/core'

interface Given {
  /** The decision that was answered, or that stands in its place after an answer was taken back. */
  asked: string
  label: string
  /** The first decision after the answer: beside it Undo takes the answer back. */
  next: string | null
}

export class LastAnswer {
  private given: Given[] = []

  /** An answer is on its way. */
  give(question: DecisionView, pick: readonly string[]): void {
    const picked = question.options.filter(({ id }) => pick.includes(id))
    this.given.push({ asked: question.id, label: picked.map(({ label }) => label).join(', '), next: null })
  }

  /** A decision is open. */
  see(decision: string | null | undefined): void {
    const last = this.given.at(-1)
    if (last && decision && decision !== last.asked) last.next ??= decision
  }

  /** The answer that is taken back while that decision is open; empty if somebody or something else gave it. */
  labelAt(decision: string | null | undefined): string {
    const last = this.given.at(-1)
    return last?.next && last.next === decision ? last.label : ''
  }

  /** The answer is being taken back beside that decision: the one before it comes next. */
  take(decision: string | null | undefined): string {
    const label = this.labelAt(decision)
    if (!label || !decision) return ''
    this.given.pop()
    const before = this.given.at(-1)
    if (before) Object.assign(before, { asked: decision, next: null })
    return label
  }
}
