"""The printed components of Battleship Galaxies: data files, their types, and the loader that checks them.

`catalogue()` is what the package itself brings. `load` lays a host's own packs over it; a file that does
not fit is refused with a `CatalogueError` that names file, key and reason.
"""

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec.structs import replace

from engine.galaxies.catalogue import pieces
from engine.galaxies.catalogue.components import Catalogue, cell, is_hit
from engine.galaxies.catalogue.errors import CatalogueError, OptionError
from engine.galaxies.catalogue.missionchecks import Pieces
from engine.galaxies.catalogue.missionmodel import (
    Choice,
    Mission,
    MissionRule,
    Option,
    Placed,
    Prepped,
    Seat,
    Start,
    Team,
    Victory,
)
from engine.galaxies.catalogue.missions import missions
from engine.galaxies.catalogue.model import (
    LETTERS,
    LEVELS,
    NUMBERS,
    Cell,
    Layout,
    Level,
    Power,
    ShipType,
    ShipVersion,
    Slots,
    TacticCard,
    TileType,
    Weapon,
)
from engine.galaxies.catalogue.source import Source, build, gather

__all__ = [
    "LETTERS",
    "LEVELS",
    "NUMBERS",
    "Catalogue",
    "CatalogueError",
    "Cell",
    "Choice",
    "Layout",
    "Level",
    "Mission",
    "MissionRule",
    "Option",
    "OptionError",
    "Placed",
    "Power",
    "Prepped",
    "Seat",
    "ShipType",
    "ShipVersion",
    "Slots",
    "Start",
    "TacticCard",
    "Team",
    "TileType",
    "Victory",
    "Weapon",
    "catalogue",
    "cell",
    "is_hit",
    "load",
]


@cache
def catalogue() -> Catalogue:
    """The components that come with the package, read once."""
    return load()


def load(*packs: Traversable) -> Catalogue:
    """The package's own components with packs, folders or single files, laid over them in that order."""
    return _whole(gather([files(__package__), *packs]))


def _whole(source: Source) -> Catalogue:
    shapes = pieces.shapes(source)
    found = Pieces(
        ships=pieces.ships(source),
        tactics=pieces.tactics(source),
        tiles=pieces.tiles(source, shapes),
        layouts=pieces.layouts(source),
        shapes=shapes,
        copies=build(int, source.copies, source.copies_file, "copies"),
    )
    whole = Catalogue(**msgspec.structs.asdict(found), missions=missions(source, found))
    return replace(whole, digest=_digest(whole))


def _digest(whole: Catalogue) -> str:
    """A name for exactly this content, whatever the order or the comments of its files."""
    plain = msgspec.to_builtins(whole, order="sorted", str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()
