"""What was worked out from a state, remembered beside its fields: never saved, compared or shown.

Only facts write to a state, and each makes it forget; so what is remembered is what would be worked out anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine.galaxies.state import State

P = ParamSpec("P")
T = TypeVar("T")

KNOWN = "known"


def until_next_fact(query: Callable[Concatenate[State, P], T]) -> Callable[Concatenate[State, P], T]:
    """Remember what a query has found until the next fact; nobody may change what it returns."""

    @wraps(query)
    def found(g: State, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known: dict[Any, T] | None = vars(g).get(KNOWN)
        if known is None:
            known = vars(g)[KNOWN] = {}
        key = (query, args, *kwargs.items()) if kwargs else (query, args)
        if key not in known:
            known[key] = query(g, *args, **kwargs)
        return known[key]

    return found


def kept_beside(g: State, name: Any, make: Callable[[], T]) -> T:
    """Return what is kept beside a state as long as it is in memory: only for what no fact can make wrong."""
    beside: dict[Any, Any] = vars(g)
    if name not in beside:
        beside[name] = make()
    return beside[name]  # type: ignore[no-any-return]


def forget(g: State) -> None:
    """Forget all that depends on what the state holds; called by every fact."""
    _ = vars(g).pop(KNOWN, None)
