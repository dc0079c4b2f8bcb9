"""The base class of facts, which are the events of a match."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.memo import clear_caches

S = TypeVar("S")


class Fact(msgspec.Struct, Generic[S], frozen=True):
    """An event in a match. Only facts change a state.

    Every concrete fact defines :meth:`apply`, which changes the state, and :meth:`happening_for`, which
    returns what each viewer sees. Defining a class without both raises TypeError. ``seals`` is the reason why
    no answer before the fact can be undone, or None. A base class of facts sets ``abstract`` in its own body.

    >>> class Scored(Fact[dict[str, int]], frozen=True):
    ...     seat: str
    ...     points: int
    ...     def apply(self, state):
    ...         state[self.seat] += self.points
    ...     def happening_for(self, viewer):
    ...         return {"kind": "scored", "seat": self.seat, "points": self.points}
    >>> scores = {"north": 1}
    >>> Scored("north", 2).apply(scores)
    >>> scores
    {'north': 3}
    >>> class Silent(Fact[dict[str, int]], frozen=True):
    ...     def apply(self, state): ...
    Traceback (most recent call last):
        ...
    TypeError: the fact Silent does not define happening_for()
    """

    seals: ClassVar[str | None] = None

    abstract: ClassVar[bool] = True

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.__dict__.get("abstract"):
            return
        for name in ("apply", "happening_for"):
            if getattr(cls, name) is getattr(Fact, name):
                raise TypeError(f"the fact {cls.__name__} does not define {name}()")

    def apply(self, state: S) -> None:
        """Change the state."""
        raise NotImplementedError

    def happening_for(self, viewer: str) -> dict[str, Any] | None:
        """Return what ``viewer`` (a seat or "spectator") sees, as wire data, or None for nothing.

        It may read only Secrets that the viewer may see (:meth:`engine.core.secret.Secret.value_for`).
        """
        raise NotImplementedError

    def seal(self) -> str | None:
        """Return the reason why no answer before the fact can be undone, as a keyword such as "cards-drawn".
        Return None if the fact does not prevent undo.
        """
        return self.seals


class SeatRenamed(Fact[Any], frozen=True):
    """Changes the name of a seat that another player has taken over.

    In every game, ``state.seats`` holds the name of each seat's ``player``. Viewers see nothing,
    because names are part of the views.

    >>> seat, state = msgspec.defstruct("Seat", ["player"]), msgspec.defstruct("State", ["seats"])
    >>> match = state({"north": seat("Ann")})
    >>> SeatRenamed("north", "Bob").apply(match)
    >>> match.seats["north"].player, SeatRenamed("north", "Bob").happening_for("south")
    ('Bob', None)
    """

    seat: str
    player: str

    def apply(self, state: Any) -> None:
        """Store the new name, and clear cached values that contain the old one."""
        state.seats[self.seat].player = self.player
        clear_caches(state)

    def happening_for(self, viewer: str) -> None:
        """Return None, because no viewer sees this fact."""
