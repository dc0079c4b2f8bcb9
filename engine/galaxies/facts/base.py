"""The base class of this game's facts."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from engine.core.facts import Fact
from engine.core.present.happening_types import happening_type
from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import EVERYTHING, Fields, forget
from engine.galaxies.state import LogEntry, State

LOG_LENGTH = 120


class GalaxiesFact(Fact[State], frozen=True):
    """A fact of this game. Everybody sees ``public``, and some viewers also see ``private``.

    A subclass must have a ``kind``, define ``change`` and ``public``, and annotate them with the types of
    :mod:`engine.galaxies.facts.happenings`. Otherwise the class definition fails. ``touches`` names the
    fields of the state that the fact may change, apart from the log. The default is all fields. ``happening``
    is the type of the fact's happening, or None if no viewer sees one.
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
            raise TypeError(f"the fact {cls.__name__} touches unknown fields, or names them without a tuple")
        public_hint, private_hint = (get_type_hints(method)["return"] for method in (cls.public, cls.private))
        public_type = None if public_hint is NoneType else public_hint
        private_type = get_args(private_hint)[0] if get_origin(private_hint) is Secret else None
        if public_type is not None or private_type is not None:
            cls.happening = happening_type(cls.kind, public_type, private_type)

    def change(self, g: State) -> None:
        """Change the state, except for the log."""
        raise NotImplementedError

    def public(self) -> Mapping[str, Any] | None:
        """Return the fields that everybody sees, or None if only the viewers of :meth:`private` see
        anything."""
        raise NotImplementedError

    def private(self) -> Secret[Any] | None:
        """Return the additional fields that some viewers see, or None."""
        return None

    def is_logged(self) -> bool:
        """Return whether the fact gets a line in the log."""
        return self.logged

    def apply(self, state: State) -> None:
        """Change the state, forget cached queries that the change affects, and write the log."""
        self.change(state)
        forget(state, self.touches)
        public = self.public() if self.is_logged() else None
        if public is not None:
            state.lines += 1
            state.log.append(LogEntry(state.lines, state.round, self.kind, public, self.private()))
            if len(state.log) > LOG_LENGTH:
                del state.log[0]

    def fields(self, viewer: str) -> Mapping[str, Any] | None:
        """Return the fields that ``viewer`` sees, or None if the viewer sees nothing."""
        public, private = self.public(), self.private()
        private_fields = private.value_for(viewer) if private is not None else None
        if private_fields is None:
            return public
        return private_fields if public is None else {**public, **private_fields}

    def happening_for(self, viewer: str) -> dict[str, Any] | None:
        """Return the happening that ``viewer`` sees, or None."""
        fields = self.fields(viewer)
        return None if fields is None else {"kind": self.kind, **fields}


def space_names(spaces: tuple[Hex, ...] | list[Hex]) -> list[str]:
    return [hx.space_name(h) for h in spaces]
