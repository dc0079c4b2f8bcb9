"""What is brought to matches and used in them, for statistics of many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.core.facts import Fact


class Use(NamedTuple):
    """What a seat did with a component: a ``kind`` of component, its id, and how ("brought", "used" ...).

    >>> Use("north", "card", "ace", "used").how
    'used'
    """

    seat: str
    kind: str
    id: str
    how: str


@runtime_checkable
class Counted(Protocol):
    """A game that tells which components are brought and used, for statistics of many matches.

    >>> class Cards:
    ...     def brought(self, state):
    ...         return [Use(seat, "card", card, "brought") for seat, card in state.items()]
    ...     def uses(self, state, facts):
    ...         return [Use(fact.seat, "card", fact.card, "used") for fact in facts]
    >>> isinstance(Cards(), Counted), len(Cards().brought({"north": "ace", "south": "king"}))
    (True, 2)
    """

    def brought(self, state: Any) -> Iterable[Use]:
        """What the seats have when a match begins, secret or not."""
        ...

    def uses(self, state: Any, facts: Sequence[Fact[Any]]) -> Iterable[Use]:
        """What the facts put to use; ``state`` is the position after them."""
        ...
