// Keeps the user in sync across all tabs of a browser. Each tab checks after another tab has changed the user, and
// when it becomes visible.
import type { User } from '../protocol/core'
import { siteKey } from '../ui/browser/site'
import { say } from '../ui/texts/start'
import { toast } from '../ui/components/toasts.svelte'

const CHANNEL = 'galaxies.identity'
const REASON_KEY = 'galaxies.anew'
/** The minimum time between two checks of a visible tab, in milliseconds. */
const MIN_INTERVAL = 1000

export class Tabs {
  #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(siteKey(CHANNEL))
  #checkedAt = -MIN_INTERVAL

  constructor(readonly check: () => void) {}

  /** Notify the other tabs that the user has changed. */
  notifyTabs(): void {
    this.#channel?.postMessage(null)
  }

  /** Check from now on whenever the user may have changed; return a function that stops the checks. If the page was
   * reloaded for a new user, show the reason. */
  watchUser(): () => void {
    showReason()
    const checkIfVisible = () => {
      if (document.hidden || performance.now() - this.#checkedAt < MIN_INTERVAL) return
      this.#checkedAt = performance.now()
      this.check()
    }
    this.#channel?.addEventListener('message', this.check)
    document.addEventListener('visibilitychange', checkIfVisible)
    window.addEventListener('focus', checkIfVisible)
    window.addEventListener('pageshow', checkIfVisible)
    return () => {
      this.#channel?.removeEventListener('message', this.check)
      document.removeEventListener('visibilitychange', checkIfVisible)
      window.removeEventListener('focus', checkIfVisible)
      window.removeEventListener('pageshow', checkIfVisible)
    }
  }

  /** Reload the page as the current user. */
  reloadAs(user: User | null): void {
    const reason = user ? say('you-changed', { name: user.name }) : say('you-logged-out')
    try {
      sessionStorage.setItem(siteKey(REASON_KEY), reason)
    } catch {
      // the reason is not shown
    }
    location.reload()
  }
}

function showReason(): void {
  try {
    const reason = sessionStorage.getItem(siteKey(REASON_KEY))
    sessionStorage.removeItem(siteKey(REASON_KEY))
    if (reason) toast(reason, 'info', 10_000)
  } catch {
    // the reason is not shown
  }
}
