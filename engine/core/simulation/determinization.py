"""Sampled worlds for players that look ahead: full states consistent with everything that one viewer knows.

:func:`mask_secrets` copies a state without the values of the Secrets that the viewer may not see. The game
then fills in possible values, and cannot read the real ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from engine.core.secret import PLAIN, Secret, find_secrets

T = TypeVar("T")


class Unknown:
    """The type of UNKNOWN, which replaces the value of a masked Secret.

    >>> mask_secrets("south", [Secret("ace", ["north"])])[0].open() is UNKNOWN
    True
    """

    def __repr__(self) -> str:
        return "?"


UNKNOWN: Final = Unknown()


def mask_secrets(viewer: str, state: T) -> T:
    """Return a deep copy of a state in which UNKNOWN replaces every secret value that ``viewer`` may not see.

    Structs, dicts, lists and tuples are copied; other values must be immutable.

    >>> masked = mask_secrets("north", {"north": Secret(["ace"], ["north"]), "stock": Secret(["king"])})
    >>> masked["north"].open(), masked["stock"].open()
    (['ace'], ?)
    """

    def mask(secret: Secret[Any]) -> Secret[Any]:
        is_visible = viewer in secret.eyes
        return Secret(_copy(secret.value_for(viewer), mask) if is_visible else UNKNOWN, secret.eyes)

    copy: T = _copy(state, mask)
    return copy


def copy_world(world: T) -> T:
    """Return a deep copy of a world, including its Secrets, for further play.

    >>> world = {"stock": Secret(["king"])}
    >>> copy_world(world)["stock"].open().clear()
    >>> world["stock"].open()
    ['king']
    """

    def copy_secret(secret: Secret[Any]) -> Secret[Any]:
        return Secret(_copy(secret.open(), copy_secret), secret.eyes)

    copy: T = _copy(world, copy_secret)
    return copy


def known_value(secret: Secret[T]) -> T | None:
    """Return the value of a Secret in a masked copy, or None if it was masked.

    >>> known_value(mask_secrets("south", Secret("ace", ["north"]))), known_value(Secret("ace"))
    (None, 'ace')
    """
    value: Any = secret.open()
    return None if value is UNKNOWN else value


def masked_paths(state: Any) -> list[str]:
    """Return the paths of the Secrets whose values are still UNKNOWN.

    >>> masked_paths(mask_secrets("south", {"hand": Secret("ace", ["north"])}))
    ['/hand']
    """
    return [path for path, secret in find_secrets(state) if known_value(secret) is None]


def _copy(value: Any, copy_secret: Callable[[Secret[Any]], Secret[Any]]) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: part if type(part) in PLAIN else _copy(part, copy_secret) for key, part in value.items()}
    if kind is list:
        return [part if type(part) in PLAIN else _copy(part, copy_secret) for part in value]
    if kind is Secret:
        return copy_secret(value)
    if isinstance(value, tuple):
        parts = [_copy(part, copy_secret) for part in value]
        return tuple(parts) if kind is tuple else kind(*parts)
    if isinstance(value, msgspec.Struct):
        return kind(**{name: _copy(getattr(value, name), copy_secret) for name in value.__struct_fields__})
    return value
