// What is fetched when it is opened: what everybody sees first stays small.
import { inTime } from './timeout'
import { toastError } from '../components/toasts.svelte'

/** The module; if it cannot be had that is said, and there is none. */
export function later<T>(module: Promise<T>): Promise<T> {
  return inTime(module).catch((error: unknown) => {
    toastError(error)
    return new Promise<never>(() => undefined)
  })
}
