// The space that the window leaves to a table, and the panel that is open beside it.
import { tick } from 'svelte'

const SHEET = 160 // the pixels for header, strip and tabs in a phone's half, as in the style of TableFrame

/** The pixels that a question may later grow by without moving the board. */
const NEARLY = 60

/** Return the size of the reader's text relative to the default. */
export const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

export class TableLayout {
  /** The size of the window, in pixels. */
  windowWidth = $state(innerWidth)
  windowHeight = $state(innerHeight)
  /** The size of the text. It changes with the window, and when the table replaces a page. */
  private scale = $state(textScale())
  /** The size in units of the reader's text, so that a window counts as smaller if the text is larger. */
  readonly width = $derived(this.windowWidth / this.scale)
  readonly height = $derived(this.windowHeight / this.scale)
  /** Whether this is a phone in landscape orientation, and not one with its keyboard open. Tabs hold the parts that
   * do not fit. */
  readonly short = $derived(this.height < 520 && (this.width >= 560 || this.width > this.height * 1.4))
  readonly phone = $derived(this.width < 820 && !this.short)
  readonly folded = $derived(this.phone || this.short)
  /** The selected tab. */
  tab = $state('log')
  /** The tab that fills a phone while it is open. */
  page = ''
  /** The height of the question on a phone, in pixels; `coach` is the coach's part of it. */
  desk = $state(0)
  coach = $state(0)
  /** How much of a phone's board the question may cover, without the coach's advice, in pixels. */
  readonly maxCover = $derived(this.windowHeight / 2 - SHEET * this.scale)
  /** How much the question is assumed to cover, in pixels: the maximum, if it covers nearly as much, otherwise its own
   * height. A few answers may need more. */
  readonly sheet = $derived(
    this.desk - this.coach > this.maxCover - NEARLY ? Math.max(this.maxCover + this.coach, this.desk) : this.desk,
  )
  /** Whether the panel below the tabs is open and takes space from the board. */
  open = $state(false)

  /** Measure the size of the text. An effect that calls it does so again when the window changes. */
  measureText(): void {
    void [this.windowWidth, this.windowHeight]
    this.scale = textScale()
  }

  /** Open a tab. On a phone on its side, its panel may have to be scrolled to. */
  openTab(tab: string): void {
    this.tab = tab
    this.open = true
    if (this.short) void tick().then(() => document.getElementById('pane')?.scrollIntoView({ block: 'nearest' }))
  }
}
