// Made by `poe protocol` from the types of the game galaxies; do not edit.

import type {
  DecisionBase,
  HappeningBase,
  LoadoutFault,
  LogLine,
  OptionBase,
  ResultBase,
  SeatView,
  TableBase,
  TeamView,
} from './core'

/** A seat activates a ship card. */
export type ActivatedHappening = HappeningBase & {
  kind: 'activated'
  /** The seat. */
  seat: string
  /** The ship card. */
  ship_card: string
}

/** The activation of a ship card is over. */
export type ActivationEndedHappening = HappeningBase & {
  kind: 'activation-ended'
  /** The ship card. */
  ship_card: string
}

/** The current activation. */
export type ActivationView = {
  /** The ship card. */
  card: string
  /** Its step: start, move, attack or end. */
  step: string
  /** The ship that moves or attacks now. */
  ship: string | null
  /** The number of spaces it may still move. */
  left: number
  /** The weapon that it fires. */
  weapon: string | null
  /** The number of attacks that the weapon has left. */
  attacks_left: number
}

/**
 * The whole report. It lists all ships in the order of launch, the `best` ship card, and the
 * `decisive` shot.
 */
export type AfterAction = {
  rounds: number
  ships: ShipReport[]
  best: string | null
  decisive: Shot | null
}

/**
 * The cards of an ally that a seat may see. The hand is visible only while the ally shows it (PRV-08,
 * PRV-21).
 */
export type AllyView = {
  /** Its hand by handles, or null while it is not shown. */
  hand: Record<string, HandCardView> | null
  /** Its ship cards that are not launched and in no hold. */
  screen: Record<string, ScreenCardView>
  /** The ship cards in the hold of each of its ship cards. */
  holds: Record<string, string[]>
}

/** An asteroid has moved to `hexes`. */
export type AsteroidHappening = HappeningBase & {
  kind: 'asteroid'
  /** The asteroid. */
  tile: string
  /** The spaces that it now covers. */
  hexes: string[]
}

/** An asteroid may now move up to `steps` spaces, or has ended its move. */
export type AsteroidStepsHappening = HappeningBase & {
  kind: 'asteroid-steps'
  /** The asteroid, or null when it has ended its move. */
  tile: string | null
  /** The maximum number of spaces that it may move. */
  steps: number
}

/** A card is attached to a ship card under a handle. */
export type AttachedHappening = HappeningBase & {
  kind: 'attached'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** The ship card. */
  ship_card: string
  /** The handle of the card while it is attached. */
  handle: string
}

/** An attached tactic card. */
export type AttachedView = {
  /** Its id. */
  card: string
  /** The team to whose discard pile it will go. */
  owner: string
}

/**
 * The roll of an attack: the coordinate and the cell of the target's chart. `again` names the power
 * that caused a reroll.
 */
export type AttackHappening = HappeningBase & {
  kind: 'attack'
  /** The ship that attacks. */
  attacker: string
  /** The ship that is attacked. */
  target: string
  /** The weapon: `primary`, `secondary`, or the handle of a card that is a weapon. */
  weapon: string
  /** The printed name of the weapon. */
  name: string
  /** The rolled letter and number, such as "D4". */
  coordinate: string
  /** The symbol on the target's chart: `#` hit, `.` miss, `*` critical, or the symbol of a special cell. */
  cell: string
  /** Whether the attack is a hit. */
  hit: boolean
  /** Whether the target is destroyed, by a hit on `*` while its shields were down. */
  critical: boolean
  /** The power that caused a reroll, or null. */
  again: string | null
}

/** A ship has finished its attacks. */
export type AttackerDoneHappening = HappeningBase & {
  kind: 'attacker-done'
  /** The ship. */
  ship: string
}

/** A ship begins its attacks. */
export type AttackerHappening = HappeningBase & {
  kind: 'attacker'
  /** The ship. */
  ship: string
}

/** A ship card whose last ship has escaped leaves play. */
export type CardEscapedHappening = HappeningBase & {
  kind: 'card-escaped'
  /** The ship card. */
  ship_card: string
}

/** A ship card leaves play, together with the ship cards in its hold. */
export type CardLostHappening = HappeningBase & {
  kind: 'card-lost'
  /** The ship card. */
  ship_card: string
  /** The ship cards in its hold. */
  cargo: string[]
}

/** A name and a text. */
export type CardWording = {
  name: string
  text: string
}

/** The cargo of a hold is destroyed, but the carrier stays. */
export type CargoLostHappening = HappeningBase & {
  kind: 'cargo-lost'
  /** The carrier. */
  ship_card: string
  /** The ship cards that were in its hold. */
  cargo: string[]
}

export type Catalogue = PublicCatalogue

/** A special cell of a hit chart (SHC-19). */
export type Cell = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  hit: boolean
  /** text, not empty, without control characters */
  text: string
  only_shields_down: boolean
}

/** A weapon with the printed `name` is charged for a number of `attacks`. */
export type ChargedHappening = HappeningBase & {
  kind: 'charged'
  /** The ship. */
  ship: string
  /** The weapon: `primary`, `secondary`, or the handle of a card that is a weapon. */
  weapon: string
  /** The printed name of the weapon. */
  name: string
  /** The number of attacks that it may make. */
  attacks: number
}

/** One value of a mission option, and the numbers that this choice changes. */
export type Choice = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  /** a whole number from 0 to 999 */
  fleet_limit: number
  /** a whole number from 0 to 999 */
  deck_size: number
  tactic_cards: boolean
}

/** A seat concedes. `lost` states whether its side loses as a result. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  /** The seat. */
  seat: string
  /** Whether its side loses as a result. */
  lost: boolean
}

/** A ship card passes from one seat's control to another's. */
export type ControlHappening = HappeningBase & {
  kind: 'control'
  from: string
  /** The ship card. */
  ship_card: string
  /** The seat that now controls it. */
  to: string
}

/** A seat looks at the top cards of another team's deck. */
export type CoreHappening = HappeningBase & {
  kind: 'core'
  /** The seat. */
  seat: string
  /** The owner of the deck. */
  team: string
  /** The number of cards. */
  count: number
  /** The cards, from the top down. */
  cards?: string[]
}

/** A seat keeps one card of another team's deck and puts `count` others under it. */
export type CoreKeptHappening = HappeningBase & {
  kind: 'core-kept'
  /** The seat. */
  seat: string
  /** The owner of the deck. */
  team: string
  /** The number of cards that go under the deck. */
  count: number
  /** The card that the seat keeps. */
  card?: string
  /** The handle of the card in the hand. */
  handle?: string
  /** The cards that go back, with the lowest card last. */
  back?: string[]
}

/** A ship loses `shields` and takes `hull` damage. `now` contains its pegs afterwards. */
export type DamageHappening = HappeningBase & {
  kind: 'damage'
  /** The ship. */
  ship: string
  /** The cause: `attack`, `ecm`, `debris`, or a power. */
  source: string
  /** The type of damage, if powers distinguish it. */
  type: string
  /** The number of shield pegs lost. */
  shields: number
  /** The hull damage taken. */
  hull: number
  /** The ship's pegs afterwards. */
  now: Pegs
}

export type Decision = DecisionView

/** A decision of the viewer. */
export type DecisionView = DecisionBase & {
  /** The kind of decision. */
  kind:
    | 'action'
    | 'attach'
    | 'attack-ship'
    | 'computer-core'
    | 'core-keep'
    | 'core-order'
    | 'deploy'
    | 'discard'
    | 'duplicate-hero'
    | 'energy-phase'
    | 'engine-asteroids'
    | 'engine-move'
    | 'engine-target'
    | 'engines'
    | 'hand-limit'
    | 'hold'
    | 'last-card'
    | 'launch-at'
    | 'launch-ship'
    | 'market'
    | 'move'
    | 'move-ship'
    | 'order-triggers'
    | 'pass-cards'
    | 'place-torrent'
    | 'power'
    | 'prepped'
    | 'regenerate'
    | 'replace'
    | 'respond'
    | 'shot'
    | 'starter'
    | 'target'
    | 'warp'
    | 'weapon'
  /** The options to choose from. */
  options: OptionView[]
  /** The continuations of paths, by the id of the option that leads to a space. The key "" stands for the ship's own place. Present only if the client can draw whole movements. Successive option ids are separated by spaces. */
  paths?: Record<string, string[]>
  /** The paths of a movement's flights in the same form. The id of a flight names its last space. */
  flights?: Record<string, string[]>
}

/** A ship is destroyed. */
export type DestroyedHappening = HappeningBase & {
  kind: 'destroyed'
  /** The ship. */
  ship: string
  /** The ship card. */
  ship_card: string
  /** The reason, as a keyword. */
  why: string
}

/** An attached card goes to its owner's discard pile. */
export type DetachedHappening = HappeningBase & {
  kind: 'detached'
  /** The tactic card. */
  card: string
  /** The ship card. */
  ship_card: string
  /** The handle that the card had. */
  handle: string
  /** The reason, as a keyword. */
  why: string
}

/** A hand card goes to a discard pile. */
export type DiscardedHappening = HappeningBase & {
  kind: 'discarded'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** The reason: `energy`, `hand-limit`, or a power. */
  why: string
}

/** A seat draws a card. */
export type DrewHappening = HappeningBase & {
  kind: 'drew'
  /** The seat. */
  seat: string
  /** The tactic card that was drawn. */
  card?: string
  /** The handle of the card in the hand. */
  handle?: string
}

/** A power begins to have a lasting effect on a ship, ship card or seat. */
export type EffectHappening = HappeningBase & {
  kind: 'effect'
  /** The power. */
  power: string
  /** The ship, ship card or seat. */
  on: string
}

/** A team gains or spends energy, and has `now` afterwards. */
export type EnergyHappening = HappeningBase & {
  kind: 'energy'
  /** The team. */
  team: string
  /** The change, negative for a loss. */
  amount: number
  /** The reason, as a keyword. */
  why: string
  /** The team's energy afterwards. */
  now: number
}

/** Remote engines start, so that asteroids may move, or the engines stop. */
export type EnginesHappening = HappeningBase & {
  kind: 'engines'
  /** The number of asteroids that may move, or null when the engines stop. */
  left: number | null
}

/** A seat calls for the remote engines. */
export type EnginesUsedHappening = HappeningBase & {
  kind: 'engines-used'
  /** The seat. */
  seat: string
}

/** Remote engines that are running. */
export type EnginesView = {
  /** The number of asteroids that may still move. */
  left: number
}

/** A ship leaves the board permanently without being destroyed. */
export type EscapedHappening = HappeningBase & {
  kind: 'escaped'
  /** The ship. */
  ship: string
  /** The ship card. */
  ship_card: string
}

/** A played event goes to the discard pile of the team that owns it. */
export type EventSpentHappening = HappeningBase & {
  kind: 'event-spent'
  /** The tactic card. */
  card: string
  /** The team to whose discard pile it goes. */
  owner: string
}

/** A publicly known ship card of a fleet (PRV-14). */
export type FleetCardView = {
  /** Its id. */
  card: string
  /** Its version. */
  level: string
  /** Its location: hidden, launched, lost, escaped or taken. */
  state: string
}

/** The result of a match, and its text. */
export type GalaxiesResult = ResultBase & {
  /** The result as data. */
  text: ResultText
}

/** The complete view of one viewer. A spectator's view has none of the optional fields. */
export type GalaxiesView = TableBase & {
  /** The id of the board's layout in the catalogue. */
  layout: string
  /** The public information about each seat, by seat id. */
  seats: Record<string, SeatPublic>
  /** The public information about each team, by team id. */
  teams: Record<string, TeamPublic>
  /** The launched ship cards, by their ids. */
  ship_cards: Record<string, ShipCardView>
  /** The ships on the board, by their ids. */
  ships: Record<string, ShipView>
  /** The tiles, by their ids. */
  tiles: Record<string, TileView>
  /** The current activation. */
  activation: ActivationView | null
  /** The remote engines that are running. */
  engines: EnginesView | null
  /** The result of the match, or null. */
  result: GalaxiesResult | null
  /** The hidden information. */
  revealed?: Revealed
  /** The viewer's tactic cards, by handles that are meaningless to other viewers. */
  hand?: Record<string, HandCardView>
  /** Its ship cards that are not launched and in no hold. */
  screen?: Record<string, ScreenCardView>
  /** The ship cards in the hold of each of its ship cards. */
  holds?: Record<string, string[]>
  /** The cards of its allies that it may see. */
  ally?: Record<string, AllyView>
  /** The cards of its team's deck when the match began. */
  deck_list?: Record<string, number>
  /** The cards that it knows to be at the bottom of a team's deck, the lowest last. They are listed until the deck is shuffled. */
  deck_bottom?: Record<string, string[]>
  /** The decision that the viewer has to make, or null if there is none. */
  decision?: DecisionView | null
}

/** A tactic card in a hand. */
export type HandCardView = {
  /** Its id. */
  card: string
  /** The current cost of playing it. */
  cost: number
}

export type Happening =
  | ActivatedHappening
  | ActivationEndedHappening
  | AsteroidHappening
  | AsteroidStepsHappening
  | AttachedHappening
  | AttackHappening
  | AttackerHappening
  | AttackerDoneHappening
  | CardEscapedHappening
  | CardLostHappening
  | CargoLostHappening
  | ChargedHappening
  | ConcededHappening
  | ControlHappening
  | CoreHappening
  | CoreKeptHappening
  | DamageHappening
  | DestroyedHappening
  | DetachedHappening
  | DiscardedHappening
  | DrewHappening
  | EffectHappening
  | EnergyHappening
  | EnginesHappening
  | EnginesUsedHappening
  | EscapedHappening
  | EventSpentHappening
  | LaunchedHappening
  | MovedHappening
  | MovementHappening
  | MovementEndedHappening
  | OrderChangedHappening
  | PassedHappening
  | PhaseHappening
  | PlayedHappening
  | PointsHappening
  | PowerHappening
  | PreppedHappening
  | RepairedHappening
  | ReshuffledHappening
  | ResultHappening
  | RollHappening
  | RunOutHappening
  | SettledHappening
  | ShieldsHappening
  | StageHappening
  | StarterHappening
  | TileHappening
  | TilesHiddenHappening
  | TurnHappening
  | WindowHappening

/** A ship card is launched. `ships` lists the spaces that each of its ships covers. */
export type LaunchedHappening = HappeningBase & {
  kind: 'launched'
  /** The seat. */
  seat: string
  /** The ship card. */
  ship_card: string
  /** The version of the ship card. */
  level: string
  /** The spaces that each of its ships covers. */
  ships: Record<string, string[]>
}

/**
 * A loadout as a player sends it: ship cards with their versions, and the number of copies of each tactic
 * card.
 *
 * The bounds are far above the size of any legal loadout. They reject input that would only waste time and
 * memory.
 */
export type Loadout = {
  fleet: [string, string][]
  deck: Record<string, number>
}

export type LoadoutLimits = OfferedLimits

export type LoadoutReport = Report

/** The match is over. If there is no winner, it is a draw. */
export type MatchEnded = {
  /** The ship that had to be destroyed. */
  ship?: string
  /** The totals of the victory clock, by team. */
  totals?: Record<string, string>
  /** The criterion that broke a tie between the totals: `ships` or `run-out`. */
  tie?: string
  /** The team that won. */
  winner: string | null
  /** The reason, as a keyword. */
  reason: string
}

/** A special rule of a mission. The function with the same id implements it (BRK-02). */
export type MissionRule = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  text: string
  params: Record<string, unknown>
}

/** A ship moves by one space, or is `placed`. `to` lists all spaces that it covers afterwards. */
export type MovedHappening = HappeningBase & {
  kind: 'moved'
  /** The ship. */
  ship: string
  /** All spaces that it covered before. */
  was: string[]
  /** All spaces that it covers afterwards. */
  to: string[]
  /** Whether it was placed there instead of moving one space. */
  placed?: boolean
}

/** A ship's movement is over. */
export type MovementEndedHappening = HappeningBase & {
  kind: 'movement-ended'
  /** The ship. */
  ship: string
}

/** A ship may move up to `left` spaces. */
export type MovementHappening = HappeningBase & {
  kind: 'movement'
  /** The ship. */
  ship: string
  /** The maximum number of spaces that it may move. */
  left: number
}

/** A ready-made loadout with its totals. */
export type OfferedBuild = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  /** text, not empty, without control characters */
  text: string
  side: 'ISN' | 'Wretch'
  fleet: [string, 'seasoned' | 'standard' | 'veteran'][]
  deck: Record<string, number>
  counts: Record<string, number>
}

/** The limits of a seat, and the ready-made loadouts that are legal for it. */
export type OfferedLimits = {
  seat: string
  side: string
  fleet_limit: number
  ships: string[]
  must_include: string[]
  deck_size: number
  cards: string[]
  copies: number
  deck_min: Record<string, number>
  ready_made: OfferedBuild[]
}

/** An option that the host of a match may set. The first choice is the default. */
export type Option = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  choices: Choice[]
}

/** An option of a decision. */
export type OptionView = OptionBase & {
  /** The things to which it refers. */
  ref: Ref
}

/** A standing order of this viewer is set or unset. */
export type OrderChangedHappening = HappeningBase & {
  kind: 'order-changed'
  /** The name of the order. */
  order: string
  /** Whether the order is set. */
  on: boolean
}

/** Cards go from a hand to an ally's hand. */
export type PassedHappening = HappeningBase & {
  kind: 'passed'
  /** The seat that gives them. */
  seat: string
  /** The ally that receives them. */
  to: string
  /** The number of cards. */
  count: number
  /** The cards that go to another hand. */
  cards?: string[]
}

/** The pegs of a ship. */
export type Pegs = {
  /** The number of blue pegs. */
  shields: number
  /** The number of red pegs. */
  hull_damage: number
}

/** A phase of a seat's turn begins. */
export type PhaseHappening = HappeningBase & {
  kind: 'phase'
  /** The seat. */
  seat: string
  /** The phase. */
  phase: 'action' | 'deploy' | 'end' | 'energy' | 'over' | 'setup'
}

/** A seat plays a card at a cost. */
export type PlayedHappening = HappeningBase & {
  kind: 'played'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** The energy that it costs. */
  cost: number
}

/** A team scores `amount` victory points and has `now` afterwards. A ship may have scored them. */
export type PointsHappening = HappeningBase & {
  kind: 'points'
  /** The team. */
  team: string
  /** The number of points. */
  amount: number
  /** The reason: `survivors`, `escape` or `data-points`. */
  why: string
  /** The team's victory points afterwards. */
  now: number
  /** The ship that scored them, or null. */
  ship: string | null
}

/** A power of a ship or tactic card. The function with the same id implements it (SHC-11, TCC-06). */
export type Power = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  timing:
    | 'activation-end'
    | 'activation-start'
    | 'after-damage'
    | 'after-move'
    | 'attack-hit'
    | 'attack-missed'
    | 'before-damage'
    | 'enemy-activation-start'
    | 'enemy-after-move'
    | 'energy-start'
    | 'on-launch'
    | 'own-action'
    | 'own-deploy'
    | 'play'
    | 'ship-destroyed'
    | 'static'
    | 'would-be-destroyed'
  /** text, not empty, without control characters */
  text: string
}

/** A power acts. `source` is the card that has the power. */
export type PowerHappening = HappeningBase & {
  kind: 'power'
  /** The power. */
  power: string
  /** The id of the card that has the power, or the handle of an attached card. */
  source: string
  /** The seat that uses the power, or null. */
  seat: string | null
  /** The ship that the power concerns, or null. */
  ship: string | null
}

/**
 * A card that is set aside for one ship. It is free at the start, or offered when the ship is
 * launched.
 */
export type Prepped = {
  card: string
  ship: string
  when: 'launch' | 'start'
}

/** A prepped card is used, or stays aside permanently. */
export type PreppedHappening = HappeningBase & {
  kind: 'prepped'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** Whether the card was used. */
  used: boolean
}

/** A prepped card, which is public (PRV-15). */
export type PreppedView = {
  /** The tactic card. */
  card: string
  /** The ship card for which it was set aside. */
  on: string
  /** Its state: waiting, used or declined. */
  state: string
}

/**
 * All printed components by id.
 *
 * `copies` is the number of copies of each tactic card in a box. `footprints` lists the spaces that each
 * shape covers when it faces north at `0,0`.
 */
export type PublicCatalogue = {
  digest: string
  words: Wording
  copies: number
  ships: Record<string, ShipType>
  tactics: Record<string, TacticCard>
  tiles: Record<string, TileType>
  footprints: Record<string, string[]>
  layouts: Record<string, PublicLayout>
  missions: Record<string, PublicMission>
}

/** One or two boards joined together, with their complete spaces and starting zones. */
export type PublicLayout = {
  id: string
  boards: number
  columns: number
  rows: number
  text: string
  hexes: string[]
  zones: Record<string, string[]>
}

/**
 * A mission as printed, with all its variants. The default variant comes first. `players` is the number
 * of seats.
 *
 * The seed of a lesson is not included.
 */
export type PublicMission = {
  id: string
  number: number
  title: string
  story: string
  layout: string
  teams: Team[]
  seats: Seat[]
  victory: Victory[]
  tiles: PublicPlaced[]
  hidden: string[][]
  starts: PublicStart[]
  rules: Record<string, MissionRule>
  options: Option[]
  ways: PublicWay[]
  tactic_cards: boolean
  printed: string[]
  players: number
}

/** A tile that lies face up on the map from the start. */
export type PublicPlaced = {
  tile: string
  hexes: string[]
  direction: number
}

/**
 * Ships that begin on the battlefield without launch cost. If `ships` is missing, the whole fleet
 * begins there.
 */
export type PublicStart = {
  seat: string
  where: 'at' | 'beside' | 'zone'
  ships: string[]
  beside: string
  hexes: string[]
  holds: boolean
  shields: number | null
  /** a whole number from 0 to 999 */
  hull_damage: number
}

/**
 * A variant of a mission that results from the host's choices (M1-12 to M1-14).
 *
 * It contains the choice of every option, whether there are tactic cards and a victory clock, and the size
 * of each team's deck. `fleet_limits` is the launch energy that a seat may spend on its fleet, or 0 if the
 * fleet is fixed.
 */
export type PublicWay = {
  options: Record<string, string>
  tactic_cards: boolean
  clock: boolean
  fleet_limits: Record<string, number>
  deck_sizes: Record<string, number>
}

/** The things to which an option refers: spaces, ships, cards and handles by their ids. */
export type Ref = {
  /** A space, or the first space in `hexes`. */
  hex?: string
  /** The spaces where a ship or tile would be placed. */
  hexes?: string[]
  /** A ship. */
  ship?: string
  /** A ship card. */
  ship_card?: string
  /** A tactic card. */
  card?: string
  /** The handle of a card in a hand, or of an attached card. */
  handle?: string
  /** A tile. */
  tile?: string
  /** A seat. */
  seat?: string
  /** The energy that the option costs, or the hold spaces that a load needs. */
  amount?: number
  /** A weapon of the ship. */
  weapon?: string
  /** The weapons that would be fired one after another. */
  weapons?: string[]
  /** A ship that would be attacked. */
  target?: string
  /** The path of a flight: the option ids of its single spaces. */
  path?: string[]
  /** A direction, 0 to 5 clockwise from north. */
  direction?: number
  /** A standing order. */
  order?: string
  /** A power. */
  power?: string
}

/** A ship's hull is repaired. `now` is the remaining damage. */
export type RepairedHappening = HappeningBase & {
  kind: 'repaired'
  /** The ship. */
  ship: string
  /** The amount of damage that was repaired. */
  amount: number
  /** The remaining damage. */
  now: number
  /** The reason, as a keyword. */
  why: string
}

/**
 * The totals of a fleet and deck: the launch cost, and the number of tactic cards in total and by
 * type.
 */
export type Report = {
  faults: LoadoutFault[]
  legal: boolean
  cost: number
  cards: number
  types: Record<string, number>
}

/** A team has a freshly shuffled deck. */
export type ReshuffledHappening = HappeningBase & {
  kind: 'reshuffled'
  /** The team. */
  team: string
  /** The number of cards in the deck. */
  size: number
}

/** The match is over. If there is no winner, it is a draw. */
export type ResultHappening = HappeningBase & {
  kind: 'result'
  /** The ship that had to be destroyed. */
  ship?: string
  /** The totals of the victory clock, by team. */
  totals?: Record<string, string>
  /** The criterion that broke a tie between the totals: `ships` or `run-out`. */
  tie?: string
  /** The team that won. */
  winner: string | null
  /** The reason, as a keyword. */
  reason: string
}

/**
 * The text about the end of a match. Its arguments are the fields of the happening that ended the
 * match.
 */
export type ResultText = {
  /** The kind of that happening. */
  key: 'result'
  /** Its fields. */
  args: MatchEnded
}

/** The hidden information, which is revealed after the end of the match (PRV-29). */
export type Revealed = {
  /** For each seat, the ship cards of its fleet with their versions. */
  fleets: Record<string, Record<string, string>>
  /** For each team with a chosen deck, the number of copies of each card. */
  decks: Record<string, Record<string, number>>
  /** The tactic cards in the hand of each seat. */
  hands: Record<string, string[]>
  /** The ship cards behind the screen of each seat. */
  screens: Record<string, string[]>
  /** The ship cards in the hold of each ship card. */
  holds: Record<string, string[]>
  /** The kind of each tile that was hidden. */
  tiles: Record<string, string>
}

/** The number die was rolled. `success` states whether the result reaches `needed`. */
export type RollHappening = HappeningBase & {
  kind: 'roll'
  /** The purpose: `starter`, `ecm`, `debris`, `cover`, `boarding`, `engines`, `engine-move`, `survivors`, or a power. */
  purpose: string
  /** The number of sides of the die. */
  sides: number
  /** The number that was rolled. */
  result: number
  /** The seat that rolls, or null. */
  seat: string | null
  /** The ship that the roll concerns, or null. */
  ship: string | null
  /** The tile, ship or power that causes the roll, or null. */
  source: string | null
  /** The lowest number that succeeds, or null. */
  needed: number | null
  /** Whether the roll succeeds, or null. */
  success: boolean | null
}

/** The last card of a team's deck was drawn, for the first or second time. */
export type RunOutHappening = HappeningBase & {
  kind: 'run-out'
  /** The team. */
  team: string
  /** The number of times that the deck has run out, 1 or 2. */
  times: number
}

/** A ship card that is not launched yet. */
export type ScreenCardView = {
  /** Its version. */
  level: string
  /** The current cost of launching it. */
  cost: number
}

/**
 * A player's place in a mission. `fleet` is fixed, unless `fleet_limit` is above 0 and the player chooses
 * the fleet within it (SET-06).
 */
export type Seat = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  side: 'ISN' | 'Wretch'
  team: string
  zone: 'north' | 'south'
  fleet: [string, 'seasoned' | 'standard' | 'veteran'][]
  /** a whole number from 0 to 999 */
  fleet_limit: number
  must_include: string[]
  must_exclude: string[]
  prepped: Prepped[]
}

/** The public information about a seat. The hand itself is secret, but its size is public (PRV-09). */
export type SeatPublic = SeatView & {
  /** The name of its starting zone in the layout. */
  zone: string | null
  /** The number of tactic cards in its hand. */
  hand_size: number
  /** The energy that it can spend. */
  energy: number
  /** The ship cards that are publicly known to belong to it. */
  fleet: FleetCardView[]
  /** The cards that the mission set aside for it. */
  prepped: PreppedView[]
}

/** The result of an attack: a hit on `target` or a miss, with the reason. */
export type SettledHappening = HappeningBase & {
  kind: 'settled'
  /** The ship that attacks. */
  attacker: string
  /** The ship that is attacked. It may differ from the target of the roll. */
  target: string
  /** Whether the attack counts as a hit. */
  hit: boolean
  /** The reason for the result: `chart`, `cover`, or a power. */
  why: string
}

/** A ship gains or gives away shield pegs, and has `now` afterwards. */
export type ShieldsHappening = HappeningBase & {
  kind: 'shields'
  /** The ship. */
  ship: string
  /** The change, negative for a loss. */
  amount: number
  /** The ship's shield pegs afterwards. */
  now: number
  /** The reason, as a keyword. */
  why: string
}

/**
 * A launched ship card (PRV-02). It does not reveal what is in the hold, or whether the hold is empty
 * (PRV-07).
 */
export type ShipCardView = {
  /** Its version. */
  level: string
  /** The seat that controls it. */
  seat: string
  /** The seat from whose fleet it came. */
  owner: string
  /** Its ships on the board. */
  ships: string[]
  /** The number of its ships that are lost. */
  lost: number
  /** The cards attached to it, by their handles. */
  attached: Record<string, AttachedView>
  /** Whether it has been activated this turn. */
  activated: boolean
  /** The number of spaces it can move now. */
  move: number
  /** The current cost of activating it. */
  activation: number
  /** The cells of its hit chart that attacks have hit. */
  struck?: string[]
}

/** The condition of a ship at the end: its shields and red pegs, and how it left the board, if it did. */
export type ShipCondition = {
  ship: string
  shields: number
  hull_damage: number
  gone: string
}

/**
 * The record of a ship card: its attacks, hits and expected hits, its damage, and the ships that it
 * destroyed.
 *
 * `struck` lists the cells of its chart that attacks have hit, in order.
 */
export type ShipReport = {
  card: string
  level: string
  seat: string
  shots: number
  hits: number
  expected: number
  damage: number
  kills: number
  scars: ShipCondition[]
  struck: string[]
}

/** A ship or squadron with its three versions (SHC-01, CMP-17). */
export type ShipType = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  faction: 'isn' | 'wretch'
  size: 'large' | 'medium' | 'small'
  kind: 'solo' | 'squadron'
  /** a whole number from 1 to 999 */
  ships: number
  role: string
  versions: Record<string, ShipVersion>
  printed: string[]
}

/** One face of a ship card: a ship at one level of experience (CMP-18). */
export type ShipVersion = {
  level: 'seasoned' | 'standard' | 'veteran'
  /** a whole number from 0 to 999 */
  launch: number
  /** a whole number from 0 to 999 */
  activation: number
  /** a whole number from 0 to 999 */
  move: number
  /** a whole number from 0 to 999 */
  shields: number
  /** a whole number from 1 to 999 */
  hull: number
  primary: Weapon
  /** a whole number from 0 to 999 */
  capacity: number
  slots: Slots
  chart: string[]
  secondary: Weapon | null
  cells: Record<string, Cell>
  powers: Power[]
  printed: string[]
  bounded: string[]
}

/** A ship on the board with its pegs (PRV-01). */
export type ShipView = {
  /** Its ship card. */
  card: string
  /** Its spaces. The first is the centre of a large ship, or the leading end of a medium one. */
  hexes: string[]
  /** Its shields, the blue pegs. */
  shields: number
  /** The damage to its hull, the red pegs. */
  hull_damage: number
}

/** One attack, and its chance to hit according to the chart of its target. */
export type Shot = {
  round: number
  seat: string
  card: string
  target: string
  weapon: string
  coordinate: string
  chance: number
  critical: boolean
  damage: number
  destroyed: boolean
}

/** The number of tactic cards of each type that a ship card can carry (SHC-23 to SHC-25). */
export type Slots = {
  /** a whole number from 0 to 999 */
  upgrade: number
  /** a whole number from 0 to 999 */
  weapon: number
  /** a whole number from 0 to 999 */
  hero: number
}

/** The activation enters its next step. */
export type StageHappening = HappeningBase & {
  kind: 'stage'
  /** The step: `move`, `attack` or `end`. */
  step: string
}

/** A seat will take the first turn. */
export type StarterHappening = HappeningBase & {
  kind: 'starter'
  /** The seat. */
  seat: string
}

/** A tactic card (TCC-01 to TCC-07). */
export type TacticCard = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  faction: 'isn' | 'wretch'
  type: 'event' | 'hero' | 'sabotage' | 'upgrade' | 'weapon'
  /** a whole number from 0 to 999 */
  cost: number
  phase: 'action' | 'any' | 'deploy' | 'energy'
  by: 'any' | 'opponent' | 'own'
  trigger:
    | 'activation-end'
    | 'activation-start'
    | 'after-damage'
    | 'after-move'
    | 'attack-hit'
    | 'attack-missed'
    | 'before-damage'
    | 'enemy-activation-start'
    | 'enemy-after-move'
    | 'energy-start'
    | 'on-launch'
    | 'own-action'
    | 'own-deploy'
    | 'play'
    | 'ship-destroyed'
    | 'static'
    | 'would-be-destroyed'
  icon: '' | 'solo' | 'squadron'
  weapon: Weapon | null
  powers: Power[]
  printed: string[]
}

/** One side of a mission. Energy and decks belong to teams. A single player also forms a team. */
export type Team = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  side: 'ISN' | 'Wretch'
  /** text, not empty, without control characters */
  goal: string
  /** a whole number from 0 to 999 */
  energy: number
  /** a whole number from 0 to 999 */
  gain: number
  /** a whole number from 0 to 999 */
  first_gain: number
  deck_kind: 'chosen' | 'faction' | 'listed' | 'none'
  /** a whole number from 0 to 999 */
  deck_size: number
  deck: [string, number][]
  deck_min: Record<string, number>
}

/**
 * The public information about a team. The deck itself is secret, but its size is public (PRV-09,
 * PRV-10).
 */
export type TeamPublic = TeamView & {
  /** The energy of the team. */
  energy: number
  /** The number of cards left in its deck. */
  deck_size: number
  /** Its discard pile, the last card on top. */
  discard: string[]
  /** The number of times that its deck has run out. */
  run_outs: number
  /** Its victory points. */
  victory_points: number
}

/** A ship turns over a tile. */
export type TileHappening = HappeningBase & {
  kind: 'tile'
  /** The tile. */
  tile: string
  /** The kind of the tile. */
  tile_kind: string
  /** The ship that turned it over. */
  ship: string
}

/** An obstacle or discovery tile (CMP-11, CMP-12). */
export type TileType = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  class: 'discovery' | 'obstacle'
  /** a whole number from 0 to 999 */
  count: number
  symbol: string
  footprint: string
  /** text, not empty, without control characters */
  text: string
  params: Record<string, unknown>
  printed: string[]
}

/** A tile on the board. */
export type TileView = {
  /** Its kind, or null while it lies face down (PRV-12). */
  kind: string | null
  /** The number of an obstacle among those of its kind, as used in sentences. */
  number?: number
  /** Its spaces. */
  hexes: string[]
}

/** The hidden tiles are laid out. */
export type TilesHiddenHappening = HappeningBase & {
  kind: 'tiles-hidden'
}

/** A seat's turn begins. */
export type TurnHappening = HappeningBase & {
  kind: 'turn'
  /** The seat. */
  seat: string
  /** The round. */
  round: number
}

/** One way to win. The `team` "any" means every team (VIC-01). */
export type Victory = {
  team: string
  rule: 'destroy-ship' | 'eliminate' | 'points' | 'victory-clock'
  /** a whole number from 0 to 999 */
  points: number
  /** a whole number from 0 to 999 */
  from_round: number
  ship: string
}

/**
 * A primary, secondary or additional weapon (SHC-05 to SHC-10).
 *
 * `sizes` lists the sizes of the ships that it may target. If it is empty, all sizes are allowed.
 */
export type Weapon = {
  /** text, not empty, without control characters */
  name: string
  /** a whole number from 0 to 999 */
  charge: number
  /** a whole number from 1 to 999 */
  range: number
  /** a whole number from 1 to 999 */
  attacks: number
  /** a whole number from 0 to 999 */
  strength: number
  note: string
  sizes: ('large' | 'medium' | 'small')[]
}

/** Players may react to an event with a card. The other fields describe what the event affects. */
export type WindowHappening = HappeningBase & {
  kind: 'window'
  /** The ship that attacks. */
  attacker?: string
  /** The ship. */
  ship?: string
  /** The ship card. */
  ship_card?: string
  /** The damage that a hit would do to the ship. */
  damage?: number
  /** Whether a hit would destroy the ship. */
  critical?: boolean
  /** The event, as a keyword. */
  event: string
}

/**
 * Names of phases, of rolls by purpose, of reasons for the end, of goals, and of the states of ship
 * cards.
 *
 * `face_down` describes a face-down tile. Powers have their own names.
 */
export type Wording = {
  phases: Record<string, string>
  rolls: Record<string, string>
  reasons: Record<string, string>
  victories: Record<string, string>
  states: Record<string, string>
  face_down: CardWording
}

/** The fields of each kind of happening, in addition to the common ones. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log that describes a happening. Its text contains the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<GalaxiesView, 'log'> & { log: ToldLine[] }
