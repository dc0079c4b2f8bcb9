// Delays changes that nobody notices at once, so that the browser draws the more important ones first.
import { untrack } from 'svelte'

/** Run a function in a task of its own after the next frame is drawn. Return a function that cancels it. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Return a value as it was when the last frame was drawn; `first` until then. Call it while a component is created. */
export function late<T>(of: () => T, first: T): { readonly value: T } {
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
