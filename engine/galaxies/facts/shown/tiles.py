"""What clients are shown of tiles."""

from __future__ import annotations

from typing import TypedDict


class TileTurned(TypedDict):
    """A ship turns over a tile."""

    tile: str
    tile_kind: str
    ship: str


class TilesHidden(TypedDict):
    """The hidden tiles are laid out."""


class EnginesStarted(TypedDict):
    """Remote engines run: so many asteroids may move; null when they stop."""

    left: int | None


class EnginesUsed(TypedDict):
    """A seat calls for the remote engines."""

    seat: str


class AsteroidChosen(TypedDict):
    """An asteroid may move up to ``steps`` spaces now; null when it has ended its move."""

    tile: str | None
    steps: int


class AsteroidMoved(TypedDict):
    """An asteroid has moved to ``hexes``."""

    tile: str
    hexes: list[str]
