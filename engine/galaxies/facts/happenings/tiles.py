"""Happenings of tiles."""

from __future__ import annotations

from typing import TypedDict


class TileTurned(TypedDict):
    """A ship turns over a tile."""

    tile: str  #: The tile.
    tile_kind: str  #: The kind of the tile.
    ship: str  #: The ship that turned it over.


class TilesHidden(TypedDict):
    """The hidden tiles are laid out."""


class EnginesStarted(TypedDict):
    """Remote engines start, so that asteroids may move, or the engines stop."""

    left: int | None  #: The number of asteroids that may move, or null when the engines stop.


class EnginesUsed(TypedDict):
    """A seat calls for the remote engines."""

    seat: str  #: The seat.


class AsteroidChosen(TypedDict):
    """An asteroid may now move up to ``steps`` spaces, or has ended its move."""

    tile: str | None  #: The asteroid, or null when it has ended its move.
    steps: int  #: The maximum number of spaces that it may move.


class AsteroidMoved(TypedDict):
    """An asteroid has moved to ``hexes``."""

    tile: str  #: The asteroid.
    hexes: list[str]  #: The spaces that it now covers.
