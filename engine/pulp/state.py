"""The state of a match, with the visible and the hidden things on the table. All modes use the same state.

Cards and dice are identified by their ids. The hidden values are Secrets: the order of face-down piles, cards
put aside unseen, things that a seat has looked at, and the Traitor's Alignment.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.logged_facts import LogEntry
from engine.core.memo import Memo
from engine.core.secret import Secret
from engine.pulp.catalogue.model import Ability, Color, Level, Set

HERO, TRAITOR = "hero", "traitor"
#: The number of the newest rulings. From 2 on, the Traitor takes evaded cards before the search, and a
#: Landing Team cube may also be put on a Super Weapon found with the last drawn cube.
RULINGS = 2

Phase = Literal["setup", "encounter", "search"]
Status = Literal["waiting", "engaged", "evaded"]


class Options(msgspec.Struct, frozen=True):
    """The host's choices: the level, the sets of cards in use, the parts of expansions, and the rulings.

    ``weapons`` is the number of Super Weapons if it differs from the level's number. ``rulings`` numbers the
    interpretations of gaps in the rulebooks. A match keeps the rulings it began with.
    """

    level: Level
    captain: Literal["random", "choose"]
    sets: tuple[Set, ...] = ("base",)
    vassals: bool = False
    landing_team: bool = False
    exploration: bool = False
    ship_die: bool = False
    bridge_crew: bool = False
    ship_cards: bool = False
    traitor: bool = False
    white_fixed: bool = False
    location_stays: bool = True
    one_die_per_phase: bool = False
    hide_bag: bool = False
    weapons: int | None = None
    hero_bonus: bool = True
    rulings: int = RULINGS


class Seat(msgspec.Struct):
    """The seat of the Hero or the Traitor, and its player. ``bot`` names a computer player."""

    team: str
    player: str
    bot: str | None
    conceded: bool = False


class Pile(msgspec.Struct):
    """A pile of face-down cards: their number, and the cards from the top down."""

    left: int = 0
    cards: Secret[list[str]] = msgspec.field(default_factory=lambda: Secret([]))


class Track(msgspec.Struct):
    """An Ability: its value and its maximum."""

    value: int
    top: int


class OwnedDie(msgspec.Struct):
    """A die of the Hero.

    ``used`` is true from its use until the round ends. Dice with ``row`` always show the same value (X3D-04).
    ``crew`` names the Bridge Crew card that the die came with.
    """

    id: str
    value: int
    used: bool = False
    row: bool = False
    crew: str | None = None


class Weapon(msgspec.Struct):
    """A Super Weapon in front of a player, with its cubes except the yellow one. ``used`` is true from its
    use until the round ends.
    """

    id: str
    cubes: dict[Color, int] = {}
    understood: bool = False
    used: bool = False


class LineCard(msgspec.Struct):
    """A card of the Encounter Line.

    ``upright`` is the number of planet icons that count although the card was evaded. A card that the Landing
    Team ``brought`` in is removed from the game after the search (DIE-20). A ``seized`` card already belongs
    to the Traitor, and only shows its place until the round ends (X1P-02r).
    """

    id: str
    status: Status = "waiting"
    upright: int = 0
    brought: bool = False
    seized: bool = False


class Bonus(msgspec.Struct, frozen=True):
    """The strength of a die or a Super Weapon against one part of the card that is being engaged (ENG-14)."""

    source: str
    part: int
    n: int


class Change(msgspec.Struct, frozen=True):
    """The use of something that changes the line for the rest of the phase. Changes are in the order of use
    (ORD-04, ORD-07).

    ``source`` is the thing used. ``card`` is the card of the line that it affects, or None for all cards.
    ``ability`` and ``n`` are set if the effect needs an Ability or a number.
    """

    source: str
    card: str | None = None
    ability: Ability | None = None
    n: int = 0


class Extra(msgspec.Struct, frozen=True):
    """A change of the number of cubes in this round's search by ``n``. ``source`` is the cause."""

    source: str
    n: int


class Encounter(msgspec.Struct):
    """The current encounter: the place of its card in the line, whether the Hero engages or evades it, and
    the things used in it.

    ``die`` is the die whose action was used. ``borrowed`` is a die that was rolled for this engagement, with
    its value.
    """

    place: int
    choice: Literal["engage", "evade"] | None = None
    die: str | None = None
    bonuses: list[Bonus] = []
    borrowed: tuple[str, int] | None = None
    free_point: str | None = None
    fewer_cubes: str | None = None
    started: bool = False


class Search(msgspec.Struct):
    """The current Planet Search: the paid or used actions, the drawn cubes that are not resolved yet, and the
    total number drawn. ``drawn`` is None before the draw.
    """

    done: list[str] = []
    drawn: list[Color] | None = None
    whites: int = 0
    count: int = 0
    yellows: int = 0
    blacks: int = 0
    choose_weapon: bool = False
    declined: bool = False


class ExplorationInPlay(msgspec.Struct):
    """An Exploration card that was dealt. ``used`` is true until the card can be used again."""

    id: str
    used: bool = False


class CrewMember(msgspec.Struct):
    """A Bridge Crew card in play, with the number of points left. The first point of its track is spent
    first.
    """

    id: str
    points: int


class Ship(msgspec.Struct):
    """The Space Ship card in play."""

    id: str
    charges: int = 0
    used: bool = False


class Traitor(msgspec.Struct):
    """The Traitor's Captain, dice (without values), Influence, white cubes in the area, Influence cards in
    hand, taken key and code cards, and Super Weapons.

    ``alignment`` is secret until it is ``revealed``. ``spent`` means that a Neutral Alignment has acted.
    ``played``, ``negated`` and ``drew`` apply to one phase. ``drawn`` are the Traitor's cubes that are not
    resolved yet. ``fewer`` is the reduction of the Hero's next draw. ``passing`` is a standing order: the
    round, or the round and phase, that the Traitor lets pass.
    """

    alignment: Secret[str]
    captain: str = ""
    dice: tuple[str, ...] = ()
    influence: int = 0
    area: int = 0
    hand: list[str] = []
    taken: list[str] = []
    weapons: list[str] = []
    revealed: str | None = None
    spent: bool = False
    played: bool = False
    negated: bool = False
    drawn: dict[Color, int] = {}
    drew: bool = False
    fewer: int = 0
    passing: Secret[str] = msgspec.field(default_factory=lambda: Secret("", (TRAITOR,)))


class SeenThings(msgspec.Struct, frozen=True):
    """Things that one seat has looked at: the next cards of the current deck, cubes in the bag, or the pile
    of Super Weapons.
    """

    what: Literal["deck", "bag", "weapons"]
    names: Secret[list[str]]


class Ending(msgspec.Struct, frozen=True):
    """The ending of the match: the winning team, if any, and a keyword for the reason."""

    winner: str | None
    reason: Literal["weapons", "abilities", "time", "majority", "unfound", "concession"]


class State(msgspec.Struct, dict=True):
    """The state of a match.

    ``stage`` names the next step. ``row`` lists the aliens, ``column`` is the place of the current one, and
    ``decks`` are the encounter decks below them. ``planets`` are the face-up Planets not yet chosen, and
    ``planet`` is the chosen one. ``changes`` and ``extras`` are the effects used this round. ``once`` lists
    the once-per-round effects that have acted.

    Cubes are in the ``bag``, in the ``supply``, ``gone`` (out of the game), on ``aliens``, on weapons, or
    drawn. The ``team`` is the number of Landing Team cubes in front of the Hero. ``fresh`` of them were put
    there in this phase (X2L-07r). ``aside`` lists the cards that were removed from the game unseen.
    """

    match: str
    mission: str
    catalogue: str
    commitment: str
    options: Options
    seats: dict[str, Seat]
    stage: str = "setup"
    phase: Phase = "setup"
    round: int = 0
    row: list[str] = []
    column: int = 0
    decks: list[Pile] = []
    captain: str | None = None
    tracks: dict[Ability, Track] = {}
    dice: list[OwnedDie] = []
    bag: dict[Color, int] = {}
    supply: dict[Color, int] = {}
    gone: dict[Color, int] = {}
    aliens: dict[str, int] = {}
    team: int = 0
    fresh: int = 0
    planets: list[str] = []
    planet: str | None = None
    planet_pile: Pile = msgspec.field(default_factory=Pile)
    planet_discard: list[str] = []
    location: str | None = None
    line: list[LineCard] = []
    encounter: Encounter | None = None
    search: Search | None = None
    changes: list[Change] = []
    extras: list[Extra] = []
    once: list[str] = []
    hand: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    weapon_pile: Pile = msgspec.field(default_factory=Pile)
    weapons: list[Weapon] = []
    exploration: list[ExplorationInPlay] = []
    crew: list[CrewMember] = []
    ship: Ship | None = None
    traitor: Traitor | None = None
    seen: SeenThings | None = None
    aside: Secret[list[str]] = msgspec.field(default_factory=lambda: Secret([]))
    ending: Ending | None = None
    lines: int = 0
    log: list[LogEntry] = []

    def names(self) -> dict[str, str]:
        """Return the names of seats and teams, which are the names of their players."""
        people = {name: seat.player for name, seat in self.seats.items()}
        return {**people, **{seat.team: seat.player for seat in self.seats.values()}}


#: Caches values derived from states. None of them depends on the log.
MEMO = Memo(State, ignored=("lines", "log"))
