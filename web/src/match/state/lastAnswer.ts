// Remembers the answers given on this page, so that Undo can name the answer that it takes back.
interface GivenAnswer {
  /** The decision that was answered, or the one that replaced it after an Undo. */
  question: string
  label: string
  /** The first decision after the answer. While it is open, Undo takes this answer back. */
  next: string | null
}

export class LastAnswer {
  private answers: GivenAnswer[] = []

  /** Record an answer that is being sent, with its text. */
  noteAnswer(question: string, label: string): void {
    this.answers.push({ question, label, next: null })
  }

  /** Record the open decision. */
  noteDecision(decision: string | null | undefined): void {
    const last = this.answers.at(-1)
    if (last && decision && decision !== last.question) last.next ??= decision
  }

  /** Return the label of the answer that Undo takes back while that decision is open; empty if it was not given on
   * this page. */
  labelAt(decision: string | null | undefined): string {
    const last = this.answers.at(-1)
    return last?.next && last.next === decision ? last.label : ''
  }

  /** Remove the answer that Undo takes back while that decision is open, and return its label. */
  takeBack(decision: string | null | undefined): string {
    const label = this.labelAt(decision)
    if (!label || !decision) return ''
    this.answers.pop()
    const before = this.answers.at(-1)
    if (before) Object.assign(before, { question: decision, next: null })
    return label
  }
}
