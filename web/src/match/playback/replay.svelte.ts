// The replay of a finished match. It is stepped through by step or turn, or runs automatically; it never changes the
// match.
import type { CoreView, HappeningBase } from '../../protocol/core'
import type { PlayedGame } from '../game/game'
import type { Problem } from '../../http/http'
import { Recap, Story, type Stage, type Step } from './recap.svelte'
import type { ReplayPage } from '../../http/wire'

/** The step at which a turn begins. */
export interface Mark {
  at: number
  round: number
  turn: string | null
}

export const SPEEDS = [1, 2, 4] as const

function marksOf<V extends CoreView>(steps: readonly Step<V>[]): Mark[] {
  return steps.flatMap(({ view: { round, turn } }, at) => {
    const before = steps[at - 1]?.view
    return before?.round === round && before.turn === turn ? [] : [{ at, round, turn }]
  })
}

export class Replay<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> extends Recap<V, H> {
  /** Whether the rest of the match is unavailable. */
  cut = $state(false)
  /** The problem that prevents loading the rest, which can be requested again. */
  problem = $state.raw<Problem | null>(null)
  readonly marks: readonly Mark[] = $derived(marksOf(this.steps))
  /** The index of the mark whose turn is shown. */
  readonly mark: number = $derived(this.marks.filter(({ at }) => at <= this.at).length - 1)
  private readonly story: Story<V, H>

  constructor(
    game: PlayedGame<V, H>,
    stage: Stage<V, H>,
    /** Load the rest of the match. */
    readonly load: () => void,
    /** The path that opens when the player leaves; null for the table of the match. */
    readonly leavePath: string | null = null,
  ) {
    super([], stage)
    this.story = new Story(game)
    this.more = true
  }

  addPage({ frames, more, cut }: ReplayPage<V, H>): void {
    const isStart = !this.steps.length
    const isWaiting = !isStart && this.isLast && this.isPlaying
    const newSteps = this.story.addFrames(frames)
    this.steps = [...this.steps, ...newSteps, ...(more || cut ? [] : this.story.finalSteps())]
    this.more = more
    this.cut = cut
    if (isStart && this.steps.length) this.goTo(0)
    else if (isWaiting) this.plan()
  }

  /** Go to the beginning of this turn, the previous one, or the next one. */
  goToTurn(count: 1 | -1): void {
    const turnStart = this.marks[this.mark]?.at ?? 0
    const target = count < 0 && this.at > turnStart ? this.mark : this.mark + count
    this.goTo(this.marks[Math.max(0, target)]?.at ?? this.steps.length - 1)
  }

  /** Go to the step at which the log reaches that line. */
  goToLine(n: number): void {
    const at = this.steps.findIndex(({ view }) => (view.log.at(-1)?.n ?? 0) >= n)
    this.isPlaying = false
    if (at >= 0) this.goTo(at)
  }
}
