"""A separate record of the data that a page's websocket received: an independent view, made from patches
alone."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import jsonpatch
from playwright.sync_api import WebSocket


class WireLog:
    """All frames of a page's table. Their numbers must be consecutive, even over lost connections."""

    def __init__(self) -> None:
        self.whole_views = 0
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.lines: dict[int, str] = {}
        self.happened: Counter[str] = Counter()
        self.accepted: set[str] = set()
        self.faults: list[str] = []

    def attach(self, socket: WebSocket) -> None:
        """Listen to a websocket of the page."""
        if "/ws/matches/" in socket.url:
            socket.on("framereceived", lambda text: self.hear(str(text)))

    def hear(self, text: str) -> None:
        """Process a frame."""
        self.frames.append(text)
        message = json.loads(text)
        match message["type"]:
            case "view":
                self._process_view(message)
            case "diff":
                self._process_diff(message)
            case "accepted":
                self.accepted.add(message["id"])
            case "refused":
                self.faults.append(f"refused: {message['code']}: {message['detail']}")

    def _process_view(self, message: dict[str, Any]) -> None:
        if message["view"].get("match") == self.view.get("match") and message["seq"] < self.seq:
            self.faults.append(f"a view went back from {self.seq} to {message['seq']}")
        if message["view"].get("match") != self.view.get("match"):
            self.lines = {}  # another match has a separate log
        if _names(message["view"]) != _names(self.view):
            self.lines = {}  # the seat has another player, whose name is in the log
        self.whole_views += 1
        self._store(message["seq"], message["view"])

    def _process_diff(self, message: dict[str, Any]) -> None:
        if not self.view:
            return  # it continues a view that came over another transport
        if message["seq"] != self.seq + 1:
            self.faults.append(f"diff {message['seq']} after {self.seq}")
        self.happened.update(happening["kind"] for happening in message["happenings"])
        self._store(message["seq"], jsonpatch.apply_patch(self.view, message["patch"], in_place=True))

    def _store(self, seq: int, view: dict[str, Any]) -> None:
        self.seq, self.view = seq, view
        for line in view["log"]:
            text = json.dumps(line["text"])
            if self.lines.setdefault(line["n"], text) != text:
                self.faults.append(f"line {line['n']} of the log was rewritten")


def _names(view: dict[str, Any]) -> list[str | None]:
    return [seat["player"] for seat in view.get("seats", {}).values()]
