// Calls a player who looks elsewhere: a sound, a message of the system. What is asked may be a secret: it says only where.
import { closeShown } from '../../ui/notifications/systemNotices'
import { siteUrl } from '../../ui/browser/site'

const NOTES = [660, 880]
const SECONDS = 0.14

/** Whether nobody looks at the page. */
export function unseen(): boolean {
  return document.hidden || !document.hasFocus()
}

/** Tells at once, and whenever it changes, whether somebody looks at the page; returns how to end that. */
export function whileLooking(tell: (looks: boolean) => void): () => void {
  const ended = new AbortController()
  const say = () => tell(!unseen())
  for (const name of ['focus', 'blur', 'pageshow', 'pagehide']) addEventListener(name, say, { signal: ended.signal })
  document.addEventListener('visibilitychange', say, { signal: ended.signal })
  say()
  return () => ended.abort()
}

/** What this page has the system show, by match. */
const messages = new Map<string, Notification>()

export function call(
  how: { sound: boolean; message: boolean },
  title: string,
  match: string,
  head = 'Your move',
): void {
  if (how.sound) ring()
  if (how.message && 'Notification' in window && Notification.permission === 'granted') {
    // The same tag: a newer message takes the place of the older one.
    const options = { body: title, tag: `galaxies.${match}`, icon: siteUrl('/favicon.svg'), renotify: true }
    const message = new Notification(head, options)
    messages.set(match, message)
    message.onclick = () => {
      window.focus()
      message.close()
    }
  }
}

/** The question has been answered, or is looked at: what was shown of it is of no use. */
export function closeCall(match: string): void {
  messages.get(match)?.close()
  messages.delete(match)
  void closeShown([match])
}

function ring(): void {
  const audio = new AudioContext()
  NOTES.forEach((pitch, i) => {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = audio.currentTime + i * SECONDS
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.15, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + SECONDS)
  })
  setTimeout(() => void audio.close(), 1000 * SECONDS * (NOTES.length + 1))
}
