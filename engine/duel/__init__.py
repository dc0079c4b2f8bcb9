"""Card Duel, a small game of nerve for two players, or for two teams of two. ``GAME`` is what a server plays.

The deck holds the cards 1 to 20. Every seat has two of them, which no other seat sees: one face down in front
of it, its *card*, and a *spare*. The seats take turns in their order. In its turn a seat may *swap* its card
and its spare as often as it likes, and nobody notices. Then it does one thing, and its turn is over:

- *Roll* a die: 1 to 3 are worth one point, 4 to 6 two.
- *Stay*: one point, and the seat is on guard until its next turn.
- *Draw*: its card goes under the deck, and it takes the top card for it.
- *Provoke*: all other seats are asked at once whether they show their card or pass. Every rival that passes
  gives the provoker's team two points, none if it is on guard. If a rival shows its card, the provoker's card
  is shown as well, and the highest of all cards shown brings its team four points. Whoever has shown a card
  lays it under the deck and takes a new one. A partner may show a card to help.

Teams count their points together. The first with as many as were agreed on wins; if two get there at once,
the one that has more, and a tie is a draw. A seat may concede, and change its mind; a team has lost when all
its seats have conceded. In the end all cards are turned up.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.duel.game import Duel


@cache
def _game() -> Duel:
    from engine.duel.game import Duel

    return Duel()


def __getattr__(name: str) -> Any:
    """Make the game when it is first asked for: its modules import this package."""
    if name == "GAME":
        return _game()
    raise AttributeError(f"module {__name__} has no attribute {name}")
