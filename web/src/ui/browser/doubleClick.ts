// Protects against accidental double clicks.

/** Return a capturing click handler for a part of the page. It drops the second click of a double click on an element
 * with `data-once`, even if another element has replaced it. */
export function ignoreDoubleClicks(): (event: MouseEvent) => void {
  let pressed = false
  return (event) => {
    if (event.detail < 2) pressed = event.target instanceof Element && !!event.target.closest('[data-once]')
    else if (pressed) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
