// Copying to the clipboard. Browsers offer the clipboard API over HTTPS only, so plain HTTP needs the older method.
import { say } from '../texts/common'

/** Copy the text; return whether this succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

/** Return the advice after a failed copy; it names no keys on a phone. */
export const manualCopyText = (subject: 'link' | 'codes') =>
  say('copy-by-hand', { subject, touch: matchMedia('(pointer: coarse)').matches })

/** Copy through a temporary field in the open dialog, because fields outside it cannot have the focus. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // otherwise a phone shows its on-screen keyboard
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position: fixed; top: 0; opacity: 0; font-size: 16px'
  const container = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  container.append(field)
  try {
    field.select()
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
