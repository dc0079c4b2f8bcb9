"""The components that seats bring to matches and use in them, for statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.core.facts import Fact


class Use(NamedTuple):
    """The use of a component by a seat. ``kind`` and ``id`` identify the component, and ``how`` is a keyword
    such as "brought" or "used".

    >>> Use("north", "card", "ace", "used").how
    'used'
    """

    seat: str
    kind: str
    id: str
    how: str


@runtime_checkable
class UsageCounting(Protocol):
    """A game that reports which components are brought and used.

    >>> class Cards:
    ...     def components_at_start(self, state):
    ...         return [Use(seat, "card", card, "brought") for seat, card in state.items()]
    ...     def uses(self, state, facts):
    ...         return [Use(fact.seat, "card", fact.card, "used") for fact in facts]
    >>> cards = {"north": "ace", "south": "king"}
    >>> isinstance(Cards(), UsageCounting), len(Cards().components_at_start(cards))
    (True, 2)
    """

    def components_at_start(self, state: Any) -> Iterable[Use]:
        """Return the components that the seats have when a match begins, including secret ones."""
        ...

    def uses(self, state: Any, facts: Sequence[Fact[Any]]) -> Iterable[Use]:
        """Return the uses of components in the facts. ``state`` is the position after them."""
        ...
