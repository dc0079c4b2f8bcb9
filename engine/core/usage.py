"""What is brought to matches and used in them, for statistics of many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.core.facts import Fact


class Use(NamedTuple):
    """What a seat did with a component: a ``kind`` of component, its id, and how ("brought", "used" ...)."""

    seat: str
    kind: str
    id: str
    how: str


@runtime_checkable
class Counted(Protocol):
    """A game that tells which components are brought and used, for statistics of many matches."""

    def brought(self, state: Any) -> Iterable[Use]:
        """What the seats have when a match begins, secret or not."""
        ...

    def uses(self, state: Any, facts: Sequence[Fact[Any]]) -> Iterable[Use]:
        """What the facts put to use; ``state`` is the position after them."""
        ...
