// A match of Galaxies on the page: what is looked at, the last attack, and what its mission says.
import type { Subject } from './types'
import type { AttackHappening, Happening, View } from '../../protocol/galaxies'
import type { PlayedGame } from '../../play/game'
import type { Source } from '../../play/source'
import { Table } from '../../play/table.svelte'
import { edition } from './edition.svelte'
import { missionInfo, withTacticCards, type Options } from './missions/missions'
import { isConsequence } from './words'

export class GalaxiesTable extends Table<View, Happening> {
  /** The last attack shown, to look at again. */
  attack = $state.raw<AttackHappening | null>(null)
  hovered = $state.raw<Subject>(null)
  pinned = $state.raw<Subject>(null)
  /** What the host chose for this match. */
  options = $state.raw<Options>({})

  /** The attack whose chart is in sight: it stays there while its consequences are told. */
  readonly fight: AttackHappening | null = $derived.by(() => {
    const { happening, again } = this.scene ?? {}
    if (happening?.kind === 'attack') return happening
    return happening && !again && isConsequence(happening) ? this.attack : null
  })
  readonly subject: Subject = $derived(this.hovered ?? this.pinned)
  readonly mission = $derived(missionInfo(edition.catalogue, this.view?.mission))
  readonly withCards = $derived(withTacticCards(this.mission, this.options))

  constructor(game: PlayedGame<View, Happening>, source: Source<View, Happening>, options: Options) {
    super(game, source)
    this.options = options
  }

  protected override note(happening: Happening): void {
    if (happening.kind !== 'attack') return
    this.attack = happening
    this.pinned = null // what was kept in sight gives way to the fight
  }
}
