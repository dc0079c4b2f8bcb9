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

/** A member of the Hegemony, or a Vassal that replaces the member of its `sector` (CMP-13, SET-20). */
export type Alien = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  sector: 'arvan' | 'kah' | 'quietus'
  ability: 'combat' | 'diplomacy' | 'science'
  /** text, not empty, without control characters */
  text: string
  set: 'base' | 'x1' | 'x2'
  /** the id of what has this effect */
  effect: string | null
}

/** A column of encounter cards, below an alien or a Vassal. */
export type AlienView = {
  /** The alien or Vassal. */
  id: string
  /** The Hegemony member that it is or replaces. */
  sector: string
  /** The number of encounter cards left below it. */
  left: number
  /** The number of black cubes on it. */
  black: number
  /** Whether this round is in its sector. */
  current: boolean
  /** Whether its sector has been left behind. */
  past: boolean
}

/** The Traitor chose an Alignment, which nobody else knows. */
export type AlignedHappening = HappeningBase & {
  kind: 'aligned'
}

/** A loyalty of the Traitor. An Alignment that is not `lasting` acts only once. */
export type Alignment = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  /** text, not empty, without control characters */
  text: string
  lasting: boolean
}

/** The Traitor's Alignment. */
export type AlignmentView = {
  /** The Alignment, or null if the viewer may not know it. */
  id: string | null
  /** Whether it was revealed. */
  revealed: boolean
  /** Whether it is a Neutral one that has acted. */
  spent: boolean
}

/** The aliens from left to right, and the cubes in the bag at the start. */
export type BegunHappening = HappeningBase & {
  kind: 'begun'
  /** The aliens, from left to right. */
  aliens: string[]
  /** The cubes in the bag, by colour. */
  bag: Record<string, number>
}

/** The Hero gained strength against one part of the card that is being engaged. */
export type BonusHappening = HappeningBase & {
  kind: 'bonus'
  /** The card. */
  card: string
  /** The index of the part of the card, starting at 0. */
  part: number
  /** The strength. */
  n: number
  /** The cause, as an id. */
  by: string
}

/** A free die was rolled for this engagement. */
export type BorrowedHappening = HappeningBase & {
  kind: 'borrowed'
  /** The die. */
  die: string
  /** Its value. */
  value: number
  /** The cause, as an id. */
  by: string
}

/**
 * A Captain. `abilities` are both the initial and the maximum values. The player keeps `keep` of the
 * `dice` (CMP-15).
 *
 * With `free_dice`, the player also chooses that many other dice, whose values add up to `total`
 * (SET-24).
 */
export type Captain = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  abilities: Record<string, number>
  dice: string[]
  /** a whole number from 0 to 999 */
  keep: number
  /** a whole number from 0 to 999 */
  free_dice: number
  /** a whole number from 0 to 999 */
  total: number
  set: 'base' | 'x1' | 'x2'
}

/** The Captain, and the values of the Abilities at the start. */
export type CaptainHappening = HappeningBase & {
  kind: 'captain'
  /** The Captain. */
  captain: string
  /** The initial values, which are also the maxima. */
  abilities: Record<string, number>
}

export type Catalogue = PulpCatalogue

/** A change of a number or word of a line card. Changes are listed in their order. */
export type ChangeView = {
  /** The cause: a card of the line, the alien, the Location, the Planet, a Super Weapon, a die, an Exploration or ship card, an Influence card ("false-orders:upright") or a revealed Alignment ("alignment:kah"). */
  by: string
  /** The thing that changed: "strength" (of part 0), "ability" (of part 0), "part" (a part was added), "least" (raised to a minimum), "bonus" (strength of the Hero against the part), "must" (engage or evade), "dice" (kinds of dice barred), "cubes" (drawn in an Evade), "point" (waived, or restricted to an Ability). */
  what: string
  /** The index in `parts` of the changed part. */
  part: number
  /** The number or word before the change. */
  before: number | string | null
  /** The number or word after the change. */
  after: number | string | null
}

/** A seat conceded, or withdrew its concession. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  /** The seat. */
  seat: string
  /** Whether the seat conceded. If false, it withdrew its concession. */
  on: boolean
}

/**
 * A Bridge Crew card. It comes with one of the `dice`. `track` lists the Abilities that its points
 * pay for, in order.
 */
export type CrewCard = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  /** text, not empty, without control characters */
  title: string
  dice: string[]
  track: ('combat' | 'diplomacy' | 'science' | 'any')[]
}

/** A Bridge Crew card is in play. */
export type CrewHappening = HappeningBase & {
  kind: 'crew'
  /** The card. */
  card: string
}

/** The last point of a Bridge Crew member was spent, so the card and its die leave play. */
export type CrewLostHappening = HappeningBase & {
  kind: 'crew-lost'
  /** The Bridge Crew card. */
  crew: string
  /** The die that leaves with the card. */
  die: string
}

/** A Bridge Crew card in play. */
export type CrewView = {
  /** The card. */
  id: string
  /** The die that came with it. */
  die: string
  /** The number of points that it has left. */
  points: number
  /** The Ability that the next point pays for. */
  next: string
}

/** Cubes moved from one place to another. */
export type CubesHappening = HappeningBase & {
  kind: 'cubes'
  /** The cubes, by colour. */
  cubes: Record<string, number>
  /** The source: `bag`, `supply`, `gone`, `team`, `drawn`, the Traitor's `area`, the Traitor's drawn cubes (`traitor`), or the id of an alien or a Super Weapon. */
  source: string
  /** The destination, in the same form. */
  target: string
  /** The cause, as an id. */
  by: string
}

export type Decision = DecisionView

/** A question to the viewer. */
export type DecisionView = DecisionBase & {
  /** The kind of question. */
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
    | 'team'
    | 'tithe'
    | 'translator'
    | 'turn'
    | 'value'
    | 'weapon'
  /** The options to pick from. */
  options: OptionView[]
}

/** The Hero declined to search the Planet. */
export type DeclinedHappening = HappeningBase & {
  kind: 'declined'
  /** The Planet. */
  planet: string
}

/** Dice that the Hero received, or whose values changed. */
export type DiceHappening = HappeningBase & {
  kind: 'dice'
  /** The values of the dice. */
  dice: Record<string, number>
  /** The cause, "" for the setup. */
  by: string
}

/** A Captain's die: the texts of its six faces, starting with value 1 (CMP-06). */
export type Die = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  kinds: ('crew' | 'systems')[]
  color: string
  faces: string[]
  set: 'base' | 'x1' | 'x2' | 'x3'
}

/** A die was used. */
export type DieUsedHappening = HappeningBase & {
  kind: 'die-used'
  /** The die. */
  die: string
  /** The face that it showed. */
  face: number
  /** The index of the way in which the face was used, starting at 0. */
  way: number
  /** The value to which the die was turned. */
  value: number
}

/** A die of the Hero. */
export type DieView = {
  /** The die. */
  id: string
  /** The value that it shows. The catalogue has the text of this face. */
  value: number
  /** Whether it has been used in this round. */
  used: boolean
  /** Whether it always shows the same value as the other dice of the row. */
  row: boolean
  /** The Bridge Crew card with which it came. */
  crew: string | null
}

/** Cards of the hand were paid. */
export type DiscardedHappening = HappeningBase & {
  kind: 'discarded'
  /** The cards. */
  cards: string[]
}

/** Cubes were drawn in the search. */
export type DrawnHappening = HappeningBase & {
  kind: 'drawn'
  /** The cubes, in the order drawn. */
  cubes: string[]
  /** The card that let cubes be drawn again, or "" for the first draw. */
  by: string
}

/**
 * An encounter card (CMP-09, CMP-10).
 *
 * A Guardforce or an Agent has `strength` and `ability` (its Engage Strength and icon) and `planets`
 * (planet icons). It may have an `icon` (a key or a code) and a `text`. A Location has only three
 * `actions`, one for each Ability.
 */
export type EncounterCard = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  kind: 'agent' | 'guardforce' | 'location'
  /** text, not empty, without control characters */
  name: string
  cubes: ('black' | 'blue' | 'green' | 'orange' | 'red' | 'white' | 'yellow')[]
  /** a whole number from 0 to 999 */
  strength: number
  ability: 'combat' | 'diplomacy' | 'science' | null
  /** a whole number from 0 to 999 */
  planets: number
  icon: 'code' | 'key' | null
  text: string
  number: number | null
  actions: Record<string, string>
  /** the id of what has this effect */
  effect: string | null
  effects: Record<string, string>
}

/** The match is over. */
export type EndedHappening = HappeningBase & {
  kind: 'ended'
  /** The reason, as a keyword. */
  reason: string
  /** The winning side, null if nobody won. */
  winner: string | null
}

/** The ending of the match. */
export type EndingView = {
  /** The deciding reason: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left), "majority" or "unfound" (with a Traitor), "concession". */
  reason: string
  /** The reason for counting Super Weapons, if "majority" decided: the Traitor cannot be "overtaken", all "weapons" are found, or "time" is up. */
  counted: string | null
  /** The Abilities at 0, if they ended the match. */
  zeros: string[]
  /** The number of Super Weapons that each side has found. */
  found: Record<string, number>
  /** The total number of Super Weapons. */
  weapons: number
}

/** A card was engaged and paid for. */
export type EngagedHappening = HappeningBase & {
  kind: 'engaged'
  /** The card. */
  card: string
  /** The points paid, by Ability. */
  points: Record<string, number>
  /** The points paid by Bridge Crew, by card. */
  crew: Record<string, number>
  /** The strength given by bonuses. */
  bonus: number
}

/** The cost of evading a card. Odds are omitted while the bag is hidden, and after the card was met. */
export type EvadeView = {
  /** Whether evading costs an Ability point. */
  point: boolean
  /** The only Ability that may pay the point, if the payment is restricted. */
  only: string | null
  /** The number of cubes drawn. */
  cubes: number
  /** The possible losses in addition to the point, most likely first. */
  outcomes: LossView[] | null
  /** The probability that evading loses the match, from 0 to 1. */
  danger: number | null
}

/**
 * A card was evaded. All cubes drawn for it go to the supply.
 *
 * An earlier `points` happening shows the payment of the point. Later ones show the points lost to the
 * cubes.
 */
export type EvadedHappening = HappeningBase & {
  kind: 'evaded'
  /** The card. */
  card: string
  /** The payment of the point: an Ability, a Bridge Crew card, or null. */
  point: string | null
  /** The drawn cubes, in order. */
  cubes: string[]
  /** The cube that takes no point because a green cube went into the bag, or null. */
  spared: string | null
}

/**
 * An Exploration card. It is used in its `sectors`, or at setup if it names none. It can be used once
 * per round or once per game.
 */
export type Exploration = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  limit: 'game' | 'round'
  /** text, not empty, without control characters */
  text: string
  sectors: ('arvan' | 'kah' | 'quietus')[]
  /** the id of what has this effect */
  effect: string | null
}

/** An Exploration card in play. */
export type ExplorationView = {
  /** The card. */
  id: string
  /** Whether its icons match the sector. */
  fits: boolean
  /** Whether it was used. */
  used: boolean
}

/** Exploration cards were dealt to the Hero. */
export type ExploredHappening = HappeningBase & {
  kind: 'explored'
  /** The cards. */
  cards: string[]
}

/** The number of cubes to draw in this round's search changed. */
export type ExtraHappening = HappeningBase & {
  kind: 'extra'
  /** The number of additional cubes, negative for fewer. */
  n: number
  /** The cause, as an id. */
  by: string
}

/** A change of the number of cubes in this round's search. */
export type ExtraView = {
  /** The cause. */
  by: string
  /** The number of additional cubes, negative for fewer. */
  n: number
}

/** The Hero's next draw is reduced by this many cubes, to at least one. */
export type FewerHappening = HappeningBase & {
  kind: 'fewer'
  /** The amount. */
  n: number
  /** The cause, as an id. */
  by: string
}

/** A Super Weapon was found. */
export type FoundHappening = HappeningBase & {
  kind: 'found'
  /** The Super Weapon. */
  weapon: string
  /** `hero` or `traitor`. */
  by: string
  /** The number of Super Weapons left to find. */
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

/** An Influence card of the Traitor with its two sides. */
export type Influence = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  upright: Orientation
  turned: Orientation
}

/** A side of an Influence card was played. */
export type InfluenceHappening = HappeningBase & {
  kind: 'influence'
  /** The card. */
  card: string
  /** `upright` or `turned`. */
  side: string
  /** The Influence paid. */
  cost: number
}

/** The Traitor may act now. */
export type InfluenceWindowHappening = HappeningBase & {
  kind: 'influence-window'
  /** The point of the round, as a keyword. */
  point: string
}

/** An Influence card changes the line, or only one of its cards. */
export type InfluencedHappening = HappeningBase & {
  kind: 'influenced'
  /** The Influence card and its side. */
  by: string
  /** The card that it changes, or null if it changes the line. */
  on: string | null
}

/** A card of the Encounter Line. The catalogue has its printed words and numbers. */
export type LineCardView = {
  /** The card. */
  id: string
  /** The status of the card. */
  status: 'current' | 'engaged' | 'evaded' | 'waiting'
  /** The card whose Engage icon applies to this card before changes. This is the card itself if no other card can lend its icon (ENG-02 to ENG-07). */
  lender: string
  /** The cost of engaging the card. */
  parts: PartView[]
  /** The changes that led to this cost and to the other values. */
  changes: ChangeView[]
  /** The choice that is forced on the Hero, if any. */
  forced: 'engage' | 'evade' | null
  /** The cause of the forced choice. */
  forced_by: string | null
  /** The kinds of dice that cannot be used against the card. */
  barred: string[]
  /** Whether the Hero can pay for engaging the card now. */
  payable: boolean
  /** The cost of evading the card. */
  evade: EvadeView
  /** The number of the card's planet icons that count now. */
  planets: number
  /** Whether the card is removed from the game after the search. */
  leaves: boolean
  /** Whether the Traitor already has the card, which then only shows its place in the line. */
  seized: boolean
}

/** The line was drawn, and cubes were added to the bag. */
export type LineHappening = HappeningBase & {
  kind: 'line'
  /** All drawn cards, in order. */
  cards: string[]
  /** The cards to meet. */
  line: string[]
  /** The sector. */
  sector: string
  /** The cubes that went into the bag, by colour. */
  cubes: Record<string, number>
  /** The Location in force, null if there is none. */
  location: string | null
  /** The cards that went directly to the discard pile. */
  dropped: string[]
}

/** A seat looked at hidden cards or cubes. */
export type LookedHappening = HappeningBase & {
  kind: 'looked'
  /** The place of the things: `deck`, `bag` or `weapons`. */
  what: string
  /** The number of things. */
  count: number
  /** The seat, or the cause. */
  by: string
  /** The things. */
  names?: string[]
}

/**
 * A possible loss of an Evade. The point is paid in the safest way, or with the highest Ability. A
 * Landing Team cube averts a loss only if this saves the Hero from losing.
 */
export type LossView = {
  /** The losses from cubes and from the card, in addition to the point, by Ability. "any" is one of the highest Abilities, at the Hero's choice. */
  losses: Record<string, number>
  /** The probability of this loss, from 0 to 1. */
  chance: number
  /** Whether this loss loses the match. */
  fatal: boolean
}

/** The next card of the line is encountered. */
export type MeetsHappening = HappeningBase & {
  kind: 'meets'
  /** The card. */
  card: string
}

/** The Traitor discarded a card, so a card with which the Hero paid has no effect. */
export type NegatedHappening = HappeningBase & {
  kind: 'negated'
  /** The discarded card. */
  card: string
  /** The card without effect. */
  paid: string
}

/**
 * The numbers in the rulebook, and the difficulty settings: `bonus`, and `hero_bonus` in matches with
 * a Traitor.
 */
export type Numbers = {
  cubes: Record<string, Record<string, number>>
  fixed_seed: Record<string, number>
  levels: Record<string, number>
  /** a whole number from 0 to 999 */
  top: number
  bonus: Record<string, number>
  /** a whole number from 0 to 999 */
  influence_start: number
  /** a whole number from 0 to 999 */
  influence_top: number
  /** a whole number from 0 to 999 */
  hero_bonus: number
  /** a whole number from 0 to 999 */
  team_front: number
  team_seed: Record<string, number>
  exploration: Record<string, number>
  /** a whole number from 0 to 999 */
  crew_most: number
  crew_with_ship: Record<string, number>
  row: Record<string, number>
}

/** One option of a decision. */
export type OptionView = OptionBase & {
  /** The things to which it refers. */
  ref: Ref
}

/** The parts of the game in use, and the rulings. */
export type OptionsView = {
  /** The level: basic, normal or advanced. */
  level: string
  /** The way in which the Hero gets a Captain: "random" or "choose". */
  captain: string
  /** The sets of Captains, Planets and Super Weapons in use: "base", "x1", "x2". */
  sets: string[]
  /** Whether Vassals may replace aliens. */
  vassals: boolean
  /** Whether green cubes are in use. */
  landing_team: boolean
  /** Whether Exploration cards are in use. */
  exploration: boolean
  /** Whether the Space Ship die is in use. */
  ship_die: boolean
  /** Whether Bridge Crew cards are in use. */
  bridge_crew: boolean
  /** Whether a Space Ship card is in use. */
  ship_cards: boolean
  /** Whether the match has a Traitor. */
  traitor: boolean
  /** Whether the bag starts with 4 white cubes, rather than with as many white cubes as yellow ones. */
  white_fixed: boolean
  /** Whether a Location is in force until the next one comes, rather than only for its round. */
  location_stays: boolean
  /** Whether one die is used in each phase, rather than in each encounter. */
  one_die_per_phase: boolean
  /** Whether the contents of the bag are hidden. */
  hide_bag: boolean
  /** The number of Super Weapons, if it differs from that of the level. */
  weapons: number | null
  /** Whether the Hero's Abilities have higher initial and maximum values than printed, with a Traitor. */
  hero_bonus: boolean
  /** The number of the rulings in use. The first rulings are 1. */
  rulings: number
}

/** The new order of the line, and the cause. */
export type OrderedHappening = HappeningBase & {
  kind: 'ordered'
  /** The cards, from left to right. */
  line: string[]
  /** The cause, as an id. */
  by: string
}

/** One side of an Influence card: its cost, the `phase` in which it is played, and its text. */
export type Orientation = {
  /** a whole number from 0 to 999 */
  cost: number
  phase: 'any' | 'encounter' | 'search'
  /** text, not empty, without control characters */
  text: string
  /** the id of what has this effect */
  effect: string | null
}

/** A part of the Engage Strength. */
export type PartView = {
  /** The Ability with which the part is paid. */
  ability: string
  /** The strength after all changes. */
  strength: number
  /** The strength of dice and weapons against the part. */
  bonus: number
  /** The cost that is left to pay. */
  due: number
  /** The source that added the part, which is the card itself for the first part. */
  by: string
}

/**
 * A Planet. If its text has an action that is paid for, `cost` lists the icons to pay. The rest of the
 * text is mandatory.
 */
export type Planet = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  /** text, not empty, without control characters */
  text: string
  cost: ('code' | 'key')[]
  set: 'base' | 'x1' | 'x2'
  /** the id of what has this effect */
  effect: string | null
}

/** The Planet of this round was chosen. */
export type PlanetHappening = HappeningBase & {
  kind: 'planet'
  /** The card. */
  card: string
}

/** Planets were dealt face up. */
export type PlanetsHappening = HappeningBase & {
  kind: 'planets'
  /** The Planets. */
  planets: string[]
}

/** Points of Abilities were gained or lost. */
export type PointsHappening = HappeningBase & {
  kind: 'points'
  /** The points by Ability, negative for losses. There are none if a Bridge Crew card paid. */
  points: Record<string, number>
  /** The cause, as an id. */
  by: string
  /** Whether this is the point paid to evade the card. */
  paid: boolean
  /** The Bridge Crew card that paid the point, or null. */
  crew: string | null
}

/** All components with their digest, as sent to clients. */
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
  /** The maximum number of rounds in a match. */
  rounds: number
  /** The win condition of each side, in words, by mission and side. */
  goals: Record<string, Record<string, string>>
}

/** The public information about a seat. Its `side` is "hero" or "traitor". */
export type PulpSeat = SeatView

/** The public information about a team, which has one seat. */
export type PulpTeam = TeamView

/** The complete view of one viewer. A spectator has no decision. */
export type PulpView = TableBase & {
  /** The sector of the current column, or null before the first line. */
  sector: string | null
  /** The columns, from left to right. */
  aliens: AlienView[]
  /** Whether no cards are left for another round. */
  last: boolean
  /** The face-up Planets that are not chosen yet. */
  planets: string[]
  /** The Planet of this round. */
  planet: string | null
  /** The number of face-down Planets left. */
  planet_pile: number
  /** The Planets that were discarded. */
  planet_discard: string[]
  /** The Location in force. */
  location: string | null
  /** The Ability of the Location's active action. */
  location_ability: string | null
  /** The cubes in the bag, or null if they are hidden. */
  bag: Record<string, number> | null
  /** The number of cubes in the bag. */
  bag_size: number
  /** The cubes in the supply. */
  supply: Record<string, number>
  /** The cubes out of the game. */
  gone: Record<string, number>
  /** The number of Landing Team cubes in front of the Hero. */
  team: number
  /** The number of these cubes that cannot be used before the next phase. */
  fresh: number
  /** The Hero's Captain, or null until one is chosen or drawn. */
  captain: string | null
  /** The Hero's Abilities, by name. */
  abilities: Record<string, TrackView>
  /** The Hero's dice. */
  dice: DieView[]
  /** The keys and codes in the Hero's hand. */
  hand: string[]
  /** The Super Weapons in front of the Hero. */
  weapons: WeaponView[]
  /** The number of unfound Super Weapons. */
  weapon_pile: number
  /** The total number of Super Weapons. */
  weapons_needed: number
  /** The Hero's Exploration cards. */
  exploration: ExplorationView[]
  /** The Hero's Bridge Crew. */
  crew: CrewView[]
  /** The Hero's Space Ship card. */
  ship: ShipView | null
  /** The options of the match. */
  options: OptionsView
  /** The public information about each seat, by seat id. */
  seats: Record<string, PulpSeat>
  /** The public information about each team, by team id. */
  teams: Record<string, PulpTeam>
  /** The Encounter Line, from left to right. */
  line: LineCardView[]
  /** The Planet Search of this round, as soon as the line is drawn. */
  search: SearchView | null
  /** The encounter cards that were discarded. */
  discard: string[]
  /** The encounter cards that were removed from the game. */
  removed: string[]
  /** The Traitor's part of the table, or null without a Traitor. */
  traitor: TraitorView | null
  /** The result of the match, or null until it is over. */
  result: ResultView | null
  /** The result in the game's own terms. */
  ending: EndingView | null
  /** The face-down things. */
  revealed?: RevealedView
  /** Things that this seat looked at and may still know. */
  seen?: SeenView | null
  /** The question to the viewer. */
  decision?: DecisionView | null
}

/** The Traitor gains Influence. */
export type RechargedHappening = HappeningBase & {
  kind: 'recharged'
  /** The amount. */
  n: number
  /** The cause, as an id. */
  by: string
}

/**
 * The things to which an option refers. Cards, dice, Super Weapons and Planets are given by their ids,
 * Abilities and cubes by their names.
 */
export type Ref = {
  /** A Captain. */
  captain?: string
  /** A die. */
  die?: string
  /** The face that a die shows. */
  face?: number
  /** The index of the way to use that face, starting at 0. */
  way?: number
  /** The value to which a die is turned or set. */
  value?: number
  /** The values of several dice. */
  values?: Record<string, number>
  /** A Space Ship card. */
  ship?: string
  /** A Bridge Crew card, or the points of each such card in a payment. */
  crew?: string | Record<string, number>
  /** An Ability. */
  ability?: string
  /** A Planet. */
  planet?: string
  /** A card. */
  card?: string
  /** The index of a part of the Engage Strength, starting at 0. */
  part?: number
  /** In a payment, the points of each Ability. */
  points?: Record<string, number>
  /** In a payment, the things that allow exchanges at 1 for 1. */
  free?: string[]
  /** In a payment, whether the payment loses the match. */
  fatal?: boolean
  /** A cube, by its colour. */
  color?: string
  /** A Super Weapon. */
  weapon?: string
  /** An Exploration card. */
  exploration?: string
  /** A number. */
  count?: number
  /** The icon of the card: a key or a code. */
  icon?: string
  /** An Alignment. */
  alignment?: string
  /** An Influence card. */
  influence?: string
  /** Its side: upright or turned. */
  side?: string
  /** The cost of that side in Influence. */
  cost?: number
  /** The number of cubes by which the draw is reduced. */
  n?: number
  /** The Traitor's card that negates another. */
  own?: string
}

/** The Alignment was revealed. */
export type RevealedHappening = HappeningBase & {
  kind: 'revealed'
  /** The Alignment. */
  alignment: string
}

/** The face-down things, revealed after the end. */
export type RevealedView = {
  /** The encounter cards left in each column. */
  decks: string[][]
  /** The Planets left. */
  planets: string[]
  /** The Super Weapons left. */
  weapons: string[]
  /** The cards that were removed from the game unseen at the start. */
  aside: string[]
  /** The Traitor's Alignment, if there was one. */
  alignment: string | null
}

/** A round begins. */
export type RoundHappening = HappeningBase & {
  kind: 'round'
  /** The round. */
  round: number
}

/** A round is over. */
export type RoundOverHappening = HappeningBase & {
  kind: 'round-over'
  /** The round. */
  round: number
}

/** The search of this round. It is a forecast until the cubes are drawn. */
export type SearchView = {
  /** The number of cubes to draw now. */
  count: number
  /** The number of these cubes that are due to planet icons. */
  icons: number
  /** The changes of the number of cubes. */
  extras: ExtraView[]
  /** The probability of at least one yellow cube, given the paid, used and played cards. It is null while the bag is hidden, after the draw, and if the Planet is not searched. */
  yellow: number | null
  /** The cards paid or used for the search. */
  paid: string[]
  /** The cubes that are not resolved yet, or null before the draw. */
  drawn: string[] | null
  /** The number of cubes that were drawn. */
  total: number
}

/** The chosen Planet may be searched. */
export type SearchingHappening = HappeningBase & {
  kind: 'searching'
  /** The card. */
  card: string
}

/** Things that the viewer looked at and may still know. */
export type SeenView = {
  /** The place of the things: cards of the "deck", cubes of the "bag", or "weapons". */
  what: string
  /** The things. */
  names: string[]
}

/** The Traitor took cards. */
export type SeizedHappening = HappeningBase & {
  kind: 'seized'
  /** The cards. */
  cards: string[]
  /** The cause, "" for an evaded key or code. */
  by: string
}

/**
 * A Space Ship card. Its action is for setup or for one of the phases. `charges` is the initial value
 * of its cube.
 */
export type ShipCard = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  when: 'encounter' | 'search' | 'setup'
  /** a whole number from 0 to 999 */
  charges: number
  /** text, not empty, without control characters */
  text: string
  /** the id of what has this effect */
  effect: string | null
}

/** A Space Ship card is in play. */
export type ShipHappening = HappeningBase & {
  kind: 'ship'
  /** The card. */
  card: string
}

/** The Space Ship card in play. */
export type ShipView = {
  /** The card. */
  id: string
  /** The number of charges left, if it has a cube. */
  charges: number
  /** Whether it was used. */
  used: boolean
}

/**
 * A Super Weapon. `need` is the number of cubes of each colour that make it Understood. A `free` one
 * needs none (CMP-12, SWP-06).
 */
export type SuperWeapon = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  need: Record<string, number>
  free: boolean
  /** text, not empty, without control characters */
  text: string
  set: 'base' | 'x1' | 'x2'
  /** the id of what has this effect */
  effect: string | null
}

/** A Super Weapon was exchanged for another from the pile. */
export type SwappedHappening = HappeningBase & {
  kind: 'swapped'
  /** The Super Weapon that goes back to the pile. */
  weapon: string
  /** The Super Weapon that replaces it. */
  other: string
  /** The cause, as an id. */
  by: string
}

/** Keys and codes of engaged enemies were taken. */
export type TakenHappening = HappeningBase & {
  kind: 'taken'
  /** The cards. */
  cards: string[]
}

/** An Ability and its maximum were raised. */
export type TopHappening = HappeningBase & {
  kind: 'top'
  /** The Ability. */
  ability: string
  /** The amount of the increase. */
  n: number
  /** The cause, as an id. */
  by: string
}

/** An Ability. */
export type TrackView = {
  /** The points of the Ability. */
  value: number
  /** The maximum, which is also the initial value. */
  top: number
}

/** The Traitor received dice and a Captain, whose card hides the Alignment. */
export type TraitorCaptainHappening = HappeningBase & {
  kind: 'traitor-captain'
  /** The Captain. */
  captain: string
  /** The dice. */
  dice: string[]
}

/** The Traitor drew cubes. */
export type TraitorDrewHappening = HappeningBase & {
  kind: 'traitor-drew'
  /** The cubes, in the order drawn. */
  cubes: string[]
}

/** The Traitor's Influence, and the white cubes in their area. */
export type TraitorHappening = HappeningBase & {
  kind: 'traitor'
  /** The Influence at the start. */
  influence: number
  /** The white cubes in the area. */
  area: number
}

/** The Traitor's dice were rolled. */
export type TraitorRolledHappening = HappeningBase & {
  kind: 'traitor-rolled'
  /** The values of the dice. */
  dice: Record<string, number>
  /** The cause, as an id. */
  by: string
}

/** All public information about the Traitor, and the Alignment if the viewer may know it. */
export type TraitorView = {
  /** The Traitor's Captain, or null until one is chosen or drawn. */
  captain: string | null
  /** The Traitor's dice, which show no values. */
  dice: string[]
  /** The Traitor's Influence, from 0 to 12. */
  influence: number
  /** The number of white cubes in the Traitor's area. */
  area: number
  /** The Influence cards left in the Traitor's hand, which are public (PRV-06). */
  hand: string[]
  /** The key and code cards that the Traitor took. */
  taken: string[]
  /** The Traitor's Super Weapons. */
  weapons: string[]
  /** The Traitor's Alignment. */
  alignment: AlignmentView
}

/** A Super Weapon became Understood. */
export type UnderstoodHappening = HappeningBase & {
  kind: 'understood'
  /** The Super Weapon. */
  weapon: string
  /** The cause, as an id. */
  by: string
}

/** Planet icons of an evaded card count from now on. */
export type UprightHappening = HappeningBase & {
  kind: 'upright'
  /** The card. */
  card: string
  /** The number of icons. */
  n: number
  /** The cause, as an id. */
  by: string
}

/** A Super Weapon, an Exploration card, a ship card or a Planet's action was used. */
export type UsedHappening = HappeningBase & {
  kind: 'used'
  /** The card that was used. */
  card: string
  /** The card of the line on which it was used, if any. */
  on: string | null
  /** The Ability for which it was used, if any. */
  ability: string | null
}

/** A Super Weapon in front of the Hero. */
export type WeaponView = {
  /** The Super Weapon. */
  id: string
  /** The number of cubes of each colour that it needs. */
  need: Record<string, number>
  /** The number of cubes of each colour on it. Green ones count as any colour. */
  cubes: Record<string, number>
  /** The total number of missing cubes. */
  lacking: number
  /** Whether it is Understood. */
  understood: boolean
  /** Whether its power works now. */
  active: boolean
  /** Whether it has been used in this round. */
  used: boolean
}

/** The fields of each kind of happening, in addition to the common ones. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log that describes a happening. Its text contains the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<PulpView, 'log'> & { log: ToldLine[] }
