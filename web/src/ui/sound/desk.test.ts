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
  starts: number[] = []
  stops: number[] = []
  to: unknown = null
  connect = <T>(to: T): T => {
    this.to = to
    return to
  }
  start = (at: number) => this.starts.push(at)
  stop = (at: number) => this.stops.push(at)
}

/** An audio context without sound, which records the calls. */
class SilentAudio {
  currentTime = 0
  sampleRate = 100
  destination = 'ears'
  gains: Part[] = []
  sources: Part[] = []
  private createPart(list: Part[] = []): Part {
    const part = new Part()
    list.push(part)
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
    const { desk, audio } = createDesk()
    audio.currentTime = 2
    expect(desk.play(cue)).toBe(true)
    expect(audio.sources).toHaveLength(CUES[cue].length)
    for (const { starts, stops } of audio.sources) {
      expect([starts.length, stops.length]).toEqual([1, 1])
      expect(starts[0]).toBeGreaterThanOrEqual(2)
      expect(stops[0]).toBeGreaterThan(starts[0]!)
    }
    expect(desk.secondsLeft).toBeCloseTo(Math.max(...audio.sources.map(({ stops }) => stops[0]!)) - 2)
  })

  it('have an order of importance: nothing is more important than the call', () => {
    expect(weightOf('timpani')).toBeGreaterThan(weightOf('tick'))
    expect(Object.keys(CUES).every((cue) => weightOf(cue as Cue) <= weightOf('call'))).toBe(true)
  })
})

describe('the desk', () => {
  it('has the perceived volume that the user chose', () => {
    const { desk, audio } = createDesk()
    const gains = [0, 50, 100].map((percent) => {
      desk.volume = percent
      return audio.gains[0]!.gain.value
    })
    expect(gains).toEqual([0, 0.25, 1])
  })

  it('plays at most three voices: the least important one makes room for a more important one', () => {
    const { desk, voices } = createDesk()
    expect([desk.play('ping'), desk.play('burn'), desk.play('timpani')]).toEqual([true, true, true])
    expect(desk.play('tick')).toBe(false)
    expect(voices()).toHaveLength(VOICES)
    expect(desk.play('victory')).toBe(true)
    const [ping, burn] = voices()
    expect(ping!.gain.calls.map(([what]) => what)).toEqual(['fade'])
    expect(burn!.gain.calls).toEqual([])
  })

  it('always has a voice for the call', () => {
    const { desk, audio } = createDesk()
    for (const cue of ['timpani', 'defeat', 'victory'] as const) desk.play(cue)
    audio.currentTime = 0.5
    expect(desk.play('call')).toBe(true)
  })

  it('frees its voices after they have sounded', () => {
    const { desk, audio } = createDesk()
    for (const cue of ['ping', 'burn', 'timpani'] as const) desk.play(cue)
    audio.currentTime = 5
    expect([desk.secondsLeft, desk.play('tick')]).toEqual([0, true])
  })

  it('plays no burst: a cue that is not more important plays a moment later or not at all', () => {
    const { desk, audio } = createDesk()
    expect([desk.play('click'), desk.play('click'), desk.play('tick'), desk.play('ping')]).toEqual([
      true,
      false,
      false,
      true,
    ])
    audio.currentTime = 0.2
    expect(desk.play('click')).toBe(true)
  })
})
