"""Card Duel, a small bluffing game for two players or two teams of two. A server plays ``GAME``.

The deck has cards from 1 to 20. Every seat holds two of them, which no other seat sees: its *card*, face down
in front of it, and a *spare*. The seats take turns in order. In its turn a seat may *swap* its card and its
spare as often as it likes, unnoticed by the others. Then it takes one action, which ends its turn:

- *Roll* a die: 1 to 3 score one point, 4 to 6 score two.
- *Stay*: score one point and be on guard until the next turn.
- *Draw*: put the card under the deck and take the top card in its place.
- *Provoke*: ask all other seats simultaneously whether they show their card or pass. Every rival that passes
  scores two points for the provoker's team, or none if it is on guard. If a rival shows its card, the
  provoker shows its card, too. The highest shown card scores four points for its team. Every seat that has
  shown a card puts it under the deck and takes a new one. A partner may show a card to help.

The members of a team share their points. The first team with the agreed number of points wins. If two teams
reach it simultaneously, the one with more points wins, and a tie is a draw. A seat may concede, and may
withdraw its concession. A team has lost when all its seats have conceded. At the end all cards are revealed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from examples.duel.game import Duel


@cache
def _game() -> Duel:
    from examples.duel.game import Duel

    return Duel()


def __getattr__(name: str) -> Any:
    """Create the game on first access, because its modules import this package."""
    if name == "GAME":
        return _game()
    raise AttributeError(f"module {__name__} has no attribute {name}")
