"""What a game tells of a finished match besides who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from engine.core.facts import Fact
from engine.core.wire import Wire

S_contra = TypeVar("S_contra", contravariant=True)


class Report(msgspec.Struct, frozen=True):
    """``told`` is the game's own; ``moment`` counts the first and the last change of what decided the match,
    None if nothing did.

    >>> Report({"goals": 3}, (7, 9)).moment
    (7, 9)
    """

    told: Wire
    moment: tuple[int, int] | None = None


@runtime_checkable
class Reporting(Protocol[S_contra]):
    """A game that reports on finished matches.

    ``report_type`` describes what is told: a TypedDict or a Struct.

    >>> class Race:
    ...     report_type = dict
    ...     def report(self, state, changes):
    ...         return Report({"steps": sum(map(len, changes))})
    >>> isinstance(Race(), Reporting), Race().report({}, [["a step"], ["another", "a third"]]).told
    (True, {'steps': 3})
    """

    report_type: Any

    def report(self, state: S_contra, changes: Iterable[Sequence[Fact[Any]]]) -> Report:
        """Return what is to be told; ``state`` is where the match began, ``changes`` what came true then, in
        its order. It may tell secrets: ask only when the match is over."""
        ...
