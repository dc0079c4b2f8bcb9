// Shows a new question from its top, even if the previous one was scrolled down.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Return an attachment that scrolls a box to its top when its subject changes. It listens to scroll events, because
 * reading the position would force a layout. */
export function scrollToTopOnChange(subject: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    let scrolled = false
    const noteScroll = () => (scrolled = box.scrollTop > 0)
    box.addEventListener('scroll', noteScroll, { passive: true })
    $effect.pre(() => {
      subject()
      if (scrolled) untrack(() => box.scrollTo(0, 0))
    })
    return () => box.removeEventListener('scroll', noteScroll)
  }
}
