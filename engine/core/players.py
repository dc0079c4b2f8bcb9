"""The interfaces of computer players, and of games that support them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from engine.core.decisions import Decision
from engine.core.present.wire import Wire

S = TypeVar("S")

#: Maps a seat's view, as wire data, to a pick: the ids of options of its decision.
Player: TypeAlias = Callable[[Wire], list[str]]


class BotInfo(msgspec.Struct, frozen=True):
    """A computer player as people see it: a title and a sentence.

    >>> BotInfo("Anybody", "Picks anything.").title
    'Anybody'
    """

    title: str
    text: str


@runtime_checkable
class QuickPlayer(Protocol):
    """A player that can also choose from a whole position, for matches in one process where nobody needs a
    view.

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
        """Return a pick for ``asked``, a decision of one of the seats of ``state``."""
        ...


@runtime_checkable
class WorldSampling(Protocol[S]):
    """A game whose players can look ahead: it samples possible worlds (determinization).

    >>> class Coin:
    ...     def sample_world(self, state, viewer, random):
    ...         shows = state["shows"] if viewer == state["holder"] else random.choice(["heads", "tails"])
    ...         return {"holder": state["holder"], "shows": shows}
    >>> game: WorldSampling[dict[str, str]] = Coin()
    >>> world = game.sample_world({"holder": "north", "shows": "tails"}, "south", Random(1))
    >>> world["shows"] in ("heads", "tails")
    True
    """

    def sample_world(self, state: S, viewer: str, random: Random) -> S:
        """Return a whole state that agrees with all that ``viewer``, a seat, knows of ``state``. Unknown
        values are dealt at random among the possible ones.

        It must not read values that the seat may not see: for the same random numbers, positions that the
        seat cannot tell apart give equal worlds. Sampling a sampled world again gives the same result.

        The result is a position between two steps if ``state`` is one, or if the open step would ask the same
        again.
        """
        ...


@runtime_checkable
class Forecasting(WorldSampling[S], Protocol[S]):
    """A game that estimates the chances of winning from what a seat knows.

    >>> class Race:
    ...     def sample_world(self, state, viewer, random):
    ...         return dict(state)
    ...     def turn(self, state):
    ...         return "north"
    ...     def chance(self, state, seat, random):
    ...         return state[seat] / sum(state.values())
    >>> isinstance(Race(), Forecasting), Race().chance({"north": 3, "south": 1}, "north", Random(1))
    (True, 0.75)
    """

    def turn(self, state: S) -> str | None:
        """Return the seat whose turn it is, as in views, or None."""
        ...

    def chance(self, state: S, seat: str, random: Random) -> float:
        """Return the probability that the team of ``seat`` wins, from 0 to 1. A draw counts as a half.

        It reads only the parts of ``state`` that the seat knows, so a sampled world will do as well.
        """
        ...


@runtime_checkable
class DeepPlayer(Protocol):
    """A quick player that looks ahead in sampled worlds before it answers some questions. This takes time.

    It can be pickled, so that it can run in another process. It gives the same picks for a sampled world as
    for the original position. From a view it answers at once, less well.

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
        """Return a pick for ``asked``, a decision of one of the seats of ``state``."""
        ...

    def thinks_about(self, asked: Decision) -> bool:
        """Return whether it takes time for the question. That depends on the kind, which is public."""
        ...

    def limit(
        self, nodes: int, seconds: float | None = None, given_up: Callable[[], bool] | None = None
    ) -> None:
        """Limit the effort for each question from now on.

        ``nodes`` is the number of answers in sampled worlds, ``seconds`` the approximate time. ``given_up``
        returns True when nobody waits for the answer any more. If no time limit stops it, the same seed and
        ``nodes`` give the same picks.
        """
        ...
