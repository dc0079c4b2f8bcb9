// A queue of happenings that are shown one after another. The resulting view appears after them.
import type { HappeningBase } from '../../protocol/core'
import { PACE, type Speed } from './speed'

/** A game's functions to show its happenings. */
export interface Show<V, H extends HappeningBase = HappeningBase> {
  /** Return the picture after a happening; `then` is the view after all happenings of this update. */
  stage(view: V, happening: H, then: V): V
  /** The duration of each kind at full speed, in milliseconds. Other kinds are shown briefly. */
  readonly durations: Readonly<Record<string, number>>
}

export interface Scene<H extends HappeningBase = HappeningBase> {
  happening: H
  duration: number
  /** Whether the scene is a repetition, which does not change the picture. */
  again?: boolean
}

export interface PlaybackHooks<V, H extends HappeningBase = HappeningBase> {
  show(view: V): void
  scene(scene: Scene<H> | null): void
  /** Receive a happening that is not shown, because the show hurries, was skipped, or is switched off. */
  passed(happening: H): void
  idle(): void
}

/** Runs a function after `ms` milliseconds; returns a function that cancels it. */
export type Timer = (run: () => void, ms: number) => () => void

interface Entry<V, H> {
  view: V
  happenings: H[]
}

/** The duration of kinds that have none in `durations`, in milliseconds. */
const BRIEF = 90
/** The pace by the number of waiting happenings, largest number first. The show speeds up, and jumps if it is far
 * behind. */
const HURRY = [
  [60, 0],
  [25, 0.25],
  [12, 0.5],
] as const

const wait: Timer = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export class Playback<V, H extends HappeningBase = HappeningBase> {
  speed: Speed = 'full'
  private queue: Entry<V, H>[] = []
  private current: { entry: Entry<V, H>; at: number; stop: () => void } | null = null
  private stage: V | null = null

  constructor(
    private readonly game: Show<V, H>,
    private readonly hooks: PlaybackHooks<V, H>,
    private readonly schedule: Timer = wait,
    private readonly hidden: () => boolean = () => typeof document !== 'undefined' && document.hidden,
  ) {}

  get playing(): boolean {
    return this.current !== null
  }

  /** Jump to a view without a show, on joining or after a gap. */
  reset(view: V): void {
    this.stop()
    this.queue = []
    this.stage = view
    this.hooks.scene(null)
    this.hooks.show(view)
    this.hooks.idle()
  }

  push(view: V, happenings: H[]): void {
    this.queue.push({ view, happenings })
    if (!this.current) this.next()
  }

  /** End the show immediately, and show the newest view. */
  skip(): void {
    const skipped = [
      ...(this.current?.entry.happenings.slice(this.current.at + 1) ?? []),
      ...this.queue.flatMap((e) => e.happenings),
    ]
    const last = this.queue.at(-1) ?? this.current?.entry
    if (!last) return
    skipped.forEach((happening) => this.hooks.passed(happening))
    this.reset(last.view)
  }

  /** Show the next happening immediately. */
  showNext(): void {
    this.current?.stop()
    this.advance()
  }

  /** Stop permanently, when the table is closed. */
  close(): void {
    this.stop()
    this.queue = []
  }

  private stop(): void {
    this.current?.stop()
    this.current = null
  }

  private get waitingCount(): number {
    return this.queue.reduce((sum, entry) => sum + entry.happenings.length, 0)
  }

  private pace(): number {
    if (this.hidden()) return 0
    const waiting = this.waitingCount
    const hurry = HURRY.find(([count]) => waiting >= count)?.[1] ?? 1
    return hurry * PACE[this.speed]
  }

  private next(): void {
    const entry = this.queue.shift()
    if (!entry) {
      this.current = null
      this.hooks.scene(null)
      this.hooks.idle()
      return
    }
    this.current = { entry, at: -1, stop: () => {} }
    this.advance()
  }

  private advance(): void {
    const current = this.current
    if (!current) return
    const pace = this.pace()
    let happening = current.entry.happenings[++current.at]
    while (happening && pace === 0) {
      this.hooks.passed(happening)
      happening = current.entry.happenings[++current.at]
    }
    if (!happening) {
      this.stage = current.entry.view
      this.hooks.show(current.entry.view)
      this.next()
      return
    }
    this.play(happening, (this.game.durations[happening.kind] ?? BRIEF) * pace)
  }

  private play(happening: H, duration: number): void {
    this.hooks.scene({ happening, duration })
    if (this.stage) {
      this.stage = this.game.stage(this.stage, happening, this.current!.entry.view)
      this.hooks.show(this.stage)
    }
    this.current!.stop = this.schedule(() => this.advance(), duration)
  }
}
