// Detects when the server has a newer build of this page. The page never reloads itself, because the user may be
// busy.

class Build {
  /** Whether there is a newer build that the user has not dismissed. */
  newer = $state(false)
  private latest = ''
  private dismissed = ''

  /** Record the build named in a response from the server. */
  record(name: string | null | undefined, own = ownBuild()): void {
    if (!name || !own) return
    this.latest = name
    this.newer = name !== own && name !== this.dismissed
  }

  /** Dismiss the newer build, so that the page does not mention it again. */
  dismiss(): void {
    this.dismissed = this.latest
    this.newer = false
  }
}

export const build = new Build()

let cachedBuild: string | undefined

/** Return the name of the script that this page was loaded with; '' if the page has no build. */
export function ownBuild(): string {
  if (typeof document === 'undefined') return ''
  return (cachedBuild ??= /\/assets\/([\w-]+)\.js$/.exec(firstScriptUrl())?.[1] ?? '')
}

const firstScriptUrl = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
