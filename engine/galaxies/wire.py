"""Views as wire data. A part that everybody sees is made once and shared by all views that show the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec

import msgspec

#: A view as it goes out; its parts are shared, so nobody may change one.
Wire = dict[str, Any]

P = ParamSpec("P")
PARTS_KEPT = 20_000


def wire(view: msgspec.Struct) -> Wire:
    """Return a view as wire data, with lists for tuples; a Secret in it is an error."""
    found: Wire = msgspec.json.decode(msgspec.json.encode(view))
    return found


def part(make: Callable[P, msgspec.Struct], *args: P.args, **kwargs: P.kwargs) -> Wire:
    """Return a part of a view: equal fields, which must be hashable, give the very same dict."""
    return _part(make, args, tuple(kwargs.items()))


@lru_cache(maxsize=PARTS_KEPT)
def _part(
    make: Callable[..., msgspec.Struct], args: tuple[Any, ...], named: tuple[tuple[str, Any], ...]
) -> Wire:
    return wire(make(*args, **dict(named)))
