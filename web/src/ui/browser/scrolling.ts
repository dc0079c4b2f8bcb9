// Watch how far a box is scrolled, and how tall its content is.
import type { Attachment } from 'svelte/attachments'

/** Return the number of pixels below the visible part of a box. */
export const below = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight

/** Call `look` now, on each scroll, and when the box or one of the others is resized; return a function that stops
 * it. */
export function onScrolled(box: Element, others: Iterable<Element>, look: () => void): () => void {
  const scrolled = box === document.documentElement ? window : box
  scrolled.addEventListener('scroll', look, { passive: true })
  const grown = new ResizeObserver(look)
  for (const one of [box, ...others]) grown.observe(one)
  return () => {
    scrolled.removeEventListener('scroll', look)
    grown.disconnect()
  }
}

/** Call `look` with an element whenever it may have moved among its siblings: when any box scrolls, or when a
 * sibling is added, removed or resized. */
export function whenMoved<E extends Element>(look: (element: E) => void): Attachment<E> {
  return (element) => {
    const around = element.parentElement!
    const again = () => look(element)
    const grown = new ResizeObserver(again)
    const watch = () => {
      grown.disconnect()
      for (const one of [around, ...around.children]) grown.observe(one)
    }
    const changed = new MutationObserver(watch)
    changed.observe(around, { childList: true })
    addEventListener('scroll', again, { capture: true, passive: true })
    watch()
    return () => {
      removeEventListener('scroll', again, { capture: true })
      changed.disconnect()
      grown.disconnect()
    }
  }
}
