// Modules that are fetched on demand, which keeps the first page small.
import { inTime } from './timeout'
import { toastError } from '../components/toasts.svelte'

/** Return a module. If it cannot be fetched, show the error and never settle. */
export function loadModule<T>(module: Promise<T>): Promise<T> {
  return inTime(module).catch((error: unknown) => {
    toastError(error)
    return new Promise<never>(() => undefined)
  })
}
