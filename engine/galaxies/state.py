"""The state of a match: everything on the table. Its classes contain no rules, and only facts change them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from engine.core.secret import Secret
from engine.galaxies.hexes import Hex

Phase = Literal["setup", "energy", "deploy", "action", "end", "over"]

#: The current version of the rulings. Since version 2, players may discard before each draw that turns the
#: discard pile into the deck. Also since version 2, a match is a draw if one event lets both sides reach
#: different goals.
RULINGS = 2


class FleetCard(Struct):
    """A ship card of a seat's fleet that is public: given by the mission (PRV-14) or seen in play
    (PRV-13)."""

    card: str
    level: str


class Prepped(Struct):
    """A tactic card that is set aside for a ship (PRP-01)."""

    card: str
    on: str
    state: Literal["waiting", "used", "declined"] = "waiting"


class Orders(Struct):
    """A seat's standing orders: to pass all reactions until its next turn, and the ships that do not roll ECM
    (ECM-19)."""

    passing: bool = False
    hold_ecm: list[str] = []


class Seat(Struct):
    """A player's place at the table. The hand and the screen are secret. Most other fields are public.

    ``hand`` maps handles to tactic cards, and ``dealt`` counts the handles assigned so far. ``levels`` maps
    the ship cards of the fleet to their versions. ``away`` maps escaped ship cards to the cargo that left
    with them, which only the team knows (PRV-27).

    For each viewer who does not see the hand, ``recalled`` contains the cards that this viewer knows to be in
    it. An ally knows cards that they saw earlier or passed (TEM-07, PRV-20). Any viewer knows cards that they
    put under the deck (PRV-19).

    ``fresh`` is the maximum number of cards in the hand that may come from a reshuffled deck. ``drawn`` lists
    the cards drawn from that deck, known to the viewers who saw all of them.

    ``recalled``, ``fresh`` and ``drawn`` are used only for sampled worlds (docs/decisions/0021).
    """

    id: str
    side: str
    team: str
    zone: str
    player: str
    bot: str | None
    hand: Secret[dict[str, str]]
    screen: Secret[list[str]]
    levels: Secret[dict[str, str]]
    orders: Secret[Orders]
    away: Secret[dict[str, list[str]]]
    fleet: list[FleetCard] = []
    prepped: list[Prepped] = []
    dealt: int = 0
    recalled: dict[str, Secret[list[str]]] = {}
    fresh: int = 0
    drawn: Secret[list[str]] | None = None
    shows_hand: bool = True
    conceded: bool = False


class DiscardRecord(Struct):
    """A card that a seat openly gave up. ``fresh`` is the maximum number of cards that the seat had drawn
    from the reshuffled deck by then (PRV-11)."""

    seat: str
    card: str
    fresh: int


class ReshuffleMemory(Struct):
    """What the players know about a deck since it was shuffled from its discard pile (DKO-01, PRV-11).

    It is used only for sampled worlds (docs/decisions/0021).

    ``shown`` lists the cards that went into the deck. The next three fields map each viewer outside the team
    to cards that the viewer knows. ``elsewhere`` contains cards seen outside the team's hands at the
    reshuffle, and ``held`` cards seen in these hands. ``taken`` contains cards of the deck that have since
    come into other hands.

    ``let_go`` lists, in order, the cards that have since left the team's hands. All fields except ``shown``
    may include cards of other decks. After cards were passed, ``Seat.fresh`` may be too high. ``passed`` is
    the excess for each seat (PRV-20).
    """

    shown: list[str]
    elsewhere: dict[str, Secret[list[str]]] = {}
    held: dict[str, Secret[list[str]]] = {}
    taken: dict[str, Secret[list[str]]] = {}
    let_go: list[DiscardRecord] = []
    passed: dict[str, int] = {}


class Team(Struct):
    """The shared property of a side: energy, deck, discard pile and victory points (TEM-11, TEM-14).

    ``chosen`` counts the cards of a deck that the team chose itself (PRV-13). ``bottom`` contains the cards
    at the bottom of the deck, with the lowest card last. Each card is known to the player who put it there
    until the deck is shuffled (PRV-19). ``top`` contains the top cards while a player looks at them, with the
    uppermost card first (M3-11).

    ``anew`` is the memory since the deck was last shuffled from its discard pile. ``ran_out`` is the number
    of the log line at which the deck ran out for the second time (CLK-09).
    """

    id: str
    side: str
    seats: list[str]
    energy: int
    income: int
    deck: Secret[list[str]]
    chosen: Secret[dict[str, int]] | None = None
    bottom: list[Secret[str]] = []
    top: Secret[list[str]] | None = None
    discard: list[str] = []
    anew: ReshuffleMemory | None = None
    run_outs: int = 0
    ran_out: int | None = None
    victory_points: int = 0


class Attached(Struct):
    """A tactic card attached to a ship card. ``by`` is the seat that played it."""

    card: str
    by: str


class ShipCard(Struct):
    """A launched ship card. ``seat`` controls it, and ``launched`` is the number of the turn of its launch.

    ``cargo`` lists the ship cards in its hold. ``lost`` names its ships that were destroyed or have escaped.
    ``struck`` lists the cells of its hit chart that attacks have hit, each once.
    """

    id: str
    level: str
    seat: str
    owner: str
    launched: int
    cargo: Secret[list[str]]
    ships: list[str] = []
    lost: list[str] = []
    attached: dict[str, Attached] = {}
    struck: list[str] = []


class Ship(Struct):
    """A ship on the board with its blue and red pegs. The first space of a large ship is its centre."""

    card: str
    hexes: list[Hex]
    shields: int
    hull_damage: int = 0


class Tile(Struct):
    """An obstacle or discovery tile. ``kind`` is None while it lies face down (DSC-02)."""

    hexes: list[Hex]
    kind: str | None
    face: Secret[str] | None = None


class Activation(Struct):
    """The current activation (ACT-04).

    ``ended`` maps each ship whose movement is over to the number of spaces moved, or to None if it took
    another action. ``gates`` names the ships that began on a warp gate. ``instead`` maps ships to the mission
    rules that let them act instead of moving.

    ``ship`` is the ship that attacks now, ``charged`` lists its charged weapons, and ``fired`` lists the
    ships whose attacks are over. ``hits`` lists (attacker, target) pairs.
    """

    card: str
    step: Literal["start", "move", "attack", "end"] = "start"
    ship: str | None = None
    gates: list[str] = []
    instead: dict[str, list[str]] = {}
    ended: dict[str, int | None] = {}
    fired: list[str] = []
    charged: list[str] = []
    weapon: str | None = None
    attacks_left: int = 0
    hits: list[tuple[str, str]] = []


class Moving(Struct):
    """The current movement: the number of spaces left, and the leading end of a medium ship once it has been
    chosen (MOV-10)."""

    ship: str
    left: int
    lead: Hex | None = None
    ecm: bool = True


class Effect(Struct):
    """An effect of a power that lasts for some time on a ship, ship card or seat.

    ``until`` is the last turn of the effect. If ``activation`` is set, the effect ends with the activation.
    """

    power: str
    on: str
    until: int
    activation: bool = False


class LogEntry(Struct):
    """A line of the log: public wire data, and ``more`` data that only some viewers see."""

    n: int
    round: int
    kind: str
    fields: Mapping[str, Any]
    more: Secret[dict[str, Any]] | None = None


class Result(Struct):
    """The result of a match. Without a winner, it is a draw."""

    winner: str | None
    reason: str
    detail: dict[str, Any] = {}


class Engines(Struct):
    """Running remote engines (M4-18): the number of asteroids that may still move, and the asteroid that is
    moving."""

    left: int
    moved: list[str] = []
    tile: str | None = None
    steps: int = 0


class State(Struct, dict=True):
    """The state of a match of Galaxies between two facts. The memo stores cached queries in the same object
    (memo.py).

    ``turn`` counts player turns from 1, and ``activated`` lists the ship cards activated in the current turn.
    ``used_turn`` and ``used_activation`` count the uses of powers by ``power@source``. ``step`` names the
    next rule of the turn structure.

    ``out`` lists the ship cards that have left play. ``destroyed`` and ``escaped`` map destroyed and escaped
    ship cards to the seat that controlled them. ``played`` lists the tactic cards that are being played,
    until they are spent or attached (TAC-15).

    If ``at_once`` is set, windows ask all seats simultaneously. If ``only_answers`` is set, windows ask a
    person only if that person holds a fitting card. ``rulings`` is the version of the interpretations of gaps
    in the rulebook. A match keeps the version with which it began. ``stepwise`` lists the seats that are
    asked for single steps. All other seats answer in whole gestures (rules/stepwise.py).

    Three fields record public knowledge. ``unloaded`` lists the ship cards whose holds must be empty (HLD-02,
    CTL-03). ``emerged`` maps ship cards that came out of a hold to their possible carriers (DEP-10).
    ``revealed`` maps carriers to the cargo that was still in their holds (DST-07, CTL-03).
    """

    match: str
    mission: str
    options: dict[str, Any]
    catalogue: str
    layout: str
    commitment: str
    seats: dict[str, Seat]
    teams: dict[str, Team]
    tiles: dict[str, Tile]
    cards: dict[str, ShipCard] = {}
    ships: dict[str, Ship] = {}
    order: list[str] = []
    step: str = "setup"
    phase: Phase = "setup"
    active: str | None = None
    round: int = 0
    turn: int = 0
    activated: list[str] = []
    activation: Activation | None = None
    moving: Moving | None = None
    engines: Engines | None = None
    engines_used: int = 0
    effects: list[Effect] = []
    used_turn: dict[str, int] = {}
    used_activation: dict[str, int] = {}
    attachments: int = 0
    played: list[str] = []
    out: list[str] = []
    destroyed: dict[str, str] = {}
    escaped: dict[str, str] = {}
    unloaded: list[str] = []
    emerged: dict[str, list[str]] = {}
    revealed: dict[str, list[str]] = {}
    log: list[LogEntry] = []
    lines: int = 0
    result: Result | None = None
    at_once: bool = False
    only_answers: bool = False
    rulings: int = RULINGS
    stepwise: list[str] = []
