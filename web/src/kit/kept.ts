// What this browser keeps from one visit to the next. One that may not keep anything forgets, and nothing more.

/** What is kept under a name, or ''. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // it lasts as long as the page
  }
}
