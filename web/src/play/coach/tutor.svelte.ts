// Whether the coach speaks at a table. In a lesson he does until he is sent away; anywhere else once he is called.
import type { CoreView } from '../../protocol/core'

/** What a game says of its coach before anything of it is loaded. */
export interface Coaching<C> {
  /** The missions in which he speaks unasked. */
  readonly lessons: readonly string[]
  load(): Promise<C>
}

const CALLED = 'galaxies.coach'
const LEFT = 'galaxies.coach.left'

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

class Tutor {
  called = $state(stored(CALLED) === 'on')
  /** The newest lesson in which he was sent away. */
  left = $state(stored(LEFT))

  speaks(coaching: Coaching<unknown> | undefined, view: CoreView): boolean {
    if (!coaching || !(view.viewer in view.seats)) return false
    return coaching.lessons.includes(view.mission) ? this.left !== view.match : this.called
  }

  set(coaching: Coaching<unknown>, view: CoreView, on: boolean): void {
    if (coaching.lessons.includes(view.mission)) {
      this.left = on ? '' : view.match
      this.keep(LEFT, this.left)
    } else {
      this.called = on
      this.keep(CALLED, on ? 'on' : '')
    }
  }

  private keep(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // then it is forgotten with the page
    }
  }
}

export const tutor = new Tutor()
