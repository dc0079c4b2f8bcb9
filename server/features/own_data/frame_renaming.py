"""Replaces a person's name in the texts of stored frames."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

import orjson

from server.base.json_codec import dumps
from server.base.texts import replace_names
from server.db.types.moderation import SpectatorFrame
from server.match.commands import seat_handover
from server.match.spectators.delay import compress

#: The keys of views whose value is a name, and the key whose value contains names in other text.
NAMES, LABEL = ("player", "by"), "label"
#: The keys that every chat line has.
LINE = {"n", "channel", "seat", "name", "text"}


@dataclass(frozen=True)
class FrameRenaming:
    """Replaces the ``names`` of a person at a table with ``name``. ``own_lines`` are their chat lines: each
    line's ``n``, with the author's name at that time."""

    name: str
    names: Collection[str]
    own_lines: Collection[tuple[int, str]]

    def apply(self, frame: SpectatorFrame) -> SpectatorFrame:
        """Return a spectators' frame with the new name."""
        body = dumps(self._rename_in(orjson.loads(frame.body))) if frame.body else ""
        view = compress(self._rename_in(orjson.loads(zlib.decompress(frame.view)))) if frame.view else None
        return replace(frame, body=body, view=view)

    def _rename_in(self, value: Any, key: str = "") -> Any:
        if isinstance(value, list):
            return [self._rename_in(part, key) for part in value]
        if isinstance(value, dict):
            if value.keys() >= LINE:
                return self._rename_in_line(value)
            target = str(value.get("path", "")).rpartition("/")[2]  # the path of a patch's operation
            return {
                name: self._rename_in(part, target if name == "value" else name)
                for name, part in value.items()
            }
        if key in NAMES:
            return self.name if value in self.names else value
        return replace_names(value, self.names, self.name) if key == LABEL and value else value

    def _rename_in_line(self, line: Mapping[str, Any]) -> dict[str, Any]:
        """Return a chat line with the new name. Lines of other people are not changed."""
        is_own = (line["n"], line["name"]) in self.own_lines
        text = (
            line["text"] if line["seat"] else seat_handover.replace_name(line["text"], self.names, self.name)
        )
        return {**line, "name": self.name if is_own else line["name"], "text": text}
