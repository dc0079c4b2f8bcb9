// What this browser remembers of its user's wishes.
import { keep, kept } from '../kit/kept'
import { isSpeed, type Speed } from './speed'

const SPEED = 'galaxies.speed'

/** How to be told of one's move while one looks elsewhere. */
export type Call = 'sound' | 'message'

function usual(): Speed {
  const speed = kept(SPEED)
  if (isSpeed(speed)) return speed
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full'
}

const TURN = 'galaxies.turn'

const keyOf = (call: Call) => `galaxies.call.${call}`
const called = (call: Call) => kept(keyOf(call)) === 'on'

interface Settings {
  speed: Speed
  call: Record<Call, boolean>
  /** By how many quarters boards are turned on, clockwise, from how they lie best. */
  turn: number
}

export const settings = $state<Settings>({
  speed: usual(),
  turn: Number(kept(TURN)) % 4 || 0,
  call: { sound: called('sound'), message: called('message') },
})

export function setSpeed(value: Speed): void {
  settings.speed = value
  keep(SPEED, value)
}

/** Turns boards by one more quarter. */
export function turnBoards(): void {
  settings.turn = (settings.turn + 1) % 4
  keep(TURN, String(settings.turn))
}

/** Messages of the system need the browser's leave: returns whether it is set as wished. */
export async function setCall(call: Call, on: boolean): Promise<boolean> {
  const may = !on || call !== 'message' || (await Notification.requestPermission()) === 'granted'
  settings.call[call] = on && may
  keep(keyOf(call), settings.call[call] ? 'on' : 'off')
  return may
}
