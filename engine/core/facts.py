"""The base of everything that happens."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import msgspec

S = TypeVar("S")


class Fact(msgspec.Struct, Generic[S], frozen=True):
    """Something that comes true: the only thing that writes to a state.

    Every concrete fact says what it does (:meth:`apply`) and what each viewer is shown of it
    (:meth:`shown`); one without both fails when its class is made. ``seals`` is the reason why no
    answer before the fact can be taken back, or None. A base of facts sets ``abstract`` in its own body.
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
        """Return what ``viewer`` (a seat, or "spectator") is shown, as wire data, or None."""
        raise NotImplementedError

    def seal(self) -> str | None:
        """Return why undo closes with this fact, or None."""
        return self.seals
