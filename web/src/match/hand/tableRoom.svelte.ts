// The room that the window leaves a table, and the panel that is open beside it.
import { tick } from 'svelte'

const SHEET = 160 // pixels of a phone's half for header, strip and tabs, as in the style of TableFrame

/** Return how many times as large as usual the reader's letters are. */
const enlarged = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

export class Room {
  /** The size of the window, in pixels. */
  across = $state(innerWidth)
  down = $state(innerHeight)
  /** The size in units of the reader's letters: with larger letters, the window counts as smaller. */
  readonly width = $derived(this.across / enlarged())
  readonly height = $derived(this.down / enlarged())
  /** Whether this is a phone on its side, not one with its keyboard open. Tabs hold what does not fit there. */
  readonly short = $derived(this.height < 520 && (this.width >= 560 || this.width > this.height * 1.4))
  readonly phone = $derived(this.width < 820 && !this.short)
  readonly folded = $derived(this.phone || this.short)
  /** The chosen tab. */
  tab = $state('log')
  /** The tab that fills a phone while it is open. */
  page = ''
  /** The height of the question on a phone in pixels; `coach` is the coach's part of it. */
  desk = $state(0)
  coach = $state(0)
  /** The most pixels of a phone's board that the question covers, without the coach's words. */
  readonly most = $derived(this.down / 2 - SHEET * enlarged())
  /** The pixels that the question is taken to cover: its own height if it is folded, otherwise the most that it may. */
  readonly sheet = $derived(this.desk - this.coach > this.most / 2 ? this.most + this.coach : this.desk)
  /** Whether the panel under the tabs is open, where it takes room from the board. */
  open = $state(false)

  /** Open a tab. On a phone on its side, its panel may have to be scrolled to. */
  show(tab: string): void {
    this.tab = tab
    this.open = true
    if (this.short) void tick().then(() => document.getElementById('pane')?.scrollIntoView({ block: 'nearest' }))
  }
}
