// Copying: browsers hand out their clipboard on https alone, and plain http needs the older way.

/** Copies the text; whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedFromField(text)
  }
}

/** What to say when it was not: a phone has no keys to press. */
export const copyByHand = (what: string) =>
  matchMedia('(pointer: coarse)').matches
    ? `Press long on ${what} and choose “Copy”.`
    : `Mark ${what} and press Ctrl+C to copy.`

/** By a field for a moment, within the dialog that is open: outside it nothing can have the focus. */
function copiedFromField(text: string): boolean {
  const had = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // else a phone shows its keyboard
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
