// The server wants to know again that it is you: one question at a time, whichever calls wait for it.
import { onProofNeeded } from './http'

class Proving {
  /** Whether the question stands. */
  open = $state(false)
  #asked: Promise<boolean> | null = null
  #settle: (proved: boolean) => void = () => undefined

  /** Ask; resolves to whether the person has proved who they are. */
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
