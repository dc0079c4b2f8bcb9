// Hover and keyboard focus. An element that moves under a resting pointer does not count as hovered.
import type { Attachment } from 'svelte/attachments'

/** Return handlers that report when a pointer moves onto an element and when it leaves. Touch does not count. */
export function hoverHandlers(report: (inside: boolean) => void) {
  let inside = false
  return {
    onpointermove: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (inside || pointerType === 'touch') return
      inside = true
      report(true)
    },
    onpointerleave: () => {
      inside = false
      report(false)
    },
  }
}

/** Report the child under the pointer that matches a selector, or null once the pointer leaves all such children.
 * Touch does not count. One pair of handlers serves a long list, which would otherwise be slow to create. */
export function hoveringOver(selector: string, report: (child: Element | null) => void): Attachment {
  return (list) => {
    let inside: Element | null = null
    const hoverChild = (child: Element | null) => {
      if (child === inside) return
      inside = child
      report(child)
    }
    const move = (event: Event) => {
      const { pointerType, target } = event as PointerEvent
      if (pointerType !== 'touch') hoverChild((target as Element).closest(selector))
    }
    const leave = () => hoverChild(null)
    list.addEventListener('pointermove', move)
    list.addEventListener('pointerleave', leave)
    return () => {
      list.removeEventListener('pointermove', move)
      list.removeEventListener('pointerleave', leave)
    }
  }
}

/** Return handlers that report when keyboard focus enters and leaves an element. Focus through a press does not
 * count. */
export function focusHandlers(report: (inside: boolean) => void) {
  return {
    onfocus: ({ currentTarget }: { currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) report(true)
    },
    onblur: () => report(false),
  }
}
