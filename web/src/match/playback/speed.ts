// The speeds at which happenings are shown.

/** `calm` shows still pictures; `off` shows only the outcome. */
export type Speed = 'full' | 'fast' | 'calm' | 'off'

/** The fraction of a scene's full duration, by speed. */
export const PACE: Record<Speed, number> = { full: 1, fast: 0.35, calm: 0.45, off: 0 }

export function isSpeed(value: unknown): value is Speed {
  return typeof value === 'string' && Object.hasOwn(PACE, value)
}
