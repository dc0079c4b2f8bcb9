// Tabs of one browser share who is here: each looks again when another has changed it, and when it is looked at.
import type { User } from '../protocol/core'
import { siteKey } from '../ui/browser/site'
import { toast } from '../ui/components/toasts.svelte'

const CHANNEL = 'galaxies.identity'
const ANEW = 'galaxies.anew'
/** A tab that is looked at looks at most so often, in milliseconds. */
const SELDOM = 1000

export class Tabs {
  #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(siteKey(CHANNEL))
  #looked = -SELDOM

  constructor(readonly look: () => void) {}

  /** Tell the other tabs that somebody else is here now. */
  tell(): void {
    this.#channel?.postMessage(null)
  }

  /** Look from now on whenever there may be something new; say what has changed if that is why the page was loaded. */
  follow(): () => void {
    sayWhy()
    const seen = () => {
      if (document.hidden || performance.now() - this.#looked < SELDOM) return
      this.#looked = performance.now()
      this.look()
    }
    this.#channel?.addEventListener('message', this.look)
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      this.#channel?.removeEventListener('message', this.look)
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
      window.removeEventListener('pageshow', seen)
    }
  }

  /** Load the page again, as whoever is here now. */
  startAnew(user: User | null): void {
    const words = user ? `You are ${user.name} here now: that was changed elsewhere.` : 'You were logged out elsewhere.'
    try {
      sessionStorage.setItem(siteKey(ANEW), words)
    } catch {
      // then nothing is said
    }
    location.reload()
  }
}

function sayWhy(): void {
  try {
    const words = sessionStorage.getItem(siteKey(ANEW))
    sessionStorage.removeItem(siteKey(ANEW))
    if (words) toast(words, 'info', 10_000)
  } catch {
    // then nothing is said
  }
}
