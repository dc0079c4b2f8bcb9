"""A bare broadcaster for comparison: FastAPI, rooms of four sockets, and no game.

    python -m bench.server.bare PORT

Every action of the seat whose turn it is goes to all four sockets. The message is about 400 bytes long, and
is encoded separately for each socket. The messages look like ours, so that the same client can play. Nothing
is checked or stored.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import orjson
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

SEATS = ("a", "b", "c", "d")
OPTIONS = [{"id": f"option-{n}", "text": {"key": "go", "args": {}}} for n in range(2)]
HAPPENING = {
    "kind": "moved",
    "text": "x" * 236,
}  # pads a message to about 400 bytes; see tests/test_bench.py

app = FastAPI()


class Room:
    """Four sockets that take turns."""

    def __init__(self) -> None:
        self.sockets: dict[str, WebSocket] = {}
        self.turn = 0

    def decision(self, seat: str) -> dict[str, Any] | None:
        """Return the decision for the seat, if it has one."""
        if seat != SEATS[self.turn % len(SEATS)]:
            return None
        return {"id": f"{seat}.{self.turn}", "kind": "turn", "min": 1, "max": 1, "options": OPTIONS}

    def view(self, seat: str) -> str:
        """Return the whole view of a seat."""
        view = {"decision": self.decision(seat), "result": None}
        return orjson.dumps({"type": "view", "seq": self.turn, "view": view}).decode()

    def diff(self, seat: str) -> str:
        """Return the message about an action for a seat."""
        patch = [{"op": "replace", "path": "/decision", "value": self.decision(seat)}]
        message = {"type": "diff", "seq": self.turn, "patch": patch, "happenings": [HAPPENING], "to": seat}
        return orjson.dumps(message).decode()


rooms: defaultdict[str, Room] = defaultdict(Room)


@app.get("/healthz")
async def healthz() -> dict[str, str]:
    """Return whether the server is up."""
    return {"status": "ok"}


@app.websocket("/rooms/{name}/{seat}")
async def play(websocket: WebSocket, name: str, seat: str) -> None:
    """Send every action to the room."""
    await websocket.accept()
    room = rooms[name]
    room.sockets[seat] = websocket
    await websocket.send_text(room.view(seat))
    try:
        while True:
            _ = orjson.loads(await websocket.receive_text())
            room.turn += 1
            for other, socket in room.sockets.items():
                await socket.send_text(room.diff(other))
    except WebSocketDisconnect:
        _ = room.sockets.pop(seat, None)


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
    )
