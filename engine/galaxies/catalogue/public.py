"""The catalogue for clients as plain JSON values, with spaces in their text form."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, TypedDict

import msgspec

from engine.core.content.field_types import Natural
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.catalogue.missionmodel import Mission, MissionRule, Option, Seat, Team, Victory
from engine.galaxies.catalogue.model import Layout, ShipType, TacticCard, TileType, Zone
from engine.galaxies.catalogue.options import option_combinations
from engine.galaxies.catalogue.wording import WORDING, Wording
from engine.galaxies.hexes import Hex, space_name


class PublicLayout(TypedDict):
    """One or two boards joined together, with their complete spaces and starting zones."""

    id: str
    boards: int
    columns: int
    rows: int
    text: str
    hexes: list[str]
    zones: dict[Zone, list[str]]


class PublicPlaced(TypedDict):
    """A tile that lies face up on the map from the start."""

    tile: str
    hexes: list[str]
    direction: int


class PublicStart(TypedDict):
    """Ships that begin on the battlefield without launch cost. If ``ships`` is missing, the whole fleet
    begins there."""

    seat: str
    where: Literal["zone", "beside", "at"]
    ships: list[str]
    beside: str
    hexes: list[str]
    holds: bool
    shields: Natural | None
    hull_damage: Natural


class PublicWay(TypedDict):
    """A variant of a mission that results from the host's choices (M1-12 to M1-14).

    It contains the choice of every option, whether there are tactic cards and a victory clock, and the size
    of each team's deck. ``fleet_limits`` is the launch energy that a seat may spend on its fleet, or 0 if the
    fleet is fixed.
    """

    options: dict[str, str]
    tactic_cards: bool
    clock: bool
    fleet_limits: dict[str, int]
    deck_sizes: dict[str, int]


class PublicMission(TypedDict):
    """A mission as printed, with all its variants. The default variant comes first. ``players`` is the number
    of seats.

    The seed of a lesson is not included.
    """

    id: str
    number: int
    title: str
    story: str
    layout: str
    teams: list[Team]
    seats: list[Seat]
    victory: list[Victory]
    tiles: list[PublicPlaced]
    hidden: list[list[str]]
    starts: list[PublicStart]
    rules: dict[str, MissionRule]
    options: list[Option]
    ways: list[PublicWay]
    tactic_cards: bool
    printed: list[str]
    players: int


class PublicCatalogue(TypedDict):
    """All printed components by id.

    ``copies`` is the number of copies of each tactic card in a box. ``footprints`` lists the spaces that each
    shape covers when it faces north at ``0,0``.
    """

    digest: str
    words: Wording
    copies: int
    ships: Mapping[str, ShipType]
    tactics: Mapping[str, TacticCard]
    tiles: Mapping[str, TileType]
    footprints: dict[str, list[str]]
    layouts: dict[str, PublicLayout]
    missions: dict[str, PublicMission]


def public_form(catalogue: Catalogue) -> dict[str, Any]:
    """Return all data that a client needs to draw components and offer missions, as
    :class:`PublicCatalogue`."""
    return {
        "digest": catalogue.digest,
        "words": WORDING,
        "copies": catalogue.copies,
        "ships": _to_plain(catalogue.ships),
        "tactics": _to_plain(catalogue.tactics),
        "tiles": _to_plain(catalogue.tiles),
        "footprints": {key: space_names(catalogue.footprint(key, (0, 0))) for key in catalogue.shapes},
        "layouts": {key: _public_layout(x) for key, x in catalogue.layouts.items()},
        "missions": {key: _public_mission(x) for key, x in catalogue.missions.items()},
    }


def _to_plain(things: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(things))


def space_names(spaces: Iterable[Hex]) -> list[str]:
    """Return the names of spaces, in map order."""
    return [space_name(h) for h in sorted(spaces)]


def _public_layout(layout: Layout) -> PublicLayout:
    zones: dict[Zone, list[str]] = {zone: space_names(spaces) for zone, spaces in layout.zones.items()}
    plain: PublicLayout = _to_plain(layout)
    return {**plain, "hexes": space_names(layout.hexes), "zones": zones}


def _public_mission(mission: Mission) -> PublicMission:
    all_fields: Any = _to_plain(mission)
    plain: Any = {key: all_fields[key] for key in PublicMission.__annotations__ if key in all_fields}
    for key in ("tiles", "starts"):
        for table in plain[key]:
            table["hexes"] = space_names(tuple(h) for h in table["hexes"])
    plain["hidden"] = [space_names(spot) for spot in mission.hidden]
    plain["ways"] = [*_public_ways(mission)]
    plain["players"] = len(mission.seats)
    public_mission: PublicMission = plain
    return public_mission


def _public_ways(mission: Mission) -> Iterator[PublicWay]:
    for choices, variant in option_combinations(mission):
        yield {
            "options": choices,
            "tactic_cards": variant.tactic_cards,
            "clock": any(goal.rule == "victory-clock" for goal in variant.victory),
            "fleet_limits": {seat.id: seat.fleet_limit for seat in variant.seats},
            "deck_sizes": {team.id: team.deck_size for team in variant.teams},
        }
