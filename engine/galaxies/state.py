"""What is on the table. No method here decides anything; only facts write to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from engine.core.secret import Secret
from engine.galaxies.hexes import Hex

Phase = Literal["setup", "energy", "deploy", "action", "end", "over"]

#: The newest rulings. Since 2 players are asked for discards before each draw that makes the discard pile the
#: deck, and one event that brings both sides to different goals is a draw.
RULINGS = 2


class FleetCard(Struct):
    """A ship card that a seat brought and that all know of: in a fleet that the mission gives (PRV-14), or
    once it has been seen (PRV-13)."""

    card: str
    level: str


class Prepped(Struct):
    """A tactic card set aside for a ship (PRP-01)."""

    card: str
    on: str
    state: Literal["waiting", "used", "declined"] = "waiting"


class Orders(Struct):
    """A seat's standing orders: pass reactions until its next turn, ships that roll no ECM (ECM-19)."""

    passing: bool = False
    hold_ecm: list[str] = []


class Seat(Struct):
    """A player's place: hand and screen are secret, the rest lies open.

    ``hand`` maps handles to tactic cards; ``dealt`` numbers the handles. ``levels`` maps the ship
    cards of the fleet to their versions. ``away`` maps escaped ship cards to what their holds took along,
    which nobody but the team knows (PRV-27). ``recalled`` holds for who does not see the hand which of its
    cards he knows, less what has left it: those that an ally saw before or passed (TEM-07, PRV-20), and those
    that were drawn of what he had put under the deck (PRV-19). ``fresh`` is how many cards at most it holds
    of a deck that was shuffled anew, ``drawn`` those that it drew of it, known to who saw them all.
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


class LetGo(Struct):
    """A card that a seat has let go openly, and how many it had drawn until then at most, since its deck was
    shuffled anew (PRV-11)."""

    seat: str
    card: str
    fresh: int


class Anew(Struct):
    """What is remembered of a deck that was shuffled out of its discard pile (DKO-01, PRV-11).

    ``shown`` are the cards that went into it. The others map viewers, but for the team's own, to what they
    know: ``elsewhere`` which cards were open to them then and in other hands, ``held`` which were in the
    team's hands, ``taken`` which of the deck have come into other hands since.
    ``let_go`` lists in order what left the team's hands since. Cards of other decks may be among all but
    ``shown``. ``passed`` is how many new cards less than ``Seat.fresh`` a seat may have had, or has had no
    more, since cards were passed (PRV-20).
    """

    shown: list[str]
    elsewhere: dict[str, Secret[list[str]]] = {}
    held: dict[str, Secret[list[str]]] = {}
    taken: dict[str, Secret[list[str]]] = {}
    let_go: list[LetGo] = []
    passed: dict[str, int] = {}


class Team(Struct):
    """What a side shares: energy, deck, discard pile, victory points (TEM-11, TEM-14).

    ``chosen`` lists the cards of a deck that the team chose itself, by how many there are (PRV-13);
    ``bottom`` those at the bottom of the deck, the lowest last, each known to who put it there until the deck
    is shuffled (PRV-19), and ``top`` those above them that somebody looks at now, the uppermost first
    (M3-11). ``anew`` is what is remembered since the deck was shuffled out of the discard pile, and
    ``ran_out`` the number of the log line at which it ran out the second time (CLK-09).
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
    anew: Anew | None = None
    run_outs: int = 0
    ran_out: int | None = None
    victory_points: int = 0


class Attached(Struct):
    """A tactic card on a ship card; ``by`` is the seat that played it."""

    card: str
    by: str


class ShipCard(Struct):
    """A launched ship card. ``seat`` controls it; ``launched`` is the number of a turn.

    ``cargo`` holds the ship cards in its hold; ``lost`` names its ships that have been destroyed or escaped;
    ``struck`` are the cells of its hit chart that attacks have hit, each once.
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
    """A ship on the board: blue pegs and red pegs. A large ship's first space is its centre."""

    card: str
    hexes: list[Hex]
    shields: int
    hull_damage: int = 0


class Tile(Struct):
    """An obstacle or discovery tile; ``kind`` is None while its black side is up (DSC-02)."""

    hexes: list[Hex]
    kind: str | None
    face: Secret[str] | None = None


class Activation(Struct):
    """The open activation (ACT-04).

    ``ended`` maps the ships whose movement is over to the spaces moved (None: they did something else),
    ``gates`` names those that began on a warp gate, ``instead`` what mission rules let some do in place of
    moving. ``ship`` is the ship that attacks now, ``charged`` the weapons that it has charged, ``fired``
    the ships whose attacks are over; ``hits`` lists (attacker, target).
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
    """A movement under way: spaces left, and a medium ship's leading end once it is chosen (MOV-10)."""

    ship: str
    left: int
    lead: Hex | None = None
    ecm: bool = True


class Effect(Struct):
    """A power that works for a while on a ship, ship card or seat.

    ``until`` is the last turn in which it works; with ``activation`` it ends with the activation.
    """

    power: str
    on: str
    until: int
    activation: bool = False


class LogEntry(Struct):
    """A line of the log: wire data that all may see, and more that some may see."""

    n: int
    round: int
    kind: str
    fields: Mapping[str, Any]
    more: Secret[dict[str, Any]] | None = None


class Result(Struct):
    """How the match ended; no winner is a draw."""

    winner: str | None
    reason: str
    detail: dict[str, Any] = {}


class Engines(Struct):
    """Remote engines under way (M4-18): asteroids that may still move, and the one that moves."""

    left: int
    moved: list[str] = []
    tile: str | None = None
    steps: int = 0


class State(Struct, dict=True):
    """A match of Galaxies between two facts; what was worked out from it is kept beside the fields (memo.py).

    ``turn`` counts player turns from 1; ``activated`` lists the ship cards that were activated in this one.
    ``used_turn`` and ``used_activation`` count uses of powers by ``power@source``; ``step`` names the next
    rule of the turn structure. ``out`` lists the ship cards that have left play, ``destroyed`` those of them
    that were destroyed and ``escaped`` those that escaped, by the seat that controlled them. ``played`` lists
    the tactic cards that are being played, which lie nowhere until they are spent or attached (TAC-15). With
    ``at_once`` windows ask all seats at once; with ``only_answers`` they ask a person only if they hold an
    answer. ``rulings`` numbers how gaps of the rulebook are read: a match keeps those that it began with.
    ``stepwise`` lists the seats that are asked for single steps; the others are asked for whole gestures
    (rules/stepwise.py).

    What all have seen is kept for who keeps count of it: ``unloaded`` lists the ship cards whose holds can
    only be empty (HLD-02, CTL-03), ``emerged`` maps those that came out of a hold to the ship cards of which
    one carried it (DEP-10), ``revealed`` maps carriers to what was still in their holds (DST-07, CTL-03).
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
