// Delays changes that users do not notice immediately, so that the browser draws more important ones first.
import { untrack } from 'svelte'
import { afterFrame } from '../../ui/time/frame'

/** Return the value at the time the last frame was drawn; before that, `first`. Call it while a component is
 * created. */
export function deferValue<T>(of: () => T, first: T): { readonly value: T } {
  let value = $state.raw(first)
  let callOff: (() => void) | null = null
  $effect(() => {
    if (of() === untrack(() => value)) return
    callOff ??= afterFrame(() => {
      callOff = null
      value = untrack(of)
    })
  })
  $effect(() => () => callOff?.())
  return {
    get value() {
      return value
    },
  }
}
