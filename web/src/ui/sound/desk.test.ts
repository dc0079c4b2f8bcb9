import { describe, expect, it } from 'vitest'
import { CUES, weightOf, type Cue } from './cues'
import { Desk, VOICES } from './desk'

type Call = [what: string, ...values: unknown[]]

class Param {
  value = 1
  calls: Call[] = []
  setValueAtTime = (...values: unknown[]) => this.calls.push(['at', ...values])
  linearRampToValueAtTime = (...values: unknown[]) => this.calls.push(['line', ...values])
  exponentialRampToValueAtTime = (...values: unknown[]) => this.calls.push(['curve', ...values])
  setTargetAtTime = (...values: unknown[]) => this.calls.push(['fade', ...values])
}

class Part {
  gain = new Param()
  frequency = new Param()
  Q = new Param()
  began: number[] = []
  ended: number[] = []
  to: unknown = null
  connect = <T>(to: T): T => {
    this.to = to
    return to
  }
  start = (at: number) => this.began.push(at)
  stop = (at: number) => this.ended.push(at)
}

/** An audio context without sound, which records the calls. */
class SilentAudio {
  currentTime = 0
  sampleRate = 100
  destination = 'ears'
  gains: Part[] = []
  sources: Part[] = []
  private createPart(kept: Part[] = []): Part {
    const part = new Part()
    kept.push(part)
    return part
  }
  createGain = () => this.createPart(this.gains)
  createOscillator = () => this.createPart(this.sources)
  createBufferSource = () => this.createPart(this.sources)
  createBiquadFilter = () => this.createPart()
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

function createDesk(): { desk: Desk; audio: SilentAudio; voices: () => Part[] } {
  const audio = new SilentAudio()
  const desk = new Desk(audio as unknown as BaseAudioContext)
  const [out] = audio.gains
  return { desk, audio, voices: () => audio.gains.filter(({ to }) => to === out) }
}

describe('the cues', () => {
  it.each(Object.keys(CUES) as Cue[])('of %s sound from beginning to end', (cue) => {
    const { desk: one, audio } = createDesk()
    audio.currentTime = 2
    expect(one.play(cue)).toBe(true)
    expect(audio.sources).toHaveLength(CUES[cue].length)
    for (const { began, ended } of audio.sources) {
      expect([began.length, ended.length]).toEqual([1, 1])
      expect(began[0]).toBeGreaterThanOrEqual(2)
      expect(ended[0]).toBeGreaterThan(began[0]!)
    }
    expect(one.secondsLeft).toBeCloseTo(Math.max(...audio.sources.map(({ ended }) => ended[0]!)) - 2)
  })

  it('have an order of importance: nothing is more important than the call', () => {
    expect(weightOf('timpani')).toBeGreaterThan(weightOf('tick'))
    expect(Object.keys(CUES).every((cue) => weightOf(cue as Cue) <= weightOf('call'))).toBe(true)
  })
})

describe('the desk', () => {
  it('has the perceived volume that the user chose', () => {
    const { desk: one, audio } = createDesk()
    const loud = [0, 50, 100].map((percent) => {
      one.volume = percent
      return audio.gains[0]!.gain.value
    })
    expect(loud).toEqual([0, 0.25, 1])
  })

  it('plays at most three voices: the least important one makes room for a more important one', () => {
    const { desk: one, voices } = createDesk()
    expect([one.play('ping'), one.play('burn'), one.play('timpani')]).toEqual([true, true, true])
    expect(one.play('tick')).toBe(false)
    expect(voices()).toHaveLength(VOICES)
    expect(one.play('victory')).toBe(true)
    const [ping, burn] = voices()
    expect(ping!.gain.calls.map(([what]) => what)).toEqual(['fade'])
    expect(burn!.gain.calls).toEqual([])
  })

  it('always has a voice for the call', () => {
    const { desk: one, audio } = createDesk()
    for (const cue of ['timpani', 'defeat', 'victory'] as const) one.play(cue)
    audio.currentTime = 0.5
    expect(one.play('call')).toBe(true)
  })

  it('frees its voices after they have sounded', () => {
    const { desk: one, audio } = createDesk()
    for (const cue of ['ping', 'burn', 'timpani'] as const) one.play(cue)
    audio.currentTime = 5
    expect([one.secondsLeft, one.play('tick')]).toEqual([0, true])
  })

  it('plays no burst: a cue that is not more important comes a moment later or not at all', () => {
    const { desk: one, audio } = createDesk()
    expect([one.play('click'), one.play('click'), one.play('tick'), one.play('ping')]).toEqual([
      true,
      false,
      false,
      true,
    ])
    audio.currentTime = 0.2
    expect(one.play('click')).toBe(true)
  })
})
