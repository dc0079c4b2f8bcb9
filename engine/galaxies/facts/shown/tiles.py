"""What clients are shown of tiles."""

from __future__ import annotations

from typing import TypedDict


class TileTurned(TypedDict):
    """A ship turns over a tile."""

    tile: str  #: The tile.
    tile_kind: str  #: What it turned out to be.
    ship: str  #: The ship that turned it over.


class TilesHidden(TypedDict):
    """The hidden tiles are laid out."""


class EnginesStarted(TypedDict):
    """Remote engines run: so many asteroids may move; null when they stop."""

    left: int | None  #: How many asteroids may move, null when they stop.


class EnginesUsed(TypedDict):
    """A seat calls for the remote engines."""

    seat: str  #: The seat.


class AsteroidChosen(TypedDict):
    """An asteroid may move up to ``steps`` spaces now; null when it has ended its move."""

    tile: str | None  #: The asteroid, null when it has ended its move.
    steps: int  #: Spaces, at most.


class AsteroidMoved(TypedDict):
    """An asteroid has moved to ``hexes``."""

    tile: str  #: The asteroid.
    hexes: list[str]  #: The spaces that it covers now.
