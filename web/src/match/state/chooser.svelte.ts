// The state of an answer in progress: the options narrowed down, picked, or awaiting a second tap.
import { SvelteSet } from 'svelte/reactivity'
import type { OptionView } from '../../protocol/core'
import {
  groupAlike,
  answersWithOneClick,
  canConfirm,
  computeChoices,
  labelOptions,
  rank,
  space,
  togglePick,
  type Surface,
} from './decide'
import type { Table } from './table.svelte'
import type { DecisionOf, ViewOf } from './view'

/** A tap that awaits a second one to confirm it: an option, or a path of several picks. */
export interface Armed<O extends OptionView = OptionView> {
  key: Surface
  label: string
  option: O | null
  path: readonly string[]
  run: () => void
}

/** The reasons for what is not offered, the list of all options, and the reason why nothing can be taken back. */
export type OpenedPart = 'why' | 'list' | 'undo'

export class Chooser<O extends OptionView = OptionView> {
  focus = $state.raw<Surface[]>([])
  picked = $state.raw<string[]>([])
  armed = $state.raw<Armed<O> | null>(null)
  private hovered = $state.raw<O | null>(null)
  /** The path to the distant space under the pointer. */
  trail = $state.raw<string[]>([])
  /** The manner of answering that the player chose last, and the kind of question to which it applies. */
  private chosenManner = $state.raw({ kind: '', manner: '' })
  /** Whether a tap on the board needs a confirming tap, as on touch screens. */
  careful = $state(false)
  /** The parts of the question that the player has opened. Their place on the page changes with the window, so they
   * are not a state of it. */
  readonly opened = new SvelteSet<OpenedPart>()
  /** The text by which the player filters the list of all options. */
  filter = $state('')

  readonly decision: DecisionOf<O> | null = $derived.by(() => this.table.decision)
  /** The options in the order in which every list shows them. */
  readonly options = $derived.by<readonly O[]>(() => {
    const options = this.decision?.options ?? []
    return this.table.game.order?.(options) ?? options
  })
  /** The labels that distinguish the options of the question. */
  private readonly labels = $derived.by(() => {
    const { game, view, sentences } = this.table
    return labelOptions<O>(this.options, sentences.option, (option) => game.difference(option, view))
  })
  /** The available manners of answering this question, if there are several. */
  readonly manners = $derived.by(() => {
    const { decision } = this
    const { game } = this.table
    if (!decision || !game.manner) return []
    const offered = new Set(decision.options.map((option) => game.manner!(option, decision)))
    const available = Object.entries(game.manners ?? {}).flatMap(([id, label]) =>
      offered.has(id) ? [{ id, label }] : [],
    )
    return available.length > 1 ? available : []
  })
  /** The active manner. */
  readonly manner = $derived.by(() => {
    const { kind, manner } = this.chosenManner
    const chosen = this.manners.find(({ id }) => id === manner && this.decision?.kind === kind)
    return (chosen ?? this.manners[0])?.id ?? ''
  })
  /** The options that belong to the active manner. */
  private readonly mannerOptions = $derived.by(() => {
    const { decision, manner } = this
    const mannerOf = this.table.game.manner
    if (!decision || !manner || !mannerOf) return [...this.options]
    return this.options.filter((option) => ['', manner].includes(mannerOf(option, decision)))
  })
  readonly choices = $derived.by(() => {
    const { decision } = this
    const { game, view } = this.table
    if (!decision) return null
    const bestOptions = (!this.focus.length && game.bestOptions?.(decision, view)) || null
    const surfacesOf = (option: O, deep: boolean) => game.surfaces(option, view, decision, deep)
    const isAside = (option: O) => !!game.isShownElsewhere?.(option, decision, this.focus.length > 0)
    const all = computeChoices(
      { ...decision, options: this.mannerOptions },
      surfacesOf,
      this.focus,
      bestOptions,
      isAside,
    )
    if (!this.single) return { ...all, copies: new Map<O, O[]>() } // each copy can be picked
    const copies = groupAlike(all.buttons, (option) => `${this.fullLabel(option)} ${this.detailText(option)}`)
    return { ...all, buttons: [...copies.keys()], copies }
  })
  /** Return an option's effect, costs and risks, for display beside its label. */
  detailText(option: O): string {
    const { game, view, decision } = this.table
    const printed = decision ? game.effectText?.(option, decision, view) : ''
    return [this.details(option), printed].filter(Boolean).join(' · ')
  }
  /** Return an option's costs and risks as one line; empty if it has no details. */
  details(option: O | null): string {
    return (option?.details ?? []).map(this.table.sentences.detail).join(' · ')
  }
  /** Whether a hint to this question has arrived; `proposed` has the options that it proposes. */
  readonly advised = $derived.by(() => !!this.decision && this.table.advice?.decision === this.decision.id)
  readonly proposed = $derived.by(() => {
    const pick = this.advised ? (this.table.advice?.pick ?? []) : []
    return pick.flatMap((id) => this.decision?.options.find((option) => option.id === id) ?? [])
  })
  /** All options grouped by heading; the headings are in the order of their first options. */
  readonly groups = $derived.by(() => {
    const { decision } = this
    const { game, view } = this.table
    const groups = new Map<string, O[]>()
    for (const option of this.options) {
      const heading = (decision && game.group?.(option, decision, view)) ?? ''
      const key = heading || option.id
      groups.set(key, [...(groups.get(key) ?? []), option])
    }
    return [...groups].map(([heading, options]) => ({ heading: heading === options[0]!.id ? '' : heading, options }))
  })
  /** Return the options that a button represents. */
  copiesOf(option: O): readonly O[] {
    return this.choices?.copies.get(option) ?? [option]
  }
  readonly busy = $derived.by(() => !!this.decision && this.table.sending === this.decision.id)
  readonly ready = $derived.by(() => !!this.decision && canConfirm(this.decision, this.picked))
  readonly single = $derived.by(() => !this.decision || answersWithOneClick(this.decision))

  constructor(private readonly table: Table<ViewOf<O>>) {}

  /** Return the rank of an option. In a question with several picks, the default counts as a main option. */
  rank(option: O): 0 | 1 | 2 {
    return !this.single && option.role === 'default' ? 0 : rank(option)
  }

  /** The option under the pointer, on a button or on the table. */
  get over(): O | null {
    // An answered question may disappear before the pointer has moved.
    const id = this.hovered?.id
    return this.decision?.options.find((option) => option.id === id) ?? null
  }

  set over(option: O | null) {
    this.hovered = option
  }

  /** Reset the state for a new question. */
  clear(): void {
    this.focus = []
    this.picked = []
    this.armed = null
    this.over = null
    this.trail = []
    this.opened.clear()
    this.filter = ''
  }

  /** Switch to another manner of answering, for this question and later ones of its kind. */
  setManner(manner: string): void {
    this.chosenManner = { kind: this.decision?.kind ?? '', manner }
    this.focus = []
    this.armed = null
    this.over = null
    this.trail = []
  }

  choose(option: O): void {
    if (!this.decision || this.busy) return
    this.armed = null
    if (this.decision.max === 1) {
      void this.table.answer([option.id])
    } else {
      this.picked = togglePick(this.decision, this.picked, option.id)
      this.focus = []
    }
  }

  /** Answer as the hint proposes. If several options have to be picked, only select them. */
  takeAdvice(): void {
    if (!this.advised || this.busy) return
    const pick = this.proposed.map((option) => option.id)
    this.armed = null
    this.focus = []
    if (this.single || (this.decision?.max === 1 && pick.length)) void this.table.answer(pick)
    else this.picked = pick
  }

  confirm(): void {
    if (this.decision && this.ready && !this.busy) void this.table.answer(this.picked)
  }

  /** Handle a click on a thing on the table. Return whether it represented any option. */
  clickSurface(surface: Surface): boolean {
    const options = this.choices?.surfaces.get(surface)
    return options?.length ? this.applySurface(surface, options) : false
  }

  /** Return the offered options that a thing in the hand represents, whatever else the player has chosen so far. */
  offersOf(surface: Surface): readonly O[] {
    return this.choices?.offers.get(surface) ?? []
  }

  /** Handle a press on a thing in the hand. It starts over if the player has chosen something else before. Return
   * whether it represented any option. */
  play(surface: Surface): boolean {
    const options = this.offersOf(surface)
    if (!options.length) return false
    if (!this.choices?.options.includes(options[0]!)) this.focus = []
    return this.focus.includes(surface) || this.applySurface(surface, [...options])
  }

  /** Handle a click on a space, which is either an option or the end of a path. */
  clickSpace(id: string): boolean {
    const key = space(id)
    if (this.clickSurface(key)) return true
    const path = this.choices?.paths.get(id)
    if (!path || this.busy) return false
    const run = () => void this.table.walkAlong(path)
    this.arm({ key, label: this.table.game.pathLabel(path), option: null, path, run })
    return true
  }

  /** Return the first option of a path. */
  firstOption(path: readonly string[]): O | null {
    return this.decision?.options.find((option) => option.id === path[0]) ?? null
  }

  goBack(): void {
    if (this.armed) this.armed = null
    else this.focus = this.focus.slice(0, -1)
  }

  label(option: O): string {
    const { game, view } = this.table
    const shortLabel = this.focus.length ? game.shortLabel?.(option, this.choices?.options ?? [], view) : ''
    return shortLabel || this.fullLabel(option)
  }

  /** Return the label that distinguishes an option from all others of its question. */
  fullLabel(option: O): string {
    return this.labels.of(option)
  }

  /** Apply the options that a surface represents: narrow the choice to them, or answer with the only one. */
  applySurface(key: Surface, options: O[]): boolean {
    if (this.busy) return true
    const [only] = options
    if (options.length > 1) {
      this.armed = null
      this.focus = [...this.focus, key]
    } else if (only && this.single) {
      this.arm({ key, label: this.label(only), option: only, path: [], run: () => this.choose(only) })
    } else if (only) {
      this.choose(only)
    }
    return true
  }

  private arm(armed: Armed<O>): void {
    if (!this.careful || this.armed?.key === armed.key) {
      this.armed = null
      armed.run()
    } else {
      this.armed = armed
    }
  }

  /** Return the option for a number key: 1 is the first button, or the first option if there are no buttons. */
  optionByNumber(number: number): O | null {
    const buttons = this.choices?.buttons.length ? this.choices.buttons : this.choices?.options
    return buttons?.[number - 1] ?? null
  }
}
