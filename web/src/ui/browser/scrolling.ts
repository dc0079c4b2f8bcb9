// Observes how far a box is scrolled, and how tall its content is.
import type { Attachment } from 'svelte/attachments'

/** Return the number of pixels below the visible part of a box. */
export const pixelsBelow = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight

/** Call `callback` now, on each scroll, and when the box or one of the other elements is resized. Return a function
 * that stops the calls. */
export function watchScroll(box: Element, otherElements: Iterable<Element>, callback: () => void): () => void {
  const target = box === document.documentElement ? window : box
  target.addEventListener('scroll', callback, { passive: true })
  const resizeObserver = new ResizeObserver(callback)
  for (const element of [box, ...otherElements]) resizeObserver.observe(element)
  return () => {
    target.removeEventListener('scroll', callback)
    resizeObserver.disconnect()
  }
}

/** Call `callback` with the boxes of an element and of its previous sibling whenever they may have moved: when any box
 * scrolls, or when a sibling is added, removed or resized. */
export function watchPosition(
  callback: (box: DOMRectReadOnly, previous: DOMRectReadOnly | undefined) => void,
): Attachment {
  return (element) => {
    const parent = element.parentElement!
    // This observer reports positions after the layout of a frame. Reading them immediately would force a layout.
    const positionObserver = new IntersectionObserver((entries) => {
      positionObserver.disconnect()
      const boxes = new Map(entries.map((entry) => [entry.target, entry.boundingClientRect]))
      callback(boxes.get(element)!, boxes.get(element.previousElementSibling!))
    })
    const measureSoon = () => {
      positionObserver.disconnect()
      positionObserver.observe(element)
      if (element.previousElementSibling) positionObserver.observe(element.previousElementSibling)
    }
    const resizeObserver = new ResizeObserver(measureSoon)
    const observeSizes = () => {
      resizeObserver.disconnect()
      for (const child of [parent, ...parent.children]) resizeObserver.observe(child)
    }
    const childObserver = new MutationObserver(observeSizes)
    childObserver.observe(parent, { childList: true })
    addEventListener('scroll', measureSoon, { capture: true, passive: true })
    observeSizes()
    return () => {
      removeEventListener('scroll', measureSoon, { capture: true })
      childObserver.disconnect()
      resizeObserver.disconnect()
      positionObserver.disconnect()
    }
  }
}
