// The dialog in which the user proves their identity. Calls that need a proof at the same time share one question.
import { onProofNeeded } from './http'

class Proving {
  /** Whether the dialog is open. */
  open = $state(false)
  #asked: Promise<boolean> | null = null
  #settle: (proved: boolean) => void = () => undefined

  /** Ask the user; resolve to whether they have proved their identity. */
  ask = (): Promise<boolean> => {
    this.#asked ??= new Promise((settle) => {
      this.open = true
      this.#settle = settle
    })
    return this.#asked
  }

  end(proved: boolean): void {
    this.open = false
    this.#asked = null
    this.#settle(proved)
  }
}

export const proving = new Proving()

onProofNeeded(proving.ask)
