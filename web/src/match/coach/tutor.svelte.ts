// Decides whether the coach speaks: in a lesson until the player dismisses it, elsewhere once the player calls it.
import { storeValue, loadValue } from '../../ui/browser/storage'
import type { CoreView } from '../../protocol/core'

/** The entry point of a game's coach, with the data that pages need before the coach is loaded. */
export interface CoachEntry<C> {
  /** The missions in which the coach speaks without being called. */
  readonly lessons: readonly string[]
  load(): Promise<C>
}

const CALLED_KEY = 'galaxies.coach'
const DISMISSED_KEY = 'galaxies.coach.left'

class Tutor {
  called = $state(loadValue(CALLED_KEY) === 'on')
  /** The newest lesson in which the player dismissed the coach. */
  dismissedLesson = $state(loadValue(DISMISSED_KEY))
  /** The advice whose reason is shown. It stays when the coach moves to another part of the page. */
  reasonShownFor = $state('')

  isSpeaking(coaching: CoachEntry<unknown> | undefined, view: CoreView): boolean {
    if (!coaching || !(view.viewer in view.seats)) return false
    return coaching.lessons.includes(view.mission) ? this.dismissedLesson !== view.match : this.called
  }

  setSpeaking(coaching: CoachEntry<unknown>, view: CoreView, on: boolean): void {
    if (coaching.lessons.includes(view.mission)) {
      this.dismissedLesson = on ? '' : view.match
      storeValue(DISMISSED_KEY, this.dismissedLesson)
    } else {
      this.called = on
      storeValue(CALLED_KEY, on ? 'on' : '')
    }
  }
}

export const tutor = new Tutor()
