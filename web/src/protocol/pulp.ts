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
  /** The Hegemony member that it is or stands for. */
  sector: string
  /** How many encounter cards are left below it. */
  left: number
  /** How many black cubes lie on it. */
  black: number
  /** Whether this round is in its sector. */
  current: boolean
  /** Whether it comes before that one. */
  past: boolean
}

/** The Traitor has chosen an Alignment; which, he alone knows. */
export type AlignedHappening = HappeningBase & {
  kind: 'aligned'
}

/** What a Traitor may be aligned to; one that is not `lasting` acts once. */
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
  /** Which one it is, null as long as the viewer may not know it. */
  id: string | null
  /** Whether it is laid open. */
  revealed: boolean
  /** Whether it is a Neutral one that has acted. */
  spent: boolean
}

/** The aliens from left to right, and the cubes that the bag begins with. */
export type BegunHappening = HappeningBase & {
  kind: 'begun'
  /** From left to right. */
  aliens: string[]
  /** Its cubes by colour. */
  bag: Record<string, number>
}

/** More strength against one part of the card that is being engaged. */
export type BonusHappening = HappeningBase & {
  kind: 'bonus'
  /** The card. */
  card: string
  /** Which part of the card, from 0. */
  part: number
  /** How much. */
  n: number
  /** What did it, as an id. */
  by: string
}

/** A die that nobody has was rolled for this engagement. */
export type BorrowedHappening = HappeningBase & {
  kind: 'borrowed'
  /** The die. */
  die: string
  /** What it shows now. */
  value: number
  /** What did it, as an id. */
  by: string
}

/**
 * A Captain: `abilities` give start and maximum in one; of `dice` the player keeps `keep` (CMP-15).
 *
 * With `free_dice` the player takes so many other dice besides, set so that their values add up to
 * `total` (SET-24).
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

/** Who plays, and where the Abilities begin. */
export type CaptainHappening = HappeningBase & {
  kind: 'captain'
  /** Who. */
  captain: string
  /** Where they begin, which is their maximum. */
  abilities: Record<string, number>
}

export type Catalogue = PulpCatalogue

/** One step of how a number or word of a line card came about, in order. */
export type ChangeView = {
  /** What changed it: a card of the line, the alien, the Location, the Planet, a Super Weapon, a die, an Exploration or ship card, an Influence card ("false-orders:upright") or a revealed Alignment ("alignment:kah"). */
  by: string
  /** What it changed: "strength" (of part 0), "ability" (of part 0), "part" (a part was added), "least" (raised to a minimum), "bonus" (strength of the Hero against the part), "must" (engage or evade), "dice" (kinds of dice barred), "cubes" (drawn in an Evade), "point" (waived, or bound to an Ability). */
  what: string
  /** The place in `parts` that it is about. */
  part: number
  /** The number or word before it. */
  before: number | string | null
  /** The number or word after it. */
  after: number | string | null
}

/** A seat has conceded, or taken that back. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  /** Which. */
  seat: string
  /** Whether it has; false when it takes that back. */
  on: boolean
}

/**
 * A Bridge Crew card: one of `dice` comes with it, and its points pay, in order, what `track`
 * says.
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

/** The last point of a Bridge Crew member is spent: card and die leave play. */
export type CrewLostHappening = HappeningBase & {
  kind: 'crew-lost'
  /** Who. */
  crew: string
  /** The die that leaves with the card. */
  die: string
}

/** A Bridge Crew card in play. */
export type CrewView = {
  /** Which one it is. */
  id: string
  /** The die that came with it. */
  die: string
  /** How many points it has left. */
  points: number
  /** What the next one pays. */
  next: string
}

/** Cubes moved from one place to another. */
export type CubesHappening = HappeningBase & {
  kind: 'cubes'
  /** By colour. */
  cubes: Record<string, number>
  /** From where: `bag`, `supply`, `gone`, `team`, `drawn`, the Traitor's `area`, what he drew (`traitor`), or the id of an alien or a Super Weapon. */
  source: string
  /** To where. */
  target: string
  /** What did it, as an id. */
  by: string
}

export type Decision = DecisionView

/** A question to the viewer. */
export type DecisionView = DecisionBase & {
  /** What sort of question it is. */
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
  /** What may be picked. */
  options: OptionView[]
}

/** The Planet is not searched. */
export type DeclinedHappening = HappeningBase & {
  kind: 'declined'
  /** Which. */
  planet: string
}

/** Dice that the Hero has now, or whose values have changed, and what did it ("" for the setup). */
export type DiceHappening = HappeningBase & {
  kind: 'dice'
  /** Their values. */
  dice: Record<string, number>
  /** What did it, "" for the setup. */
  by: string
}

/** A Captain's die: the texts of its six faces, that of value 1 first (CMP-06). */
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

/** A die was used: the face, which of its ways, and the value to which it turned. */
export type DieUsedHappening = HappeningBase & {
  kind: 'die-used'
  /** The die. */
  die: string
  /** What it showed. */
  face: number
  /** Which of the ways to use that face, from 0. */
  way: number
  /** To what it was turned. */
  value: number
}

/** A die of the Hero. */
export type DieView = {
  /** Which die it is. */
  id: string
  /** What it shows; its text is that of this face. */
  value: number
  /** Whether it is used, until the round ends. */
  used: boolean
  /** Whether it shows one value together with the others of the row. */
  row: boolean
  /** The Bridge Crew card that it came with. */
  crew: string | null
}

/** Cards of the hand were paid. */
export type DiscardedHappening = HappeningBase & {
  kind: 'discarded'
  /** Which. */
  cards: string[]
}

/** Cubes were drawn in the search. */
export type DrawnHappening = HappeningBase & {
  kind: 'drawn'
  /** In the order in which they were drawn. */
  cubes: string[]
  /** What let them be drawn again, "" the first time. */
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

/** The match is over, for this reason; who won, if anybody. */
export type EndedHappening = HappeningBase & {
  kind: 'ended'
  /** As a word. */
  reason: string
  /** The side, null if nobody has won. */
  winner: string | null
}

/** How it ended. */
export type EndingView = {
  /** What decided it: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left), "majority" or "unfound" (with a Traitor), "concession". */
  reason: string
  /** Why they are counted, if "majority" decided: the Traitor cannot be "overtaken", all "weapons" are found, or "time" is up. */
  counted: string | null
  /** The Abilities at 0, if it ended by them. */
  zeros: string[]
  /** How many Super Weapons each side has found. */
  found: Record<string, number>
  /** How many there were in all. */
  weapons: number
}

/** A card was engaged: the points paid by Ability, those of Bridge Crew by card, and the bonuses used. */
export type EngagedHappening = HappeningBase & {
  kind: 'engaged'
  /** The card. */
  card: string
  /** Those paid, by Ability. */
  points: Record<string, number>
  /** Those paid of Bridge Crew, by card. */
  crew: Record<string, number>
  /** What bonuses gave. */
  bonus: number
}

/** What evading costs. While the bag is hidden, and once the card is met, nothing is told of the odds. */
export type EvadeView = {
  /** Whether an Ability point is due. */
  point: boolean
  /** The Ability that the point must be of. */
  only: string | null
  /** How many cubes are drawn. */
  cubes: number
  /** What may be lost besides the point, the likeliest first. */
  outcomes: LossView[] | null
  /** The chance that the match is lost by it, from 0 to 1. */
  danger: number | null
}

/**
 * A card was evaded: what paid the point, which `points` has told before, and the cubes drawn for it,
 * which all go to the supply. The points that they take follow as `points`.
 */
export type EvadedHappening = HappeningBase & {
  kind: 'evaded'
  /** The card. */
  card: string
  /** What paid for it: an Ability, a Bridge Crew card, or null. */
  point: string | null
  /** Those drawn for it, in order. */
  cubes: string[]
  /** The one that takes no point as a green cube went into the bag, null if none does. */
  spared: string | null
}

/** An Exploration card: used in `sectors`, at setup if it names none; once a round or once a game. */
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
  /** Which one it is. */
  id: string
  /** Whether its icons fit the sector. */
  fits: boolean
  /** Whether it was used. */
  used: boolean
}

/** Exploration cards were dealt to the Hero. */
export type ExploredHappening = HappeningBase & {
  kind: 'explored'
  /** Which. */
  cards: string[]
}

/** This round's search draws so many cubes more or fewer. */
export type ExtraHappening = HappeningBase & {
  kind: 'extra'
  /** How many more; below 0, fewer. */
  n: number
  /** What did it, as an id. */
  by: string
}

/** Cubes more or fewer in this round's search. */
export type ExtraView = {
  /** What says so. */
  by: string
  /** How many more; fewer if it is below 0. */
  n: number
}

/** The Hero's next draw has so many cubes fewer, but at least one. */
export type FewerHappening = HappeningBase & {
  kind: 'fewer'
  /** How many. */
  n: number
  /** What did it, as an id. */
  by: string
}

/** A Super Weapon was found, by "hero" or "traitor". */
export type FoundHappening = HappeningBase & {
  kind: 'found'
  /** The Super Weapon. */
  weapon: string
  /** `hero` or `traitor`. */
  by: string
  /** How many are left to find. */
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
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  upright: Orientation
  turned: Orientation
}

/** An Influence card was played on one of its sides. */
export type InfluenceHappening = HappeningBase & {
  kind: 'influence'
  /** The card. */
  card: string
  /** `upright` or `turned`. */
  side: string
  /** Influence. */
  cost: number
}

/** At which point the Traitor is asked. */
export type InfluenceWindowHappening = HappeningBase & {
  kind: 'influence-window'
  /** When that is, as a word. */
  point: string
}

/** What an Influence card does to the line is in force, perhaps on a card. */
export type InfluencedHappening = HappeningBase & {
  kind: 'influenced'
  /** The Influence card and its side. */
  by: string
  /** The card that it is about, null if it is about none. */
  on: string | null
}

/** A card of the Encounter Line; printed words and numbers are in the catalogue. */
export type LineCardView = {
  /** Which card it is. */
  id: string
  /** What has become of it. */
  status: 'current' | 'engaged' | 'evaded' | 'waiting'
  /** The card whose Engage icon it takes (itself, if none else can lend, ENG-02 to ENG-07), before changes. */
  lender: string
  /** What engaging it costs. */
  parts: PartView[]
  /** How that and the rest came about. */
  changes: ChangeView[]
  /** What must be done with it, if it must. */
  forced: 'engage' | 'evade' | null
  /** What says so. */
  forced_by: string | null
  /** The kinds of dice that cannot be used against it. */
  barred: string[]
  /** Whether engaging it is possible now. */
  payable: boolean
  /** What evading it costs. */
  evade: EvadeView
  /** How many planet icons count, as it stands. */
  planets: number
  /** Whether it leaves the game after the search. */
  leaves: boolean
  /** Whether it is in the Traitor's hand already, and only its place in the line is shown. */
  seized: boolean
}

/**
 * The line was drawn: all cards in the order drawn, those that stay in the line, the sector, the cubes
 * that went into the bag by colour, and the Location in force.
 */
export type LineHappening = HappeningBase & {
  kind: 'line'
  /** All that were drawn, in order. */
  cards: string[]
  /** Those that are met. */
  line: string[]
  /** Whose sector it is. */
  sector: string
  /** What went into the bag, by colour. */
  cubes: Record<string, number>
  /** The Location in force, null if there is none. */
  location: string | null
  /** Those that went to the discard pile at once. */
  dropped: string[]
}

/** Somebody looked at so many things of the "deck", the "bag" or the "weapons". */
export type LookedHappening = HappeningBase & {
  kind: 'looked'
  /** `deck`, `bag` or `weapons`. */
  what: string
  /** How many things. */
  count: number
  /** Who, or what lets one look. */
  by: string
  /** What was seen. */
  names?: string[]
}

/**
 * One way in which an Evade may turn out. The point is paid in the safest way, else of what there is most
 * of; a Landing Team cube averts a loss only to live on.
 */
export type LossView = {
  /** The points that cubes and the card take besides the point, by Ability ("any": of one of the highest, as the Hero likes). */
  losses: Record<string, number>
  /** How likely it is, from 0 to 1. */
  chance: number
  /** Whether the match is lost by it. */
  fatal: boolean
}

/** The next card of the line is being met. */
export type MeetsHappening = HappeningBase & {
  kind: 'meets'
  /** The card. */
  card: string
}

/** The Traitor discarded a card, and another that the Hero paid is spent in vain. */
export type NegatedHappening = HappeningBase & {
  kind: 'negated'
  /** What he discarded. */
  card: string
  /** What is spent in vain. */
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

/** One thing that may be picked. */
export type OptionView = OptionBase & {
  /** What it points at. */
  ref: Ref
}

/** What is played with: parts of the game, and switches of rulings. */
export type OptionsView = {
  /** How hard it is: basic, normal or advanced. */
  level: string
  /** How the Hero comes to his Captain: "random" or "choose". */
  captain: string
  /** Whose Captains, Planets and Super Weapons are played with: "base", "x1", "x2". */
  sets: string[]
  /** Whether Vassals stand among the aliens. */
  vassals: boolean
  /** Whether there are green cubes. */
  landing_team: boolean
  /** Whether there are Exploration cards. */
  exploration: boolean
  /** Whether there is the Space Ship die. */
  ship_die: boolean
  /** Whether there are Bridge Crew cards. */
  bridge_crew: boolean
  /** Whether there is a Space Ship card. */
  ship_cards: boolean
  /** Whether the Traitor is played. */
  traitor: boolean
  /** Whether the bag begins with 4 white cubes, rather than as many as yellow ones. */
  white_fixed: boolean
  /** Whether a Location is in force until the next one comes, not for its round. */
  location_stays: boolean
  /** Whether one die is used in each phase, rather than in each encounter. */
  one_die_per_phase: boolean
  /** Whether what is in the bag is hidden. */
  hide_bag: boolean
  /** How many Super Weapons there are, if not as many as the level says. */
  weapons: number | null
  /** Whether the Hero's Abilities begin and end higher than printed, with a Traitor. */
  hero_bonus: boolean
  /** Which rulings it is played with; 1 are the first. */
  rulings: number
}

/** The line lies in this order now, and what did it. */
export type OrderedHappening = HappeningBase & {
  kind: 'ordered'
  /** From left to right. */
  line: string[]
  /** What did it, as an id. */
  by: string
}

/** One side of an Influence card: what it costs, the `phase` in which it is played, and its text. */
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
  /** The Ability that it is to be paid with. */
  ability: string
  /** How strong it is, after all changes. */
  strength: number
  /** What dice and weapons do against it. */
  bonus: number
  /** What is left to pay. */
  due: number
  /** What added it: the card itself did the first. */
  by: string
}

/** A Planet. What its text offers for a payment costs the icons `cost`; all else must be followed. */
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
  /** Which. */
  planets: string[]
}

/** Points gained (or, below 0, lost) by Ability, and what did it. */
export type PointsHappening = HappeningBase & {
  kind: 'points'
  /** By Ability; below 0 they were lost. None where a Bridge Crew card has paid. */
  points: Record<string, number>
  /** What did it, as an id. */
  by: string
  /** Whether it is the point that evading the card costs. */
  paid: boolean
  /** The Bridge Crew card that has paid it, null for an Ability. */
  crew: string | null
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
  /** How many rounds a match has at most. */
  rounds: number
  /** How each side of a mission wins, in words: by mission and side. */
  goals: Record<string, Record<string, string>>
}

/** What everybody knows of a seat: its `side` is "hero" or "traitor". */
export type PulpSeat = SeatView

/** What everybody knows of a team, of one seat. */
export type PulpTeam = TeamView

/** All that one viewer may know: a spectator has no decision. */
export type PulpView = TableBase & {
  /** The sector of the current column, null before the first line. */
  sector: string | null
  /** The columns, from left to right. */
  aliens: AlienView[]
  /** Whether no card is left to draw for another round. */
  last: boolean
  /** The face-up Planets that are not chosen yet. */
  planets: string[]
  /** The Planet of this round. */
  planet: string | null
  /** How many Planets are left face down. */
  planet_pile: number
  /** The Planets that were discarded. */
  planet_discard: string[]
  /** The Location in force. */
  location: string | null
  /** The Ability whose action of the Location is active. */
  location_ability: string | null
  /** In the bag, null if it is hidden. */
  bag: Record<string, number> | null
  /** How many are in the bag. */
  bag_size: number
  /** In the supply. */
  supply: Record<string, number>
  /** Out of the game. */
  gone: Record<string, number>
  /** How many Landing Team cubes lie in front of the Hero. */
  team: number
  /** How many of these cannot be used before the next phase. */
  fresh: number
  /** His Captain, null until it is chosen or drawn. */
  captain: string | null
  /** His Abilities, by their words. */
  abilities: Record<string, TrackView>
  /** His dice. */
  dice: DieView[]
  /** The keys and codes in his hand. */
  hand: string[]
  /** The Super Weapons in front of him. */
  weapons: WeaponView[]
  /** How many Super Weapons are still to be found. */
  weapon_pile: number
  /** How many there are to be found in all. */
  weapons_needed: number
  /** His Exploration cards. */
  exploration: ExplorationView[]
  /** His Bridge Crew. */
  crew: CrewView[]
  /** His Space Ship card. */
  ship: ShipView | null
  /** What is played with. */
  options: OptionsView
  /** What everybody knows of each seat, by its id. */
  seats: Record<string, PulpSeat>
  /** What everybody knows of each team, by its id. */
  teams: Record<string, PulpTeam>
  /** The Encounter Line, from left to right. */
  line: LineCardView[]
  /** The Planet Search of this round, as soon as the line lies. */
  search: SearchView | null
  /** The encounter cards that were discarded. */
  discard: string[]
  /** The encounter cards that left the game. */
  removed: string[]
  /** What is the Traitor's, null where he is not played. */
  traitor: TraitorView | null
  /** How the match ended, null until it has. */
  result: ResultView | null
  /** How it ended, in the game's own words. */
  ending: EndingView | null
  /** What lay face down. */
  revealed?: RevealedView
  /** What this seat looked at and may still know. */
  seen?: SeenView | null
  /** What the viewer is asked. */
  decision?: DecisionView | null
}

/** The Traitor gains Influence. */
export type RechargedHappening = HappeningBase & {
  kind: 'recharged'
  /** How many. */
  n: number
  /** What did it, as an id. */
  by: string
}

/**
 * What an option points at: cards, dice, Super Weapons and Planets by their ids, Abilities and cubes by
 * their words.
 */
export type Ref = {
  /** A Captain. */
  captain?: string
  /** A die. */
  die?: string
  /** The face that a die shows. */
  face?: number
  /** Which way of that face, from 0. */
  way?: number
  /** The value that a die is turned or set to. */
  value?: number
  /** The values of several dice. */
  values?: Record<string, number>
  /** A Space Ship card. */
  ship?: string
  /** A Bridge Crew card; of a payment the points of each. */
  crew?: string | Record<string, number>
  /** An Ability. */
  ability?: string
  /** A Planet. */
  planet?: string
  /** A card. */
  card?: string
  /** A part of the Engage Strength, from 0. */
  part?: number
  /** Of a payment the points of each Ability. */
  points?: Record<string, number>
  /** Of a payment what allows exchanges at 1 for 1. */
  free?: string[]
  /** Of a payment whether it loses the match. */
  fatal?: boolean
  /** A cube, by its colour. */
  color?: string
  /** A Super Weapon. */
  weapon?: string
  /** An Exploration card. */
  exploration?: string
  /** How many. */
  count?: number
  /** The icon of the card: a key or a code. */
  icon?: string
  /** An Alignment. */
  alignment?: string
  /** An Influence card. */
  influence?: string
  /** Which side of it: upright or turned. */
  side?: string
  /** What that costs in Influence. */
  cost?: number
  /** How many cubes fewer. */
  n?: number
  /** The card of the Traitor's that negates one. */
  own?: string
}

/** The Alignment was laid open. */
export type RevealedHappening = HappeningBase & {
  kind: 'revealed'
  /** Which. */
  alignment: string
}

/** After the end: what lay face down. */
export type RevealedView = {
  /** The encounter cards left in each column. */
  decks: string[][]
  /** The Planets left. */
  planets: string[]
  /** The Super Weapons left. */
  weapons: string[]
  /** What left the game unseen at the start. */
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

/** The search of this round, forecast from the moment the line lies. */
export type SearchView = {
  /** How many cubes are drawn, as things stand. */
  count: number
  /** How many of them for planet icons. */
  icons: number
  /** What makes them more or fewer. */
  extras: ExtraView[]
  /** The chance of at least one yellow cube, with what was paid, used and played for the draw; null while the bag is hidden, after the draw, and where the Planet is not searched. */
  yellow: number | null
  /** What was paid or used for it. */
  paid: string[]
  /** The cubes still to be resolved, null before the draw. */
  drawn: string[] | null
  /** How many were drawn. */
  total: number
}

/** The chosen Planet may be searched. */
export type SearchingHappening = HappeningBase & {
  kind: 'searching'
  /** The card. */
  card: string
}

/** What the viewer looked at and may still know. */
export type SeenView = {
  /** Where it lies: cards of the "deck", cubes of the "bag", or "weapons". */
  what: string
  /** What it is. */
  names: string[]
}

/** Cards that the Traitor took, and what let him ("" for a key or a code that was evaded). */
export type SeizedHappening = HappeningBase & {
  kind: 'seized'
  /** Which. */
  cards: string[]
  /** What let him, "" for a key or a code that was evaded. */
  by: string
}

/**
 * A Space Ship card: its action is for setup or for one of the phases; `charges` are those of its
 * cube.
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
  /** Which one it is. */
  id: string
  /** How many charges are left, of one that has a cube. */
  charges: number
  /** Whether it was used. */
  used: boolean
}

/**
 * A Super Weapon: `need` says how many cubes of which colours make it Understood; one that is `free`
 * works without (CMP-12, SWP-06).
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

/** A Super Weapon was exchanged for another of the deck. */
export type SwappedHappening = HappeningBase & {
  kind: 'swapped'
  /** The one that goes back. */
  weapon: string
  /** The one that lies there for it. */
  other: string
  /** What did it, as an id. */
  by: string
}

/** Key and code cards of engaged enemies come into hand. */
export type TakenHappening = HappeningBase & {
  kind: 'taken'
  /** Which. */
  cards: string[]
}

/** An Ability and its maximum were raised. */
export type TopHappening = HappeningBase & {
  kind: 'top'
  /** Which. */
  ability: string
  /** By how much. */
  n: number
  /** What did it, as an id. */
  by: string
}

/** An Ability. */
export type TrackView = {
  /** Its points. */
  value: number
  /** The most that it can have, with which it began. */
  top: number
}

/** The Captain behind whom the Traitor hides, and his dice. */
export type TraitorCaptainHappening = HappeningBase & {
  kind: 'traitor-captain'
  /** Who. */
  captain: string
  /** Which. */
  dice: string[]
}

/** Cubes that the Traitor drew, in this order. */
export type TraitorDrewHappening = HappeningBase & {
  kind: 'traitor-drew'
  /** In the order in which they were drawn. */
  cubes: string[]
}

/** The Traitor's Influence, and white cubes in his area. */
export type TraitorHappening = HappeningBase & {
  kind: 'traitor'
  /** Where it begins. */
  influence: number
  /** White cubes in his area. */
  area: number
}

/** What dice of the Traitor showed. */
export type TraitorRolledHappening = HappeningBase & {
  kind: 'traitor-rolled'
  /** Their values. */
  dice: Record<string, number>
  /** What did it, as an id. */
  by: string
}

/** All of the Traitor's that is open, and his Alignment as far as the viewer may know it. */
export type TraitorView = {
  /** His Captain, null until it is chosen or drawn. */
  captain: string | null
  /** His dice, which show nothing. */
  dice: string[]
  /** His Influence, from 0 to 12. */
  influence: number
  /** How many white cubes lie in his area. */
  area: number
  /** The Influence cards left in his hand, a known set (PRV-06). */
  hand: string[]
  /** The key and code cards that he took. */
  taken: string[]
  /** His Super Weapons. */
  weapons: string[]
  /** His Alignment. */
  alignment: AlignmentView
}

/** A Super Weapon is Understood. */
export type UnderstoodHappening = HappeningBase & {
  kind: 'understood'
  /** The Super Weapon. */
  weapon: string
  /** What did it, as an id. */
  by: string
}

/** Planet icons of an evaded card count. */
export type UprightHappening = HappeningBase & {
  kind: 'upright'
  /** The card. */
  card: string
  /** How many of them. */
  n: number
  /** What did it, as an id. */
  by: string
}

/**
 * A Super Weapon, an Exploration card, a ship card or a Planet's action was used; what for, if that is
 * not all: a card of the line, an Ability.
 */
export type UsedHappening = HappeningBase & {
  kind: 'used'
  /** What was used. */
  card: string
  /** On which card of the line, if on one. */
  on: string | null
  /** For which Ability, if for one. */
  ability: string | null
}

/** A Super Weapon in front of the Hero. */
export type WeaponView = {
  /** Which one it is. */
  id: string
  /** How many cubes of each colour it needs. */
  need: Record<string, number>
  /** How many of each colour lie on it; green ones stand for any. */
  cubes: Record<string, number>
  /** How many cubes are lacking in all. */
  lacking: number
  /** Whether it is understood. */
  understood: boolean
  /** Whether its power works now. */
  active: boolean
  /** Whether it was used this round. */
  used: boolean
}

/** The fields of each kind of happening, besides those that all have. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log: it tells a happening, of which its text has the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<PulpView, 'log'> & { log: ToldLine[] }
