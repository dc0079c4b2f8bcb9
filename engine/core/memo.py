"""Values worked out from a state, remembered beside its fields: never saved, compared or shown.

Only facts write to a state, and each makes it forget what was worked out from the fields that it touches: all
of them, unless its class says which. A query that does not say which fields it reads counts as reading all.
So a remembered value is always the one that would be worked out now.
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

#: Stands for what is not remembered.
MISSING: Final = object()


class Memo(Generic[S]):
    """What is remembered of states of one type, which is a Struct with ``dict=True``.

    ``apart`` names fields that nothing remembered reads and facts need not name, such as a log. Every game
    has a memo of its own.

    >>> class Board(msgspec.Struct, dict=True):
    ...     stones: list[int]
    ...     turn: int = 0
    >>> memo = Memo(Board)
    >>> @memo.until_touched("stones")
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

    def __init__(self, state_type: type[S], apart: Iterable[str] = ()) -> None:
        self.everything = frozenset(state_type.__struct_fields__) - frozenset(apart)
        self._reads: dict[str, frozenset[str]] = {}
        self._stale: dict[Fields, list[str]] = {}

    def until_touched(self, *fields: str) -> Callable[[Callable[[S, *Ts], T]], Callable[[S, *Ts], T]]:
        """Return a decorator that remembers the result of a query, for each set of arguments, until a fact
        touches one of ``fields``.

        The query must read no other field, except those that no fact touches. Its arguments are hashable and
        go by their places, and nobody may change what it returns.

        Raises ValueError for a field that the state does not have, or that is apart.
        """
        reads = frozenset(fields)
        if unknown := reads - self.everything:
            raise ValueError(f"a remembered query cannot read {', '.join(sorted(unknown))}")
        name = intern(f"until {' '.join(sorted(reads))}")
        self._reads[name] = reads
        self._stale.clear()

        def remembering(query: Callable[[S, *Ts], T]) -> Callable[[S, *Ts], T]:
            @wraps(query)
            def answer(state: S, /, *args: *Ts) -> T:
                key = (query, args)
                beside: Any = state.__dict__
                known: dict[Any, Any] | None = beside.get(name)
                if known is None:
                    known = beside[name] = {}
                value = known.get(key, MISSING)
                if value is MISSING:
                    value = known[key] = query(state, *args)
                return value  # type: ignore[no-any-return]

            return answer

        return remembering

    def until_next_fact(self, query: Callable[[S, *Ts], T]) -> Callable[[S, *Ts], T]:
        """Remember the result of a query until the next fact that touches a field which is not apart."""
        return self.until_touched(*self.everything)(query)

    def forget(self, state: S, touched: Fields) -> None:
        """Forget all that was worked out from the fields ``touched``; called by every fact.

        ``touched`` is hashable, and lookups are fastest if it is the same object each time. Unknown names are
        ignored.
        """
        stale = self._stale.get(touched)
        if stale is None:
            stale = [name for name, reads in self._reads.items() if not reads.isdisjoint(touched)]
            self._stale[touched] = stale
        beside: Any = state.__dict__
        for name in stale:
            if name in beside:
                del beside[name]


def kept_beside(state: msgspec.Struct, name: Any, make: Callable[[], T]) -> T:
    """Return what is kept beside a state as long as it is in memory, made when it is first asked for.

    Only for values that no fact can change. ``name`` is hashable, and ``state`` a Struct with ``dict=True``.

    >>> board = msgspec.defstruct("Board", [("size", int)], dict=True)(3)
    >>> kept_beside(board, "fields", lambda: board.size**2), kept_beside(board, "fields", lambda: 0)
    (9, 9)
    """
    beside: Any = state.__dict__  # `vars` is a call more
    if name not in beside:
        beside[name] = make()
    return beside[name]  # type: ignore[no-any-return]


def let_go(state: Any) -> None:
    """Forget all that is remembered of a state, and what is kept beside it: it is worked out again.

    >>> board = msgspec.defstruct("Board", [("size", int)], dict=True)(3)
    >>> _ = kept_beside(board, "fields", lambda: 9)
    >>> let_go(board)
    >>> kept_beside(board, "fields", lambda: 16)
    16
    """
    beside: dict[Any, Any] = getattr(state, "__dict__", {})
    beside.clear()
