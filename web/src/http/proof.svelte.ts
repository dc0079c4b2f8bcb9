// The dialog in which users prove their identity. Simultaneous calls that need proof share one dialog.
import { onProofNeeded } from './http'

class ProofDialog {
  /** Whether the dialog is open. */
  open = $state(false)
  #asked: Promise<boolean> | null = null
  #settle: (proved: boolean) => void = () => undefined

  /** Open the dialog; resolve to whether the user proved their identity. */
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

export const proving = new ProofDialog()

onProofNeeded(proving.ask)
