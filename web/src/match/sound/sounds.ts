// What is heard, and when: rules that know no loudspeaker.
import type { Cue } from '../../ui/sound/cues'
import type { CoreView, HappeningBase } from '../../protocol/core'
import type { SoundSettings } from '../state/settings.svelte'

/** A cue, and the share of a show after which it sounds. */
export interface Moment {
  readonly cue: Cue
  readonly at: number
}

/** What a game lets be heard. */
export interface Score<H extends HappeningBase = HappeningBase> {
  /** The cues of a happening that is shown for so many milliseconds: they tell no more than the show. */
  cues(happening: H, duration: number): readonly Moment[]
}

/** A cue as a show begins. */
export const atOnce = (cue: Cue): Moment[] => [{ cue, at: 0 }]

/** In milliseconds: shorter shows have room for a single cue, and the shortest for none. */
const BRIEF = 400
const FLEETING = 50

/** The cues of a show of so many milliseconds, and after how many each sounds. A still shows the outcome at once. */
export function planned(moments: readonly Moment[], duration: number, still: boolean): { cue: Cue; after: number }[] {
  if (duration < FLEETING) return []
  if (still || duration < BRIEF) return moments.slice(-1).map(({ cue }) => ({ cue, after: 0 }))
  return moments.map(({ cue, at }) => ({ cue, after: at * duration }))
}

/** Whether a cue may be heard; in a tab that lies behind another, the call alone. */
export function isHeard(cue: Cue, { on, only }: Pick<SoundSettings, 'on' | 'only'>, hidden: boolean): boolean {
  return on && (cue === 'call' || (!only && !hidden))
}

/** How a match ends for its viewer; those who look on share the joy of those who have won. */
export function endingOf({ viewer, seats, result }: CoreView): Cue | null {
  if (!result) return null
  if (!result.winners.length) return 'timpani'
  const team = seats[viewer]?.team
  return team && !result.winners.includes(team) ? 'defeat' : 'victory'
}

/** After so many milliseconds without a question one looks elsewhere. */
const WAIT = 5000

/** Calls for questions that a person has waited for; one that follows the last answer they see for themselves. */
export class Calling {
  private open: string | null

  constructor(
    /** The question as the table opens. */
    private told: string | null,
    /** When a question was last open, or the table. */
    private since: number,
  ) {
    this.open = told
  }

  /** Whether this question needs a call; `away` is whoever looks elsewhere now. */
  asks(question: string | null, now: number, away: boolean): boolean {
    if (this.open) this.since = now
    this.open = question
    if (!question || question === this.told) return false
    this.told = question
    return away || now - this.since >= WAIT
  }
}
