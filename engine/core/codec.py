"""A position to JSON and back. The only code that may write down a Secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec

from engine.core.secret import Secret

S = TypeVar("S")
VERSION = 2

#: Upgrades of old snapshots: version n to n+1, on the decoded JSON.
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


class Position(msgspec.Struct, Generic[S]):
    """A match between two steps: the state, and what the driver counts.

    ``counts`` numbers each seat's decisions, ``drawn`` CHANCE's draws; ``sealed_by`` says why nothing
    before can be taken back.
    """

    state: S
    counts: dict[str, int] = {}
    drawn: int = 0
    sealed_by: str = ""
    version: int = VERSION


def _write(value: Any) -> Any:
    if isinstance(value, Secret):
        return {"secret": value.open(), "eyes": list(value.eyes)}
    raise NotImplementedError(f"{type(value).__name__} does not belong in a state")


def _read(kind: type, raw: Any) -> Any:
    if get_origin(kind) is Secret:
        return Secret(msgspec.convert(raw["secret"], get_args(kind)[0], dec_hook=_read), raw["eyes"])
    raise NotImplementedError(f"{kind} does not belong in a state")


#: Not sorted: the order of a dict (seating, launches) is part of a state and must outlive a save.
_encoder = msgspec.json.Encoder(enc_hook=_write)


_DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {}


def _decoder(state_type: Any) -> msgspec.json.Decoder[Any]:
    if state_type not in _DECODERS:
        _DECODERS[state_type] = msgspec.json.Decoder(Position[state_type], dec_hook=_read)
    return _DECODERS[state_type]


def encode(value: Any) -> bytes:
    """Return a state or position as JSON; equal states, their order included, give equal bytes."""
    return _encoder.encode(value)


def decode(data: bytes, state_type: type[S]) -> Position[S]:
    """Return the position that ``data`` holds; older versions are upgraded first.

    Raises msgspec.ValidationError if it does not fit the type, ValueError for an unknown version or if it
    does not fit its own.
    """
    version = msgspec.json.decode(data, type=_Version).version
    if version == VERSION:
        position: Position[S] = _decoder(state_type).decode(data)
        return position
    raw = msgspec.json.decode(data)
    while raw["version"] != VERSION:
        if raw["version"] not in UPGRADES:
            raise ValueError(f"unknown snapshot version {raw['version']}")
        try:
            raw = UPGRADES[raw["version"]](raw)
        except (LookupError, TypeError, AttributeError) as error:
            raise ValueError(f"no snapshot of version {raw['version']}: {error!r}") from None
    upgraded: Position[S] = _decoder(state_type).decode(msgspec.json.encode(raw))
    return upgraded


class _Version(msgspec.Struct):
    version: int
