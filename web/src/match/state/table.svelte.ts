// An open match: the newest view, the view on stage, and all commands of a player.
import { now } from '../../ui/time/clock'
import { toast } from '../../ui/components/toasts.svelte'
import { say as sayOnTable } from '../../ui/texts/table'
import type {
  AdviceMessage,
  ChatMessage,
  CoreView,
  HappeningBase,
  PointedMessage,
  RefusedMessage,
} from '../../protocol/core'
import { createWalk, type Surface, type Walk } from './decide'
import type { Line, PlayedGame } from '../game/game'
import type { Problem } from '../../http/http'
import { Company } from './spectators.svelte'
import { stripesOf } from '../game/defaults'
import { Pointing } from './pointing.svelte'
import { Playback, type Scene } from '../playback/playback'
import { openingView, Recap, Story, countLogged, type Step } from '../playback/recap.svelte'
import type { Replay } from '../playback/replay.svelte'
import { storeSeals } from '../result/seal'
import { settings } from './settings.svelte'
import { isLinked, type Connection, type Reply, type Source } from '../connection/source'
import { LastAnswer } from './lastAnswer'
import { lineOf } from '../game/happenings'
import type { Sentences } from '../game/sentences'
import { refusedText, takenBackText } from '../game/phrases'

type PointKind = PointedMessage['kind']

/** The fraction of the time to react that the show may use before the question appears. */
const SHOW_SHARE = 0.12
/** The milliseconds after which a requested hint is no longer awaited. */
const HINT_WAIT = 10_000

/** The milliseconds within which a second press of Undo is ignored. */
const DOUBLE_PRESS = 500

/** The delays before the page requests missed happenings, in milliseconds. The server needs a moment to notice an
 * absence. */
const MISSED_DELAYS = [0, 5000]

/** The minimum duration of a recalled scene, in milliseconds. */
const RECALL_TIME = 2200

export class Table<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  /** The view on stage, which follows the show. */
  view = $state.raw<V | null>(null)
  /** The newest view from the server. */
  latest = $state.raw<V | null>(null)
  scene = $state.raw<Scene<H> | null>(null)
  playing = $state(false)
  connection = $state<Connection>('connecting')
  denied = $state.raw<Problem | null>(null)
  /** The id of the decision whose answer is being sent. */
  sending = $state<string | null>(null)
  /** The newest hint; `advising` is the id of the decision for which a hint was requested. */
  advice = $state.raw<AdviceMessage | null>(null)
  advising = $state<string | null>(null)

  /** The question to this seat; null while the show is running. */
  readonly decision: NonNullable<V['decision']> | null = $derived(this.playing ? null : questionOf(this.view))
  /** The sentences about the view on stage. */
  readonly sentences: Sentences = $derived.by(() => this.game.sentences(this.view!))
  readonly seated = $derived(!!this.view && this.view.viewer !== 'spectator')

  readonly playback: Playback<V, H>
  /** The people around the match, and their chat. */
  readonly company = new Company()
  /** The answers that Undo can take back. */
  readonly lastAnswer = new LastAnswer()
  /** The marks with which teammates point things out to each other. */
  readonly pointing = new Pointing(this)
  /** The highlighted things on the table, to which the player points in the log. */
  highlighted = $state.raw<readonly Surface[]>([])
  /** The thing that the coach mentions and the table explains. */
  explained = $state.raw<Surface | null>(null)
  /** The ids of the ships that the coach points at, separated by spaces. */
  ringed = $state('')
  /** The steps that the player missed, until they are seen or skipped; `recap` shows them. */
  missedSteps = $state.raw<readonly Step<V, H>[]>([])
  recap = $state.raw<Recap<V, H> | null>(null)
  /** The listener for happenings that pass without being shown. */
  listener: { pass(happening: H): void } | null = null
  /** The replay of a finished match, in which nothing is asked; null in a live match. */
  readonly replay: Replay<V, H> | null
  private walk: Walk<NonNullable<V['decision']>> | null = null
  private expected: readonly H['kind'][] = []
  private hurryTimer: ReturnType<typeof setTimeout> | undefined
  private hintTimer: ReturnType<typeof setTimeout> | undefined
  private missedTimer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private recallTimer: ReturnType<typeof setTimeout> | undefined
  private flashTimer: ReturnType<typeof setTimeout> | undefined
  private isFlashing = false
  /** The time of the last press of Undo. */
  private lastUndo = -Infinity

  constructor(
    readonly game: PlayedGame<V, H>,
    private readonly source: Source<V, H>,
  ) {
    this.playback = new Playback<V, H>(game, {
      show: (view) => {
        if (!this.recap) this.view = view
      },
      scene: (scene) => {
        if (!this.recap) this.onScene(scene)
      },
      passed: (happening) => {
        this.listener?.pass(happening)
        this.noteHappening(happening)
      },
      idle: () => {
        if (!this.recap) this.playing = false
      },
    })
    this.replay =
      source.replay?.(game, { show: (step) => this.showReplayStep(step), end: () => (this.scene = null) }) ?? null
    source.open({
      view: (view) => this.onView(view),
      diff: (view, happenings) => this.onDiff(view, happenings),
      connection: (state) => this.onConnection(state),
      refused: (message) => this.onRefused(message),
      advice: (advice) => this.onAdvice(advice),
      denied: (problem) => (this.denied = problem),
      sideMessage: (message) =>
        message.type === 'pointed' ? this.pointing.receive(message) : this.company.receive(message),
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.hurryTimer)
    clearTimeout(this.hintTimer)
    clearTimeout(this.recallTimer)
    clearTimeout(this.flashTimer)
    this.pointing.close()
    clearTimeout(this.missedTimer)
    this.recap?.stop()
    this.playback.close()
    this.source.close()
  }

  wake(): void {
    this.source.wake()
  }

  /** Test a silent link, so that an active user soon learns of a dead one. */
  noteActivity(): void {
    this.source.noteActivity?.()
  }

  /** The delay of the view in milliseconds. Spectators may see the match later than the players. */
  get viewDelay(): number {
    return this.seated ? 0 : this.company.delay * 1000
  }

  /** Return the time to which the view corresponds, in milliseconds. */
  now(): number {
    return now() - this.viewDelay
  }

  /** Return the name of a seat as in the log: the name of its person or computer player, or of the seat itself. */
  nameOf(seat: string): string {
    return this.view?.seats[seat]?.player || this.game.seatTitle(seat)
  }

  tone(seat: string | null | undefined): string {
    return this.game.theme.seat(this.view!, seat)
  }

  /** The emblem of the game, which marks seats. */
  get emblem(): string {
    return this.game.theme.emblem
  }

  /** Return the number of stripes that distinguish teammates without colour. */
  stripes(seat: string | null | undefined): number {
    return stripesOf(this.view!, seat)
  }

  async answer(pick: string[]): Promise<boolean> {
    const decision = this.latest?.decision
    if (!decision || this.sending === decision.id) return false
    this.sending = decision.id
    this.missedSteps = []
    const picked = decision.options.filter(({ id }) => pick.includes(id))
    const { option } = this.game.sentences(this.latest!)
    this.lastAnswer.noteAnswer(decision.id, picked.map(option).join(', '))
    const reply = await this.source.send({ type: 'answer', decision: decision.id, pick })
    this.noteReply(decision.id, reply)
    return reply.ok
  }

  /** Send the picks of a path in succession, as long as they cause only plain movement and involve no risk. */
  async walkAlong(picks: readonly string[]): Promise<void> {
    await this.startWalk(createWalk(this.latest?.decision?.kind ?? '', picks))
  }

  /** Send the answers of a walk, as long as each happening is either routine or `expected`. */
  async startWalk(walk: Walk<NonNullable<V['decision']>>, expected: readonly H['kind'][] = []): Promise<void> {
    this.walk = walk
    this.expected = expected
    await this.continueWalk()
  }

  /** Take the last answer back, and name it in a message. Two presses in quick succession count as one. */
  async undo(): Promise<void> {
    if (performance.now() - this.lastUndo < DOUBLE_PRESS) return
    this.lastUndo = performance.now()
    this.walk = null
    const decision = this.latest?.decision?.id
    const label = this.lastAnswer.takeBack(decision)
    const reply = await this.source.send({ type: 'undo', ...(decision && { decision }) })
    if (reply.ok) toast(takenBackText(label))
  }

  /** Request the answer that the computer would give. No other player learns of the request. */
  async requestHint(): Promise<void> {
    const decision = this.latest?.decision
    if (!decision || this.advising === decision.id) return
    this.advising = decision.id
    const reply = await this.source.send({ type: 'hint', decision: decision.id })
    const stopWaiting = () => this.advising === decision.id && (this.advising = null)
    if (reply.ok) this.hintTimer = setTimeout(stopWaiting, HINT_WAIT)
    else stopWaiting()
  }

  /** Request more time on the clock. All players see the request. */
  async requestMoreTime(): Promise<boolean> {
    return (await this.source.send({ type: 'more_time' })).ok
  }

  /** Inform all players whether this player reads slowly. Reactions that involve the player then last longer. */
  async setSlowReading(on: boolean): Promise<boolean> {
    return (await this.source.send({ type: 'slow', on })).ok
  }

  /** Take the seat back from the computer player. */
  async takeSeatBack(): Promise<boolean> {
    return (await this.source.send({ type: 'back' })).ok
  }

  /** Agree that the computer plays for an absent player. */
  async agreeToStandIn(seat: string): Promise<boolean> {
    return (await this.source.send({ type: 'stand_in', seat })).ok
  }

  /** Show the missed steps in succession, starting from the view that the player saw last. */
  startRecap(): void {
    if (!this.missedSteps.length) return
    this.playback.skip()
    this.playing = true
    this.recap = new Recap(this.missedSteps, { show: (step) => this.showStep(step), end: () => (this.scene = null) })
    this.recap.goTo(0)
  }

  /** End the show or the recap immediately. */
  skip(): void {
    if (this.recap) this.finishRecap()
    else this.playback.skip()
  }

  /** Show the next happening or step immediately. */
  showNext(): void {
    if (this.recap?.isLast) this.finishRecap()
    else if (this.recap) this.recap.moveBy(1)
    else this.playback.showNext()
  }

  /** Mark the missed steps as seen, and show the newest view. */
  finishRecap(): void {
    this.missedSteps = []
    this.endRecap()
    void this.source.markSeen?.().catch(() => undefined)
  }

  private showStep({ view, happening, duration }: Step<V, H>): void {
    this.view = view
    this.scene = happening && { happening, duration }
  }

  private showReplayStep(step: Step<V, H>): void {
    this.latest = step.view
    this.playing = true
    this.showStep(step)
  }

  private endRecap(): void {
    if (!this.recap) return
    this.recap.stop()
    this.recap = null
    if (this.latest) this.playback.reset(this.latest)
  }

  /** Request missed steps immediately, and again after the server has had time to notice an absence. */
  private requestMissed(delays: readonly number[] = MISSED_DELAYS): void {
    const [delay, ...laterDelays] = delays
    clearTimeout(this.missedTimer)
    if (delay === undefined || this.closed || !this.source.fetchMissed || this.missedSteps.length) return
    this.missedTimer = setTimeout(() => {
      const seated = this.latest && this.latest.viewer !== 'spectator' && this.latest.status !== 'lobby'
      if (!seated) return
      void this.source.fetchMissed!().then(
        (frames) => this.offerRecap(new Story(this.game).addFrames(frames), laterDelays),
        () => this.requestMissed(laterDelays),
      )
    }, delay)
  }

  private offerRecap(steps: readonly Step<V, H>[], delays: readonly number[]): void {
    if (countLogged(steps)) this.missedSteps = steps
    else this.requestMissed(delays)
  }

  async setOrder(order: string, on: boolean): Promise<boolean> {
    return (await this.source.send({ type: 'order', order, on })).ok
  }

  async say(channel: ChatMessage['channel'], text: string): Promise<boolean> {
    return (await this.source.send({ type: 'chat', channel, text })).ok
  }

  /** Point things out to teammates. The server drops marks that come too fast. */
  async point(kind: PointKind, at: string[], to: string | null = null): Promise<boolean> {
    return (await this.source.send({ type: 'point', kind, at, to })).ok
  }

  /** Receive a happening that has been shown or skipped. */
  protected noteHappening(_happening: H): void {}

  private onConnection(state: Connection): void {
    this.connection = state
    if (!isLinked(state)) this.advising = null
    else if (this.latest) this.requestMissed()
  }

  private onAdvice(advice: AdviceMessage): void {
    if (this.advising === advice.decision) this.advising = null
    if (this.latest?.decision?.id === advice.decision) this.advice = advice
  }

  private onView(view: V): void {
    this.storeSealsOf(view)
    this.walk = null
    if (!this.latest) this.requestMissed()
    this.latest = view
    this.lastAnswer.noteDecision(view.decision?.id)
    this.sending = null
    this.endRecap()
    this.playback.speed = settings.speed
    this.playback.reset(view)
  }

  /** Store the seals of the dice in a view. */
  private storeSealsOf(view: V): void {
    const known = view.commitment === this.latest?.commitment && view.chat === this.latest?.chat
    if (!known && !this.replay) storeSeals(view)
  }

  private onDiff(view: V, happenings: H[]): void {
    const changed = view.decision?.id !== this.latest?.decision?.id
    this.storeSealsOf(view)
    this.latest = view
    this.lastAnswer.noteDecision(view.decision?.id)
    if (changed) this.sending = null
    if (happenings.some(({ routine, kind }) => !routine && !this.expected.includes(kind))) this.interruptWalk()
    this.playback.speed = settings.speed
    // The first scene at the table is its setup.
    if (this.view?.status === 'lobby' && view.status !== 'lobby')
      this.playback.reset(openingView(this.game, view, happenings))
    if (happenings.length) this.playing = true
    this.playback.push(view, happenings)
    if (changed) this.limitShow(view)
    if (this.walk && changed) void this.continueWalk()
  }

  /** Cut the show short if a clock is running, because most of the time is reserved for the answer. */
  private limitShow(view: V): void {
    clearTimeout(this.hurryTimer)
    if (!view.clock || !view.decision) return
    this.endRecap()
    const left = Date.parse(view.clock.until) - now()
    this.hurryTimer = setTimeout(() => this.playback.skip(), Math.max(0, left * SHOW_SHARE))
  }

  private async continueWalk(): Promise<void> {
    const { walk } = this
    const question = questionOf(this.latest)
    if (this.sending) return
    if (!question || !walk) return // other players are asked meanwhile
    const step = walk.next(question)
    if (step === undefined) return
    if (!step) this.walk = null
    else if (!(await this.answer([step])) && this.walk === walk) this.walk = null
  }

  /** End the walk because something unexpected has happened. */
  private interruptWalk(): void {
    if (this.walk && this.expected.length && !this.walk.over?.()) toast(sayOnTable('refused-walk'))
    this.walk = null
  }

  private noteReply(decision: string, reply: Reply): void {
    if (!reply.ok && this.sending === decision) this.sending = null
  }

  /** Show a refusal. An answer that came too late needs no message, because the view already shows the next
   * question. */
  private onRefused({ code, detail }: RefusedMessage): void {
    if (code !== 'stale') toast(refusedText(code, detail), 'error')
  }

  /** Highlight the thing that the player points at in the log, or nothing. A flash takes precedence. */
  highlight(surface: Surface | null): void {
    if (!this.isFlashing) this.highlighted = surface ? [surface] : []
  }

  /** Highlight things for a while, wherever the player points meanwhile. */
  flash(surfaces: readonly Surface[], duration = RECALL_TIME): void {
    clearTimeout(this.flashTimer)
    this.isFlashing = true
    this.highlighted = surfaces
    this.flashTimer = setTimeout(() => {
      this.isFlashing = false
      this.highlighted = []
    }, duration)
  }

  /** Show the happening of a log line again, and highlight the things that it names. */
  recall({ n, names = [] }: Line): void {
    this.replay?.goToLine(n)
    const line = this.latest && lineOf(this.latest, n)
    if (!line || this.playing || this.recap) return
    clearTimeout(this.recallTimer)
    const happening = this.game.readHappening(line)
    const duration = this.game.durations[happening.kind] ?? RECALL_TIME
    const scene = { happening, duration: Math.max(RECALL_TIME, duration), again: true }
    this.scene = scene
    this.flash(
      names.map(({ surface }) => surface),
      scene.duration,
    )
    this.recallTimer = setTimeout(() => {
      if (this.scene === scene) this.scene = null
    }, scene.duration)
  }

  private onScene(scene: Scene<H> | null): void {
    this.scene = scene
    if (scene) this.noteHappening(scene.happening)
  }
}

/** Return the question of a view with its game-specific type. */
function questionOf<V extends CoreView>(view: V | null): NonNullable<V['decision']> | null {
  if (!view) return null
  const { decision } = view
  return decision ?? null
}
