// How much room the window leaves a table, and what lies open beside it.
export class Room {
  width = $state(innerWidth)
  height = $state(innerHeight)
  /** A phone on its side (and not one with its keyboard out): all that does not fit beside the board is under tabs. */
  readonly short = $derived(this.height < 520 && this.width >= 560)
  readonly phone = $derived(this.width < 820 && !this.short)
  readonly folded = $derived(this.phone || this.short)
  /** The tab that was chosen. */
  tab = $state('log')
  /** Whether what lies under it is open, where that takes room from the board. */
  open = $state(false)
}
