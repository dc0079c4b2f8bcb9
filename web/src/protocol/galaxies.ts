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
  /** What goes on of it: start, move, attack or end. */
  step: string
  /** The ship that moves or attacks now. */
  ship: string | null
  /** How many spaces it may still move. */
  left: number
  /** The weapon that it fires. */
  weapon: string | null
  /** How many attacks that has left. */
  attacks_left: number
}

/**
 * The whole report: all ships in the order of launch, the `best` ship card, and the `decisive`
 * shot.
 */
export type AfterAction = {
  rounds: number
  ships: ShipReport[]
  best: string | null
  decisive: Shot | null
}

/** What a seat knows of its ally: the hand only while it is shown (PRV-08, PRV-21). */
export type AllyView = {
  /** Its hand by handles, null while it is not shown. */
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
  /** The spaces that it covers now. */
  hexes: string[]
}

/** An asteroid may move up to `steps` spaces now; null when it has ended its move. */
export type AsteroidStepsHappening = HappeningBase & {
  kind: 'asteroid-steps'
  /** The asteroid, null when it has ended its move. */
  tile: string | null
  /** Spaces, at most. */
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
  /** What it is called as long as it is attached. */
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
 * An attack: the coordinate that was rolled and the cell of the target's chart; `again` names the power
 * by which dice were thrown again.
 */
export type AttackHappening = HappeningBase & {
  kind: 'attack'
  /** The ship that attacks. */
  attacker: string
  /** The ship that is attacked. */
  target: string
  /** `primary`, `secondary`, or the handle of a card that is a weapon. */
  weapon: string
  /** Its name in print. */
  name: string
  /** Letter and number that were rolled: "D4". */
  coordinate: string
  /** What the target's chart has there: `#` hit, `.` miss, `*` critical, else the sign of a special place. */
  cell: string
  /** Whether that is a hit. */
  hit: boolean
  /** Whether it destroys: a hit on `*` while the target's shields were down. */
  critical: boolean
  /** The power by which dice were thrown again, null if none. */
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

/** A ship card whose last ship has escaped is out of play. */
export type CardEscapedHappening = HappeningBase & {
  kind: 'card-escaped'
  /** The ship card. */
  ship_card: string
}

/** A ship card is out of play with the ship cards in its hold. */
export type CardLostHappening = HappeningBase & {
  kind: 'card-lost'
  /** The ship card. */
  ship_card: string
  /** The ship cards in its hold. */
  cargo: string[]
}

/** A name, and what is to be read of it. */
export type CardWording = {
  name: string
  text: string
}

/** A hold's cargo is destroyed while its carrier stays. */
export type CargoLostHappening = HappeningBase & {
  kind: 'cargo-lost'
  /** The carrier. */
  ship_card: string
  /** The ship cards that were in its hold. */
  cargo: string[]
}

export type Catalogue = PublicCatalogue

/** A special location of a hit chart (SHC-19). */
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

/** A weapon, `name` in print, is charged for so many attacks. */
export type ChargedHappening = HappeningBase & {
  kind: 'charged'
  /** The ship. */
  ship: string
  /** `primary`, `secondary`, or the handle of a card that is a weapon. */
  weapon: string
  /** Its name in print. */
  name: string
  /** How many attacks it may make. */
  attacks: number
}

/** One value of a mission option, and the numbers it changes. */
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

/** A seat gives up; `lost` if its side has lost by it. */
export type ConcededHappening = HappeningBase & {
  kind: 'conceded'
  /** The seat. */
  seat: string
  /** Whether its side has lost by it. */
  lost: boolean
}

/** A ship card goes from one seat to another. */
export type ControlHappening = HappeningBase & {
  kind: 'control'
  from: string
  /** The ship card. */
  ship_card: string
  /** The seat that has it now. */
  to: string
}

/** A seat looks at the top cards of another team's deck. */
export type CoreHappening = HappeningBase & {
  kind: 'core'
  /** The seat. */
  seat: string
  /** Whose deck it is. */
  team: string
  /** How many. */
  count: number
  /** Which, the top one first. */
  cards?: string[]
}

/** A seat keeps one card of another team's deck and puts `count` under it. */
export type CoreKeptHappening = HappeningBase & {
  kind: 'core-kept'
  /** The seat. */
  seat: string
  /** Whose deck it is. */
  team: string
  /** How many go under the deck. */
  count: number
  /** The one that is kept. */
  card?: string
  /** What it is called in the hand. */
  handle?: string
  /** Those that go back, the lowest last. */
  back?: string[]
}

/** A ship loses `shields` and takes `hull` damage; `now` are its pegs after it. */
export type DamageHappening = HappeningBase & {
  kind: 'damage'
  /** The ship. */
  ship: string
  /** What did it: `attack`, `ecm`, `debris`, or a power. */
  source: string
  /** Its kind, where powers tell kinds apart. */
  type: string
  /** Shield pegs lost. */
  shields: number
  /** Hull damage taken. */
  hull: number
  /** Its pegs after it. */
  now: Pegs
}

export type Decision = DecisionView

/** A decision of the viewer. */
export type DecisionView = DecisionBase & {
  /** What sort of question it is. */
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
  /** What may be picked. */
  options: OptionView[]
  /** Only where a movement can be drawn as a whole: where its ways go on from the space that a pick leads to, or with the key "" from here. Several picks in a row have a space between two. */
  paths?: Record<string, string[]>
  /** The ways of a movement's flights, told alike; a flight's id names the space of its last pick. */
  flights?: Record<string, string[]>
}

/** A ship is destroyed. */
export type DestroyedHappening = HappeningBase & {
  kind: 'destroyed'
  /** The ship. */
  ship: string
  /** The ship card. */
  ship_card: string
  /** Why, as a word. */
  why: string
}

/** An attached card goes to its owner's discard pile. */
export type DetachedHappening = HappeningBase & {
  kind: 'detached'
  /** The tactic card. */
  card: string
  /** The ship card. */
  ship_card: string
  /** What it was called there. */
  handle: string
  /** Why, as a word. */
  why: string
}

/** A hand card goes to a discard pile. */
export type DiscardedHappening = HappeningBase & {
  kind: 'discarded'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** `energy`, `hand-limit`, or a power. */
  why: string
}

/** A seat draws a card. */
export type DrewHappening = HappeningBase & {
  kind: 'drew'
  /** The seat. */
  seat: string
  /** The tactic card that was drawn. */
  card?: string
  /** What it is called in the hand. */
  handle?: string
}

/** A power works for a while on a ship, ship card or seat. */
export type EffectHappening = HappeningBase & {
  kind: 'effect'
  /** The power. */
  power: string
  /** The ship, ship card or seat. */
  on: string
}

/** A team gains or spends energy and has `now`. */
export type EnergyHappening = HappeningBase & {
  kind: 'energy'
  /** The team. */
  team: string
  /** By how much; below 0 it is less. */
  amount: number
  /** For what, or from where, as a word. */
  why: string
  /** The team's energy after it. */
  now: number
}

/** Remote engines run: so many asteroids may move; null when they stop. */
export type EnginesHappening = HappeningBase & {
  kind: 'engines'
  /** How many asteroids may move, null when they stop. */
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
  /** How many asteroids may still move. */
  left: number
}

/** A ship leaves the board for good without being destroyed. */
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

/** A ship card of a fleet that everybody knows (PRV-14). */
export type FleetCardView = {
  /** Its id. */
  card: string
  /** Its version. */
  level: string
  /** Where it is: hidden, launched, lost, escaped or taken. */
  state: string
}

/** How a match ended, and the text for it. */
export type GalaxiesResult = ResultBase & {
  /** How it ended, as data. */
  text: ResultText
}

/** All that one viewer may know; a spectator's view has none of the optional fields. */
export type GalaxiesView = TableBase & {
  /** The layout of the board, as the catalogue names it. */
  layout: string
  /** What everybody knows of each seat, by its id. */
  seats: Record<string, SeatPublic>
  /** What everybody knows of each team, by its id. */
  teams: Record<string, TeamPublic>
  /** The ship cards that are launched, by their ids. */
  ship_cards: Record<string, ShipCardView>
  /** The ships on the board, by their ids. */
  ships: Record<string, ShipView>
  /** The tiles, by their ids. */
  tiles: Record<string, TileView>
  /** The activation under way. */
  activation: ActivationView | null
  /** The remote engines under way. */
  engines: EnginesView | null
  /** How the match ended, null until it has. */
  result: GalaxiesResult | null
  /** What was hidden. */
  revealed?: Revealed
  /** The viewer's tactic cards, by handles that mean nothing to others. */
  hand?: Record<string, HandCardView>
  /** Its ship cards that are not launched and in no hold. */
  screen?: Record<string, ScreenCardView>
  /** The ship cards in the hold of each of its ship cards. */
  holds?: Record<string, string[]>
  /** What it knows of each of its allies. */
  ally?: Record<string, AllyView>
  /** What its team's deck held as the match began. */
  deck_list?: Record<string, number>
  /** Cards that it knows to lie under the deck of a team, the lowest last, until that is shuffled. */
  deck_bottom?: Record<string, string[]>
  /** What the viewer is asked. */
  decision?: DecisionView | null
}

/** A tactic card in a hand. */
export type HandCardView = {
  /** Its id. */
  card: string
  /** What playing it would cost now. */
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

/** A ship card is launched: the spaces that each of its ships covers. */
export type LaunchedHappening = HappeningBase & {
  kind: 'launched'
  /** The seat. */
  seat: string
  /** The ship card. */
  ship_card: string
  /** Its version. */
  level: string
  /** The spaces that each of its ships covers. */
  ships: Record<string, string[]>
}

/**
 * A loadout as a player sends it: ship cards with their versions, and the number of each tactic card.
 *
 * The bounds are far above any legal loadout. They reject input that would only cost time and memory.
 */
export type Loadout = {
  fleet: [string, string][]
  deck: Record<string, number>
}

export type LoadoutLimits = OfferedLimits

export type LoadoutReport = Report

/** The match is over; without a winner it is a draw. */
export type MatchEnded = {
  /** The ship that had to be destroyed. */
  ship?: string
  /** The totals by the victory clock, by team. */
  totals?: Record<string, string>
  /** What broke a tie of these: `ships` or `run-out`. */
  tie?: string
  /** The team that won. */
  winner: string | null
  /** What decided it, as a word. */
  reason: string
}

/** A special rule of a mission; the function of the same id carries it out (BRK-02). */
export type MissionRule = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  text: string
  params: Record<string, unknown>
}

/** A ship moves by one space, or is `placed`; `to` are all spaces that it covers then. */
export type MovedHappening = HappeningBase & {
  kind: 'moved'
  /** The ship. */
  ship: string
  /** All spaces that it covered before. */
  was: string[]
  /** All spaces that it covers then. */
  to: string[]
  /** Whether it was put there rather than moved one space. */
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
  /** Spaces, at most. */
  left: number
}

/** A ready-made loadout, and its totals. */
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

/** Something the host of a match may choose; the first choice is the usual one. */
export type Option = {
  /** an id: a-z, 0-9 and single hyphens between them, up to 32 characters */
  id: string
  /** text, not empty, without control characters */
  name: string
  choices: Choice[]
}

/** One thing that may be picked. */
export type OptionView = OptionBase & {
  /** What it points at. */
  ref: Ref
}

/** A standing order of this viewer is set or ended. */
export type OrderChangedHappening = HappeningBase & {
  kind: 'order-changed'
  /** Which order. */
  order: string
  /** Whether it is in force. */
  on: boolean
}

/** Cards go from a hand to an ally's hand. */
export type PassedHappening = HappeningBase & {
  kind: 'passed'
  /** Who gives them. */
  seat: string
  /** The ally who gets them. */
  to: string
  /** How many. */
  count: number
  /** Which. */
  cards?: string[]
}

/** The pegs that a ship has. */
export type Pegs = {
  /** Blue pegs. */
  shields: number
  /** Red pegs. */
  hull_damage: number
}

/** A phase of a seat's turn begins. */
export type PhaseHappening = HappeningBase & {
  kind: 'phase'
  /** The seat. */
  seat: string
  /** Which. */
  phase: 'action' | 'deploy' | 'end' | 'energy' | 'over' | 'setup'
}

/** A seat plays a card at a cost. */
export type PlayedHappening = HappeningBase & {
  kind: 'played'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** Energy. */
  cost: number
}

/** A team scores `amount` victory points, perhaps by what a ship did, and has `now`. */
export type PointsHappening = HappeningBase & {
  kind: 'points'
  /** The team. */
  team: string
  /** How many. */
  amount: number
  /** `survivors`, `escape` or `data-points`. */
  why: string
  /** Its victory points after it. */
  now: number
  /** The ship that made them, null if none did. */
  ship: string | null
}

/** A power of a ship or tactic card; the function of the same id carries it out (SHC-11, TCC-06). */
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

/** A power acts; `source` is the mark of where it stands. */
export type PowerHappening = HappeningBase & {
  kind: 'power'
  /** The power. */
  power: string
  /** The mark of where it stands: a ship card, a card, or a handle. */
  source: string
  /** Who uses it, if anybody. */
  seat: string | null
  /** The ship that it is about, if any. */
  ship: string | null
}

/** A card set aside for one ship, free: at the start, or, if its player likes, as that ship launches. */
export type Prepped = {
  card: string
  ship: string
  when: 'launch' | 'start'
}

/** A prepped card is used, or stays aside for good. */
export type PreppedHappening = HappeningBase & {
  kind: 'prepped'
  /** The seat. */
  seat: string
  /** The tactic card. */
  card: string
  /** Whether it was used. */
  used: boolean
}

/** A prepped card, which everybody sees (PRV-15). */
export type PreppedView = {
  /** The tactic card. */
  card: string
  /** The ship card that it was set aside for. */
  on: string
  /** What has become of it: waiting, used or declined. */
  state: string
}

/**
 * Everything printed, by ids; `copies` is how many of each tactic card there are, `footprints` the
 * spaces that each shape covers, laid northward from `0,0`.
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

/** One or two boards put together: the full spaces and the starting zones. */
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
 * A mission as printed, and every way of playing it, the usual one first; `players` counts its seats.
 * It does not tell the luck of a lesson.
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

/** Ships that begin on the battlefield, free of their launch cost; without `ships`, the whole fleet. */
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
 * What a host's choices make of a mission (M1-12 to M1-14): the choice of every option, whether there are
 * tactic cards and a victory clock, the launch energy up to which a seat chooses its fleet (0 where that is
 * fixed), and how many cards a team has.
 */
export type PublicWay = {
  options: Record<string, string>
  tactic_cards: boolean
  clock: boolean
  fleet_limits: Record<string, number>
  deck_sizes: Record<string, number>
}

/** What an option points at: spaces, ships, cards and handles by their ids. */
export type Ref = {
  /** A space, or the first of those in `hexes`. */
  hex?: string
  /** Where a ship or tile would stand. */
  hexes?: string[]
  /** A ship. */
  ship?: string
  /** A ship card. */
  ship_card?: string
  /** A tactic card. */
  card?: string
  /** The handle of a card in a hand, or of one that is attached. */
  handle?: string
  /** A tile. */
  tile?: string
  /** A seat. */
  seat?: string
  /** What it costs in energy; of a load how many spaces it takes. */
  amount?: number
  /** A weapon of the ship. */
  weapon?: string
  /** The weapons that would be fired one after another. */
  weapons?: string[]
  /** A ship that would be attacked. */
  target?: string
  /** The way of a flight: the picks of its single spaces. */
  path?: string[]
  /** A direction, 0 to 5 clockwise from north. */
  direction?: number
  /** A standing order. */
  order?: string
  /** A power. */
  power?: string
}

/** A ship's hull is repaired; `now` is the damage that is left. */
export type RepairedHappening = HappeningBase & {
  kind: 'repaired'
  /** The ship. */
  ship: string
  /** How much of the damage. */
  amount: number
  /** The damage that is left. */
  now: number
  /** Why, as a word. */
  why: string
}

/** The totals of a fleet and deck: launch costs, and tactic cards in all and by type. */
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
  /** How many cards are in it. */
  size: number
}

/** The match is over; without a winner it is a draw. */
export type ResultHappening = HappeningBase & {
  kind: 'result'
  /** The ship that had to be destroyed. */
  ship?: string
  /** The totals by the victory clock, by team. */
  totals?: Record<string, string>
  /** What broke a tie of these: `ships` or `run-out`. */
  tie?: string
  /** The team that won. */
  winner: string | null
  /** What decided it, as a word. */
  reason: string
}

/** The text of a finished match, in the fields of the happening that ended it. */
export type ResultText = {
  /** The kind of that happening. */
  key: 'result'
  /** Its fields. */
  args: MatchEnded
}

/** What was hidden, after the end (PRV-29). */
export type Revealed = {
  /** Of each seat the ship cards of its fleet, with their versions. */
  fleets: Record<string, Record<string, string>>
  /** Of each team with a deck of its own how often it held each card. */
  decks: Record<string, Record<string, number>>
  /** The tactic cards in the hand of each seat. */
  hands: Record<string, string[]>
  /** The ship cards behind the screen of each seat. */
  screens: Record<string, string[]>
  /** The ship cards in the hold of each ship card. */
  holds: Record<string, string[]>
  /** What each tile is that lay with its black side up. */
  tiles: Record<string, string>
}

/** The number die was rolled; `success` tells whether the result is what was `needed` or more. */
export type RollHappening = HappeningBase & {
  kind: 'roll'
  /** For what: `starter`, `ecm`, `debris`, `cover`, `boarding`, `engines`, `engine-move`, `survivors`, or a power. */
  purpose: string
  /** How many the die has. */
  sides: number
  /** What it shows. */
  result: number
  /** Who rolls, null if nobody in particular does. */
  seat: string | null
  /** The ship that it is about, if any. */
  ship: string | null
  /** The tile, ship or power that makes it necessary, if any. */
  source: string | null
  /** From which number on it succeeds, if that can be said. */
  needed: number | null
  /** Whether it does. */
  success: boolean | null
}

/** The last card of a team's deck was drawn, for the first or second time. */
export type RunOutHappening = HappeningBase & {
  kind: 'run-out'
  /** The team. */
  team: string
  /** For the first or the second time. */
  times: number
}

/** What is left of a ship: its shields and red pegs, and how it left the board, if it did. */
export type Scars = {
  ship: string
  shields: number
  hull_damage: number
  gone: string
}

/** A ship card that is not launched yet. */
export type ScreenCardView = {
  /** Its version. */
  level: string
  /** What launching it would cost now. */
  cost: number
}

/** A player's place. `fleet` is given, or chosen within `fleet_limit` when that is not 0 (SET-06). */
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

/** What everybody knows about a seat. Of the hand, they know only the number of cards (PRV-09). */
export type SeatPublic = SeatView & {
  /** Where it launches, by the name of the zone in the layout. */
  zone: string | null
  /** How many tactic cards it holds. */
  hand_size: number
  /** The energy that it can spend. */
  energy: number
  /** The ship cards that all know to be its own. */
  fleet: FleetCardView[]
  /** The cards that the mission set aside for it. */
  prepped: PreppedView[]
}

/** What became of an attack: a hit on `target` that counts, or a miss and why. */
export type SettledHappening = HappeningBase & {
  kind: 'settled'
  /** The ship that attacks. */
  attacker: string
  /** The ship that is attacked, perhaps another one by now. */
  target: string
  /** Whether it counts as a hit. */
  hit: boolean
  /** What decided it: `chart`, `cover`, or a power. */
  why: string
}

/** A ship gets shield pegs, or gives some away, and has `now`. */
export type ShieldsHappening = HappeningBase & {
  kind: 'shields'
  /** The ship. */
  ship: string
  /** By how much; below 0 it is less. */
  amount: number
  /** Its shield pegs after it. */
  now: number
  /** Why, as a word. */
  why: string
}

/**
 * A launched ship card (PRV-02). It says nothing about the hold, not even whether it is empty
 * (PRV-07).
 */
export type ShipCardView = {
  /** Its version. */
  level: string
  /** The seat that controls it. */
  seat: string
  /** The seat whose fleet it came from. */
  owner: string
  /** Its ships on the board. */
  ships: string[]
  /** How many of its ships are lost. */
  lost: number
  /** The cards attached to it, by their handles. */
  attached: Record<string, AttachedView>
  /** Whether it has been activated this turn. */
  activated: boolean
  /** How many spaces it moves, as things stand. */
  move: number
  /** What activating it costs, as things stand. */
  activation: number
  /** The cells of its hit chart that attacks have hit. */
  struck?: string[]
}

/**
 * What a ship card did: its attacks, hits and expected hits, the damage of its attacks, and the ships
 * they destroyed.
 *
 * `struck` lists the cells of its chart that attacks have hit, in their order.
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
  scars: Scars[]
  struck: string[]
}

/** A ship or squadron by name, with its three versions (SHC-01, CMP-17). */
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
  /** Its spaces: first the centre of a large ship, the leading end of a medium one. */
  hexes: string[]
  /** Its shields, the blue pegs. */
  shields: number
  /** The damage to its hull, the red pegs. */
  hull_damage: number
}

/** One attack, and how likely it was to hit on the chart of its target. */
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

/** How many tactic cards of each type a ship card can carry (SHC-23 to SHC-25). */
export type Slots = {
  /** a whole number from 0 to 999 */
  upgrade: number
  /** a whole number from 0 to 999 */
  weapon: number
  /** a whole number from 0 to 999 */
  hero: number
}

/** The activation goes on to its next step. */
export type StageHappening = HappeningBase & {
  kind: 'stage'
  /** `move`, `attack` or `end`. */
  step: string
}

/** A seat takes the first turn. */
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

/** One side of a mission; energy and deck are always a team's, and a lone player is a team of one. */
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
 * What everybody knows about a team. Of the deck, they know only how many cards are left (PRV-09,
 * PRV-10).
 */
export type TeamPublic = TeamView & {
  /** The energy of the team. */
  energy: number
  /** How many cards are left in its deck. */
  deck_size: number
  /** Its discard pile, the last card on top. */
  discard: string[]
  /** How often its deck has run out. */
  run_outs: number
  /** Its victory points. */
  victory_points: number
}

/** A ship turns over a tile. */
export type TileHappening = HappeningBase & {
  kind: 'tile'
  /** The tile. */
  tile: string
  /** What it turned out to be. */
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
  /** What it is, null while its black side is up (PRV-12). */
  kind: string | null
  /** Of an obstacle its number within its kind, as sentences call it. */
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

/** One way to win; `team` "any" stands for every team (VIC-01). */
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
 * `sizes` names the sizes of the ships that it may target; empty stands for all.
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

/** Players may answer an event with a card; the other fields say what it happens to. */
export type WindowHappening = HappeningBase & {
  kind: 'window'
  /** The ship that attacks. */
  attacker?: string
  /** The ship. */
  ship?: string
  /** The ship card. */
  ship_card?: string
  /** What a hit would do to the ship. */
  damage?: number
  /** Whether a hit would destroy it. */
  critical?: boolean
  /** What players may answer, as a word. */
  event: string
}

/**
 * What phases, rolls of the number die (by purpose), ways to end, ways to win and the states of a fleet's
 * ship cards are called, and what is said of a tile whose black side is up; powers have names of their own.
 */
export type Wording = {
  phases: Record<string, string>
  rolls: Record<string, string>
  reasons: Record<string, string>
  victories: Record<string, string>
  states: Record<string, string>
  face_down: CardWording
}

/** The fields of each kind of happening, besides those that all have. */
export type Fields = { [H in Happening as H['kind']]: Omit<H, keyof HappeningBase> }

/** A line of the log: it tells a happening, of which its text has the kind and the fields. */
export type ToldLine = Omit<LogLine, 'text'> & {
  text: { [K in keyof Fields]: { key: K; args: Fields[K] } }[keyof Fields]
}

export type View = Omit<GalaxiesView, 'log'> & { log: ToldLine[] }
