"""One viewer of a match: its websocket, and the parts of the view that it needs in order to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import orjson

from bench.server.websocket import WebSocket
from engine.core.players import Player

#: The parts of the view that the random player needs. Other changes are ignored.
NEEDED_PARTS = ("decision", "result")
#: Empty values for the other parts of a view that the random player reads: without ships, no enemy is near.
NO_SHIPS: dict[str, Any] = {"viewer": "me", "seats": {"me": {"team": ""}}, "ship_cards": {}, "ships": {}}

Kind = Literal["actor", "mate", "enemy"]


@dataclass
class ReceivedFrame:
    """A frame: its type, its `id` if it is a reply, and its bytes on the wire."""

    type: str
    id: str | None
    size: int


class Viewer:
    """Plays one seat, using its whole view (``full_view``) or only the parts that the random player needs."""

    def __init__(self, seat: str, team: str, *, full_view: bool = False) -> None:
        self.seat, self.team, self.full_view = seat, team, full_view
        self.view: dict[str, Any] = {}
        self.listener: Callable[[Viewer, ReceivedFrame], None] | None = None
        self._socket: WebSocket
        self._joined = asyncio.Event()

    async def join(self, base: str, path: str, token: str) -> None:
        """Connect, and wait for the first view."""
        self._socket = await WebSocket.connect(base, path, token, self._receive)
        _ = await self._joined.wait()

    def leave(self) -> None:
        """Disconnect."""
        self._socket.close()

    def kind_for(self, actor: Viewer) -> Kind:
        """Return the viewer's relation to the answering seat."""
        return "actor" if self is actor else "mate" if self.team == actor.team else "enemy"

    def answer(self, message_id: str, player: Player) -> None:
        """Answer the open decision with the player's pick."""
        decision = self.view["decision"]
        pick = player(self.view if self.full_view else {"decision": decision} | NO_SHIPS)
        message = {"type": "answer", "id": message_id, "decision": decision["id"], "pick": pick}
        self._socket.send(orjson.dumps(message))

    def _receive(self, payload: bytes, size: int) -> None:
        message = orjson.loads(payload)
        if message["type"] == "view":
            view = message["view"]
            self.view = view if self.full_view else {key: view[key] for key in NEEDED_PARTS}
            self._joined.set()
        elif message["type"] == "diff":
            for change in message["patch"]:
                if self.full_view or change["path"].startswith(("/decision", "/result")):
                    apply(self.view, change)
        if self.listener:
            self.listener(self, ReceivedFrame(message["type"], message.get("id"), size))


def apply(view: dict[str, Any], change: dict[str, Any]) -> None:
    """Apply one operation of a JSON patch (add, remove, replace) below the top of the view.

    >>> view = {"decision": {"options": [{"id": "a"}, {"id": "b"}]}}
    >>> apply(view, {"op": "remove", "path": "/decision/options/0"})
    >>> view
    {'decision': {'options': [{'id': 'b'}]}}
    """
    *steps, last = (step.replace("~1", "/").replace("~0", "~") for step in change["path"].split("/")[1:])
    target: Any = view
    for step in steps:
        target = target[int(step)] if isinstance(target, list) else target[step]
    key = int(last) if isinstance(target, list) else last
    if change["op"] == "remove":
        del target[key]
    elif change["op"] == "add" and isinstance(target, list):
        target.insert(key, change["value"])
    else:
        target[key] = change["value"]
