"""Views as wire data. A part that everybody sees is made once and shared by all views that show the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import msgspec

#: A view, or a part of one, as it goes out: plain JSON values. Parts are shared, so nobody may change one.
Wire: TypeAlias = dict[str, Any]

P = ParamSpec("P")
T = TypeVar("T")
PARTS_KEPT = 20_000


def wire(part: msgspec.Struct) -> Wire:
    """Return a struct as wire data, with lists for tuples; raises TypeError for a Secret in it.

    >>> class Pegs(msgspec.Struct):
    ...     points: int
    ...     spaces: tuple[str, ...]
    >>> wire(Pegs(3, ("0,0", "0,1")))
    {'points': 3, 'spaces': ['0,0', '0,1']}
    """
    as_wire: Wire = msgspec.json.decode(msgspec.json.encode(part))
    return as_wire


def shared(make: Callable[P, T]) -> Callable[P, T]:
    """Let what makes a part of a view give, for equal arguments, the very same dict.

    The arguments can be hashed; of all parts the newest PARTS_KEPT are kept.

    >>> @shared
    ... def card(name: str, cost: int) -> Wire:
    ...     return {"card": name, "cost": cost}
    >>> card("ace", 2) is card("ace", 2)
    True
    """
    return cast("Callable[P, T]", lru_cache(maxsize=PARTS_KEPT)(make))
