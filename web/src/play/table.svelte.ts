// One open match: the newest view, the view on stage, and everything a player can send.
import type { ChatMessage, Decision, Happening, View } from '../protocol/core'
import { api, Problem, socketPath } from './api'
import { nextStep } from './decide'
import { missionInfo, withTacticCards, type Options } from '../games/galaxies/missions/missions'
import { Playback, type Scene } from './playback'
import { session } from '../shell/session.svelte'
import { MatchSocket, type Reply } from './socket'
import { isAttack, refusedText } from './words'
import { toast } from '../kit/toasts.svelte'
import type { Connection, Subject } from '../games/galaxies/types'

const PLAIN_MOVES = new Set(['moved', 'movement', 'movement-ended', 'stage', 'step', 'phase', 'window'])

export interface Feed {
  id: number
  happening: Happening
}

export class Table {
  /** What is on stage: it follows the show. */
  view = $state.raw<View | null>(null)
  /** What is true now. */
  latest = $state.raw<View | null>(null)
  scene = $state.raw<Scene | null>(null)
  playing = $state(false)
  connection = $state<Connection>('connecting')
  denied = $state.raw<Problem | null>(null)
  /** The id of the decision whose answer is on its way. */
  sending = $state<string | null>(null)
  feed = $state.raw<Feed[]>([])
  /** The last attack shown, to look at again. */
  attack = $state.raw<Happening | null>(null)
  /** What the host chose for this match. */
  options = $state.raw<Options>({})
  hovered = $state.raw<Subject>(null)
  pinned = $state.raw<Subject>(null)

  /** What this seat has to decide; null while the story is still being told. */
  readonly decision: Decision | null = $derived(this.playing ? null : (this.view?.decision ?? null))
  readonly subject: Subject = $derived(this.hovered ?? this.pinned)
  readonly mission = $derived(missionInfo(session.catalogue, this.view?.mission))
  readonly withCards = $derived(withTacticCards(this.mission, this.options))
  readonly seated = $derived(!!this.view && this.view.viewer !== 'spectator')

  readonly playback: Playback
  private readonly socket: MatchSocket
  private walk: string[] = []
  private fed = 0

  constructor(
    readonly id: string,
    private readonly code: string | null,
    make?: (url: string) => WebSocket,
  ) {
    this.playback = new Playback({
      show: (view) => (this.view = view),
      scene: (scene) => this.onScene(scene),
      passed: (happening) => this.note(happening),
      idle: () => (this.playing = false),
    })
    this.socket = new MatchSocket(
      (since) => socketPath(id, since, this.code),
      {
        view: (view) => this.onView(view),
        diff: (view, happenings) => this.onDiff(view, happenings),
        connection: (state) => (this.connection = state),
        refused: (message) => toast(refusedText(message.code, message.detail), 'error'),
        allowed: () => this.allowed(),
      },
      make,
    )
    this.socket.open()
  }

  close(): void {
    this.socket.close()
  }

  wake(): void {
    this.socket.wake()
  }

  async answer(pick: string[]): Promise<boolean> {
    const decision = this.latest?.decision
    if (!decision || this.sending === decision.id) return false
    this.sending = decision.id
    const reply = await this.socket.send({ type: 'answer', decision: decision.id, pick })
    this.settled(decision.id, reply)
    return reply.ok
  }

  /** Sends the picks of a path one after another, as long as nothing but plain movement comes of it. */
  async walkAlong(path: string[]): Promise<void> {
    this.walk = [...path]
    await this.continueWalk()
  }

  async undo(): Promise<void> {
    this.walk = []
    await this.socket.send({ type: 'undo' })
  }

  async order(order: string, on: boolean): Promise<boolean> {
    return (await this.socket.send({ type: 'order', order, on })).ok
  }

  async say(channel: ChatMessage['channel'], text: string): Promise<boolean> {
    return (await this.socket.send({ type: 'chat', channel, text })).ok
  }

  private onView(view: View): void {
    this.walk = []
    this.latest = view
    this.sending = null
    this.playback.speed = session.speed
    this.playback.reset(view)
  }

  private onDiff(view: View, happenings: Happening[]): void {
    const changed = view.decision?.id !== this.latest?.decision?.id
    this.latest = view
    if (changed) this.sending = null
    if (happenings.some((h) => !PLAIN_MOVES.has(h.kind))) this.walk = []
    this.playback.speed = session.speed
    if (happenings.length) this.playing = true
    this.playback.push(view, happenings)
    if (this.walk.length && changed) void this.continueWalk()
  }

  private async continueWalk(): Promise<void> {
    const step = nextStep(this.latest?.decision, this.walk)
    if (!step) {
      this.walk = []
      return
    }
    if (this.sending) return
    this.walk = this.walk.slice(1)
    if (!(await this.answer([step]))) this.walk = []
  }

  private settled(decision: string, reply: Reply): void {
    if (!reply.ok && this.sending === decision) this.sending = null
  }

  private onScene(scene: Scene | null): void {
    this.scene = scene
    if (scene) this.note(scene.happening)
  }

  private note(happening: Happening): void {
    if (isAttack(happening)) {
      this.attack = happening
      this.pinned = null // what was kept in sight gives way to the fight
    }
    this.feed = [...this.feed.slice(-5), { id: ++this.fed, happening }]
  }

  private async allowed(): Promise<boolean> {
    try {
      await api.match(this.id, this.code)
      return true
    } catch (error) {
      const problem = error instanceof Problem ? error : null
      if (!problem || ![401, 403, 404].includes(problem.status)) return true
      this.denied = problem
      return false
    }
  }
}
