// What this browser remembers of its user's wishes.
import { isSpeed, type Speed } from './playback'

const SPEED = 'galaxies.speed'

/** How to be told of one's move while one looks elsewhere. */
export type Call = 'sound' | 'message'

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a browser without storage forgets the setting, nothing more
  }
}

function usual(): Speed {
  const speed = stored(SPEED)
  if (isSpeed(speed)) return speed
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full'
}

const keyOf = (call: Call) => `galaxies.call.${call}`
const called = (call: Call) => stored(keyOf(call)) === 'on'

export const settings = $state<{ speed: Speed; call: Record<Call, boolean> }>({
  speed: usual(),
  call: { sound: called('sound'), message: called('message') },
})

export function setSpeed(value: Speed): void {
  settings.speed = value
  store(SPEED, value)
}

/** Messages of the system need the browser's leave: returns whether it is set as wished. */
export async function setCall(call: Call, on: boolean): Promise<boolean> {
  const may = !on || call !== 'message' || (await Notification.requestPermission()) === 'granted'
  settings.call[call] = on && may
  store(keyOf(call), settings.call[call] ? 'on' : 'off')
  return may
}
