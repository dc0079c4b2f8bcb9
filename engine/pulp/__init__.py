"""Pulp Invasion: a card game for one player against the Cosmic Hegemony. The server plays ``GAME``.

A match lasts at most twelve rounds. In each round, the Hero first chooses a Planet. Then the Hero meets four
cards of the current alien's deck, from left to right. To engage a card, the Hero pays points of the Ability
that its neighbour names. To evade a card, the Hero pays a point and draws two cubes from the bag. At the end
of the round, the Hero draws a cube for each planet icon of the cards that were not evaded.

With each yellow cube, the Hero finds a Super Weapon. The Hero wins as soon as all Super Weapons are found.
The Hero loses if two Abilities are at 0 in an encounter, or if no cards are left.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.pulp.game import Pulp


@cache
def _create_game() -> Pulp:
    from engine.pulp.game import Pulp

    return Pulp()


def __getattr__(name: str) -> Any:
    """Create the game on first access, because its modules import this package."""
    if name == "GAME":
        return _create_game()
    raise AttributeError(f"module {__name__} has no attribute {name}")
