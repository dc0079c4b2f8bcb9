"""Wire data, which views consist of. Views share the parts that are equal for everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import msgspec

#: A view or a part of one, as it is sent: plain JSON values. Parts are shared, so callers must not change
#: them.
Wire: TypeAlias = dict[str, Any]

P = ParamSpec("P")
T = TypeVar("T")
MAX_CACHED_PARTS = 20_000


def to_wire(part: msgspec.Struct) -> Wire:
    """Return a struct as wire data, in which tuples become lists. Raises TypeError if it contains a Secret.

    >>> class Pegs(msgspec.Struct):
    ...     points: int
    ...     spaces: tuple[str, ...]
    >>> to_wire(Pegs(3, ("0,0", "0,1")))
    {'points': 3, 'spaces': ['0,0', '0,1']}
    """
    as_wire: Wire = msgspec.json.decode(msgspec.json.encode(part))
    return as_wire


def shared(make: Callable[P, T]) -> Callable[P, T]:
    """Decorate a function that makes a part of a view, so that equal arguments give the same dict.

    The arguments must be hashable. The MAX_CACHED_PARTS most recently used parts are cached.

    >>> @shared
    ... def card(name: str, cost: int) -> Wire:
    ...     return {"card": name, "cost": cost}
    >>> card("ace", 2) is card("ace", 2)
    True
    """
    return cast("Callable[P, T]", lru_cache(maxsize=MAX_CACHED_PARTS)(make))
