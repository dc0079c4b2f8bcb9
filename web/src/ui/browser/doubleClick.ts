// What is pressed in haste: a double click where one was meant.

/**
 * Listens, before anybody else, to the clicks in some part of the page: the second of a double click on something marked
 * `data-once` does nothing, whatever has come in its place meanwhile.
 */
export function onceEach(): (event: MouseEvent) => void {
  let pressed = false
  return (event) => {
    if (event.detail < 2) pressed = event.target instanceof Element && !!event.target.closest('[data-once]')
    else if (pressed) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
