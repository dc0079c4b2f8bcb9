// What was missed at a seat while nobody was there: told again, step by step, from how the table stood then.
import type { CoreView, HappeningBase } from '../protocol/core'
import { applyPatch } from './patch'
import type { Show } from './playback'
import { whole, type Teller } from './told'
import type { Incoming } from './wire'

/** Something that happened, and the picture after it. */
export interface Step<V, H extends HappeningBase = HappeningBase> {
  view: V
  happening: H
  duration: number
}

/** Where a step is shown. */
interface Stage<V, H extends HappeningBase = HappeningBase> {
  show(step: Step<V, H>): void
}

/** How long a step stays at the least while they go on by themselves: long enough to be read. */
const READ = 1100

/** What the messages tell that is worth a look; the pictures follow all of it. */
export function stepsOf<V extends CoreView, H extends HappeningBase>(
  game: Show<V, H> & Teller<V, H>,
  frames: readonly Incoming<V, H>[],
): Step<V, H>[] {
  const steps: Step<V, H>[] = []
  let view: V | null = null
  for (const frame of frames) {
    if (frame.type === 'view') view = frame.view
    if (frame.type !== 'diff' || !view) continue
    const then: V = applyPatch(view, frame.patch)
    let stage: V = view
    for (const told of frame.happenings) {
      const happening = whole(told, then, game)
      stage = game.stage(stage, happening, then)
      const duration = game.durations[happening.kind]
      if (duration) steps.push({ view: stage, happening, duration })
    }
    view = then
  }
  return steps
}

export class Recap<V, H extends HappeningBase = HappeningBase> {
  at = $state(0)
  /** Whether it goes on by itself. */
  runs = $state(true)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly steps: readonly Step<V, H>[],
    private readonly stage: Stage<V, H>,
  ) {}

  get step(): Step<V, H> {
    return this.steps[this.at]!
  }

  get last(): boolean {
    return this.at >= this.steps.length - 1
  }

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.steps.length - 1)
    this.stage.show(this.step)
    this.plan()
  }

  /** Whoever steps looks for himself from then on. */
  by(count: number): void {
    this.runs = false
    this.go(this.at + count)
  }

  toggle(): void {
    this.runs = !this.runs
    if (this.runs && this.last) this.go(0)
    else this.plan()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private plan(): void {
    clearTimeout(this.timer)
    if (!this.runs) return
    const { duration } = this.step
    if (this.last) this.runs = false
    else this.timer = setTimeout(() => this.go(this.at + 1), Math.max(READ, duration))
  }
}
