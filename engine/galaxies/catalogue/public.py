"""The catalogue as plain JSON values, with spaces in their text form, for clients."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, TypedDict

import msgspec

from engine.core.values import Natural
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.catalogue.missionmodel import Mission, MissionRule, Option, Seat, Team, Victory
from engine.galaxies.catalogue.model import Layout, ShipType, TacticCard, TileType, Zone
from engine.galaxies.catalogue.options import every_way
from engine.galaxies.catalogue.wording import WORDING, Wording
from engine.galaxies.hexes import Hex, name


class PublicLayout(TypedDict):
    """One or two boards put together: the full spaces and the starting zones."""

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
    """Ships that begin on the battlefield, free of their launch cost; without ``ships``, the whole fleet."""

    seat: str
    where: Literal["zone", "beside", "at"]
    ships: list[str]
    beside: str
    hexes: list[str]
    holds: bool
    shields: Natural | None
    hull_damage: Natural


class PublicWay(TypedDict):
    """What a host's choices make of a mission (M1-12 to M1-14): the choice of every option, whether there are
    tactic cards and a victory clock, the launch energy up to which a seat chooses its fleet (0 where that is
    fixed), and how many cards a team has."""

    options: dict[str, str]
    tactic_cards: bool
    clock: bool
    fleet_limits: dict[str, int]
    deck_sizes: dict[str, int]


class PublicMission(TypedDict):
    """A mission as printed, and every way of playing it, the usual one first; ``players`` counts its seats.
    It does not tell the luck of a lesson."""

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
    """Everything printed, by ids; ``copies`` is how many of each tactic card there are, ``footprints`` the
    spaces that each shape covers, laid northward from ``0,0``."""

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
    """Everything that a client needs to draw cards, tiles, boards and the choice of missions:
    :class:`PublicCatalogue` as wire data."""
    return {
        "digest": catalogue.digest,
        "words": WORDING,
        "copies": catalogue.copies,
        "ships": _plain(catalogue.ships),
        "tactics": _plain(catalogue.tactics),
        "tiles": _plain(catalogue.tiles),
        "footprints": {key: names(catalogue.footprint(key, (0, 0))) for key in catalogue.shapes},
        "layouts": {key: _layout(x) for key, x in catalogue.layouts.items()},
        "missions": {key: _mission(x) for key, x in catalogue.missions.items()},
    }


def _plain(things: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(things))


def names(spaces: Iterable[Hex]) -> list[str]:
    """Spaces as text, in map order."""
    return [name(h) for h in sorted(spaces)]


def _layout(layout: Layout) -> PublicLayout:
    zones: dict[Zone, list[str]] = {zone: names(spaces) for zone, spaces in layout.zones.items()}
    plain: PublicLayout = _plain(layout)
    return {**plain, "hexes": names(layout.hexes), "zones": zones}


def _mission(mission: Mission) -> PublicMission:
    whole: Any = _plain(mission)
    plain: Any = {key: whole[key] for key in PublicMission.__annotations__ if key in whole}
    for key in ("tiles", "starts"):
        for table in plain[key]:
            table["hexes"] = names(tuple(h) for h in table["hexes"])
    plain["hidden"] = [names(spot) for spot in mission.hidden]
    plain["ways"] = [*_ways(mission)]
    plain["players"] = len(mission.seats)
    made: PublicMission = plain
    return made


def _ways(mission: Mission) -> Iterator[PublicWay]:
    for picked, played in every_way(mission):
        yield {
            "options": picked,
            "tactic_cards": played.tactic_cards,
            "clock": any(way.rule == "victory-clock" for way in played.victory),
            "fleet_limits": {seat.id: seat.fleet_limit for seat in played.seats},
            "deck_sizes": {team.id: team.deck_size for team in played.teams},
        }
