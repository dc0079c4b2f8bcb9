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
KEPT = ("decision", "result")
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
    """Plays one seat, using its ``whole`` view or only the parts that the random player needs."""

    def __init__(self, seat: str, team: str, *, whole: bool = False) -> None:
        self.seat, self.team, self.whole = seat, team, whole
        self.view: dict[str, Any] = {}
        self.listener: Callable[[Viewer, ReceivedFrame], None] | None = None
        self._socket: WebSocket
        self._here = asyncio.Event()

    async def join(self, base: str, path: str, token: str) -> None:
        """Connect, and wait for the first view."""
        self._socket = await WebSocket.connect(base, path, token, self._receive)
        _ = await self._here.wait()

    def leave(self) -> None:
        """Disconnect."""
        self._socket.close()

    def kind_for(self, actor: Viewer) -> Kind:
        """Return the viewer's relation to the answering seat."""
        return "actor" if self is actor else "mate" if self.team == actor.team else "enemy"

    def answer(self, message_id: str, player: Player) -> None:
        """Answer the open decision with the player's pick."""
        decision = self.view["decision"]
        pick = player(self.view if self.whole else {"decision": decision} | NO_SHIPS)
        message = {"type": "answer", "id": message_id, "decision": decision["id"], "pick": pick}
        self._socket.send(orjson.dumps(message))

    def _receive(self, payload: bytes, size: int) -> None:
        message = orjson.loads(payload)
        if message["type"] == "view":
            view = message["view"]
            self.view = view if self.whole else {key: view[key] for key in KEPT}
            self._here.set()
        elif message["type"] == "diff":
            for change in message["patch"]:
                if self.whole or change["path"].startswith(("/decision", "/result")):
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
    place: Any = view
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place[step]
    key = int(last) if isinstance(place, list) else last
    if change["op"] == "remove":
        del place[key]
    elif change["op"] == "add" and isinstance(place, list):
        place.insert(key, change["value"])
    else:
        place[key] = change["value"]
