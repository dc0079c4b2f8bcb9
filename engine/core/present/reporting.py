"""Reports on finished matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from engine.core.facts import Fact
from engine.core.present.wire import Wire

S_contra = TypeVar("S_contra", contravariant=True)


class Report(msgspec.Struct, frozen=True):
    """The report on a match. ``content`` is in the game's own format.

    ``moment`` contains the numbers of the first and the last change of the decisive moment. It is None if
    there is no such moment.

    >>> Report({"goals": 3}, (7, 9)).moment
    (7, 9)
    """

    content: Wire
    moment: tuple[int, int] | None = None


@runtime_checkable
class Reporting(Protocol[S_contra]):
    """A game that reports on finished matches.

    ``report_type`` describes the reports: a TypedDict or a Struct.

    >>> class Race:
    ...     report_type = dict
    ...     def report(self, state, changes):
    ...         return Report({"steps": sum(map(len, changes))})
    >>> isinstance(Race(), Reporting), Race().report({}, [["a step"], ["another", "a third"]]).content
    (True, {'steps': 3})
    """

    report_type: Any

    def report(self, state: S_contra, changes: Iterable[Sequence[Fact[Any]]]) -> Report:
        """Return the report on a finished match.

        ``state`` is the first position, and ``changes`` contains the facts of each change. The report may
        contain secrets, so request it only after the match is over.
        """
        ...
