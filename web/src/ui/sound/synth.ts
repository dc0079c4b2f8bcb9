// A small synthesiser of our own: a cue is several tones and noises at once, which small libraries make as one tone each,
// and they open the loudspeaker as soon as they are loaded.
import type { Filter, Layer } from './cues'

/** What is as good as silent: a volume that falls evenly to the ear never comes to nothing. */
const SILENT = 0.0001
const SECOND = 1

/** Noise is made once for each place where it sounds. */
const made = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, the same everywhere: by a generator that needs no luck. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = made.get(audio)
  if (known) return known
  const buffer = audio.createBuffer(1, audio.sampleRate * SECOND, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16807) % 2147483647
    samples[n] = (2 * seed) / 2147483647 - 1
  }
  made.set(audio, buffer)
  return buffer
}

/** Lets a value go from one to another while a layer sounds. */
function glide(param: AudioParam, [from, to]: readonly [number, number], at: number, length: number): void {
  param.setValueAtTime(from, at)
  if (to !== from) param.exponentialRampToValueAtTime(to, at + length)
}

function oscillator(audio: BaseAudioContext, wave: OscillatorType, layer: Layer, at: number): OscillatorNode {
  const source = audio.createOscillator()
  source.type = wave
  if (layer.pitch) glide(source.frequency, layer.pitch, at, layer.length)
  source.start(at)
  return source
}

function hiss(audio: BaseAudioContext, layer: Layer, at: number): AudioBufferSourceNode {
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  source.loop = true
  source.start(at, layer.at % SECOND) // one after another they are not the same
  return source
}

function filtered(audio: BaseAudioContext, [kind, from, to, narrow]: Filter, at: number, length: number): AudioNode {
  const filter = audio.createBiquadFilter()
  filter.type = kind
  if (narrow) filter.Q.value = narrow
  glide(filter.frequency, [from, to], at, length)
  return filter
}

function sound(audio: BaseAudioContext, layer: Layer, out: AudioNode, at: number): void {
  const { wave, length, gain, swell = 0, hold = 0, filter } = layer
  const source = wave === 'noise' ? hiss(audio, layer, at) : oscillator(audio, wave, layer, at)
  const volume = audio.createGain()
  volume.gain.setValueAtTime(SILENT, at)
  volume.gain.linearRampToValueAtTime(gain, at + swell)
  volume.gain.setValueAtTime(gain, at + swell + hold)
  volume.gain.exponentialRampToValueAtTime(SILENT, at + length)
  const shaped = filter ? source.connect(filtered(audio, filter, at, length)) : source
  shaped.connect(volume).connect(out)
  source.stop(at + length)
}

/** Sounds all layers from a time on; returns when the last one ends. */
export function strike(audio: BaseAudioContext, layers: readonly Layer[], out: AudioNode, at: number): number {
  for (const layer of layers) sound(audio, layer, out, at + layer.at)
  return at + Math.max(...layers.map((layer) => layer.at + layer.length))
}
