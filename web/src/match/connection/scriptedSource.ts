// A source that plays a scripted match without a server, for fixtures and demonstrations.
import type { CoreView, HappeningBase, PatchOperation } from '../../protocol/core'
import { applyPatch } from './patch'
import type { Command, Listener, Reply, Source } from './source'

export interface Act<H extends HappeningBase = HappeningBase> {
  /** The delay after the previous act, in milliseconds. */
  after: number
  patch: PatchOperation[]
  happenings: H[]
}

export class ScriptSource<V extends CoreView, H extends HappeningBase = HappeningBase> implements Source<V, H> {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private view: V,
    private readonly acts: readonly Act<H>[] = [],
    private readonly reply: (command: Command) => Reply = () => ({ ok: false, code: 'stale', detail: '' }),
  ) {}

  open(listener: Listener<V, H>): void {
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

  private play(listener: Listener<V, H>, index: number): void {
    const act = this.acts[index]
    if (!act) return
    this.timer = setTimeout(() => {
      this.view = applyPatch(this.view, act.patch)
      listener.diff(this.view, act.happenings)
      this.play(listener, index + 1)
    }, act.after)
  }
}
