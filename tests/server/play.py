"""Shared parts of the server tests: servers in this process, callers, and websocket clients that keep a
view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import jsonpatch
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from engine.core.game import Game
from server.app import create_app
from server.match.replication.bus import Bus
from server.protocol.messages import server_message
from server.settings import Settings
from tests.databases import new_sqlite
from tests.server.toy import GAME

QUICK: dict[str, Any] = {
    "bot_delay": 0.0,
    "sweep_seconds": 0.25,
    "poll_seconds": 0.5,
    "away_seconds": 3600.0,
    "sqlite_synchronous": "OFF",
    "log_json": False,
    "allowed_hosts": ["testserver"],
    "refusal_rate": "100000/second",
    "thinkers": 0,
}


def settings(folder: Path, **options: Any) -> Settings:
    database = new_sqlite(f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}")
    return Settings(**({"database": database} | QUICK | options))


def make_app(folder: Path, *games: Game[Any], bus: Bus | None = None, **options: Any) -> FastAPI:
    """Return a server with these games, or with Card Duel."""
    registry = {game.id: game for game in games or (GAME,)}
    return create_app(settings(folder, **options), games=registry, bus=bus)


#: Types of messages that may arrive at any time, and are not part of the match.
SIDE_MESSAGES = ("gallery", "asides", "pointed")


class Caller:
    """One user of one server, with a token."""

    def __init__(self, client: TestClient, name: str = "Ada") -> None:
        self.client = client
        response = client.post("/api/guests", json={"name": name}, headers={"cookie": ""})
        assert response.status_code == 201, response.text
        client.cookies.clear()
        self.user = response.json()["user"]
        self.headers = {"Authorization": f"Bearer {response.json()['token']}"}

    def get(self, path: str, **more: Any) -> Any:
        return self.client.get(path, headers=self.headers, **more)

    def post(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.client.post(path, json=json, headers=self.headers, **more)

    def patch(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.client.patch(path, json=json, headers=self.headers, **more)

    def put(self, path: str, json: Any = None, **more: Any) -> Any:
        return self.client.put(path, json=json, headers=self.headers | more.pop("headers", {}), **more)

    def delete(self, path: str, **more: Any) -> Any:
        return self.client.delete(path, headers=self.headers, **more)

    def new_match(self, mission: str = "duel", private: bool = True, **options: Any) -> dict[str, Any]:
        """Create a match. By default, reactions have no time limit, as among people."""
        options = {"reactions": "in-turn", "alone": "usual"} | options
        response = self.post("/api/matches", {"mission": mission, "options": options, "private": private})
        assert response.status_code == 201, response.text
        summary: dict[str, Any] = response.json()
        return summary

    def sit(self, summary: dict[str, Any], seat: str) -> Any:
        code = summary["invite"]["code"] if summary["invite"] else None
        response = self.post(f"/api/matches/{summary['id']}/seats/{seat}", {"code": code})
        assert response.status_code == 200, response.text
        return response.json()

    @contextmanager
    def watch(
        self,
        match_id: str,
        since: int | None = None,
        code: str | None = None,
        known: Any = None,
        labels: str = "none",
    ) -> Iterator[Seat]:
        parameters = {"since": since, "code": code, "labels": labels}
        query = "&".join(f"{name}={value}" for name, value in parameters.items() if value is not None)
        with self.client.websocket_connect(f"/ws/matches/{match_id}?{query}", headers=self.headers) as socket:
            yield Seat(socket, since, known)


class Seat:
    """A websocket client that builds its view from patches alone."""

    def __init__(self, socket: WebSocketTestSession, seq: int | None = None, view: Any = None) -> None:
        self.socket = socket
        self.seq = seq or 0
        self.view: dict[str, Any] = view or {}
        self.frames: list[dict[str, Any]] = []
        # messages that are not part of the match
        self.beside: list[dict[str, Any]] = []
        self.texts: list[str] = []
        if seq is None:
            assert self.read()["type"] == "view"

    def read(self) -> dict[str, Any]:
        """Return the next message, which must follow the contract."""
        text = self.socket.receive_text()
        message: dict[str, Any] = json.loads(text)
        server_message.validate_python(message)
        if message["type"] in SIDE_MESSAGES:
            self.beside.append(message)
            return self.read()
        self.texts.append(text)
        self.frames.append(message)
        self.keep(message)
        return message

    def keep(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            self.view, self.seq = message["view"], message["seq"]
        if message["type"] == "diff":
            assert message["seq"] == self.seq + 1
            self.view = jsonpatch.apply_patch(self.view, message["patch"])
            self.seq = message["seq"]

    def read_until(self, kind: str) -> dict[str, Any]:
        while (message := self.read())["type"] != kind:
            pass
        return message

    def send(self, type: str, **fields: Any) -> str:
        """Send a message without waiting. Return its id."""
        message_id: str = fields.setdefault("id", uuid4().hex)
        self.socket.send_json({"type": type} | fields)
        return message_id

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and return the reply."""
        message_id = self.send(type, **fields)
        while True:
            message = self.read()
            if message["type"] in ("accepted", "refused") and message["id"] in (message_id, None):
                return message

    def pick(self, *options: str, **fields: Any) -> dict[str, Any]:
        """Answer the open decision, and wait until this seat's view has changed."""
        reply = self.ask("answer", decision=self.view["decision"]["id"], pick=list(options), **fields)
        if reply["type"] == "accepted":
            self.read_until("diff")
        return reply

    def pending_messages(self) -> list[dict[str, Any]]:
        """Return all pending messages, which come before the rejection of a malformed message."""
        self.socket.send_text("no message")
        messages = []
        while (message := self.read())["type"] != "refused" or message["code"] != "malformed":
            messages.append(message)
        return messages

    def resync(self) -> dict[str, Any]:
        self.socket.send_json({"type": "resync"})
        return self.read_until("view")


def begin_match(
    client: TestClient, mission: str = "duel", **options: Any
) -> tuple[dict[str, Any], list[Caller]]:
    """Return a running match and its players in seating order. The first is the host."""
    seats = {"duel": ["red-1", "blue-1"], "table": ["red-1", "blue-1", "red-2", "blue-2"]}[mission]
    callers = [Caller(client, f"Player {n}") for n in range(1, len(seats) + 1)]
    summary = callers[0].new_match(mission, **options)
    for caller, seat in zip(callers, seats, strict=True):
        caller.sit(summary, seat)
    response = callers[0].post(f"/api/matches/{summary['id']}/start")
    assert response.status_code == 200, response.text
    return response.json(), callers
