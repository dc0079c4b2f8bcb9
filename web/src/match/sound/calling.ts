// Calls inattentive players by sound or system message. It names only the match, because the question may be secret.
import { closeNotices } from '../../ui/notifications/systemNotices'
import { siteUrl } from '../../ui/browser/site'

const NOTES = [660, 880]
const SECONDS = 0.14

/** Return whether the user is not looking at the page. */
export function isUnattended(): boolean {
  return document.hidden || !document.hasFocus()
}

/** Report whether the user is looking at the page, now and after every change. Return a function that stops the
 * reports. */
export function watchAttention(report: (looks: boolean) => void): () => void {
  const controller = new AbortController()
  const notify = () => report(!isUnattended())
  for (const name of ['focus', 'blur', 'pageshow', 'pagehide'])
    addEventListener(name, notify, { signal: controller.signal })
  document.addEventListener('visibilitychange', notify, { signal: controller.signal })
  notify()
  return () => controller.abort()
}

/** The system messages shown by this page, by match. */
const messages = new Map<string, Notification>()

export function callPlayer(
  methods: { sound: boolean; message: boolean },
  title: string,
  match: string,
  heading: string,
): void {
  if (methods.sound) ring()
  if (methods.message && 'Notification' in window && Notification.permission === 'granted') {
    // With the tag, a newer message replaces the older one.
    const options = { body: title, tag: `galaxies.${match}`, icon: siteUrl('/favicon.svg'), renotify: true }
    const message = new Notification(heading, options)
    messages.set(match, message)
    message.onclick = () => {
      window.focus()
      message.close()
    }
  }
}

/** Close the message for a match once its question is answered or seen. */
export function closeCall(match: string): void {
  messages.get(match)?.close()
  messages.delete(match)
  void closeNotices([match])
}

function ring(): void {
  const audio = new AudioContext()
  NOTES.forEach((pitch, i) => {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const start = audio.currentTime + i * SECONDS
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.15, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + SECONDS)
  })
  setTimeout(() => void audio.close(), 1000 * SECONDS * (NOTES.length + 1))
}
