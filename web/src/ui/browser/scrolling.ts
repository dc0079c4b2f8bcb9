// What depends on how far a box is scrolled, and on how long what it holds is.
import type { Attachment } from 'svelte/attachments'

/** How many pixels of a box are still to be scrolled to. */
export const below = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight

/** Calls `look` now, whenever the box scrolls, and whenever it or one of the others grows. Returns what ends that. */
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

/** Calls `look` with an element whenever it may lie elsewhere among what stands beside it: whichever box scrolls, and
 * whatever comes, goes or grows there. */
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
