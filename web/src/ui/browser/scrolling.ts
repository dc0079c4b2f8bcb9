// Observes how far a box is scrolled, and how tall its content is.
import type { Attachment } from 'svelte/attachments'

/** Return the number of pixels below the visible part of a box. */
export const pixelsBelow = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight

/** Call `look` now, on each scroll, and when the box or one of the others is resized. Return a function that stops
 * the calls. */
export function watchScroll(box: Element, others: Iterable<Element>, look: () => void): () => void {
  const scrolled = box === document.documentElement ? window : box
  scrolled.addEventListener('scroll', look, { passive: true })
  const grown = new ResizeObserver(look)
  for (const one of [box, ...others]) grown.observe(one)
  return () => {
    scrolled.removeEventListener('scroll', look)
    grown.disconnect()
  }
}

/** Call `look` with the boxes of an element and of its previous sibling whenever they may have moved: when any box
 * scrolls, or when a sibling is added, removed or resized. */
export function watchPosition(look: (own: DOMRectReadOnly, before: DOMRectReadOnly | undefined) => void): Attachment {
  return (element) => {
    const around = element.parentElement!
    // This observer reports positions after the layout of a frame. Reading them immediately would force a layout.
    const measured = new IntersectionObserver((entries) => {
      measured.disconnect()
      const boxes = new Map(entries.map((entry) => [entry.target, entry.boundingClientRect]))
      look(boxes.get(element)!, boxes.get(element.previousElementSibling!))
    })
    const measureSoon = () => {
      measured.disconnect()
      measured.observe(element)
      if (element.previousElementSibling) measured.observe(element.previousElementSibling)
    }
    const grown = new ResizeObserver(measureSoon)
    const observeSizes = () => {
      grown.disconnect()
      for (const one of [around, ...around.children]) grown.observe(one)
    }
    const changed = new MutationObserver(observeSizes)
    changed.observe(around, { childList: true })
    addEventListener('scroll', measureSoon, { capture: true, passive: true })
    observeSizes()
    return () => {
      removeEventListener('scroll', measureSoon, { capture: true })
      changed.disconnect()
      grown.disconnect()
      measured.disconnect()
    }
  }
}
