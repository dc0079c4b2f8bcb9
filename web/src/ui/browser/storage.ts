// Values that this browser stores between visits. Where storage is blocked, they last only as long as the page.
import { siteKey } from './site'

/** Return the value of a key, or '' if there is none. */
export function loadValue(key: string): string {
  try {
    return localStorage.getItem(siteKey(key)) ?? ''
  } catch {
    return ''
  }
}

export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(siteKey(key), value)
  } catch {
    // the value then lasts as long as the page
  }
}
