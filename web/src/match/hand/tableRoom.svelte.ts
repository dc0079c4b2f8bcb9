// How much room the window leaves a table, and what lies open beside it.
const SHEET = 160 // pixels of a phone's half that header, strip and tabs take, as in the style of TableFrame

/** How much larger than usual the reader's letters are. */
const enlarged = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

export class Room {
  /** Of the window, in pixels. */
  across = $state(innerWidth)
  down = $state(innerHeight)
  /** The same for whoever reads larger letters: as in a smaller window. */
  readonly width = $derived(this.across / enlarged())
  readonly height = $derived(this.down / enlarged())
  /** A phone on its side (and not one with its keyboard out): all that does not fit beside the board is under tabs. */
  readonly short = $derived(this.height < 520 && (this.width >= 560 || this.width > this.height * 1.4))
  readonly phone = $derived(this.width < 820 && !this.short)
  readonly folded = $derived(this.phone || this.short)
  /** The tab that was chosen. */
  tab = $state('log')
  /** The tab that fills a phone while it is open. */
  page = ''
  /** How many pixels of a phone the question takes, and of these the coach. */
  desk = $state(0)
  coach = $state(0)
  /** How much of a phone's board a question covers at most, but for what the coach says. */
  readonly most = $derived(this.down / 2 - SHEET * enlarged())
  /** How much the question covers: as much as it may, unless it is folded. */
  readonly sheet = $derived(this.desk - this.coach > this.most / 2 ? this.most + this.coach : this.desk)
  /** Whether what lies under it is open, where that takes room from the board. */
  open = $state(false)
}
