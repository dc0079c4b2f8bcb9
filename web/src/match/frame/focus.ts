// Keeps the focus in place for keyboard users, because an answer removes the focused button.

/** The parts of the table, such as the board, that take the focus when a focused element inside them disappears. */
const KEEPS_FOCUS = '[data-keeps-focus]'

export class FocusKeeper {
  private keeper: HTMLElement | null = null

  /** Record which element within the table has the focus. */
  noteFocus(target: EventTarget | null): void {
    this.keeper = target instanceof Element ? target.closest<HTMLElement>(KEEPS_FOCUS) : null
  }

  /** Restore the focus after the question has changed. `fallback` receives it if the part that had it no longer
   * exists. */
  restoreFocus(fallback: HTMLElement | null): void {
    if (this.keeper && isLost()) (this.keeper.isConnected ? this.keeper : fallback)?.focus({ preventScroll: true })
  }
}

const isLost = () => {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
}
