"""What a game says of things that one seat may point out to its mates."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.core.wire import Wire


@runtime_checkable
class Pointing(Protocol):
    """A game at whose table a seat may point things out to its mates.

    >>> class Board:
    ...     def may_point(self, view, thing):
    ...         return thing in view["on_board"]
    >>> isinstance(Board(), Pointing), Board().may_point({"on_board": ["piece:knight"]}, "card:ace")
    (True, False)
    """

    def may_point(self, view: Wire, thing: str) -> bool:
        """Whether the seat that sees ``view`` may point at a thing, given as clients name it (`kind:id`).

        It may where it sees the thing itself, and all its mates do: only of those does it tell nothing but
        that it is pointed at. Any text may be asked about.
        """
        ...
