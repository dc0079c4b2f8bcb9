// Where this browser was last told to take messages: that may change by itself.
const ENDPOINT = 'galaxies.push'

export function remembered(): string {
  try {
    return localStorage.getItem(ENDPOINT) ?? ''
  } catch {
    return ''
  }
}

export function remember(endpoint: string): void {
  try {
    localStorage.setItem(ENDPOINT, endpoint)
  } catch {
    // then a change is noticed when notifications are switched on anew
  }
}
