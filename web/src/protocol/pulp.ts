// Made by `poe protocol` from the types of the game pulp; do not edit.

import type {
  DecisionBase,
  HappeningBase,
  LogLine,
  OptionBase,
  ResultView,
  SeatView,
  TableBase,
  TeamView,
} from './core'

/** A member of the Hegemony, or a Vassal that stands for the one of its `sector` (CMP-13, SET-20). */
export type Alien = {
  id: string
  name: string
  sector: 'arvan' | 'kah' | 'quietus'
  ability: 'combat' | 'diplomacy' | 'science'
  text: string
  set: 'base' | 'x1' | 'x2'
  effect: string | null
}

/**
 * A column: the alien or Vassal, how many encounter cards are left below it, and black cubes on it.
 *
 * `sector` is the Hegemony member that it is or stands for. `current` is the column whose sector it is,
 * and those before it are `past`.
 */
export type AlienView = {
  id: string
  sector: string
  left: number
  black: number
  current: boolean
  past: boolean
}

/** Something that everybody is told, without further fields. */
export type AlignedHappening = HappeningBase & {
  kind: 'aligned'
}

/** What a Traitor may be aligned to; one that is not `lasting` acts once. */
export type Alignment = {
  id: string
  name: string
  text: string
  lasting: boolean
}

/**
 * The Traitor's Alignment: `id` null as long as the viewer may not know it; whether it is laid open,
 * and whether a Neutral one has acted.
 */
export type AlignmentView = {
  id: string | null
  revealed: boolean
  spent: boolean
}

/** The aliens from left to right, and the cubes that the bag begins with. */
export type BegunHappening = HappeningBase & {
  kind: 'begun'
  aliens: string[]
  bag: Record<string, number>
}

/** More strength against one part of the card that is being engaged. */
export type BonusHappening = HappeningBase & {
  kind: 'bonus'
  card: string
  part: number
  n: number
  by: string
}

/** A die that nobody has was rolled for this engagement. */
export type BorrowedHappening = HappeningBase & {
  kind: 'borrowed'
  die: string
  value: number
  by: string
}

/**
 * A Captain: `abilities` give start and maximum in one; of `dice` the player keeps `keep` (CMP-15).
 *
 * With `free_dice` the player takes so many other dice besides, set so that their values add up to
 * `total` (SET-24).
 */
export type Captain = {
  id: string
  name: string
  abilities: Record<string, number>
  dice: string[]
  keep: number
  free_dice: number
  total: number
  set: 'base' | 'x1' | 'x2'
}

/** Who plays, and where the Abilities begin. */
export type CaptainHappening = HappeningBase & {
  kind: 'captain'
  captain: string
  abilities: Record<string, number>
}

export type Catalogue = PulpCatalogue

/**
 * One step of how a number or word of a line card came about, in order.
 *
 * `by` is the id of what changed it: a card of the line, the alien, the Location, the Planet, a Super
 * Weapon, a die, an Exploration, ship or Influence card. `what` is "strength" (of part 0), "ability" (of
 * part 0), "part" (a part was added), "least" (raised to a minimum), "bonus" (strength of the Hero against
 * the part), "must" (engage or evade), "dice" (kinds of dice barred), "cubes" (drawn in an Evade), "point"
 * (waived, or bound to an Ability). `before` and `after` are numbers or words; `part` is the place in
 * `parts`.
 */
export type ChangeView = {
  by: string
  what: string
  part: number
  before: number | string | null
  after: number | string | null
}

/** A seat has conceded, or taken that back. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  seat: string
  on: boolean
}

/**
 * A Bridge Crew card: one of `dice` comes with it, and its points pay, in order, what `track`
 * says.
 */
export type CrewCard = {
  id: string
  name: string
  title: string
  dice: string[]
  track: ('combat' | 'diplomacy' | 'science' | 'any')[]
}

/** What happened to, or was done with, a card. */
export type CrewHappening = HappeningBase & {
  kind: 'crew'
  card: string
}

/** The last point of a Bridge Crew member is spent: card and die leave play. */
export type CrewLostHappening = HappeningBase & {
  kind: 'crew-lost'
  crew: string
  die: string
}

/** A Bridge Crew card in play: its `die`, and its points left; the next one pays `next`. */
export type CrewView = {
  id: string
  die: string
  points: number
  next: string
}

/**
 * Cubes by colour that moved from one place to another, and what did it. Places: bag, supply, gone, team,
 * the id of an alien or a Super Weapon; the Traitor's "area", and what he drew ("traitor").
 */
export type CubesHappening = HappeningBase & {
  kind: 'cubes'
  cubes: Record<string, number>
  source: string
  target: string
  by: string
}

export type Decision = DecisionView

/** A question to the viewer. */
export type DecisionView = DecisionBase & {
  kind:
    | 'ability'
    | 'alignment'
    | 'captain'
    | 'card'
    | 'closing'
    | 'crew'
    | 'crew-die'
    | 'cube'
    | 'dice'
    | 'die'
    | 'encounter'
    | 'engage'
    | 'evade'
    | 'extra-die'
    | 'free-dice'
    | 'influence'
    | 'keep'
    | 'look'
    | 'negate'
    | 'new-die'
    | 'number'
    | 'order'
    | 'part'
    | 'pay-again'
    | 'pay-with'
    | 'planet'
    | 'remove'
    | 'return'
    | 'rob'
    | 'row-dice'
    | 'search'
    | 'seize'
    | 'ship'
    | 'ship-die'
    | 'spare'
    | 'split'
    | 'swap-planet'
    | 'take'
    | 'tithe'
    | 'translator'
    | 'turn'
    | 'value'
    | 'weapon'
  options: OptionView[]
}

/** The Planet is not searched. */
export type DeclinedHappening = HappeningBase & {
  kind: 'declined'
  planet: string
}

/** Dice that the Hero has now, or whose values have changed, and what did it ("" for the setup). */
export type DiceHappening = HappeningBase & {
  kind: 'dice'
  dice: Record<string, number>
  by: string
}

/** A Captain's die: the texts of its six faces, that of value 1 first (CMP-06). */
export type Die = {
  id: string
  name: string
  kinds: ('crew' | 'systems')[]
  color: string
  faces: string[]
  set: 'base' | 'x1' | 'x2' | 'x3'
}

/** A die was used: the face, which of its ways, and the value to which it turned. */
export type DieUsedHappening = HappeningBase & {
  kind: 'die-used'
  die: string
  face: number
  way: number
  value: number
}

/**
 * A die of the Hero: its text is that of face `value`. `used` until the round ends; dice with `row`
 * show one value together; `crew` is the Bridge Crew card it came with.
 */
export type DieView = {
  id: string
  value: number
  used: boolean
  row: boolean
  crew: string | null
}

/** Cards that moved together: into hand, out of the line, out of the hand, to the discard pile. */
export type DiscardedHappening = HappeningBase & {
  kind: 'discarded'
  cards: string[]
}

/** Cubes were drawn in the search, in this order; how many planet icons and extras gave. */
export type DrawnHappening = HappeningBase & {
  kind: 'drawn'
  cubes: string[]
  by: string
}

/**
 * An encounter card (CMP-09, CMP-10).
 *
 * A Guardforce or an Agent has `strength` and `ability` (its Engage Strength and icon), `planets`
 * planet icons, perhaps an `icon`, a key or a code, and perhaps a `text`. A Location has none of these
 * but three `actions`, one by Ability.
 */
export type EncounterCard = {
  id: string
  kind: 'agent' | 'guardforce' | 'location'
  name: string
  cubes: ('black' | 'blue' | 'green' | 'orange' | 'red' | 'white' | 'yellow')[]
  strength: number
  ability: 'combat' | 'diplomacy' | 'science' | null
  planets: number
  icon: 'code' | 'key' | null
  text: string
  number: number | null
  actions: Record<string, string>
  effect: string | null
  effects: Record<string, string>
}

/** The match is over, for this reason; who won, if anybody. */
export type EndedHappening = HappeningBase & {
  kind: 'ended'
  reason: string
  winner: string | null
}

/**
 * How it ended: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left),
 * "majority" or "unfound" (with a Traitor), "concession". `zeros` are the Abilities at 0 if it
 * ended by them, `found` the Super Weapons by side, of `weapons` in all.
 */
export type EndingView = {
  reason: string
  zeros: string[]
  found: Record<string, number>
  weapons: number
}

/** A card was engaged: the points paid by Ability, those of Bridge Crew by card, and the bonuses used. */
export type EngagedHappening = HappeningBase & {
  kind: 'engaged'
  card: string
  points: Record<string, number>
  crew: Record<string, number>
  bonus: number
}

/**
 * What evading costs: `point` whether an Ability point is due, `only` the Ability it must be of,
 * `cubes` how many are drawn. `outcomes` are exact odds of what is lost besides the point, the
 * likeliest first, and `danger` the chance that the match is lost by it; both are null while the bag is
 * hidden or the card is met.
 */
export type EvadeView = {
  point: boolean
  only: string | null
  cubes: number
  outcomes: LossView[] | null
  danger: number | null
}

/**
 * A card was evaded: the point paid (an Ability, a Bridge Crew card, or null), and the cubes drawn for
 * it.
 */
export type EvadedHappening = HappeningBase & {
  kind: 'evaded'
  card: string
  point: string | null
  cubes: string[]
  spared: string | null
}

/** An Exploration card: used in `sectors`, at setup if it names none; once a round or once a game. */
export type Exploration = {
  id: string
  name: string
  limit: 'game' | 'round'
  text: string
  sectors: ('arvan' | 'kah' | 'quietus')[]
  effect: string | null
}

/** An Exploration card in play: whether its icons fit the sector, and whether it was used. */
export type ExplorationView = {
  id: string
  fits: boolean
  used: boolean
}

/** Cards that moved together: into hand, out of the line, out of the hand, to the discard pile. */
export type ExploredHappening = HappeningBase & {
  kind: 'explored'
  cards: string[]
}

/** This round's search draws so many cubes more or fewer. */
export type ExtraHappening = HappeningBase & {
  kind: 'extra'
  n: number
  by: string
}

/** So many cubes more or fewer in this round's search, and what says so. */
export type ExtraView = {
  by: string
  n: number
}

/** So much or so many, and what did it. */
export type FewerHappening = HappeningBase & {
  kind: 'fewer'
  n: number
  by: string
}

/** A Super Weapon was found, by "hero" or "traitor". */
export type FoundHappening = HappeningBase & {
  kind: 'found'
  weapon: string
  by: string
  left: number
}

export type Happening =
  | BegunHappening
  | CaptainHappening
  | DiceHappening
  | DieUsedHappening
  | BorrowedHappening
  | ExploredHappening
  | ShipHappening
  | CrewHappening
  | CrewLostHappening
  | RoundHappening
  | PlanetsHappening
  | PlanetHappening
  | LineHappening
  | OrderedHappening
  | MeetsHappening
  | EngagedHappening
  | EvadedHappening
  | PointsHappening
  | TopHappening
  | CubesHappening
  | UsedHappening
  | ExtraHappening
  | BonusHappening
  | UprightHappening
  | SearchingHappening
  | DeclinedHappening
  | DrawnHappening
  | FoundHappening
  | UnderstoodHappening
  | SwappedHappening
  | DiscardedHappening
  | TakenHappening
  | LookedHappening
  | TraitorHappening
  | TraitorCaptainHappening
  | AlignedHappening
  | InfluenceWindowHappening
  | InfluenceHappening
  | InfluencedHappening
  | RechargedHappening
  | TraitorRolledHappening
  | RevealedHappening
  | FewerHappening
  | TraitorDrewHappening
  | SeizedHappening
  | NegatedHappening
  | RoundOverHappening
  | EndedHappening
  | ConcededHappening

/** An Influence card of the Traitor with its two orientations. */
export type Influence = {
  id: string
  name: string
  upright: Orientation
  turned: Orientation
}

/** An Influence card was played on one of its sides. */
export type InfluenceHappening = HappeningBase & {
  kind: 'influence'
  card: string
  side: string
  cost: number
}

/** At which point the Traitor is asked. */
export type InfluenceWindowHappening = HappeningBase & {
  kind: 'influence-window'
  point: string
}

/** What an Influence card does to the line is in force, perhaps on a card. */
export type InfluencedHappening = HappeningBase & {
  kind: 'influenced'
  by: string
  on: string | null
}

/**
 * A card of the Encounter Line, from left to right; printed words and numbers are in the catalogue.
 *
 * `status` is "waiting", "current", "engaged" or "evaded". `lender` is the card whose Engage icon it
 * takes (itself, if none else can lend, ENG-02 to ENG-07), before changes. `parts` is what engaging costs,
 * and `changes` how it came about. `forced` is "engage" or "evade" with `forced_by`. `barred` names
 * the kinds of dice that cannot be used. `payable` says whether engaging is possible now. `planets` is
 * how many planet icons count as it stands. `leaves`: it leaves the game after the search.
 */
export type LineCardView = {
  id: string
  status: 'current' | 'engaged' | 'evaded' | 'waiting'
  lender: string
  parts: PartView[]
  changes: ChangeView[]
  forced: 'engage' | 'evade' | null
  forced_by: string | null
  barred: string[]
  payable: boolean
  evade: EvadeView
  planets: number
  leaves: boolean
}

/**
 * The line was drawn: all cards in the order drawn, those that stay in the line, the sector, the cubes
 * that went into the bag by colour, and the Location in force.
 */
export type LineHappening = HappeningBase & {
  kind: 'line'
  cards: string[]
  line: string[]
  sector: string
  cubes: Record<string, number>
  location: string | null
  dropped: string[]
}

/** Somebody looked at so many things of the "deck", the "bag" or the "weapons". */
export type LookedHappening = HappeningBase & {
  kind: 'looked'
  what: string
  count: number
  by: string
  names?: string[]
}

/**
 * One way in which an Evade may turn out: the points that cubes and the card take besides the point, by
 * Ability ("any": of one of the highest, as the Hero likes), how likely it is (0 to 1), and whether the
 * match is lost by it. The point is paid in the safest way, else of what there is most of; a Landing Team
 * cube averts a loss only to live on.
 */
export type LossView = {
  losses: Record<string, number>
  chance: number
  fatal: boolean
}

/** What happened to, or was done with, a card. */
export type MeetsHappening = HappeningBase & {
  kind: 'meets'
  card: string
}

/** The Traitor discarded a card, and another that the Hero paid is spent in vain. */
export type NegatedHappening = HappeningBase & {
  kind: 'negated'
  card: string
  paid: string
}

/**
 * Numbers that the rulebook prints in running text and tables, and levers of difficulty: `bonus`, and
 * `hero_bonus` with a Traitor.
 */
export type Numbers = {
  cubes: Record<string, Record<string, number>>
  fixed_seed: Record<string, number>
  levels: Record<string, number>
  top: number
  bonus: Record<string, number>
  influence_start: number
  influence_top: number
  hero_bonus: number
  team_front: number
  team_seed: Record<string, number>
  exploration: Record<string, number>
  crew_most: number
  crew_with_ship: Record<string, number>
  row: Record<string, number>
}

/** One thing that may be picked. */
export type OptionView = OptionBase & {
  ref: Ref
}

/**
 * What is played with: level, sets of cards, parts of expansions, switches of rulings, and how many Super
 * Weapons there are if not as many as the level says.
 */
export type OptionsView = {
  level: string
  captain: string
  sets: string[]
  vassals: boolean
  landing_team: boolean
  exploration: boolean
  ship_die: boolean
  bridge_crew: boolean
  ship_cards: boolean
  traitor: boolean
  white_fixed: boolean
  location_stays: boolean
  one_die_per_phase: boolean
  hide_bag: boolean
  weapons: number | null
}

/** The line lies in this order now, and what did it. */
export type OrderedHappening = HappeningBase & {
  kind: 'ordered'
  line: string[]
  by: string
}

/** One side of an Influence card: what it costs, the `phase` in which it is played, and its text. */
export type Orientation = {
  cost: number
  phase: 'any' | 'encounter' | 'search'
  text: string
  effect: string | null
}

/**
 * A part of the Engage Strength, to be paid with `ability`: `strength` after all changes, `bonus`
 * what a die or weapon does against it, `due` what is left to pay. `by` is what added it (the card for
 * the first).
 */
export type PartView = {
  ability: string
  strength: number
  bonus: number
  due: number
  by: string
}

/** A Planet. What its text offers for a payment costs the icons `cost`; all else must be followed. */
export type Planet = {
  id: string
  name: string
  text: string
  cost: ('code' | 'key')[]
  set: 'base' | 'x1' | 'x2'
  effect: string | null
}

/** What happened to, or was done with, a card. */
export type PlanetHappening = HappeningBase & {
  kind: 'planet'
  card: string
}

/** Planets were dealt face up. */
export type PlanetsHappening = HappeningBase & {
  kind: 'planets'
  planets: string[]
}

/** Points gained (or, below 0, lost) by Ability, and what did it. */
export type PointsHappening = HappeningBase & {
  kind: 'points'
  points: Record<string, number>
  by: string
}

/** All components with their digest, as clients get them. */
export type PulpCatalogue = {
  numbers: Numbers
  aliens: Record<string, Alien>
  captains: Record<string, Captain>
  planets: Record<string, Planet>
  weapons: Record<string, SuperWeapon>
  encounters: Record<string, EncounterCard>
  dice: Record<string, Die>
  alignments: Record<string, Alignment>
  influence: Record<string, Influence>
  exploration: Record<string, Exploration>
  crew: Record<string, CrewCard>
  ships: Record<string, ShipCard>
  digest: string
}

/** What everybody knows of a seat: its `side` is "hero" or "traitor". */
export type PulpSeat = SeatView

/** What everybody knows of a team, of one seat. */
export type PulpTeam = TeamView

/** All that one viewer may know: a spectator has no decision. `seen` is what this seat looked at. */
export type PulpView = TableBase & {
  sector: string | null
  aliens: AlienView[]
  last: boolean
  planets: string[]
  planet: string | null
  planet_pile: number
  planet_discard: string[]
  location: string | null
  location_ability: string | null
  bag: Record<string, number> | null
  bag_size: number
  supply: Record<string, number>
  gone: Record<string, number>
  team: number
  fresh: number
  captain: string | null
  abilities: Record<string, TrackView>
  dice: DieView[]
  hand: string[]
  weapons: WeaponView[]
  weapon_pile: number
  weapons_needed: number
  exploration: ExplorationView[]
  crew: CrewView[]
  ship: ShipView | null
  options: OptionsView
  seats: Record<string, PulpSeat>
  teams: Record<string, PulpTeam>
  line: LineCardView[]
  search: SearchView | null
  discard: string[]
  removed: string[]
  traitor: TraitorView | null
  result: ResultView | null
  ending: EndingView | null
  revealed?: RevealedView
  seen?: SeenView | null
  decision?: DecisionView | null
}

/** So much or so many, and what did it. */
export type RechargedHappening = HappeningBase & {
  kind: 'recharged'
  n: number
  by: string
}

/**
 * What an option points at: cards, dice, Super Weapons and Planets by their ids, Abilities and cubes by
 * their words. Of a payment `points` are those of each Ability, `crew` those of each Bridge Crew card,
 * and `free` what allows exchanges at 1 for 1; a `fatal` one loses the match.
 */
export type Ref = {
  captain?: string
  die?: string
  face?: number
  way?: number
  value?: number
  values?: Record<string, number>
  ship?: string
  crew?: string | Record<string, number>
  ability?: string
  planet?: string
  card?: string
  part?: number
  points?: Record<string, number>
  free?: string[]
  fatal?: boolean
  color?: string
  weapon?: string
  exploration?: string
  count?: number
  icon?: string
  alignment?: string
  influence?: string
  side?: string
  cost?: number
  n?: number
  own?: string
}

/** The Alignment was laid open. */
export type RevealedHappening = HappeningBase & {
  kind: 'revealed'
  alignment: string
}

/** After the end: what lay face down. `aside` left the game unseen at the start. */
export type RevealedView = {
  decks: string[][]
  planets: string[]
  weapons: string[]
  aside: string[]
  alignment: string | null
}

/** A round begins. */
export type RoundHappening = HappeningBase & {
  kind: 'round'
  round: number
}

/** A round begins. */
export type RoundOverHappening = HappeningBase & {
  kind: 'round-over'
  round: number
}

/**
 * The search of this round, forecast from the moment the line lies: `count` cubes as things stand, of
 * which `icons` for planet icons, and `extras`. `yellow` is the chance of at least one yellow cube
 * (null while the bag is hidden, and after the draw). During the search: `paid` what was paid or used,
 * `drawn` the cubes still to be resolved (null before the draw), `total` how many were drawn.
 */
export type SearchView = {
  count: number
  icons: number
  extras: ExtraView[]
  yellow: number | null
  paid: string[]
  drawn: string[] | null
  total: number
}

/** What happened to, or was done with, a card. */
export type SearchingHappening = HappeningBase & {
  kind: 'searching'
  card: string
}

/** What the viewer looked at and may still know: cards of the "deck", cubes of the "bag", or "weapons". */
export type SeenView = {
  what: string
  names: string[]
}

/** Cards that the Traitor took, and what let him ("" for a key or a code that was evaded). */
export type SeizedHappening = HappeningBase & {
  kind: 'seized'
  cards: string[]
  by: string
}

/**
 * A Space Ship card: its action is for setup or for one of the phases; `charges` are those of its
 * cube.
 */
export type ShipCard = {
  id: string
  name: string
  when: 'encounter' | 'search' | 'setup'
  charges: number
  text: string
  effect: string | null
}

/** What happened to, or was done with, a card. */
export type ShipHappening = HappeningBase & {
  kind: 'ship'
  card: string
}

/** The Space Ship card in play, with the charges left of one that has a cube. */
export type ShipView = {
  id: string
  charges: number
  used: boolean
}

/**
 * A Super Weapon: `need` says how many cubes of which colours make it Understood; one that is `free`
 * works without (CMP-12, SWP-06).
 */
export type SuperWeapon = {
  id: string
  name: string
  need: Record<string, number>
  free: boolean
  text: string
  set: 'base' | 'x1' | 'x2'
  effect: string | null
}

/** A Super Weapon was exchanged for another of the deck. */
export type SwappedHappening = HappeningBase & {
  kind: 'swapped'
  weapon: string
  other: string
  by: string
}

/** Cards that moved together: into hand, out of the line, out of the hand, to the discard pile. */
export type TakenHappening = HappeningBase & {
  kind: 'taken'
  cards: string[]
}

/** An Ability and its maximum were raised. */
export type TopHappening = HappeningBase & {
  kind: 'top'
  ability: string
  n: number
  by: string
}

/** An Ability: its value, and the maximum, at which it began. */
export type TrackView = {
  value: number
  top: number
}

/** The Captain behind whom the Traitor hides, and his dice. */
export type TraitorCaptainHappening = HappeningBase & {
  kind: 'traitor-captain'
  captain: string
  dice: string[]
}

/** Cubes that the Traitor drew, in this order. */
export type TraitorDrewHappening = HappeningBase & {
  kind: 'traitor-drew'
  cubes: string[]
}

/** The Traitor's Influence, and white cubes in his area. */
export type TraitorHappening = HappeningBase & {
  kind: 'traitor'
  influence: number
  area: number
}

/** What dice of the Traitor showed. */
export type TraitorRolledHappening = HappeningBase & {
  kind: 'traitor-rolled'
  dice: Record<string, number>
  by: string
}

/**
 * All of the Traitor's that is open: his Captain, his dice (which have no value), Influence from 0 to 12,
 * white cubes in his area, Influence cards left in hand (a known set, PRV-06), key and code cards he took,
 * and Super Weapons; and his Alignment as far as the viewer may know it.
 */
export type TraitorView = {
  captain: string | null
  dice: string[]
  influence: number
  area: number
  hand: string[]
  taken: string[]
  weapons: string[]
  alignment: AlignmentView
}

/** A Super Weapon is Understood. */
export type UnderstoodHappening = HappeningBase & {
  kind: 'understood'
  weapon: string
  by: string
}

/** Planet icons of an evaded card count. */
export type UprightHappening = HappeningBase & {
  kind: 'upright'
  card: string
  n: number
  by: string
}

/**
 * A Super Weapon, an Exploration card, a ship card or a Planet's action was used; what for, if that is
 * not all: a card of the line, an Ability.
 */
export type UsedHappening = HappeningBase & {
  kind: 'used'
  card: string
  on: string | null
  ability: string | null
}

/**
 * A Super Weapon in front of the Hero: `need` and `cubes` by colour (green ones stand for any), what
 * is still `lacking` in all, whether it is `understood`, whether its power works now (`active`), and
 * `used` this round.
 */
export type WeaponView = {
  id: string
  need: Record<string, number>
  cubes: Record<string, number>
  lacking: number
  understood: boolean
  active: boolean
  used: boolean
}

/** The fields of each kind of happening, besides those that all have. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log: it tells a happening, of which its text has the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<PulpView, 'log'> & { log: ToldLine[] }
