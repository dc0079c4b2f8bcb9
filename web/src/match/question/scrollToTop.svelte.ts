// Whatever is asked is read from its beginning, however far down the question before it was answered.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Scrolls a box back to its top whenever what it is about changes. Its own events tell whether it was scrolled: to ask would cost a layout. */
export function fromTop(about: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    let scrolled = false
    const note = () => (scrolled = box.scrollTop > 0)
    box.addEventListener('scroll', note, { passive: true })
    $effect.pre(() => {
      about()
      if (scrolled) untrack(() => box.scrollTo(0, 0))
    })
    return () => box.removeEventListener('scroll', note)
  }
}
