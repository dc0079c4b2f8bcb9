import { settings } from '../../../match/state/settings.svelte'

/** Return whether animations are replaced by still images, as chosen by the player here or in the system settings. */
export const isStill = () =>
  settings.speed === 'calm' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
