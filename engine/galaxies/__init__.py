"""The game Battleship Galaxies: its rules, its components and the state of a match. Servers use ``GAME``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.galaxies.game import Galaxies


@cache
def _create_game() -> Galaxies:
    from engine.galaxies.game import Galaxies

    return Galaxies()


def __getattr__(name: str) -> Any:
    """Create the game on first access, because its modules import this package."""
    if name == "GAME":
        return _create_game()
    raise AttributeError(f"module {__name__} has no attribute {name}")
