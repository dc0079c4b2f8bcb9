"""The interface of games in which a seat may point things out to its teammates."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.core.present.wire import Wire


@runtime_checkable
class Pointing(Protocol):
    """A game in which a seat may point things out to its teammates.

    >>> class Board:
    ...     def may_point(self, view, thing):
    ...         return thing in view["on_board"]
    >>> isinstance(Board(), Pointing), Board().may_point({"on_board": ["piece:knight"]}, "card:ace")
    (True, False)
    """

    def may_point(self, view: Wire, thing: str) -> bool:
        """Return whether the seat with this ``view`` may point at a thing, given as `kind:id`.

        A seat may point at a thing that it and all its teammates see, because this reveals nothing. ``thing``
        may be any text.
        """
        ...
