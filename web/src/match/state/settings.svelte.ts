// What this browser remembers of its user's wishes.
import { keep, kept } from '../../ui/browser/storage'
import { isSpeed, type Speed } from '../playback/speed'

const SPEED = 'galaxies.speed'

const SOUND = 'galaxies.sound'
/** From 0 to 100. */
const MODERATE = 70

export interface SoundSettings {
  on: boolean
  /** From 0 to 100. */
  volume: number
  /** Nothing but the call to one's move. */
  only: boolean
}

function usual(): Speed {
  const speed = kept(SPEED)
  if (isSpeed(speed)) return speed
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full'
}

const CONTRAST = 'galaxies.contrast'

/** What the system asks for, until something else is chosen here. */
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
  /** Whether a message of the system tells of one's move while one looks elsewhere. */
  message: boolean
  sound: SoundSettings
  /** By how many quarters boards are turned on, clockwise, from how they lie best. */
  turn: number
  /** Whether words and lines are as clear as can be. */
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

/** Lets the tokens of the whole page follow. */
export function showContrast(on = usualContrast()): void {
  settings.contrast = on
  document.documentElement.dataset.contrast = on ? 'more' : 'usual'
}

/** Turns boards by one more quarter. */
export function turnBoards(): void {
  settings.turn = (settings.turn + 1) % 4
  keep(TURN, String(settings.turn))
}

/** Changes some of how a table sounds. */
export function setSound(change: Partial<SoundSettings>): void {
  Object.assign(settings.sound, change)
  const { on, volume, only } = settings.sound
  keep(SOUND, on ? 'on' : 'off')
  keep(`${SOUND}.volume`, String(volume))
  keep(`${SOUND}.only`, only ? 'on' : 'off')
}

/** How whoever looks elsewhere is called. */
export function calls(): { sound: boolean; message: boolean } {
  const { message, sound } = settings
  return { message, sound: sound.on && sound.volume > 0 }
}

/** Messages of the system need the browser's leave: returns whether it is set as wished. */
export async function setMessage(on: boolean): Promise<boolean> {
  const may = !on || (await Notification.requestPermission()) === 'granted'
  settings.message = on && may
  keep(MESSAGE, settings.message ? 'on' : 'off')
  return may
}
