// A match of Galaxies on the page: what is looked at, the last attack, and what its mission says.
import type { Happening, View } from '../../protocol/core'
import type { PlayedGame } from '../../play/game'
import type { Source } from '../../play/source'
import { Table } from '../../play/table.svelte'
import { edition } from './edition.svelte'
import { missionInfo, withTacticCards, type Options } from './missions/missions'
import type { Subject } from './types'
import { isAttack } from './words'

export class GalaxiesTable extends Table<View> {
  /** The last attack shown, to look at again. */
  attack = $state.raw<Happening | null>(null)
  hovered = $state.raw<Subject>(null)
  pinned = $state.raw<Subject>(null)
  /** What the host chose for this match. */
  options = $state.raw<Options>({})

  readonly subject: Subject = $derived(this.hovered ?? this.pinned)
  readonly mission = $derived(missionInfo(edition.catalogue, this.view?.mission))
  readonly withCards = $derived(withTacticCards(this.mission, this.options))

  constructor(game: PlayedGame<View>, source: Source<View>, options: Options) {
    super(game, source)
    this.options = options
  }

  protected override note(happening: Happening): void {
    if (!isAttack(happening)) return
    this.attack = happening
    this.pinned = null // what was kept in sight gives way to the fight
  }
}
