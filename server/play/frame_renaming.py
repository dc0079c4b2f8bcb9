"""Another name for somebody in frames that are kept: the game has made texts of the former one."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

import orjson

from server.json_codec import dumps
from server.play import seat_handover
from server.play.spectator_delay import compress
from server.store.moderation import SpectatorFrame
from server.texts import replace_names

#: Where a name stands alone in views; in a label it stands among other words.
NAMES, LABEL = ("player", "by"), "label"
#: What every line of chat has.
LINE = {"n", "channel", "seat", "name", "text"}


@dataclass(frozen=True)
class FrameRenaming:
    """Calls somebody ``name`` who had these ``names`` at a table, and has ``said`` these lines to it: their
    ``n``, each with the name that it went by."""

    name: str
    names: Collection[str]
    said: Collection[tuple[int, str]]

    def apply(self, kept: SpectatorFrame) -> SpectatorFrame:
        """What spectators are shown later, with the new name."""
        body = dumps(self._told(orjson.loads(kept.body))) if kept.body else ""
        view = compress(self._told(orjson.loads(zlib.decompress(kept.view)))) if kept.view else None
        return replace(kept, body=body, view=view)

    def _told(self, value: Any, key: str = "") -> Any:
        if isinstance(value, list):
            return [self._told(part, key) for part in value]
        if isinstance(value, dict):
            if value.keys() >= LINE:
                return self._line(value)
            changed = str(value.get("path", "")).rpartition("/")[2]  # of a patch's operation
            return {
                name: self._told(part, changed if name == "value" else name) for name, part in value.items()
            }
        if key in NAMES:
            return self.name if value in self.names else value
        return replace_names(value, self.names, self.name) if key == LABEL and value else value

    def _line(self, line: Mapping[str, Any]) -> dict[str, Any]:
        """A line of chat: what others have said stays as it is."""
        own = (line["n"], line["name"]) in self.said
        text = (
            line["text"] if line["seat"] else seat_handover.replace_name(line["text"], self.names, self.name)
        )
        return {**line, "name": self.name if own else line["name"], "text": text}
