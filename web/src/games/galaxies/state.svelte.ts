// A match of Galaxies on the page: what is looked at, the last attack, and what its mission says.
import type { Subject } from './types'
import type { AttackHappening, Happening, View } from '../../protocol/galaxies'
import type { PlayedGame } from '../../match/game/game'
import type { Source } from '../../match/connection/source'
import { Table } from '../../match/state/table.svelte'
import { edition } from './edition.svelte'
import { missionInfo, withTacticCards, type Options } from './missions/missions'
import { isConsequence } from './words'

/** The last attack of which the log tells: a page may be opened while it is being answered. */
function toldAttack({ log }: View): AttackHappening | null {
  for (const { text, label } of [...log].reverse())
    if (text.key === 'attack') return { kind: 'attack', ...text.args, label }
  return null
}

export class GalaxiesTable extends Table<View, Happening> {
  /** The last attack shown, to look at again. */
  attack = $state.raw<AttackHappening | null>(null)
  hovered = $state.raw<Subject>(null)
  pinned = $state.raw<Subject>(null)
  /** What the host chose for this match. */
  options = $state.raw<Options>({})
  /** The seat of whoever made this match. */
  host = ''

  /** The attack that the viewer is asked about: its dice have fallen, and it can still be answered. */
  readonly answerable: AttackHappening | null = $derived.by(() => {
    const { kind, text } = this.decision ?? {}
    const { attacker, ship } = text?.args ?? {}
    if (kind !== 'respond' || !attacker) return null
    const last = this.attack ?? toldAttack(this.view!)
    return last?.attacker === attacker && last?.target === ship ? last : null
  })
  /** The attack whose chart is in sight: it stays there while its consequences are told, or an answer is asked for. */
  readonly fight: AttackHappening | null = $derived.by(() => {
    const { happening, again } = this.scene ?? {}
    if (happening?.kind === 'attack') return happening
    if (!happening) return this.answerable
    return !again && isConsequence(happening) ? this.attack : null
  })
  /** The ship whose chart the coach explains: it lies where that of an attack at it will. */
  readonly charted: string | null = $derived.by(() => {
    const ship = this.explained?.startsWith('ship:') ? this.explained.slice(5) : ''
    return !this.fight && ship in (this.view?.ships ?? {}) ? ship : null
  })
  readonly subject: Subject = $derived(this.hovered ?? this.pinned)
  readonly mission = $derived(missionInfo(edition.catalogue, this.view?.mission))
  readonly withCards = $derived(withTacticCards(this.mission, this.options))

  constructor(game: PlayedGame<View, Happening>, source: Source<View, Happening>, options: Options, host = '') {
    super(game, source)
    this.options = options
    this.host = host
  }

  protected override note(happening: Happening): void {
    if (happening.kind !== 'attack') return
    this.attack = happening
    this.pinned = null // what was kept in sight gives way to the fight
  }
}
