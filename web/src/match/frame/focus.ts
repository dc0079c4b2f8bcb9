// Keeps the focus for keyboard players: an answer removes its button, and must not take the focus with it.

/** The part of the table that keeps the focus when what had it has gone: a board, the question. */
const KEEPER = '[data-keeps-focus]'

export class FocusKeeper {
  private keeper: HTMLElement | null = null

  /** Something within the table has the focus now. */
  at(target: EventTarget | null): void {
    this.keeper = target instanceof Element ? target.closest<HTMLElement>(KEEPER) : null
  }

  /** What is asked has changed. `otherwise` has the focus if even the part that had it is gone. */
  settle(otherwise: HTMLElement | null): void {
    if (this.keeper && isLost()) (this.keeper.isConnected ? this.keeper : otherwise)?.focus({ preventScroll: true })
  }
}

const isLost = () => {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
}
