// Whether the server has another build of this page by now. It is never loaded by itself: somebody may be in the middle.

class Build {
  /** Whether there is a newer one that was not put aside. */
  newer = $state(false)
  private heard = ''
  private aside = ''

  /** What an answer of the server says. */
  hear(named: string | null | undefined, own = ownBuild()): void {
    if (!named || !own) return
    this.heard = named
    this.newer = named !== own && named !== this.aside
  }

  /** This one is not told of again. */
  later(): void {
    this.aside = this.heard
    this.newer = false
  }
}

export const build = new Build()

let known: string | undefined

/** The script that this page began with; '' where it has no build. */
export function ownBuild(): string {
  if (typeof document === 'undefined') return ''
  return (known ??= /\/assets\/([\w-]+)\.js$/.exec(firstScript())?.[1] ?? '')
}

const firstScript = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
