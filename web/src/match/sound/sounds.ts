// The rules for which sounds play, and when. They do not depend on audio output.
import type { Cue } from '../../ui/sound/cues'
import type { CoreView, HappeningBase } from '../../protocol/core'
import type { SoundSettings } from '../state/settings.svelte'

/** A cue, and the fraction of the scene after which it sounds. */
export interface Moment {
  readonly cue: Cue
  readonly at: number
}

/** The sounds of a game. */
export interface Score<H extends HappeningBase = HappeningBase> {
  /** Return the cues of a happening that is shown for `duration` milliseconds. They reveal no more than the
   * picture. */
  cues(happening: H, duration: number): readonly Moment[]
}

/** Return a cue at the beginning of a scene. */
export const cueAtStart = (cue: Cue): Moment[] => [{ cue, at: 0 }]

/** In milliseconds: a scene shorter than BRIEF has one cue, and one shorter than FLEETING has none. */
const BRIEF = 400
const FLEETING = 50

/** Return the cues of a scene, each with its delay in milliseconds. A still picture has one immediate cue, for its
 * outcome. */
export function planCues(moments: readonly Moment[], duration: number, still: boolean): { cue: Cue; after: number }[] {
  if (duration < FLEETING) return []
  if (still || duration < BRIEF) return moments.slice(-1).map(({ cue }) => ({ cue, after: 0 }))
  return moments.map(({ cue, at }) => ({ cue, after: at * duration }))
}

/** Return whether a cue may sound. In a hidden tab, only the call may. */
export function isAudible(cue: Cue, { on, only }: Pick<SoundSettings, 'on' | 'only'>, hidden: boolean): boolean {
  return on && (cue === 'call' || (!only && !hidden))
}

/** Return the cue for the end of a match. Spectators hear the winners' cue. */
export function endingCue({ viewer, seats, result }: CoreView): Cue | null {
  if (!result) return null
  if (!result.winners.length) return 'timpani'
  const team = seats[viewer]?.team
  return team && !result.winners.includes(team) ? 'defeat' : 'victory'
}

/** The milliseconds without a question after which the player is assumed to look elsewhere. */
const MIN_WAIT = 5000

/** Decides which questions call the player: those that they had to wait for, but not one that follows their last
 * answer. */
export class CallPolicy {
  private open: string | null

  constructor(
    /** The question that is open when the table opens. */
    private calledFor: string | null,
    /** The time when a question was last open, or the opening time of the table before the first question. */
    private since: number,
  ) {
    this.open = calledFor
  }

  /** Return whether this question needs a call. `away`: whether the player is looking elsewhere. */
  needsCall(question: string | null, now: number, away: boolean): boolean {
    if (this.open) this.since = now
    this.open = question
    if (!question || question === this.calledFor) return false
    this.calledFor = question
    return away || now - this.since >= MIN_WAIT
  }
}
