"""Encodes positions as JSON and decodes them. No other code may serialise a Secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from engine.core.secret import Secret

S = TypeVar("S")

#: Converts the decoded JSON of a snapshot from one version to the next.
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class Position(msgspec.Struct, Generic[S]):
    """The state of a match between two steps, with the driver's counters.

    ``counts`` maps each seat to the number of its decisions, and CHANCE to the number of restarted steps.
    ``drawn`` is the number of the next draw. ``again`` lists the reusable draws of a restarted step as pairs
    of number and fingerprint: see :class:`engine.core.chance.DrawNumbers`. ``sealed_by`` is the reason why no
    earlier answer can be undone. The codec sets ``version``.

    >>> Position({"points": 7}, counts={"north": 2}, drawn=1).counts["north"]
    2
    """

    state: S
    counts: dict[str, int] = {}
    drawn: int = 0
    again: list[tuple[int, str]] = []
    sealed_by: str = ""
    version: int = 0


class Codec(Generic[S]):
    """Reads and writes the positions of one game.

    ``state_type`` is a msgspec Struct, which may contain Secrets. ``version`` is the version of the snapshots
    that the codec writes. ``upgrades`` maps an older version n to a function that converts the decoded JSON
    of a whole position to version n + 1. Every game has its own codec, so the versions of games are
    independent.

    >>> class Score(msgspec.Struct):
    ...     points: int
    >>> def rename_score(raw):
    ...     return {"state": {"points": raw["state"]["score"]}, "version": 2}
    >>> codec = Codec(Score, 2, {1: rename_score})
    >>> codec.first(Score(7))
    b'{"state":{"points":7},"counts":{},"drawn":0,"again":[],"sealed_by":"","version":2}'
    >>> codec.decode(b'{"state": {"score": 7}, "version": 1}').state
    Score(points=7)
    """

    def __init__(
        self, state_type: type[S], version: int, upgrades: Mapping[int, Upgrade] | None = None
    ) -> None:
        self.state_type = state_type
        self.version = version
        self.upgrades = dict(upgrades or {})
        self._decoder: msgspec.json.Decoder[Position[S]] = msgspec.json.Decoder(
            Position[state_type],  # type: ignore[valid-type]
            dec_hook=_decode_secret,
        )

    def encode(self, position: Position[S] | Position[msgspec.Raw]) -> bytes:
        """Return a position as JSON (UTF-8). Its state may already be encoded. Equal positions with the same
        key order give equal bytes.

        Raises NotImplementedError for values that do not belong in a state.
        """
        return encode(msgspec.structs.replace(position, version=self.version))

    def first(self, state: S) -> bytes:
        """Return the first snapshot of a match that begins with ``state``, with all counters at zero."""
        return self.encode(Position(state))

    def decode(self, data: bytes) -> Position[S]:
        """Return the position in ``data``. Older versions are upgraded first.

        Raises msgspec.DecodeError if the data is not JSON, and msgspec.ValidationError if it does not fit the
        type. Raises ValueError for an unknown version, or if the data does not fit its own version. (The
        first two are ValueErrors.)
        """
        version = msgspec.json.decode(data, type=_Version).version
        return self._decoder.decode(data if version == self.version else self._upgrade(data))

    def _upgrade(self, data: bytes) -> bytes:
        raw = msgspec.json.decode(data)
        while raw["version"] != self.version:
            if raw["version"] not in self.upgrades:
                raise ValueError(f"unknown snapshot version {raw['version']}")
            try:
                raw = self.upgrades[raw["version"]](raw)
            except (LookupError, TypeError, AttributeError) as error:
                raise ValueError(f"no snapshot of version {raw['version']}: {error!r}") from None
        return msgspec.json.encode(raw)


class _Version(msgspec.Struct):
    version: int


def encode(value: Any) -> bytes:
    """Return a state, or a position with its current version, as JSON (UTF-8). Equal values with the same key
    order give equal bytes.

    Raises NotImplementedError for values that do not belong in a state.

    >>> encode({"hand": Secret("ace", ["north"])})
    b'{"hand":{"secret":"ace","eyes":["north"]}}'
    """
    return _encoder.encode(value)


def _encode_secret(value: Any) -> Any:
    if isinstance(value, Secret):
        return {"secret": value.open(), "eyes": list(value.eyes)}
    raise NotImplementedError(f"{type(value).__name__} does not belong in a state")


def _decode_secret(kind: type, raw: Any) -> Any:
    if get_origin(kind) is Secret:
        return Secret(msgspec.convert(raw["secret"], get_args(kind)[0], dec_hook=_decode_secret), raw["eyes"])
    raise NotImplementedError(f"{kind} does not belong in a state")


#: Does not sort keys, because the order of a dict, such as the order of the seats, is part of a state.
_encoder = msgspec.json.Encoder(enc_hook=_encode_secret)
