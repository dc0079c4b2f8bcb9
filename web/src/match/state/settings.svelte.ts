// The user's settings, stored in this browser.
import { keep, kept } from '../../ui/browser/storage'
import { isSpeed, type Speed } from '../playback/speed'

const SPEED = 'galaxies.speed'

const SOUND = 'galaxies.sound'
/** The default volume, from 0 to 100. */
const MODERATE = 70

export interface SoundSettings {
  on: boolean
  /** From 0 to 100. */
  volume: number
  /** Whether only the call to the player's own move is audible. */
  only: boolean
}

function usual(): Speed {
  const speed = kept(SPEED)
  if (isSpeed(speed)) return speed
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full'
}

const CONTRAST = 'galaxies.contrast'

/** Return the user's contrast setting or, if there is none, the system's. */
function usualContrast(): boolean {
  const own = kept(CONTRAST)
  return own ? own === 'on' : typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches
}

const TURN = 'galaxies.turn'

const MESSAGE = 'galaxies.call.message'

function volumeKept(): number {
  const volume = kept(`${SOUND}.volume`)
  return volume && Number(volume) >= 0 && Number(volume) <= 100 ? Number(volume) : MODERATE
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
  speed: usual(),
  turn: Number(kept(TURN)) % 4 || 0,
  contrast: usualContrast(),
  message: kept(MESSAGE) === 'on',
  sound: { on: kept(SOUND) !== 'off', volume: volumeKept(), only: kept(`${SOUND}.only`) === 'on' },
})

export function setSpeed(value: Speed): void {
  settings.speed = value
  keep(SPEED, value)
}

export function setContrast(on: boolean): void {
  keep(CONTRAST, on ? 'on' : 'off')
  showContrast(on)
}

/** Apply the contrast setting to the whole page. */
export function showContrast(on = usualContrast()): void {
  settings.contrast = on
  document.documentElement.dataset.contrast = on ? 'more' : 'usual'
}

/** Rotate boards by another quarter turn. */
export function turnBoards(): void {
  settings.turn = (settings.turn + 1) % 4
  keep(TURN, String(settings.turn))
}

/** Change some sound settings. */
export function setSound(change: Partial<SoundSettings>): void {
  Object.assign(settings.sound, change)
  const { on, volume, only } = settings.sound
  keep(SOUND, on ? 'on' : 'off')
  keep(`${SOUND}.volume`, String(volume))
  keep(`${SOUND}.only`, only ? 'on' : 'off')
}

/** Return the enabled ways to call a user who looks elsewhere. */
export function calls(): { sound: boolean; message: boolean } {
  const { message, sound } = settings
  return { message, sound: sound.on && sound.volume > 0 }
}

/** Switch system messages on or off, which needs the browser's permission. Return whether the setting was applied. */
export async function setMessage(on: boolean): Promise<boolean> {
  const may = !on || (await Notification.requestPermission()) === 'granted'
  settings.message = on && may
  keep(MESSAGE, settings.message ? 'on' : 'off')
  return may
}
