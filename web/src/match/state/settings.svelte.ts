// The user's settings, stored in this browser.
import { storeValue, loadValue } from '../../ui/browser/storage'
import { isSpeed, type Speed } from '../playback/speed'

const SPEED = 'galaxies.speed'

const SOUND = 'galaxies.sound'
/** The default volume, from 0 to 100. */
const DEFAULT_VOLUME = 70

export interface SoundSettings {
  on: boolean
  /** From 0 to 100. */
  volume: number
  /** Whether only the call to the player's own move is audible. */
  only: boolean
}

function defaultSpeed(): Speed {
  const speed = loadValue(SPEED)
  if (isSpeed(speed)) return speed
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full'
}

const CONTRAST = 'galaxies.contrast'

/** Return the user's contrast setting or, if there is none, the system's. */
function preferredContrast(): boolean {
  const stored = loadValue(CONTRAST)
  return stored ? stored === 'on' : typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches
}

const TURN = 'galaxies.turn'

const MESSAGE = 'galaxies.call.message'

function storedVolume(): number {
  const volume = loadValue(`${SOUND}.volume`)
  return volume && Number(volume) >= 0 && Number(volume) <= 100 ? Number(volume) : DEFAULT_VOLUME
}

interface Settings {
  speed: Speed
  /** Whether a system message is shown when it is the user's move and they look elsewhere. */
  message: boolean
  sound: SoundSettings
  /** The number of clockwise quarter turns by which boards are rotated from their best orientation. */
  turn: number
  /** Whether text and lines have high contrast. */
  contrast: boolean
}

export const settings = $state<Settings>({
  speed: defaultSpeed(),
  turn: Number(loadValue(TURN)) % 4 || 0,
  contrast: preferredContrast(),
  message: loadValue(MESSAGE) === 'on',
  sound: { on: loadValue(SOUND) !== 'off', volume: storedVolume(), only: loadValue(`${SOUND}.only`) === 'on' },
})

export function setSpeed(value: Speed): void {
  settings.speed = value
  storeValue(SPEED, value)
}

export function setContrast(on: boolean): void {
  storeValue(CONTRAST, on ? 'on' : 'off')
  applyContrast(on)
}

/** Apply the contrast setting to the whole page. */
export function applyContrast(on = preferredContrast()): void {
  settings.contrast = on
  document.documentElement.dataset.contrast = on ? 'more' : 'usual'
}

/** Rotate boards by another quarter turn. */
export function rotateBoards(): void {
  settings.turn = (settings.turn + 1) % 4
  storeValue(TURN, String(settings.turn))
}

/** Change some sound settings. */
export function setSound(change: Partial<SoundSettings>): void {
  Object.assign(settings.sound, change)
  const { on, volume, only } = settings.sound
  storeValue(SOUND, on ? 'on' : 'off')
  storeValue(`${SOUND}.volume`, String(volume))
  storeValue(`${SOUND}.only`, only ? 'on' : 'off')
}

/** Return the enabled ways to call a user who looks elsewhere. */
export function callMethods(): { sound: boolean; message: boolean } {
  const { message, sound } = settings
  return { message, sound: sound.on && sound.volume > 0 }
}

/** Switch system messages on or off, which needs the browser's permission. Return whether the setting was applied. */
export async function setMessage(on: boolean): Promise<boolean> {
  const isAllowed = !on || (await Notification.requestPermission()) === 'granted'
  settings.message = on && isAllowed
  storeValue(MESSAGE, settings.message ? 'on' : 'off')
  return isAllowed
}
