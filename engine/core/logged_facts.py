"""Facts for games whose log contains no secrets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.core.facts import Fact
from engine.core.memo import Fields, Memo
from engine.core.present.wire import Wire


class LogEntry(msgspec.Struct, frozen=True):
    """A line of the log. ``n`` is the line number, starting at 1.

    >>> LogEntry(12, 3, "scored", {"points": 2}).fields["points"]
    2
    """

    n: int
    round: int
    kind: str
    fields: dict[str, Any]


class Logging(Protocol):
    """A state with a log. ``lines`` counts all lines ever logged.

    >>> class Table(msgspec.Struct):
    ...     round: int = 1
    ...     lines: int = 0
    ...     log: list[LogEntry] = []
    >>> state: Logging = Table()
    """

    round: int
    lines: int
    log: list[LogEntry]


L = TypeVar("L", bound=Logging)


class LoggedFact(Fact[L], Generic[L], frozen=True):
    """A fact that viewers see.

    Everybody sees ``public``, unless it is None. Only some viewers see ``private``. A
    ``logged`` fact adds its public part to the log, which contains at most the last ``log_kept`` lines. In a
    game with a ``memo``, ``touches`` names the fields of the state that the fact changes.

    >>> class Table(msgspec.Struct):
    ...     points: int = 0
    ...     round: int = 1
    ...     lines: int = 0
    ...     log: list[LogEntry] = []
    >>> class Scored(LoggedFact[Table], frozen=True):
    ...     kind = "scored"
    ...     points: int
    ...     def change(self, state):
    ...         state.points += self.points
    ...     def public(self):
    ...         return {"points": self.points}
    >>> table = Table()
    >>> Scored(3).apply(table)
    >>> table.points, table.log[0].fields, Scored(3).happening_for("north")
    (3, {'points': 3}, {'kind': 'scored', 'points': 3})
    """

    abstract: ClassVar[bool] = True
    kind: ClassVar[str]
    logged: ClassVar[bool] = True
    log_kept: ClassVar[int] = 200
    memo: ClassVar[Memo[Any] | None] = None
    touches: ClassVar[Fields] = ()

    def change(self, state: L) -> None:
        """Change the state, except for the log."""
        raise NotImplementedError

    def public(self) -> dict[str, Any] | None:
        """Return the fields that everybody sees. If it is None, only viewers with a :meth:`private` part see
        the fact.
        """
        raise NotImplementedError

    def private(self, viewer: str) -> dict[str, Any]:
        """Return further fields for ``viewer``, for example secrets that this seat may see."""
        return {}

    def apply(self, state: L) -> None:
        """Change the state, clear the cached values that depend on it, and write the log."""
        self.change(state)
        if self.memo is not None:
            self.memo.forget(state, self.touches)
        fields = self.public() if self.logged else None
        if fields is not None:
            state.lines += 1
            state.log.append(LogEntry(state.lines, state.round, self.kind, fields))
            if len(state.log) > self.log_kept:
                del state.log[0]

    def happening_for(self, viewer: str) -> dict[str, Any] | None:
        """Return the happening for ``viewer``, or None if this viewer sees nothing."""
        public, private = self.public(), self.private(viewer)
        if public is None and not private:
            return None
        return {"kind": self.kind, **(public or {}), **private}


def happenings(facts: Iterable[Fact[Any]], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """Return the happenings that each viewer sees. Equal happenings are created once and shared.

    >>> class Drawn(LoggedFact[Any], frozen=True):
    ...     kind = "drawn"
    ...     def public(self):
    ...         return {"cards": 1}
    ...     def private(self, viewer):
    ...         return {"card": "ace"} if viewer == "north" else {}
    >>> result = happenings([Drawn()], ["north", "south"])
    >>> result["south"], result["north"][0]["card"]
    ([{'kind': 'drawn', 'cards': 1}], 'ace')
    """
    by_viewer: dict[str, list[Wire]] = {viewer: [] for viewer in viewers}
    for fact in facts:
        if isinstance(fact, LoggedFact):
            _add_happening(fact, by_viewer)
    return by_viewer


def _add_happening(fact: LoggedFact[Any], by_viewer: dict[str, list[Wire]]) -> None:
    public = fact.public()
    shared = None if public is None else {"kind": fact.kind, **public}
    for viewer, happenings in by_viewer.items():
        private = fact.private(viewer)
        if private:
            happenings.append({"kind": fact.kind, **(public or {}), **private})
        elif shared is not None:
            happenings.append(shared)
