// How fast what happens is shown.

/** `calm` shows stills, `off` shows nothing but the outcome. */
export type Speed = 'full' | 'fast' | 'calm' | 'off'

/** How long a scene lasts, of its full time. */
export const PACE: Record<Speed, number> = { full: 1, fast: 0.35, calm: 0.45, off: 0 }

export function isSpeed(value: unknown): value is Speed {
  return typeof value === 'string' && Object.hasOwn(PACE, value)
}
