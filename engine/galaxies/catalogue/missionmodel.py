"""The types of a mission: its players, their components, their starting positions, and its goals."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from engine.core.content.field_types import Id, Natural, Positive, Record, Text
from engine.galaxies.catalogue.model import CardType, Faction, Level, ShipType, Side, Zone
from engine.galaxies.hexes import Hex

DeckKind = Literal["listed", "faction", "chosen", "none"]
FACTION: Mapping[Side, Faction] = {"ISN": "isn", "Wretch": "wretch"}


class Team(Record, frozen=True):
    """One side of a mission. Energy and decks belong to teams. A single player also forms a team."""

    id: Id
    side: Side
    goal: Text
    energy: Natural
    gain: Natural
    first_gain: Natural
    deck_kind: DeckKind
    deck_size: Natural = 0
    deck: tuple[tuple[str, Positive], ...] = ()
    deck_min: Mapping[CardType, Natural] = {}

    @property
    def faction(self) -> Faction:
        """The faction whose cards and ships the team plays."""
        return FACTION[self.side]


class Prepped(Record, frozen=True):
    """A card that is set aside for one ship. It is free at the start, or offered when the ship is
    launched."""

    card: str
    ship: str
    when: Literal["start", "launch"]


class Seat(Record, frozen=True):
    """A player's place in a mission. `fleet` is fixed, unless `fleet_limit` is above 0 and the player chooses
    the fleet within it (SET-06)."""

    id: Id
    side: Side
    team: str
    zone: Zone
    fleet: tuple[tuple[str, Level], ...] = ()
    fleet_limit: Natural = 0
    must_include: tuple[str, ...] = ()
    must_exclude: tuple[str, ...] = ()
    prepped: tuple[Prepped, ...] = ()

    @property
    def faction(self) -> Faction:
        """The faction whose ships the player commands (SET-02)."""
        return FACTION[self.side]

    def pool(self, ships: Mapping[str, ShipType]) -> list[str]:
        """Return the ship cards that the fleet may contain (SET-13).

        For a fixed fleet, these are its ships. For a chosen fleet, they are the ships of the faction, minus
        the excluded ships and plus the required ships.
        """
        if not self.fleet_limit:
            return [ship for ship, _ in self.fleet]
        return [
            ship.id
            for ship in ships.values()
            if ship.id in self.must_include
            or (ship.faction == self.faction and ship.id not in self.must_exclude)
        ]


class Placed(Record, frozen=True):
    """A tile that lies face up on the map from the start."""

    tile: str
    hexes: tuple[Hex, ...]
    direction: int = 0


class Start(Record, frozen=True):
    """Ships that begin on the battlefield without launch cost.

    If `ships` is empty, the seat's whole fleet begins there. `where` defines where the player may place the
    ships: on any spaces of the zone, on any spaces next to a tile of the kind `beside` (`hexes` is then a
    suggestion), or exactly on `hexes`.
    """

    seat: str
    where: Literal["zone", "beside", "at"]
    ships: tuple[str, ...] = ()
    beside: str = ""
    hexes: tuple[Hex, ...] = ()
    holds: bool = False
    shields: Natural | None = None
    hull_damage: Natural = 0


class MissionRule(Record, frozen=True):
    """A special rule of a mission. The function with the same id implements it (BRK-02)."""

    id: Id
    text: Text
    params: Mapping[str, Any] = {}


class Victory(Record, frozen=True):
    """One way to win. The `team` "any" means every team (VIC-01)."""

    team: str
    rule: Literal["points", "eliminate", "destroy-ship", "victory-clock"]
    points: Natural = 0
    from_round: Natural = 0
    ship: str = ""


class Choice(Record, frozen=True):
    """One value of a mission option, and the numbers that this choice changes."""

    id: Id
    name: Text
    fleet_limit: Natural = 0
    deck_size: Natural = 0
    tactic_cards: bool = True


class Option(Record, frozen=True):
    """An option that the host of a match may set. The first choice is the default."""

    id: Id
    name: Text
    choices: tuple[Choice, ...]


class Lesson(Record, frozen=True):
    """The properties of a lesson: the learner's seat, the computer opponent, and fixed random results.

    ``luck`` is the seed for dice and decks, used only if the learner plays alone (hexadecimal, 16 to 64
    bytes). ``first`` is the seat that begins without a roll. Players draw ``hand`` cards in round ``cards``,
    and none in earlier rounds.
    """

    seat: str
    opponent: Id
    luck: Annotated[
        str, Meta(pattern="^([0-9a-f]{2}){16,64}$", description="16 to 64 bytes, hexadecimal: 0-9 and a-f")
    ]
    first: str = ""
    cards: Positive = 1
    hand: Natural = 5


class Pace(Record, frozen=True):
    """Information for hosts: the approximate duration in minutes (see :class:`engine.core.lobby.setup.Pace`)
    and the difficulty.

    Matches do not need this information, so they do not store it.
    """

    minutes: Positive
    difficulty: Literal["easy", "medium", "hard"]


class Mission(Record, frozen=True):
    """A mission as printed, or with the options of one match (`Catalogue.mission_with_options`). Seats are in
    turn order."""

    id: Id
    number: Positive
    title: Text
    story: Text
    layout: str
    teams: tuple[Team, ...]
    seats: tuple[Seat, ...]
    victory: tuple[Victory, ...]
    tiles: tuple[Placed, ...] = ()
    hidden: tuple[tuple[Hex, ...], ...] = ()
    starts: tuple[Start, ...] = ()
    rules: Mapping[str, MissionRule] = {}
    options: tuple[Option, ...] = ()
    tactic_cards: bool = True
    printed: tuple[str, ...] = ()
    lesson: Lesson | None = None
    pace: Pace | None = None

    @property
    def hidden_count(self) -> int:
        """The number of random discovery tiles that lie face down."""
        return len(self.hidden)

    def team(self, team_id: str) -> Team:
        """Return the team with that id."""
        return next(t for t in self.teams if t.id == team_id)

    def seat(self, seat_id: str) -> Seat:
        """Return the seat with that id."""
        return next(s for s in self.seats if s.id == seat_id)

    def seats_of(self, team_id: str) -> tuple[Seat, ...]:
        """Return the seats of a team, in turn order."""
        return tuple(s for s in self.seats if s.team == team_id)
