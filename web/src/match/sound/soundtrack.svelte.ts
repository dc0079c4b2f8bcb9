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
const SETTLE_TIME = 150
/** The interval in milliseconds in which a hurried show sounds one cue. */
const HURRIED_INTERVAL = 500
/** The milliseconds by which a scene may end early without counting as cut short. */
const EARLY_TOLERANCE = 30

/** The cues of scenes as these begin, end or are cut short. */
export class Soundtrack<H extends HappeningBase = HappeningBase> {
  private timers: ReturnType<typeof setTimeout>[] = []
  private passTimer: ReturnType<typeof setTimeout> | undefined
  private passedCues: Cue[] = []
  private sceneEnd = 0

  constructor(
    private readonly score: Score<H>,
    private readonly sound: (cue: Cue) => void,
  ) {}

  /** Start the cues of a scene, or none. Pending cues of the previous scene are dropped. */
  show(scene: Scene<H> | null, still: boolean, hurried = false): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    const now = performance.now()
    const pause = now < this.sceneEnd - EARLY_TOLERANCE ? SETTLE_TIME : 0
    this.sceneEnd = scene ? now + scene.duration : 0
    if (!scene) return
    const { happening, duration } = scene
    if (hurried) return this.collectCues(happening, HURRIED_INTERVAL)
    const plan = planCues(this.score.cues(happening, duration), duration, still)
    this.timers = plan.map(({ cue, after }) => setTimeout(() => this.sound(cue), after + pause))
  }

  /** Handle a happening that is not shown. Of all happenings that pass together, only the most important cue
   * sounds. */
  pass(happening: H): void {
    this.collectCues(happening, SETTLE_TIME)
  }

  private collectCues(happening: H, duration: number): void {
    this.passedCues.push(...this.score.cues(happening, duration).map(({ cue }) => cue))
    this.passTimer ??= setTimeout(() => {
      const [mostImportant] = this.passedCues.sort((a, b) => weightOf(b) - weightOf(a))
      this.passedCues = []
      this.passTimer = undefined
      if (mostImportant) this.sound(mostImportant)
    }, duration)
  }

  close(): void {
    clearTimeout(this.passTimer)
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
  const callPolicy = new CallPolicy(table.decision?.id ?? null, performance.now())
  let ended = !!table.view?.result
  let lastVolume = settings.sound.volume
  let sampleTimer: ReturnType<typeof setTimeout> | undefined
  table.listener = track

  const stopEffects = $effect.root(() => {
    $effect(() => {
      const { scene } = table
      untrack(() => track.show(scene, isStill(table), !!scene && isHurried(table, scene)))
    })
    $effect(() => {
      const question = table.decision?.id ?? null
      if (callPolicy.needsCall(question, performance.now(), isUnattended())) untrack(() => playCue('call'))
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
      if (volume === lastVolume) return
      lastVolume = volume
      clearTimeout(sampleTimer)
      sampleTimer = setTimeout(() => playCue('call'), SETTLE_TIME)
    })
  })
  return () => {
    stopEffects()
    clearTimeout(sampleTimer)
    table.listener = null
    track.close()
    speaker.end()
  }
}
