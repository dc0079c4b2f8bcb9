"""From data files to one checked catalogue."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec.structs import replace

from engine.core.faults import demand
from engine.core.fitting import build
from engine.core.packs import Source, gather
from engine.galaxies.catalogue import pieces
from engine.galaxies.catalogue.buildmodel import ready_made
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.catalogue.keeping import digest_of, dump
from engine.galaxies.catalogue.missionchecks import Pieces
from engine.galaxies.catalogue.missions import missions


@cache
def catalogue() -> Catalogue:
    """The components that come with the package, read once."""
    return load()


def load(*packs: Traversable) -> Catalogue:
    """The package's own components with packs, folders or single files, laid over them in that order."""
    return assemble(gather([house(), *packs]))


def house() -> Traversable:
    """Where the package's own components stand."""
    return files("engine.galaxies.catalogue")


def assemble(source: Source) -> Catalogue:
    """Turn everything that was read into records, checking each against what it names."""
    shapes = pieces.shapes(source)
    found = Pieces(
        ships=pieces.ships(source),
        tactics=pieces.tactics(source),
        tiles=pieces.tiles(source, shapes),
        layouts=pieces.layouts(source),
        shapes=shapes,
        copies=_copies(source),
    )
    whole = Catalogue(
        **msgspec.structs.asdict(found),
        missions=missions(source, found),
        builds=ready_made(source, found.ships, found.tactics),
    )
    return replace(whole, digest=digest_of(dump(whole)))


def _copies(source: Source) -> int:
    copies = build(int, source.copies, source.copies_file, "copies")
    demand(1 <= copies <= 999, source.copies_file, "copies", "must be at least 1 and at most 999")
    return copies
