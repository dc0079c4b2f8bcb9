"""Imagined worlds: whole states that agree with what one viewer knows, for players who look ahead.

:func:`known_to` copies a state and leaves out every value of a :class:`Secret` that the viewer may not see,
so that the game, which deals something possible in their place, has nothing to peek at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from engine.core.secret import PLAIN, Secret, secrets

T = TypeVar("T")


class Unknown:
    """Stands in a Secret whose value was left out.

    >>> known_to("south", [Secret("ace", ["north"])])[0].open() is UNKNOWN
    True
    """

    def __repr__(self) -> str:
        return "?"


UNKNOWN: Final = Unknown()


def known_to(viewer: str, state: T) -> T:
    """Return a deep copy of a state in which every Secret that ``viewer`` may not see holds UNKNOWN.

    Structs, dicts, lists and tuples are copied; other values must be immutable.

    >>> known = known_to("north", {"north": Secret(["ace"], ["north"]), "stock": Secret(["king"])})
    >>> known["north"].open(), known["stock"].open()
    (['ace'], ?)
    """

    def masked(secret: Secret[Any]) -> Secret[Any]:
        seen = viewer in secret.eyes
        return Secret(_copy(secret.seen_by(viewer), masked) if seen else UNKNOWN, secret.eyes)

    copy: T = _copy(state, masked)
    return copy


def cloned(world: T) -> T:
    """Return a deep copy of a world with all that is in it, to be played on.

    >>> world = {"stock": Secret(["king"])}
    >>> cloned(world)["stock"].open().clear()
    >>> world["stock"].open()
    ['king']
    """

    def whole(secret: Secret[Any]) -> Secret[Any]:
        return Secret(_copy(secret.open(), whole), secret.eyes)

    copy: T = _copy(world, whole)
    return copy


def seen(secret: Secret[T]) -> T | None:
    """Return the value of a Secret in such a copy, or None if it was left out.

    >>> seen(known_to("south", Secret("ace", ["north"]))), seen(Secret("ace"))
    (None, 'ace')
    """
    value: Any = secret.open()
    return None if value is UNKNOWN else value


def unknown_in(state: Any) -> list[str]:
    """Return the paths of the Secrets of a state whose values are still left out.

    >>> unknown_in(known_to("south", {"hand": Secret("ace", ["north"])}))
    ['/hand']
    """
    return [path for path, secret in secrets(state) if seen(secret) is None]


def _copy(value: Any, secret: Callable[[Secret[Any]], Secret[Any]]) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: part if type(part) in PLAIN else _copy(part, secret) for key, part in value.items()}
    if kind is list:
        return [part if type(part) in PLAIN else _copy(part, secret) for part in value]
    if kind is Secret:
        return secret(value)
    if isinstance(value, tuple):
        parts = [_copy(part, secret) for part in value]
        return tuple(parts) if kind is tuple else kind(*parts)
    if isinstance(value, msgspec.Struct):
        return kind(**{name: _copy(getattr(value, name), secret) for name in value.__struct_fields__})
    return value
