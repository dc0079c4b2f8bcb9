"""Draws the maps in the comments of `engine/galaxies/catalogue/missions/`.

`python -m tools.mission_maps --write` draws the maps again. Without `--write`, it fails if one is out of
date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.galaxies import catalogue as galaxies
from engine.galaxies import hexes
from engine.galaxies.catalogue import Mission, catalogue
from engine.galaxies.hexes import Hex
from tools.generated import write_or_check

FOLDER = Path(galaxies.__file__).parent / "missions"
#: A map, from its first row to the empty line after it.
MAP = re.compile(r"^#    0  .*?(?=^#$)", re.MULTILINE | re.DOTALL)
#: The symbols of tiles in the line below the map. The ships in that line are written by hand.
TILES = re.compile(r"(?<=   \. open space)(?:   [^VT\n].*?)??(?=(?:   [VT] .*)?$)", re.MULTILINE)


def file_of(mission: Mission) -> Path:
    """Return the path of the mission's file."""
    return FOLDER / f"{mission.id}.toml"


def redraw(mission: Mission) -> str:
    """Return the text of the mission's file with an up-to-date map and legend."""
    picture = "".join(f"{f'# {line}'.rstrip()}\n" for line in map_lines(mission))
    text, maps = MAP.subn(picture, file_of(mission).read_text("utf-8"))
    text, lines = TILES.subn("".join(f"   {entry}" for entry in legend_entries(mission)), text)
    if (maps, lines) != (1, 1):
        raise ValueError(f"{mission.id}.toml has {maps} maps and {lines} lines of symbols")
    return text


def legend_entries(mission: Mission) -> Iterator[str]:
    """Yield each tile symbol with the tile's name, in the order of `tiles.toml`."""
    kinds = {tile for tile, _ in tile_places(mission)}
    yield from (f"{tile.symbol} {tile.name}" for kind, tile in catalogue().tiles.items() if kind in kinds)
    if "hidden" in kinds:
        yield "? hidden discovery tile"


def map_lines(mission: Mission) -> Iterator[str]:
    """Yield the lines of a map, two for every row: first the even columns, then the odd ones, half a hex
    lower."""
    layout = catalogue().layouts[mission.layout]
    symbols = symbols_by_space(mission)
    for line in range(2 * layout.rows - 1):
        row = [" "] * (2 * layout.columns)
        for column in range(line % 2, layout.columns, 2):
            row[2 * column] = symbols[hexes.from_offset(column, line // 2)]
        yield f"  {'' if line % 2 else line // 2:>2}  {''.join(row)}".rstrip()


def symbols_by_space(mission: Mission) -> dict[Hex, str]:
    """Return the symbol of each space."""
    layout = catalogue().layouts[mission.layout]
    symbols = dict.fromkeys(layout.hexes, ".")
    symbols.update(dict.fromkeys(layout.zones["north"], "w") | dict.fromkeys(layout.zones["south"], "i"))
    for tile, spaces in tile_places(mission):
        symbols.update(dict.fromkeys(spaces, "?" if tile == "hidden" else catalogue().tiles[tile].symbol))
    for start in mission.starts:
        symbols.update(dict.fromkeys(start.hexes, {"at": "V", "beside": "T"}.get(start.where, "")))
    return symbols


def tile_places(mission: Mission) -> Iterator[tuple[str, tuple[Hex, ...]]]:
    """Yield the kind of every tile, or `hidden`, with its spaces."""
    yield from ((t.tile, t.hexes) for t in mission.tiles)
    yield from (("hidden", spaces) for spaces in mission.hidden)


def main() -> int:
    """Write or check the maps, and return the exit status."""
    missions = catalogue().missions.values()
    return max(
        [write_or_check(file_of(mission), redraw(mission), "tools.mission_maps") for mission in missions]
    )


if __name__ == "__main__":
    sys.exit(main())
