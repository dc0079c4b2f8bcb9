"""Views as wire data. A part that everybody sees is made once and shared by all views that show the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, cast

import msgspec

#: A view as it goes out; its parts are shared, so nobody may change one.
Wire = dict[str, Any]

P = ParamSpec("P")
PARTS_KEPT = 20_000


def wire(view: msgspec.Struct) -> Wire:
    """Return a view as wire data, with lists for tuples; a Secret in it is an error."""
    found: Wire = msgspec.json.decode(msgspec.json.encode(view))
    return found


def shared(make: Callable[P, msgspec.Struct]) -> Callable[P, Wire]:
    """Let what makes a part of a view give wire data, for equal arguments the very same dict."""

    @lru_cache(maxsize=PARTS_KEPT)
    def made(*args: P.args, **kwargs: P.kwargs) -> Wire:
        return wire(make(*args, **kwargs))

    return cast("Callable[P, Wire]", made)
