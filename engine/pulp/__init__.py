"""Pulp Invasion: a card game for one player against the Cosmic Hegemony. ``GAME`` is what a server plays.

In each of twelve rounds at most the Hero chooses a Planet, meets four cards of the current alien's deck from
left to right, engaging each with points of an Ability that its neighbour names, or evading it for a point and
two cubes of the bag, and then draws cubes for the planet icons of what he did not evade. Yellow cubes bring
Super Weapons: the Hero wins as soon as all are found, and loses if two Abilities are at 0 in an encounter, or
if no card is left.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.pulp.game import Pulp


@cache
def _game() -> Pulp:
    from engine.pulp.game import Pulp

    return Pulp()


def __getattr__(name: str) -> Any:
    """Make the game when it is first asked for: its modules import this package."""
    if name == "GAME":
        return _game()
    raise AttributeError(f"module {__name__} has no attribute {name}")
