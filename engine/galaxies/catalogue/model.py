"""The types of all printed components: ship cards, tactic cards, tiles, boards and missions.

All of these types are immutable. The state stores the changes to ships and cards during a match.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from engine.core.content.field_types import Id, Natural, Positive, Record, Text
from engine.galaxies.hexes import Hex

Faction = Literal["isn", "wretch"]
Side = Literal["ISN", "Wretch"]
Level = Literal["standard", "seasoned", "veteran"]
Size = Literal["small", "medium", "large"]
Kind = Literal["solo", "squadron"]
CardType = Literal["event", "hero", "upgrade", "weapon", "sabotage"]
Zone = Literal["north", "south"]
Timing = Literal[
    "static",
    "on-launch",
    "energy-start",
    "own-deploy",
    "own-action",
    "play",
    "activation-start",
    "enemy-activation-start",
    "after-move",
    "enemy-after-move",
    "attack-missed",
    "attack-hit",
    "before-damage",
    "after-damage",
    "would-be-destroyed",
    "ship-destroyed",
    "activation-end",
]

LEVELS: tuple[Level, ...] = ("standard", "seasoned", "veteran")
LETTERS = "ABCDEFGHIJ"
#: The number of sides of the number die.
DIE = 8
NUMBERS = range(1, DIE + 1)
MISS, HIT, STAR = ".", "#", "*"
SIZE_FOOTPRINT: Mapping[Size, str] = {"small": "single", "medium": "pair", "large": "flower"}


class Weapon(Record, frozen=True):
    """A primary, secondary or additional weapon (SHC-05 to SHC-10).

    ``sizes`` lists the sizes of the ships that it may target. If it is empty, all sizes are allowed.
    """

    name: Text
    charge: Natural
    range: Positive
    attacks: Positive
    strength: Natural
    note: str = ""
    sizes: tuple[Size, ...] = ()


class Power(Record, frozen=True):
    """A power of a ship or tactic card. The function with the same id implements it (SHC-11, TCC-06)."""

    id: Id
    name: Text
    timing: Timing
    text: Text


class Cell(Record, frozen=True):
    """A special cell of a hit chart (SHC-19)."""

    id: Id
    name: Text
    hit: bool
    text: Text
    only_shields_down: bool = False


class Slots(Record, frozen=True):
    """The number of tactic cards of each type that a ship card can carry (SHC-23 to SHC-25)."""

    upgrade: Natural
    weapon: Natural
    hero: Natural


class ShipVersion(Record, frozen=True):
    """One face of a ship card: a ship at one level of experience (CMP-18)."""

    level: Level
    launch: Natural
    activation: Natural
    move: Natural
    shields: Natural
    hull: Positive
    primary: Weapon
    capacity: Natural
    slots: Slots
    chart: tuple[str, ...]
    secondary: Weapon | None = None
    cells: Mapping[str, Cell] = {}
    powers: tuple[Power, ...] = ()
    printed: tuple[str, ...] = ()
    bounded: tuple[str, ...] = ()


class ShipType(Record, frozen=True):
    """A ship or squadron with its three versions (SHC-01, CMP-17)."""

    id: Id
    name: Text
    faction: Faction
    size: Size
    kind: Kind
    ships: Positive
    role: str
    versions: Mapping[str, ShipVersion]
    printed: tuple[str, ...] = ()

    @property
    def footprint(self) -> str:
        """The shape of the spaces that one ship of this type covers (MOV-08, MOV-09, MOV-14)."""
        return SIZE_FOOTPRINT[self.size]

    @property
    def lowest_cost(self) -> int:
        """The launch cost of the cheapest version."""
        return min(version.launch for version in self.versions.values())


class TacticCard(Record, frozen=True):
    """A tactic card (TCC-01 to TCC-07)."""

    id: Id
    name: Text
    faction: Faction
    type: CardType
    cost: Natural
    phase: Literal["energy", "deploy", "action", "any"]
    by: Literal["own", "opponent", "any"]
    trigger: Timing
    icon: Literal["solo", "squadron", ""] = ""
    weapon: Weapon | None = None
    powers: tuple[Power, ...] = ()
    printed: tuple[str, ...] = ()

    @property
    def effect(self) -> str:
        """The power of an event card that acts when the card is played: the one whose timing is the card's
        trigger. It is "" for other cards."""
        return next((p.id for p in self.powers if self.type == "event" and p.timing == self.trigger), "")


class TileType(Record, frozen=True):
    """An obstacle or discovery tile (CMP-11, CMP-12)."""

    id: Id
    name: Text
    cls: Literal["obstacle", "discovery"] = field(name="class")
    count: Natural
    symbol: Annotated[str, Meta(min_length=1, max_length=1)]
    footprint: str
    text: Text
    params: Mapping[str, Any]
    printed: tuple[str, ...] = ()


class Layout(Record, frozen=True):
    """One or two boards joined together, with their complete spaces and starting zones (CMP-06)."""

    id: Id
    boards: Positive
    columns: Positive
    rows: Positive
    text: Text
    hexes: frozenset[Hex]
    zones: Mapping[Zone, tuple[Hex, ...]]
