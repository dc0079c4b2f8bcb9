"""The printed components of Battleship Galaxies: data files, their types, and the loader that checks them.

`catalogue()` returns the package's own components. `load_catalogue` applies a host's packs to them. A faulty
file raises a `PackError` with the file, key and reason of every fault.
"""

from engine.galaxies.catalogue.buildmodel import Build, ReadyMade
from engine.galaxies.catalogue.components import Catalogue, chart_cell, is_hit
from engine.galaxies.catalogue.loading import catalogue, load_catalogue
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
from engine.galaxies.catalogue.options import OptionError

__all__ = [
    "LETTERS",
    "LEVELS",
    "NUMBERS",
    "Build",
    "Catalogue",
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
    "ReadyMade",
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
    "chart_cell",
    "is_hit",
    "load_catalogue",
]
