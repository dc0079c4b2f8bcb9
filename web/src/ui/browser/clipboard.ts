// Copying: browsers offer the clipboard API over HTTPS only, and plain HTTP needs the older way.

/** Copy the text; return whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedFromField(text)
  }
}

/** Return the advice after a failed copy: a phone has no keys to press. */
export const copyByHand = (what: string) =>
  matchMedia('(pointer: coarse)').matches
    ? `Press long on ${what} and choose “Copy”.`
    : `Mark ${what} and press Ctrl+C to copy.`

/** Copy through a temporary field within the open dialog: elsewhere a field cannot have the focus. */
function copiedFromField(text: string): boolean {
  const had = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // otherwise a phone shows its keyboard
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position: fixed; top: 0; opacity: 0; font-size: 16px'
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  within.append(field)
  try {
    field.select()
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (had instanceof HTMLElement) had.focus({ preventScroll: true })
  }
}
