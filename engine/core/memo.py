"""Caches of values derived from a state, stored in the state's ``__dict__``. They are never saved, compared
or shown.

Only facts change a state. The class of a fact names the fields that the fact touches; by default these are
all fields. Applying the fact clears all values derived from these fields. Therefore a cached value always
equals a freshly computed one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from sys import intern
from typing import Any, Final, Generic, TypeAlias, TypeVar, TypeVarTuple

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
Ts = TypeVarTuple("Ts")
T = TypeVar("T")
Fields: TypeAlias = tuple[str, ...] | frozenset[str]

#: Marks a value that is not cached.
MISSING: Final = object()


class Memo(Generic[S]):
    """Manages the cached values of one type of state, a Struct with ``dict=True``.

    ``ignored`` names fields that no cached query reads, such as a log. Facts need not name these fields.
    Every game has its own memo.

    >>> class Board(msgspec.Struct, dict=True):
    ...     stones: list[int]
    ...     turn: int = 0
    >>> memo = Memo(Board)
    >>> @memo.cached_until_touched("stones")
    ... def total(board: Board) -> int:
    ...     print("adding")
    ...     return sum(board.stones)
    >>> board = Board([1, 2])
    >>> total(board), total(board)
    adding
    (3, 3)
    >>> memo.forget(board, ("turn",))
    >>> total(board)
    3
    >>> memo.forget(board, ("stones",))
    >>> total(board)
    adding
    3
    """

    def __init__(self, state_type: type[S], ignored: Iterable[str] = ()) -> None:
        self.everything = frozenset(state_type.__struct_fields__) - frozenset(ignored)
        self._reads: dict[str, frozenset[str]] = {}
        self._stale: dict[Fields, list[str]] = {}

    def cached_until_touched(self, *fields: str) -> Callable[[Callable[[S, *Ts], T]], Callable[[S, *Ts], T]]:
        """Return a decorator that caches the results of a query by its arguments, until a fact touches one of
        ``fields``.

        The query must read no other fields, except those that no fact touches. Its arguments must be
        positional and hashable. Callers must not change the result.

        Raises ValueError for a field that the state does not have, or that is ignored.
        """
        reads = frozenset(fields)
        if unknown := reads - self.everything:
            raise ValueError(f"a cached query cannot read {', '.join(sorted(unknown))}")
        name = intern(f"until {' '.join(sorted(reads))}")
        self._reads[name] = reads
        self._stale.clear()

        def decorate(query: Callable[[S, *Ts], T]) -> Callable[[S, *Ts], T]:
            @wraps(query)
            def cached_query(state: S, /, *args: *Ts) -> T:
                key = (query, args)
                caches: Any = state.__dict__
                cache: dict[Any, Any] | None = caches.get(name)
                if cache is None:
                    cache = caches[name] = {}
                value = cache.get(key, MISSING)
                if value is MISSING:
                    value = cache[key] = query(state, *args)
                return value  # type: ignore[no-any-return]

            return cached_query

        return decorate

    def forget(self, state: S, touched: Fields) -> None:
        """Clear the values derived from the ``touched`` fields. Every fact calls this method.

        ``touched`` is hashable; lookups are fastest if it is the same object each time. Unknown names are
        ignored.
        """
        stale = self._stale.get(touched)
        if stale is None:
            stale = [name for name, reads in self._reads.items() if not reads.isdisjoint(touched)]
            self._stale[touched] = stale
        caches: Any = state.__dict__
        for name in stale:
            if name in caches:
                del caches[name]


def cached_on(state: msgspec.Struct, name: Any, make: Callable[[], T]) -> T:
    """Return the value cached on a state under ``name``. The first call computes it with ``make``.

    No fact may change the value. ``name`` must be hashable, and ``state`` must be a Struct with
    ``dict=True``.

    >>> board = msgspec.defstruct("Board", [("size", int)], dict=True)(3)
    >>> cached_on(board, "fields", lambda: board.size**2), cached_on(board, "fields", lambda: 0)
    (9, 9)
    """
    caches: Any = state.__dict__  # faster than calling `vars`
    if name not in caches:
        caches[name] = make()
    return caches[name]  # type: ignore[no-any-return]


def clear_caches(state: Any) -> None:
    """Clear all values cached on a state. They are recomputed when needed.

    >>> board = msgspec.defstruct("Board", [("size", int)], dict=True)(3)
    >>> _ = cached_on(board, "fields", lambda: 9)
    >>> clear_caches(board)
    >>> cached_on(board, "fields", lambda: 16)
    16
    """
    caches: dict[Any, Any] = getattr(state, "__dict__", {})
    caches.clear()
