// Calls a player who looks elsewhere: a sound, a message of the system. What is asked may be a secret: it says only where.
import type { Call } from './settings.svelte'

const NOTES = [660, 880]
const SECONDS = 0.14

/** Whether nobody looks at the page. */
export function unseen(): boolean {
  return document.hidden || !document.hasFocus()
}

export function call(how: Record<Call, boolean>, title: string, match: string): void {
  if (how.sound) ring()
  if (how.message && 'Notification' in window && Notification.permission === 'granted') {
    // The same tag: a newer message takes the place of the older one.
    const message = new Notification('Your move', { body: title, tag: `galaxies.${match}`, icon: '/favicon.svg' })
    message.onclick = () => {
      window.focus()
      message.close()
    }
  }
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
