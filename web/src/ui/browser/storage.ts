// What this browser keeps from one visit to the next. One that may not keep anything forgets, and nothing more.
import { siteKey } from './site'

/** What is kept under a name, or ''. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(siteKey(key)) ?? ''
  } catch {
    return ''
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(siteKey(key), value)
  } catch {
    // it lasts as long as the page
  }
}
