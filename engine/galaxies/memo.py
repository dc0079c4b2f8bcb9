"""What was worked out from a state, remembered beside its fields: never saved, compared or shown.

Only facts write to a state, and each makes it forget what was worked out from the fields that it touches: all
of them, unless its class says which. A query that does not say which fields it reads counts as reading all.
So what is remembered is what would be worked out anew. The log stands apart: nothing remembered reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from engine.galaxies.state import State

P = ParamSpec("P")
T = TypeVar("T")
Fields: TypeAlias = tuple[str, ...] | frozenset[str]
Query: TypeAlias = Callable[Concatenate[State, P], T]

KNOWN = "known"
LOG = frozenset({"log", "lines"})
EVERYTHING = frozenset(State.__struct_fields__) - LOG

#: All the sets of fields that some remembered query reads.
READS: set[frozenset[str]] = set()


def until_touched(*fields: str) -> Callable[[Query[P, T]], Query[P, T]]:
    """Remember what a query has found until a fact touches one of ``fields``, the only ones that it reads but
    for those that no fact touches. Nobody may change what it returns."""
    reads = frozenset(fields)
    if unknown := reads - EVERYTHING:
        raise ValueError(f"a remembered query cannot read {', '.join(sorted(unknown))}")
    READS.add(reads)
    _stale.cache_clear()

    def remembering(query: Query[P, T]) -> Query[P, T]:
        @wraps(query)
        def found(g: State, /, *args: P.args, **kwargs: P.kwargs) -> T:
            key = (query, args, *kwargs.items()) if kwargs else (query, args)
            try:
                return g.__dict__[KNOWN][reads][key]  # type: ignore[no-any-return]
            except KeyError:
                pass
            value = query(g, *args, **kwargs)
            vars(g).setdefault(KNOWN, {}).setdefault(reads, {})[key] = value
            return value

        return found

    return remembering


def until_next_fact(query: Query[P, T]) -> Query[P, T]:
    """Remember what a query has found until the next fact that touches anything."""
    return until_touched(*EVERYTHING)(query)


def kept_beside(g: State, name: Any, make: Callable[[], T]) -> T:
    """Return what is kept beside a state as long as it is in memory: only for what no fact can make wrong."""
    beside: dict[Any, Any] = vars(g)
    if name not in beside:
        beside[name] = make()
    return beside[name]  # type: ignore[no-any-return]


def forget(g: State, touched: Fields = EVERYTHING) -> None:
    """Forget all that was worked out from the fields ``touched``; called by every fact."""
    known: dict[frozenset[str], Any] = vars(g).get(KNOWN, {})
    for reads in _stale(touched):
        known.pop(reads, None)


@lru_cache
def _stale(touched: Fields) -> list[frozenset[str]]:
    """Which sets of fields that queries read hold one of those touched."""
    return [reads for reads in READS if not reads.isdisjoint(touched)]
