// Keeps the focus in place for keyboard users: an answer removes its button, which had the focus.

/** The parts of the table that take the focus when an element inside them disappears, such as the board. */
const KEEPER = '[data-keeps-focus]'

export class FocusKeeper {
  private keeper: HTMLElement | null = null

  /** Note the element within the table that has the focus now. */
  at(target: EventTarget | null): void {
    this.keeper = target instanceof Element ? target.closest<HTMLElement>(KEEPER) : null
  }

  /** Restore the focus after the question has changed. `otherwise` gets it if even the part that had it is gone. */
  settle(otherwise: HTMLElement | null): void {
    if (this.keeper && isLost()) (this.keeper.isConnected ? this.keeper : otherwise)?.focus({ preventScroll: true })
  }
}

const isLost = () => {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
}
