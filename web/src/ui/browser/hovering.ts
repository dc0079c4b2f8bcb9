// Hover and keyboard focus. An element that moves under a resting pointer does not count as hovered.

/** Return handlers that report when a pointer moves onto an element and when it leaves. Touch does not count. */
export function hovering(tell: (inside: boolean) => void) {
  let inside = false
  return {
    onpointermove: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (inside || pointerType === 'touch') return
      inside = true
      tell(true)
    },
    onpointerleave: () => {
      inside = false
      tell(false)
    },
  }
}

/** Return handlers that report when keyboard focus enters and leaves an element. Focus by a press does not count. */
export function focusing(tell: (inside: boolean) => void) {
  return {
    onfocus: ({ currentTarget }: { currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) tell(true)
    },
    onblur: () => tell(false),
  }
}
