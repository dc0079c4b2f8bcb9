// Pointing at something, or coming to it by keyboard. What slides under a resting pointer has not been pointed at.

/** Handlers that tell when a pointer was moved onto an element, and when it has left. A finger rests on nothing. */
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

/** Handlers that tell when the keyboard came to an element, and when it has left: a press that focuses it does not count. */
export function focusing(tell: (inside: boolean) => void) {
  return {
    onfocus: ({ currentTarget }: { currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) tell(true)
    },
    onblur: () => tell(false),
  }
}
