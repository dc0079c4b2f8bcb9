"""The base of this game's facts: what changes, what is logged, what each viewer is shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from engine.core.facts import Fact
from engine.core.happenings import happening_type
from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import EVERYTHING, Fields, forget
from engine.galaxies.state import LogEntry, State

LOG_LENGTH = 120


class Happened(Fact[State], frozen=True):
    """A fact of this game: ``public`` is what everybody is shown, ``private`` what some are shown besides.

    A class that does not say both what it changes and what is public fails when it is made, and so does one
    that is not annotated with the types of :mod:`engine.galaxies.facts.shown`. ``touches`` names the fields
    of the state that it may change, the log apart; one that does not say touches them all. ``happening`` is
    the type of what it shows, or None if nobody is shown anything.
    """

    abstract: ClassVar[bool] = True
    kind: ClassVar[str] = ""
    logged: ClassVar[bool] = False
    touches: ClassVar[Fields] = EVERYTHING
    happening: ClassVar[Any] = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name in ("change", "public"):
            if name not in cls.__dict__:
                raise TypeError(f"the fact {cls.__name__} does not define {name}()")
        if not cls.kind:
            raise TypeError(f"the fact {cls.__name__} has no kind")
        if not isinstance(cls.touches, (tuple, frozenset)) or not EVERYTHING.issuperset(cls.touches):
            raise TypeError(f"the fact {cls.__name__} touches what is not there, or names it in no tuple")
        public, private = (get_type_hints(shows)["return"] for shows in (cls.public, cls.private))
        everybody = None if public is NoneType else public
        some = get_args(private)[0] if get_origin(private) is Secret else None
        if everybody is not None or some is not None:
            cls.happening = happening_type(cls.kind, everybody, some)

    def change(self, g: State) -> None:
        """Make it true, the log apart."""
        raise NotImplementedError

    def public(self) -> Mapping[str, Any] | None:
        """Return what everybody is shown, or None if only those of :meth:`private` are shown anything."""
        raise NotImplementedError

    def private(self) -> Secret[Any] | None:
        """Return what its eyes are shown besides."""
        return None

    def in_log(self) -> bool:
        """Whether it stands in the log."""
        return self.logged

    def apply(self, state: State) -> None:
        """Change the state and write the log; what was worked out from what it touches is forgotten."""
        self.change(state)
        forget(state, self.touches)
        public = self.public() if self.in_log() else None
        if public is not None:
            state.lines += 1
            state.log.append(LogEntry(state.lines, state.round, self.kind, public, self.private()))
            if len(state.log) > LOG_LENGTH:
                del state.log[0]

    def fields(self, viewer: str) -> Mapping[str, Any] | None:
        """Return what ``viewer`` is shown, or None if it is shown nothing."""
        public, private = self.public(), self.private()
        more = private.seen_by(viewer) if private is not None else None
        if more is None:
            return public
        return more if public is None else {**public, **more}

    def shown(self, viewer: str) -> dict[str, Any] | None:
        """Return the happening that ``viewer`` is shown."""
        fields = self.fields(viewer)
        return None if fields is None else {"kind": self.kind, **fields}


def names(spaces: tuple[Hex, ...] | list[Hex]) -> list[str]:
    return [hx.name(h) for h in spaces]
