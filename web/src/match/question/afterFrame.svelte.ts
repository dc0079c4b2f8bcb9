// What nobody sees change at once follows a moment later: what they look at is drawn first.
import { untrack } from 'svelte'

/** Runs something in a task of its own, once the next frame is drawn; returns what calls it off. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** What another value was when the last frame was drawn, and `first` until then. Called while a component is being made. */
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
