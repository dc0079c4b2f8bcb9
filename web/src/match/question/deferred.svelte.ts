// Delays changes that users do not notice immediately, so that the browser draws more important ones first.
import { untrack } from 'svelte'
import { afterFrame } from '../../ui/time/frame'

/** Return the value at the time the last frame was drawn; before that, `initial`. Call it while a component is
 * created. */
export function deferValue<T>(getValue: () => T, initial: T): { readonly value: T } {
  let value = $state.raw(initial)
  let cancel: (() => void) | null = null
  $effect(() => {
    if (getValue() === untrack(() => value)) return
    cancel ??= afterFrame(() => {
      cancel = null
      value = untrack(getValue)
    })
  })
  $effect(() => () => cancel?.())
  return {
    get value() {
      return value
    },
  }
}
