// Shows past happenings step by step from an earlier view on: the happenings that a player missed, or a whole match.
import type { CoreView, HappeningBase, LoggedHappening } from '../../protocol/core'
import type { PlayedGame } from '../game/game'
import { applyPatch } from '../connection/patch'
import { isLogged, completeHappening } from '../game/happenings'
import type { Incoming } from '../../http/wire'

/** A happening and the picture after it. The first and the last step of a match have no happening. */
export interface Step<V, H extends HappeningBase = HappeningBase> {
  view: V
  happening: H | null
  duration: number
  /** Whether the log contains the happening. */
  isLogged?: boolean
}

/** The display on which steps are shown. */
export interface Stage<V, H extends HappeningBase = HappeningBase> {
  show(step: Step<V, H>): void
  /** Runs when the show of the step is over; its outcome stays visible. */
  end(): void
}

type RecapGame<V extends CoreView, H extends HappeningBase> = Pick<
  PlayedGame<V, H>,
  'stage' | 'durations' | 'opening' | 'readHappening'
>
type Diff<V extends CoreView, H extends HappeningBase> = Extract<Incoming<V, H>, { type: 'diff' }>

/** The minimum duration of an automatic step, in milliseconds, so that it can be read. */
const MIN_READING_TIME = 1100

/** Return the table before its first happenings are shown. */
export function openingView<V extends CoreView, H extends HappeningBase>(
  game: Pick<PlayedGame<V, H>, 'opening'>,
  after: V,
  story: readonly H[],
): V {
  const opening = game.opening?.(after, story) ?? after
  return { ...opening, decision: null, result: null, log: [] }
}

/** Return the view with its log cut off after the line of a happening. */
function withLogUpTo<V extends CoreView, H extends HappeningBase>(
  view: V,
  happening: H | LoggedHappening,
  after: V,
): V {
  return isLogged(happening) ? { ...view, log: after.log.filter(({ n }) => n <= happening.line) } : view
}

/** Converts incoming messages to steps. Happenings without a duration get no step, but the pictures include them. */
export class Story<V extends CoreView, H extends HappeningBase = HappeningBase> {
  private view: V | null = null

  constructor(private readonly game: RecapGame<V, H>) {}

  addFrames(frames: readonly Incoming<V, H>[]): Step<V, H>[] {
    return frames.flatMap((frame) => {
      if (frame.type === 'view') this.view = frame.view
      return frame.type === 'diff' && this.view ? this.stepsOfDiff(frame, this.view) : []
    })
  }

  /** Return the last step: the table after all happenings. */
  finalSteps(): Step<V, H>[] {
    return this.view ? [{ view: this.view, happening: null, duration: 0 }] : []
  }

  private stepsOfDiff(frame: Diff<V, H>, before: V): Step<V, H>[] {
    const after: V = applyPatch(before, frame.patch)
    const steps: Step<V, H>[] = []
    const isStart = before.status === 'lobby' && after.status !== 'lobby'
    const story = frame.happenings.map((happening) => completeHappening(happening, after, this.game))
    let stage: V = isStart ? openingView(this.game, after, story) : before
    if (isStart) steps.push({ view: stage, happening: null, duration: 0 })
    story.forEach((happening, i) => {
      stage = withLogUpTo(this.game.stage(stage, happening, after), frame.happenings[i]!, after)
      const duration = this.game.durations[happening.kind]
      if (duration) steps.push({ view: stage, happening, duration, isLogged: isLogged(frame.happenings[i]!) })
    })
    const last = steps.at(-1)
    // The last step shows the whole new view. Only the turn and the result are left to the step after it.
    if (last?.happening) {
      const { round, turn, phase } = last.view
      last.view = { ...after, round, turn, phase, result: before.result }
    }
    this.view = after
    return steps
  }
}

/** Return the number of happenings in some steps that the log contains. */
export const countLogged = (steps: readonly Pick<Step<unknown>, 'isLogged'>[]) =>
  steps.filter(({ isLogged }) => isLogged).length

export class Recap<V extends CoreView, H extends HappeningBase = HappeningBase> {
  at = $state(0)
  /** Whether the steps advance automatically. */
  isPlaying = $state(true)
  steps = $state.raw<readonly Step<V, H>[]>([])
  /** Whether further steps are being loaded. */
  more = $state(false)
  /** Whether the show of the step is over, so that its outcome may be revealed. */
  ended = $state(false)
  /** The speed factor of the automatic steps. */
  speed = $state(1)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    steps: readonly Step<V, H>[],
    private readonly stage: Stage<V, H>,
  ) {
    this.steps = steps
  }

  get step(): Step<V, H> {
    return this.steps[this.at]!
  }

  get isLast(): boolean {
    return this.at >= this.steps.length - 1
  }

  goTo(at: number): void {
    this.at = Math.min(Math.max(0, at), this.steps.length - 1)
    this.ended = false
    this.stage.show(this.step)
    this.plan()
  }

  /** Move by some steps manually. This stops the automatic steps. */
  moveBy(count: number): void {
    this.isPlaying = false
    this.goTo(this.at + count)
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying
    if (this.isPlaying && this.isLast && !this.more) this.goTo(0)
    else this.plan()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  protected plan(): void {
    clearTimeout(this.timer)
    const { duration } = this.step
    if (this.isPlaying && !this.isLast) {
      this.timer = setTimeout(() => this.goTo(this.at + 1), Math.max(MIN_READING_TIME, duration) / this.speed)
      return
    }
    if (this.isLast && !this.more) this.isPlaying = false
    this.timer = setTimeout(() => this.end(), duration / this.speed)
  }

  private end(): void {
    this.ended = true
    this.stage.end()
  }
}
