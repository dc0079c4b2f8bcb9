// Waits for a user's gesture, without which browsers allow no sound on a page.

/** The events that browsers count as gestures. */
const GESTURES = ['click', 'keydown', 'touchend'] as const

/** Return whether the browser allows sound; assume so if it does not report it. */
const isSoundAllowed = () => navigator.userActivation?.hasBeenActive ?? true

/** Call `ready` with an audio context at the user's first gesture, because the context must be opened during it. */
export function onGesture(endSignal: AbortSignal, ready: (audio: AudioContext) => void): void {
  if (!('AudioContext' in window)) return
  const listening = new AbortController()
  const { signal } = listening
  let audio: AudioContext | null = null
  async function open(): Promise<void> {
    if (!isSoundAllowed()) return
    audio ??= new AudioContext()
    await audio.resume().catch(() => undefined)
    if (signal.aborted || audio.state !== 'running') return
    listening.abort()
    ready(audio)
  }
  for (const name of GESTURES) addEventListener(name, () => void open(), { signal, capture: true })
  endSignal.addEventListener('abort', () => {
    listening.abort()
    void audio?.close()
  })
  if (navigator.userActivation?.hasBeenActive) void open()
}
