import { settings } from '../../../match/state/settings.svelte'

/** Whether shows are stills: the player chose this here or for the whole system. */
export const isStill = () =>
  settings.speed === 'calm' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
