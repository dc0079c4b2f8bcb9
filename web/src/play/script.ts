// A match that is told from a script: for fixtures, and for whatever is shown without a server.
import type { Happening, PatchOperation } from '../protocol/core'
import { applyPatch } from './patch'
import type { Command, Listener, Reply, Source } from './source'
import type { BaseView } from './view'

export interface Act {
  /** Milliseconds after the act before. */
  after: number
  patch: PatchOperation[]
  happenings: Happening[]
}

export class ScriptSource<V extends BaseView> implements Source<V> {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private view: V,
    private readonly acts: readonly Act[] = [],
    private readonly reply: (command: Command) => Reply = () => ({ ok: false, code: 'stale', detail: '' }),
  ) {}

  open(listener: Listener<V>): void {
    listener.connection('online')
    listener.view(this.view)
    this.play(listener, 0)
  }

  send(command: Command): Promise<Reply> {
    return Promise.resolve(this.reply(command))
  }

  wake(): void {}

  close(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private play(listener: Listener<V>, at: number): void {
    const act = this.acts[at]
    if (!act) return
    this.timer = setTimeout(() => {
      this.view = applyPatch(this.view, act.patch)
      listener.diff(this.view, act.happenings)
      this.play(listener, at + 1)
    }, act.after)
  }
}
