"""The parameters of tiles and mission rules. Packs cannot define parameters that no rule reads."""

from collections.abc import Mapping
from typing import Any, Literal

from engine.core.content.faults import Place
from engine.core.content.field_types import Id, Natural, Positive, Record
from engine.core.content.validation import build
from engine.galaxies.catalogue.model import CardType, Faction, Kind, Size, Zone


class Debris(Record, frozen=True):
    """Damage to a ship that enters, depending on a roll of the number die (OBS-05)."""

    damage_on_at_most: Natural
    amount: Natural
    kind: Literal["plain"]
    type: Literal["debris"]


class Cover(Record, frozen=True):
    """A roll of the number die that can turn a hit into a miss (OBS-16, OBS-17)."""

    cover_on_at_least: Natural
    cover_sizes: tuple[Size, ...]


class RangeBonus(Record, frozen=True):
    """Extra range for primary weapons (DSC-09, DSC-12)."""

    range_add: Natural


class EnergyBonus(Record, frozen=True):
    """Extra energy in the energy phase (DSC-10)."""

    energy: Natural


class Market(Record, frozen=True):
    """Extra tactic cards in the energy phase (DSC-14)."""

    draw: Natural


class Regeneration(Record, frozen=True):
    """Shield pegs in the energy phase (DSC-16)."""

    shield: Natural


class Warp(Record, frozen=True):
    """The maximum distance of a warp, and the sizes of the ships that can use it (DSC-20, DSC-22)."""

    place_within: Natural
    sizes: tuple[Size, ...]


class BySize(Record, frozen=True):
    """A number for every size of ship."""

    small: Natural
    medium: Natural
    large: Natural


class Escape(Record, frozen=True):
    """Points for a ship that reaches the zone, by its size (M2-12, M2-13)."""

    team: str
    zone: Zone
    points: BySize


class NoTransport(Record, frozen=True):
    """A team whose ships may not be transported (M2-06)."""

    team: str


class ComputerCore(Record, frozen=True):
    """The cards that a player may look at in another team's deck, to keep one of them (M3-11)."""

    team: str
    source: str
    look: Positive
    keep: Literal[1]


class BothFactions(Record, frozen=True):
    """A team whose ships accept the cards of several factions (M3-17)."""

    team: str
    factions: tuple[Faction, ...]


class DataPoints(Record, frozen=True):
    """Points for attaching cards of a faction (M3-18)."""

    team: str
    faction: Faction
    types: tuple[CardType, ...]
    points: Natural


class RemoteEngines(Record, frozen=True):
    """The cost, roll and damage of remote engines, which move asteroids (M4-18 to M4-29)."""

    team: str
    target: str
    cost: Natural
    at_least: Natural
    asteroids: Natural
    damage: Natural


class AsteroidStep(Record, frozen=True):
    """The permitted numbers of new spaces that an asteroid covers in one shift (M4-21)."""

    enters: tuple[Positive, ...]


class Survivors(Record, frozen=True):
    """The number of survivors for each roll of the number die (M5-23 to M5-26). Each entry is a triple:
    lowest roll, highest roll, number."""

    team: str
    kind: Kind
    beside: str
    survivors: tuple[tuple[Positive, Positive, Natural], ...]
    points: Natural


class IgnoredPowers(Record, frozen=True):
    """Powers that the mission disables (M5-13, BRK-03)."""

    powers: tuple[Id, ...]


TILES: Mapping[str, type[Record]] = {
    "debris-field": Debris,
    "asteroid": Cover,
    "alien-artifact": RangeBonus,
    "observation-station": RangeBonus,
    "energy-source": EnergyBonus,
    "orbital-market": Market,
    "shield-regenerator": Regeneration,
    "warp-gate": Warp,
}
RULES: Mapping[str, type[Record]] = {
    "escape": Escape,
    "no-transport": NoTransport,
    "computer-core": ComputerCore,
    "both-factions": BothFactions,
    "data-points": DataPoints,
    "remote-engines": RemoteEngines,
    "asteroid-step": AsteroidStep,
    "recover-survivors": Survivors,
    "ignored-powers": IgnoredPowers,
}


def check_params(
    types: Mapping[str, type[Record]], name: str, params: Mapping[str, Any], place: Place
) -> None:
    """Report an unknown tile or rule, and invalid numbers."""
    _ = build(place.look_up(types, name), params, place["params"])
