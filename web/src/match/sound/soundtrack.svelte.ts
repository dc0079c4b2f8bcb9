// Plays the sounds of a table. Cues follow the show and never delay it.
import { untrack } from 'svelte'
import { weightOf, type Cue } from '../../ui/sound/cues'
import { Speaker } from '../../ui/sound/speaker'
import type { HappeningBase } from '../../protocol/core'
import { isUnattended } from './calling'
import type { Scene } from '../playback/playback'
import { settings } from '../state/settings.svelte'
import { PACE } from '../playback/speed'
import { CallPolicy, endingCue, isAudible, planCues, type Score } from './sounds'
import type { Table } from '../state/table.svelte'

/** The milliseconds of silence after a scene that was cut short, so that users who skip scenes hear only the last
 * scene's cues. */
const SETTLED = 150
/** The interval in milliseconds in which a hurried show sounds one cue. */
const HURRIED = 500
/** The milliseconds by which a scene may end early without counting as cut short. */
const PUNCTUAL = 30

/** The cues of scenes as these begin, end or are cut short. */
export class Soundtrack<H extends HappeningBase = HappeningBase> {
  private timers: ReturnType<typeof setTimeout>[] = []
  private passing: ReturnType<typeof setTimeout> | undefined
  private passed: Cue[] = []
  private until = 0

  constructor(
    private readonly score: Score<H>,
    private readonly sound: (cue: Cue) => void,
  ) {}

  /** Start the cues of a scene, or none. Pending cues of the previous scene are dropped. */
  show(scene: Scene<H> | null, still: boolean, hurried = false): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    const now = performance.now()
    const pause = now < this.until - PUNCTUAL ? SETTLED : 0
    this.until = scene ? now + scene.duration : 0
    if (!scene) return
    const { happening, duration } = scene
    if (hurried) return this.collectCues(happening, HURRIED)
    const plan = planCues(this.score.cues(happening, duration), duration, still)
    this.timers = plan.map(({ cue, after }) => setTimeout(() => this.sound(cue), after + pause))
  }

  /** Handle a happening that is not shown. Of all happenings that pass together, only the most important cue
   * sounds. */
  pass(happening: H): void {
    this.collectCues(happening, SETTLED)
  }

  private collectCues(happening: H, duration: number): void {
    this.passed.push(...this.score.cues(happening, duration).map(({ cue }) => cue))
    this.passing ??= setTimeout(() => {
      const [weightiest] = this.passed.sort((one, other) => weightOf(other) - weightOf(one))
      this.passed = []
      this.passing = undefined
      if (weightiest) this.sound(weightiest)
    }, duration)
  }

  close(): void {
    clearTimeout(this.passing)
    this.timers.forEach(clearTimeout)
  }
}

/** Return whether scenes are still pictures, or fast enough to count as such. */
const isStill = (table: Table) => settings.speed === 'calm' || (table.replay?.speed ?? 1) > 1

/** Return whether a scene is much shorter than usual because more scenes are waiting. */
function isHurried({ game }: Table, { happening, duration }: Scene): boolean {
  return duration < 0.6 * (game.durations[happening.kind] ?? 0) * PACE[settings.speed]
}

/** Play the sounds of a table. Return a function that stops them. */
export function playSoundtrack(table: Table, score: Score, audio: AudioContext): () => void {
  const speaker = new Speaker(audio)
  const playCue = (cue: Cue) => {
    if (isAudible(cue, settings.sound, document.hidden)) void speaker.play(cue)
  }
  const track = new Soundtrack(score, playCue)
  const calling = new CallPolicy(table.decision?.id ?? null, performance.now())
  let ended = !!table.view?.result
  let loud = settings.sound.volume
  let sample: ReturnType<typeof setTimeout> | undefined
  table.listener = track

  const rest = $effect.root(() => {
    $effect(() => {
      const { scene } = table
      untrack(() => track.show(scene, isStill(table), !!scene && isHurried(table, scene)))
    })
    $effect(() => {
      const question = table.decision?.id ?? null
      if (calling.needsCall(question, performance.now(), isUnattended())) untrack(() => playCue('call'))
    })
    $effect(() => {
      const ending = table.view && endingCue(table.view)
      if (ending && !ended) untrack(() => playCue(ending))
      ended = !!ending
    })
    // A change of the volume plays a sample sound.
    $effect(() => {
      const { volume } = settings.sound
      speaker.volume = volume
      if (volume === loud) return
      loud = volume
      clearTimeout(sample)
      sample = setTimeout(() => playCue('call'), SETTLED)
    })
  })
  return () => {
    rest()
    clearTimeout(sample)
    table.listener = null
    track.close()
    speaker.end()
  }
}
