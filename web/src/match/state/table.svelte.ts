// One open match: the newest view, the view on stage, and everything a player can send.
import { now } from '../../ui/time/clock'
import { toast } from '../../ui/components/toasts.svelte'
import type {
  AdviceMessage,
  ChatMessage,
  CoreView,
  HappeningBase,
  PointedMessage,
  RefusedMessage,
} from '../../protocol/core'
import { stepByStep, type Surface, type Walk } from './decide'
import type { Line, PlayedGame } from '../game/game'
import type { Problem } from '../../http/http'
import { Company } from './spectators.svelte'
import { stripesOf } from '../game/defaults'
import { Pointing } from './pointing.svelte'
import { Playback, type Scene } from '../playback/playback'
import { opened, Recap, Story, type Step } from '../playback/recap.svelte'
import type { Replay } from '../playback/replay.svelte'
import { keepSeal } from '../result/seal'
import { settings } from './settings.svelte'
import { isLinked, type Connection, type Reply, type Source } from '../connection/source'
import { LastAnswer } from './lastAnswer'
import { lineOf } from '../game/happenings'
import { refusedText, takenBackText } from '../game/phrases'

type PointKind = PointedMessage['kind']

/** How much of the time to react may go by before the question is shown. */
const STORY = 0.12
/** A hint that has not come after so long will not come. */
const HINT_WAIT = 10_000

/** In how many milliseconds a second press of Undo counts as the first. */
const DOUBLE_PRESS = 500

/** After how many milliseconds it is asked what was missed: a server takes a moment to notice an absence. */
const LOOKS = [0, 5000]

/** How long what is shown again stays, at the least. */
const RECALLED = 2200

export class Table<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  /** What is on stage: it follows the show. */
  view = $state.raw<V | null>(null)
  /** What is true now. */
  latest = $state.raw<V | null>(null)
  scene = $state.raw<Scene<H> | null>(null)
  playing = $state(false)
  connection = $state<Connection>('connecting')
  denied = $state.raw<Problem | null>(null)
  /** The id of the decision whose answer is on its way. */
  sending = $state<string | null>(null)
  /** The newest hint, and the id of the decision for which one is awaited. */
  advice = $state.raw<AdviceMessage | null>(null)
  advising = $state<string | null>(null)

  /** What this seat has to decide; null while the story is still being told. */
  readonly decision: NonNullable<V['decision']> | null = $derived(this.playing ? null : questionOf(this.view))
  readonly seated = $derived(!!this.view && this.view.viewer !== 'spectator')

  readonly playback: Playback<V, H>
  /** Who is here, and what they say beside the match. */
  readonly company = new Company()
  /** What Undo takes back. */
  readonly last = new LastAnswer()
  /** What mates point out to one another. */
  readonly pointing = new Pointing(this)
  /** What the player points at in the log: it is lit up on the table. */
  lit = $state.raw<readonly Surface[]>([])
  /** What the coach speaks of, which the table explains. */
  explained = $state.raw<Surface | null>(null)
  /** The ships at which the coach points, with a space between two. */
  ringed = $state('')
  /** What was missed while nobody sat here, until it has been seen or passed over; and while it is told. */
  missed = $state.raw<readonly Step<V, H>[]>([])
  retelling = $state.raw<Recap<V, H> | null>(null)
  /** Who hears of what happens without being shown. */
  listener: { pass(happening: H): void } | null = null
  /** The match is over, and watched again: nothing is ever asked. */
  readonly replay: Replay<V, H> | null
  private walk: Walk<NonNullable<V['decision']>> | null = null
  private expected: readonly H['kind'][] = []
  private hurrying: ReturnType<typeof setTimeout> | undefined
  private forgetting: ReturnType<typeof setTimeout> | undefined
  private looking: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private recalling: ReturnType<typeof setTimeout> | undefined
  private flashing: ReturnType<typeof setTimeout> | undefined
  private held = false
  /** When Undo was pressed last. */
  private undone = -Infinity

  constructor(
    readonly game: PlayedGame<V, H>,
    private readonly source: Source<V, H>,
  ) {
    this.playback = new Playback<V, H>(game, {
      show: (view) => {
        if (!this.retelling) this.view = view
      },
      scene: (scene) => {
        if (!this.retelling) this.onScene(scene)
      },
      passed: (happening) => {
        this.listener?.pass(happening)
        this.note(happening)
      },
      idle: () => {
        if (!this.retelling) this.playing = false
      },
    })
    this.replay = source.replay?.(game, { show: (step) => this.replayed(step), end: () => (this.scene = null) }) ?? null
    source.open({
      view: (view) => this.onView(view),
      diff: (view, happenings) => this.onDiff(view, happenings),
      connection: (state) => this.onConnection(state),
      refused: (message) => this.onRefused(message),
      advice: (advice) => this.onAdvice(advice),
      denied: (problem) => (this.denied = problem),
      beside: (message) => (message.type === 'pointed' ? this.pointing.hear(message) : this.company.hear(message)),
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.hurrying)
    clearTimeout(this.forgetting)
    clearTimeout(this.recalling)
    clearTimeout(this.flashing)
    this.pointing.close()
    clearTimeout(this.looking)
    this.retelling?.stop()
    this.playback.close()
    this.source.close()
  }

  wake(): void {
    this.source.wake()
  }

  /** Who does something at the page soon learns of a dead link. */
  stir(): void {
    this.source.stir?.()
  }

  /** By how many milliseconds what is shown is behind: who looks on may see it later than the players. */
  get behind(): number {
    return this.seated ? 0 : this.company.delay * 1000
  }

  /** The time of what is shown, in milliseconds. */
  now(): number {
    return now() - this.behind
  }

  /** What a seat is called, in the log too: the name of its person or computer player, or its own name. */
  nameOf(seat: string): string {
    return this.view?.seats[seat]?.player || this.game.seatTitle(seat)
  }

  tone(seat: string | null | undefined): string {
    return this.game.theme.seat(this.view!, seat)
  }

  /** What tells mates apart without colour. */
  stripes(seat: string | null | undefined): number {
    return stripesOf(this.view!, seat)
  }

  async answer(pick: string[]): Promise<boolean> {
    const decision = this.latest?.decision
    if (!decision || this.sending === decision.id) return false
    this.sending = decision.id
    this.missed = []
    this.last.give(decision, pick)
    const reply = await this.source.send({ type: 'answer', decision: decision.id, pick })
    this.settled(decision.id, reply)
    return reply.ok
  }

  /** Sends the picks of a path one after another, as long as nothing but plain movement comes of it and nothing is risked. */
  async walkAlong(picks: readonly string[]): Promise<void> {
    await this.follow(stepByStep(this.latest?.decision?.kind ?? '', picks))
  }

  /** Gives answers one after another, as long as nothing happens that is neither routine nor `expected`. */
  async follow(walk: Walk<NonNullable<V['decision']>>, expected: readonly H['kind'][] = []): Promise<void> {
    this.walk = walk
    this.expected = expected
    await this.continueWalk()
  }

  /** Takes the last answer back, and says which; two presses at once take back one. */
  async undo(): Promise<void> {
    if (performance.now() - this.undone < DOUBLE_PRESS) return
    this.undone = performance.now()
    this.walk = null
    const decision = this.latest?.decision?.id
    const label = this.last.take(decision)
    const reply = await this.source.send({ type: 'undo', ...(decision && { decision }) })
    if (reply.ok) toast(takenBackText(label))
  }

  /** Asks what the computer would answer; nobody else learns of it. */
  async hint(): Promise<void> {
    const decision = this.latest?.decision
    if (!decision || this.advising === decision.id) return
    this.advising = decision.id
    const reply = await this.source.send({ type: 'hint', decision: decision.id })
    const over = () => this.advising === decision.id && (this.advising = null)
    if (reply.ok) this.forgetting = setTimeout(over, HINT_WAIT)
    else over()
  }

  /** Asks, for all to see, that the clock runs longer. */
  async moreTime(): Promise<boolean> {
    return (await this.source.send({ type: 'more_time' })).ok
  }

  /** Says, for all to see, whether one reads slowly: reactions that ask one last longer from then on. */
  async readSlowly(on: boolean): Promise<boolean> {
    return (await this.source.send({ type: 'slow', on })).ok
  }

  /** Takes the seat back from the computer player. */
  async back(): Promise<boolean> {
    return (await this.source.send({ type: 'back' })).ok
  }

  /** Agrees that the computer plays for somebody who is away. */
  async standIn(seat: string): Promise<boolean> {
    return (await this.source.send({ type: 'stand_in', seat })).ok
  }

  /** Tells what was missed, one thing after another, from how the table stood then. */
  retell(): void {
    if (!this.missed.length) return
    this.playback.skip()
    this.playing = true
    this.retelling = new Recap(this.missed, { show: (step) => this.step(step), end: () => (this.scene = null) })
    this.retelling.go(0)
  }

  /** Ends the show, or what is told again, at once. */
  skip(): void {
    if (this.retelling) this.caughtUp()
    else this.playback.skip()
  }

  /** Goes on to what happened next. */
  hasten(): void {
    if (this.retelling?.last) this.caughtUp()
    else if (this.retelling) this.retelling.by(1)
    else this.playback.hasten()
  }

  /** What was missed is known now, or need not be: the table stands as it is. */
  caughtUp(): void {
    this.missed = []
    this.endRecap()
    void this.source.caughtUp?.().catch(() => undefined)
  }

  private step({ view, happening, duration }: Step<V, H>): void {
    this.view = view
    this.scene = happening && { happening, duration }
  }

  private replayed(step: Step<V, H>): void {
    this.latest = step.view
    this.playing = true
    this.step(step)
  }

  private endRecap(): void {
    if (!this.retelling) return
    this.retelling.stop()
    this.retelling = null
    if (this.latest) this.playback.reset(this.latest)
  }

  /** Asks what was missed: at once, and once more when the server knows that nobody was there. */
  private look(waits: readonly number[] = LOOKS): void {
    const [wait, ...others] = waits
    clearTimeout(this.looking)
    if (wait === undefined || this.closed || !this.source.missed || this.missed.length) return
    this.looking = setTimeout(() => {
      const seated = this.latest && this.latest.viewer !== 'spectator' && this.latest.status !== 'lobby'
      if (!seated) return
      void this.source.missed!().then(
        (frames) => this.offer(new Story(this.game).hear(frames), others),
        () => this.look(others),
      )
    }, wait)
  }

  private offer(steps: readonly Step<V, H>[], waits: readonly number[]): void {
    if (steps.length) this.missed = steps
    else this.look(waits)
  }

  async order(order: string, on: boolean): Promise<boolean> {
    return (await this.source.send({ type: 'order', order, on })).ok
  }

  async say(channel: ChatMessage['channel'], text: string): Promise<boolean> {
    return (await this.source.send({ type: 'chat', channel, text })).ok
  }

  /** Points things out to mates; what comes too fast is left out. */
  async point(kind: PointKind, at: string[], to: string | null = null): Promise<boolean> {
    return (await this.source.send({ type: 'point', kind, at, to })).ok
  }

  /** A happening has come on stage, or was passed over. */
  protected note(_happening: H): void {}

  private onConnection(state: Connection): void {
    this.connection = state
    if (!isLinked(state)) this.advising = null
    else if (this.latest) this.look()
  }

  private onAdvice(advice: AdviceMessage): void {
    if (this.advising === advice.decision) this.advising = null
    if (this.latest?.decision?.id === advice.decision) this.advice = advice
  }

  private onView(view: V): void {
    this.seal(view)
    this.walk = null
    if (!this.latest) this.look()
    this.latest = view
    this.last.see(view.decision?.id)
    this.sending = null
    this.endRecap()
    this.playback.speed = settings.speed
    this.playback.reset(view)
  }

  /** Keeps what the dice are sealed with, once it is told. */
  private seal(view: V): void {
    const known = view.commitment === this.latest?.commitment && view.chat === this.latest?.chat
    if (!known && !this.replay) keepSeal(view)
  }

  private onDiff(view: V, happenings: H[]): void {
    const changed = view.decision?.id !== this.latest?.decision?.id
    this.seal(view)
    this.latest = view
    this.last.see(view.decision?.id)
    if (changed) this.sending = null
    if (happenings.some(({ routine, kind }) => !routine && !this.expected.includes(kind))) this.interrupt()
    this.playback.speed = settings.speed
    // The table opens at once: how it was set up is its first scene.
    if (this.view?.status === 'lobby' && view.status !== 'lobby')
      this.playback.reset(opened(this.game, view, happenings))
    if (happenings.length) this.playing = true
    this.playback.push(view, happenings)
    if (changed) this.hurry(view)
    if (this.walk && changed) void this.continueWalk()
  }

  /** Who is asked against the clock is told the story in short: most of the time is for the answer. */
  private hurry(view: V): void {
    clearTimeout(this.hurrying)
    if (!view.clock || !view.decision) return
    this.endRecap()
    const left = Date.parse(view.clock.until) - now()
    this.hurrying = setTimeout(() => this.playback.skip(), Math.max(0, left * STORY))
  }

  private async continueWalk(): Promise<void> {
    const { walk } = this
    const asked = questionOf(this.latest)
    if (this.sending) return
    if (!asked || !walk) return // others are asked meanwhile
    const step = walk.next(asked)
    if (step === undefined) return
    if (!step) this.walk = null
    else if (!(await this.answer([step])) && this.walk === walk) this.walk = null
  }

  /** Ends what one answer after another was to bring about, since something else has happened. */
  private interrupt(): void {
    if (this.walk && this.expected.length && !this.walk.over?.())
      toast('Something has happened before it was done: choose again.')
    this.walk = null
  }

  private settled(decision: string, reply: Reply): void {
    if (!reply.ok && this.sending === decision) this.sending = null
  }

  /** What came too late needs no word: the view shows what was decided meanwhile, and what is asked now. */
  private onRefused({ code, detail }: RefusedMessage): void {
    if (code !== 'stale') toast(refusedText(code, detail), 'error')
  }

  /** Lights up what the player points at in the log, or nothing any more: but for what is shown for a while. */
  light(surface: Surface | null): void {
    if (!this.held) this.lit = surface ? [surface] : []
  }

  /** Lights things up for a while, whatever is pointed at meanwhile. */
  flash(surfaces: readonly Surface[], duration = RECALLED): void {
    clearTimeout(this.flashing)
    this.held = true
    this.lit = surfaces
    this.flashing = setTimeout(() => {
      this.held = false
      this.lit = []
    }, duration)
  }

  /** Shows once more what a line of the log tells, and lights up what it names. */
  recall({ n, names = [] }: Line): void {
    this.replay?.toLine(n)
    const told = this.latest && lineOf(this.latest, n)
    if (!told || this.playing || this.retelling) return
    clearTimeout(this.recalling)
    const happening = this.game.told(told)
    const duration = this.game.durations[happening.kind] ?? RECALLED
    const scene = { happening, duration: Math.max(RECALLED, duration), again: true }
    this.scene = scene
    this.flash(
      names.map(({ surface }) => surface),
      scene.duration,
    )
    this.recalling = setTimeout(() => {
      if (this.scene === scene) this.scene = null
    }, scene.duration)
  }

  private onScene(scene: Scene<H> | null): void {
    this.scene = scene
    if (scene) this.note(scene.happening)
  }
}

/** The question of a view, in its game's own type. */
function questionOf<V extends CoreView>(view: V | null): NonNullable<V['decision']> | null {
  if (!view) return null
  const { decision } = view
  return decision ?? null
}
