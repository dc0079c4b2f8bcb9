// A match of Galaxies on the page: the subject of the inspector, the last attack, and the mission.
import type { Subject } from './types'
import type { AttackHappening, Fields, Happening, View } from '../../protocol/galaxies'
import { happeningOf } from '../../match/game/happenings'
import type { PlayedGame } from '../../match/game/game'
import type { Source } from '../../match/connection/source'
import { Table } from '../../match/state/table.svelte'
import { edition } from './edition.svelte'
import { fightInQuestion, type Fight } from './fight'
import { missionInfo, withTacticCards, type Options } from './missions/missions'
import { isConsequence } from './words'

/** Return the last attack in the log, because the page may open while that attack is being answered. */
function lastLoggedAttack({ log }: View): AttackHappening | null {
  for (const { text } of [...log].reverse()) if (text.key === 'attack') return happeningOf<Fields, 'attack'>({ text })
  return null
}

export class GalaxiesTable extends Table<View, Happening> {
  /** The last attack shown, which can be viewed again. */
  attack = $state.raw<AttackHappening | null>(null)
  hovered = $state.raw<Subject>(null)
  pinned = $state.raw<Subject>(null)
  /** The host's choices for this match. */
  options = $state.raw<Options>({})
  /** The seat of the host. */
  host = ''

  /** The attack that the viewer's question is about. */
  readonly asked: Fight | null = $derived.by(() => {
    const { decision, view } = this
    return decision && view ? fightInQuestion(view, decision, this.attack ?? lastLoggedAttack(view)) : null
  })
  /** The attack whose chart is visible. The chart stays visible for the consequences, and while an answer is
   * pending. */
  readonly fight: AttackHappening | null = $derived.by(() => {
    const { happening, again } = this.scene ?? {}
    if (happening?.kind === 'attack') return happening
    if (!happening) return this.asked?.dice ?? null
    return !again && isConsequence(happening) ? this.attack : null
  })
  /** The ship whose chart the coach explains, in the place where the chart of an attack on this ship will be. */
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

  protected override noteHappening(happening: Happening): void {
    if (happening.kind !== 'attack') return
    this.attack = happening
    this.pinned = null // the fight replaces the pinned subject
  }
}
