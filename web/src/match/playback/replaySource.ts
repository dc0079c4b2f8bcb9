// The source of a table for a finished match. It fetches the record page by page.
import type { CoreView, HappeningBase } from '../../protocol/core'
import type { PlayedGame } from '../game/game'
import { asProblem, type Problem } from '../../http/http'
import type { Stage } from './recap.svelte'
import { Replay } from './replay.svelte'
import type { Listener, Reply, Source } from '../connection/source'
import type { ReplayPage } from '../../http/wire'

export class ReplaySource<V extends CoreView, H extends HappeningBase = HappeningBase> implements Source<V, H> {
  private seq = 0
  private closed = false
  private loading = false
  private listener: Listener<V, H> | null = null
  private current: Replay<V, H> | null = null

  constructor(
    private readonly page: (since: number) => Promise<ReplayPage<V, H>>,
    private readonly leavePath: string | null = null,
  ) {}

  replay(game: PlayedGame<V, H>, stage: Stage<V, H>): Replay<V, H> {
    return (this.current = new Replay(game, stage, () => void this.load(), this.leavePath))
  }

  open(listener: Listener<V, H>): void {
    this.listener = listener
    void this.load()
  }

  /** Reject every command, because the match is over. */
  send(): Promise<Reply> {
    return Promise.resolve({ ok: false, code: 'over', detail: '' })
  }

  wake(): void {
    if (this.current?.problem) void this.load()
  }

  close(): void {
    this.closed = true
    this.current?.stop()
  }

  private async load(): Promise<void> {
    const { current } = this
    if (!current || this.loading) return
    this.loading = true
    current.problem = null
    try {
      while (current.more && !this.closed) await this.loadNext(current)
    } catch (error) {
      this.fail(asProblem(error))
    }
    this.loading = false
  }

  private async loadNext(current: Replay<V, H>): Promise<void> {
    const page = await this.page(this.seq)
    if (this.closed) return
    const last = page.frames.at(-1)
    if (last && 'seq' in last) this.seq = last.seq
    current.addPage(page)
    this.listener?.connection('online')
  }

  /** Report a problem on the replay. If not even its beginning is loaded, deny the match. */
  private fail(problem: Problem): void {
    if (this.current?.steps.length) this.current.problem = problem
    else if (!this.closed) this.listener?.denied(problem)
  }
}
