// What this browser remembers of its user's wishes.
import { isSpeed, type Speed } from './playback'

const KEY = 'galaxies.speed'

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function usual(): Speed {
  const speed = stored()
  if (isSpeed(speed)) return speed
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full'
}

export const settings = $state<{ speed: Speed }>({ speed: usual() })

export function setSpeed(value: Speed): void {
  settings.speed = value
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // a browser without storage forgets the setting, nothing more
  }
}
