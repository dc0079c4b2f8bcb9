// Browsers let a page sound once the person has done something there.

/** What a person does that browsers count. */
const GESTURES = ['click', 'keydown', 'touchend'] as const

/** Whether the browser would let the page sound; one that does not tell lets us try. */
const may = () => navigator.userActivation?.hasBeenActive ?? true

/** Hands over what may sound, from the person's first gesture on: it must be opened in the midst of that. */
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
