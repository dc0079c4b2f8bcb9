"""Computer players: what they are to the code that lets them play, and what a game may tell them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from engine.core.decisions import Decision
from engine.core.wire import Wire

S = TypeVar("S")

#: Maps a seat's view, as wire data, to a pick: ids of options of its decision.
Player: TypeAlias = Callable[[Wire], list[str]]


class BotInfo(msgspec.Struct, frozen=True):
    """What people are told of a computer player: a title and a sentence.

    >>> BotInfo("Anybody", "Picks anything.").title
    'Anybody'
    """

    title: str
    text: str


@runtime_checkable
class QuickPlayer(Protocol):
    """A player that can also pick from a whole position: for trials in process, where nobody needs a view.

    It gives the pick that it would give for the seat's view.

    >>> class First:
    ...     def __call__(self, view):
    ...         return [view["decision"]["options"][0]["id"]]
    ...     def choose(self, state, asked):
    ...         return [asked.options[0].id]
    >>> isinstance(First(), QuickPlayer), isinstance(First(), DeepPlayer)
    (True, False)
    """

    def __call__(self, view: Wire) -> list[str]: ...

    def choose(self, state: Any, asked: Decision) -> list[str]:
        """Answer ``asked``, put to one of the seats of ``state``."""
        ...


@runtime_checkable
class Imagining(Protocol[S]):
    """A game whose players may look ahead: it imagines worlds that could be.

    >>> class Coin:
    ...     def imagine(self, state, viewer, random):
    ...         shows = state["shows"] if viewer == state["holder"] else random.choice(["heads", "tails"])
    ...         return {"holder": state["holder"], "shows": shows}
    >>> game: Imagining[dict[str, str]] = Coin()
    >>> game.imagine({"holder": "north", "shows": "tails"}, "south", Random(1))["shows"] in ("heads", "tails")
    True
    """

    def imagine(self, state: S, viewer: str, random: Random) -> S:
        """Return a whole state that agrees with all that ``viewer``, a seat, knows of ``state``; the rest is
        dealt at random among what is possible.

        Nothing that the seat may not see is read: positions that it cannot tell apart give equal worlds for
        the same random numbers. An imagined world can be imagined anew, with the same result. It is a
        position between two steps if ``state`` is one, or if the open step would ask the same again.
        """
        ...


@runtime_checkable
class Forecasting(Imagining[S], Protocol[S]):
    """A game that tells how likely seats are to win, as far as they know.

    >>> class Race:
    ...     def imagine(self, state, viewer, random):
    ...         return dict(state)
    ...     def turn(self, state):
    ...         return "north"
    ...     def chance(self, state, seat, random):
    ...         return state[seat] / sum(state.values())
    >>> isinstance(Race(), Forecasting), Race().chance({"north": 3, "south": 1}, "north", Random(1))
    (True, 0.75)
    """

    def turn(self, state: S) -> str | None:
        """Return the seat whose turn it is, as views tell, or None."""
        ...

    def chance(self, state: S, seat: str, random: Random) -> float:
        """Return how likely the team of ``seat`` is to win, from 0 to 1, a draw counting for a half.

        It reads of ``state`` what the seat knows, so that an imagined world of it will do as well.
        """
        ...


@runtime_checkable
class DeepPlayer(Protocol):
    """A quick player that plays imagined worlds on before it answers some questions, which takes time.

    It can be pickled, so that it can think in another process, and gives the same picks for an imagined world
    as for the position of which it was imagined. From a view it answers at once, less well.

    >>> class Ponder:
    ...     nodes = 100
    ...     def __call__(self, view):
    ...         return [view["decision"]["options"][0]["id"]]
    ...     def choose(self, state, asked):
    ...         return [asked.options[0].id]
    ...     def thinks_about(self, asked):
    ...         return asked.kind == "move"
    ...     def limit(self, nodes, seconds=None, given_up=None):
    ...         self.nodes = nodes
    >>> isinstance(Ponder(), DeepPlayer), isinstance(Ponder(), QuickPlayer)
    (True, True)
    """

    def __call__(self, view: Wire) -> list[str]: ...

    def choose(self, state: Any, asked: Decision) -> list[str]:
        """Answer ``asked``, put to one of the seats of ``state``."""
        ...

    def thinks_about(self, asked: Decision) -> bool:
        """Whether it takes time for the question: by its kind, which all know who see the position."""
        ...

    def limit(
        self, nodes: int, seconds: float | None = None, given_up: Callable[[], bool] | None = None
    ) -> None:
        """Set how much it tries for each question from now on: so many answers in imagined worlds, for about
        so many seconds at most, and until ``given_up`` says that nobody waits for it any more.

        Where time does not stop it, the same seed and ``nodes`` give the same picks.
        """
        ...
