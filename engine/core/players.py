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
    """The title and description of a computer player.

    >>> BotInfo("Anybody", "Picks anything.").title
    'Anybody'
    """

    title: str
    text: str


@runtime_checkable
class QuickPlayer(Protocol):
    """A player that can also choose from a full position, for matches in one process that need no views.

    The pick is the same as for the seat's view.

    >>> class First:
    ...     def __call__(self, view):
    ...         return [view["decision"]["options"][0]["id"]]
    ...     def choose(self, state, decision):
    ...         return [decision.options[0].id]
    >>> isinstance(First(), QuickPlayer), isinstance(First(), DeepPlayer)
    (True, False)
    """

    def __call__(self, view: Wire) -> list[str]: ...

    def choose(self, state: Any, decision: Decision) -> list[str]:
        """Return a pick for a ``decision`` of one of the seats of ``state``."""
        ...


@runtime_checkable
class WorldSampling(Protocol[S]):
    """A game that samples possible worlds, so that its players can look ahead (determinization).

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
        """Return a full state that is consistent with everything that the seat ``viewer`` knows of ``state``.
        Unknown values are chosen at random from the possible ones.

        It must not read values that the seat may not see. With the same random numbers, positions that the
        seat cannot distinguish give equal worlds, and a sampled world gives the same world again.

        The result is a position between two steps if ``state`` is one, or if the open step would ask the same
        question again.
        """
        ...


@runtime_checkable
class Forecasting(WorldSampling[S], Protocol[S]):
    """A game that estimates the chances of winning from a seat's knowledge.

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
        """Return the probability that the team of ``seat`` wins, from 0 to 1. A draw counts as one half.

        It reads only the parts of ``state`` that the seat knows, so ``state`` may be a sampled world.
        """
        ...


@runtime_checkable
class DeepPlayer(Protocol):
    """A quick player that takes time to search sampled worlds before it answers some questions.

    It can be pickled, to run in another process. Its picks in a sampled world are the same as in the original
    position. Its answers from a view are immediate, but weaker.

    >>> class Ponder:
    ...     nodes = 100
    ...     def __call__(self, view):
    ...         return [view["decision"]["options"][0]["id"]]
    ...     def choose(self, state, decision):
    ...         return [decision.options[0].id]
    ...     def thinks_about(self, decision):
    ...         return decision.kind == "move"
    ...     def limit(self, nodes, seconds=None, is_abandoned=None):
    ...         self.nodes = nodes
    >>> isinstance(Ponder(), DeepPlayer), isinstance(Ponder(), QuickPlayer)
    (True, True)
    """

    def __call__(self, view: Wire) -> list[str]: ...

    def choose(self, state: Any, decision: Decision) -> list[str]:
        """Return a pick for a ``decision`` of one of the seats of ``state``."""
        ...

    def thinks_about(self, decision: Decision) -> bool:
        """Return whether the player takes time for this question. This depends only on its public kind."""
        ...

    def limit(
        self, nodes: int, seconds: float | None = None, is_abandoned: Callable[[], bool] | None = None
    ) -> None:
        """Limit the effort for each question from now on.

        ``nodes`` is the number of answers in sampled worlds, and ``seconds`` is the approximate time limit.
        ``is_abandoned`` returns True when nobody is waiting for the answer any more. Unless a time limit
        stops the search, the same seed and ``nodes`` give the same picks.
        """
        ...
