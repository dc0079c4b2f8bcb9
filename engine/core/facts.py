"""The base of everything that happens."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.memo import let_go

S = TypeVar("S")


class Fact(msgspec.Struct, Generic[S], frozen=True):
    """Something that comes true: the only thing that writes to a state.

    Every concrete fact says what it does (:meth:`apply`) and what each viewer is shown of it
    (:meth:`shown`); one without both fails when its class is made. ``seals`` is the reason why no
    answer before the fact can be taken back, or None. A base of facts sets ``abstract`` in its own body.

    >>> class Scored(Fact[dict[str, int]], frozen=True):
    ...     seat: str
    ...     points: int
    ...     def apply(self, state):
    ...         state[self.seat] += self.points
    ...     def shown(self, viewer):
    ...         return {"kind": "scored", "seat": self.seat, "points": self.points}
    >>> scores = {"north": 1}
    >>> Scored("north", 2).apply(scores)
    >>> scores
    {'north': 3}
    >>> class Silent(Fact[dict[str, int]], frozen=True):
    ...     def apply(self, state): ...
    Traceback (most recent call last):
        ...
    TypeError: the fact Silent does not define shown()
    """

    seals: ClassVar[str | None] = None

    abstract: ClassVar[bool] = True

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.__dict__.get("abstract"):
            return
        for name in ("apply", "shown"):
            if getattr(cls, name) is getattr(Fact, name):
                raise TypeError(f"the fact {cls.__name__} does not define {name}()")

    def apply(self, state: S) -> None:
        """Make it true."""
        raise NotImplementedError

    def shown(self, viewer: str) -> dict[str, Any] | None:
        """Return what ``viewer`` (a seat, or "spectator") is shown, as wire data, or None for nothing.

        Only Secrets that the viewer may see are read (:meth:`engine.core.secret.Secret.seen_by`).
        """
        raise NotImplementedError

    def seal(self) -> str | None:
        """Return why no answer before the fact can be taken back (a word such as "cards-drawn"), or None."""
        return self.seals


class Named(Fact[Any], frozen=True):
    """A seat is called by another name from now on, for somebody else sits there: ``state.seats`` holds for
    each seat, in every game, the name of its ``player``. Nobody is shown anything: names stand in views.

    >>> seat, state = msgspec.defstruct("Seat", ["player"]), msgspec.defstruct("State", ["seats"])
    >>> now = state({"north": seat("Ann")})
    >>> Named("north", "Bob").apply(now)
    >>> now.seats["north"].player, Named("north", "Bob").shown("south")
    ('Bob', None)
    """

    seat: str
    player: str

    def apply(self, state: Any) -> None:
        """Call the seat so, and forget what was worked out with the former name."""
        state.seats[self.seat].player = self.player
        let_go(state)

    def shown(self, viewer: str) -> None:
        """Show nothing."""
