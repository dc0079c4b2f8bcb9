"""A position to JSON and back. The only code that may write down a Secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from engine.core.secret import Secret

S = TypeVar("S")

#: Makes the decoded JSON of a snapshot of one version that of the next.
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class Position(msgspec.Struct, Generic[S]):
    """A match between two steps: the state, and what the driver counts.

    ``counts`` numbers each seat's decisions, and under CHANCE how often a step began again; ``drawn`` numbers
    CHANCE's draws. ``again`` are draws that were given up with a step that begins again, as number and
    fingerprint: see :class:`engine.core.chance.Numbers`. ``sealed_by`` says why nothing before can be taken
    back. ``version`` is set by the codec.

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
    """How one game's positions are written and read.

    ``state_type`` is a msgspec Struct, which may hold Secrets. ``version`` is that of the snapshots it
    writes; ``upgrades`` maps an older version n to what makes n + 1 of it, on the decoded JSON of a whole
    position. Every game has its own codec, so that versions of different games have nothing to do with each
    other.

    >>> class Score(msgspec.Struct):
    ...     points: int
    >>> def renamed(raw):
    ...     return {"state": {"points": raw["state"]["score"]}, "version": 2}
    >>> codec = Codec(Score, 2, {1: renamed})
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
            dec_hook=_read,
        )

    def encode(self, position: Position[S] | Position[msgspec.Raw]) -> bytes:
        """Return a position as JSON (UTF-8), as its state may be already; equal positions, in the same order,
        give equal bytes.

        Raises NotImplementedError for what does not belong in a state.
        """
        return encode(msgspec.structs.replace(position, version=self.version))

    def first(self, state: S) -> bytes:
        """Return the first snapshot of a match that begins with ``state``: nothing is counted yet."""
        return self.encode(Position(state))

    def decode(self, data: bytes) -> Position[S]:
        """Return the position that ``data`` holds; older versions are upgraded first.

        Raises msgspec.DecodeError if it is no JSON, msgspec.ValidationError if it does not fit the type,
        and ValueError for an unknown version or if it does not fit its own. (The first two are ValueErrors.)
        """
        version = msgspec.json.decode(data, type=_Version).version
        return self._decoder.decode(data if version == self.version else self._upgraded(data))

    def _upgraded(self, data: bytes) -> bytes:
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
    """Return a state, or a position as it stands, as JSON; equal states, their order included, give equal
    bytes. Raises NotImplementedError for what does not belong in a state.

    >>> encode({"hand": Secret("ace", ["north"])})
    b'{"hand":{"secret":"ace","eyes":["north"]}}'
    """
    return _encoder.encode(value)


def _write(value: Any) -> Any:
    if isinstance(value, Secret):
        return {"secret": value.open(), "eyes": list(value.eyes)}
    raise NotImplementedError(f"{type(value).__name__} does not belong in a state")


def _read(kind: type, raw: Any) -> Any:
    if get_origin(kind) is Secret:
        return Secret(msgspec.convert(raw["secret"], get_args(kind)[0], dec_hook=_read), raw["eyes"])
    raise NotImplementedError(f"{kind} does not belong in a state")


#: Not sorted: the order of a dict, such as that of the seats, is part of a state and must outlive a save.
_encoder = msgspec.json.Encoder(enc_hook=_write)
