// Lets a table be heard: cues follow the show that is seen, and never delay it.
import { untrack } from 'svelte'
import { weightOf, type Cue } from '../../ui/sound/cues'
import { Speaker } from '../../ui/sound/speaker'
import type { HappeningBase } from '../../protocol/core'
import { unseen } from './calling'
import type { Scene } from '../playback/playback'
import { settings } from '../state/settings.svelte'
import { PACE } from '../playback/speed'
import { Calling, endingOf, isHeard, planned, type Score } from './sounds'
import type { Table } from '../state/table.svelte'

/** Milliseconds of silence after what was cut short: whoever hurries through a show hears where they stop. */
const SETTLED = 150
/** Of so many milliseconds of a show that hurries, one cue sounds. */
const HURRIED = 500
/** Milliseconds by which a show may end early without being cut short. */
const PUNCTUAL = 30

/** The cues of shows that begin, end and are cut short. */
export class Soundtrack<H extends HappeningBase = HappeningBase> {
  private timers: ReturnType<typeof setTimeout>[] = []
  private passing: ReturnType<typeof setTimeout> | undefined
  private passed: Cue[] = []
  private until = 0

  constructor(
    private readonly score: Score<H>,
    private readonly sound: (cue: Cue) => void,
  ) {}

  /** The show of something begins, or the last one is over: what it has not sounded yet it never will. */
  show(scene: Scene<H> | null, still: boolean, hurried = false): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    const now = performance.now()
    const pause = now < this.until - PUNCTUAL ? SETTLED : 0
    this.until = scene ? now + scene.duration : 0
    if (!scene) return
    const { happening, duration } = scene
    if (hurried) return this.gather(happening, HURRIED)
    const plan = planned(this.score.cues(happening, duration), duration, still)
    this.timers = plan.map(({ cue, after }) => setTimeout(() => this.sound(cue), after + pause))
  }

  /** Something is not shown: of all that is passed over at once, the weightiest cue sounds. */
  pass(happening: H): void {
    this.gather(happening, SETTLED)
  }

  private gather(happening: H, duration: number): void {
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

/** Whether shows are stills, or go by so fast that they may be. */
const isStill = (table: Table) => settings.speed === 'calm' || (table.replay?.speed ?? 1) > 1

/** Whether a show goes by much faster than is usual, since more waits to be shown. */
function isHurried({ game }: Table, { happening, duration }: Scene): boolean {
  return duration < 0.6 * (game.durations[happening.kind] ?? 0) * PACE[settings.speed]
}

/** Follows a table; returns how to end that. */
export function follow(table: Table, score: Score, audio: AudioContext): () => void {
  const speaker = new Speaker(audio)
  const sound = (cue: Cue) => {
    if (isHeard(cue, settings.sound, document.hidden)) void speaker.play(cue)
  }
  const track = new Soundtrack(score, sound)
  const calling = new Calling(table.decision?.id ?? null, performance.now())
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
      if (calling.asks(question, performance.now(), unseen())) untrack(() => sound('call'))
    })
    $effect(() => {
      const ending = table.view && endingOf(table.view)
      if (ending && !ended) untrack(() => sound(ending))
      ended = !!ending
    })
    // Whoever makes it louder or quieter hears how loud it is.
    $effect(() => {
      const { volume } = settings.sound
      speaker.volume = volume
      if (volume === loud) return
      loud = volume
      clearTimeout(sample)
      sample = setTimeout(() => sound('call'), SETTLED)
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
