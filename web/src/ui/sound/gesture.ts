// Browsers allow sound on a page only after a gesture of the user.

/** The events that browsers count as gestures. */
const GESTURES = ['click', 'keydown', 'touchend'] as const

/** Return whether the browser allows sound; if it does not say, assume so. */
const may = () => navigator.userActivation?.hasBeenActive ?? true

/** Call `ready` with an audio context at the user's first gesture: it must be opened during that gesture. */
export function onGesture(ended: AbortSignal, ready: (audio: AudioContext) => void): void {
  if (!('AudioContext' in window)) return
  const heard = new AbortController()
  const { signal } = heard
  let audio: AudioContext | null = null
  async function open(): Promise<void> {
    if (!may()) return
    audio ??= new AudioContext()
    await audio.resume().catch(() => undefined)
    if (signal.aborted || audio.state !== 'running') return
    heard.abort()
    ready(audio)
  }
  for (const name of GESTURES) addEventListener(name, () => void open(), { signal, capture: true })
  ended.addEventListener('abort', () => {
    heard.abort()
    void audio?.close()
  })
  if (navigator.userActivation?.hasBeenActive) void open()
}
