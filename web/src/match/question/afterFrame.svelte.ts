// Delays changes that users do not notice immediately, so that the browser draws more important ones first.
import { untrack } from 'svelte'

/** Run a function in a separate task after the next frame is drawn. Return a function that cancels it. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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
