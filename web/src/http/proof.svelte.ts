// The dialog in which users prove their identity. Simultaneous calls that need proof share one dialog.
import { onProofNeeded } from './http'

class ProofDialog {
  /** Whether the dialog is open. */
  open = $state(false)
  #asked: Promise<boolean> | null = null
  #resolve: (proved: boolean) => void = () => undefined

  /** Open the dialog; resolve to whether the user proved their identity. */
  ask = (): Promise<boolean> => {
    this.#asked ??= new Promise((resolve) => {
      this.open = true
      this.#resolve = resolve
    })
    return this.#asked
  }

  end(proved: boolean): void {
    this.open = false
    this.#asked = null
    this.#resolve(proved)
  }
}

export const proofDialog = new ProofDialog()

onProofNeeded(proofDialog.ask)
