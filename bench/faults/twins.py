"""Compares what two servers send to a viewer of twin worlds: matches that differ only in secrets unknown to
that viewer.

`tests/properties/lockstep.py` makes the twins, plays the same moves in both, and determines which differences
may be visible. Here two real servers play along, each on a separate database. Everything that they send to
the viewer's socket is compared byte by byte: the frames after every change, and the whole view.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bench.faults.stores import sqlite_url_in, temporary_folder
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import derive_seed
from engine.galaxies.catalogue import catalogue
from tests.properties import lockstep
from tests.properties.lockstep import Leak
from tests.server.live import LiveSeat, LiveServer

MISSION = "meteor-storm"
SEED_SERIES = 60_000
TIMEOUT = 30.0
#: The default game, and limits that no client reaches.
ENVIRONMENT = {"GALAXIES_GAMES": "", "GALAXIES_MESSAGE_RATE": "9999999/second"}
#: Limits for sockets that are not read for a long time.
UNBOUNDED: dict[str, Any] = {"max_size": None, "max_queue": None, "ping_interval": None, "close_timeout": 1}
#: The stored data of a match that has just begun: the tables, and the column of each that contains the match
#: id.
MATCH_ID_COLUMNS = {"matches": "id", "seats": "match_id", "snapshots": "match_id", "seeds": "match_id"}


def twins(seeds: int = 2, answers: int = 300) -> dict[str, Any]:
    """Play random matches for every viewer. Raises Leak if the viewer can tell two worlds apart."""
    counts = Counter[str]()
    with temporary_folder() as folder, two_servers(folder) as pair:
        for number in range(seeds):
            for viewer in pair.viewers:
                counts += Twins(pair, derive_seed(SEED_SERIES, number), viewer).play(answers)
    return {"seeds": seeds, "viewers": len(pair.viewers), "leaks": 0} | dict(sorted(counts.items()))


@dataclass
class ServerPair:
    """Two servers on equal databases, and the tokens of all players, which are valid on both."""

    servers: Sequence[LiveServer]
    files: Sequence[Path]
    template: str
    viewers: dict[str, dict[str, str]]
    count: int = 0

    def insert_match(self, index: int, match: str, world: World, seed: bytes) -> None:
        """Insert a match that begins with this world's position into a server's database."""
        with sqlite3.connect(self.files[index], timeout=TIMEOUT) as database:
            for table, key in MATCH_ID_COLUMNS.items():
                names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                new_values = {key: "?1", "invite": "?1", "head": str(len(world.first))}
                values = ", ".join(new_values.get(name, name) for name in names)
                condition = "AND number = 0" if table == "snapshots" else ""
                copy = f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = ?2 {condition}"
                _ = database.execute(copy, (match, self.template))
            _ = database.execute("UPDATE snapshots SET data = ? WHERE match_id = ?", (world.data, match))
            _ = database.execute("UPDATE seeds SET seed = ? WHERE match_id = ?", (seed, match))
            for number, entry in enumerate(world.first, 1):
                row = (match, number, entry.kind, entry.seat, json.dumps(entry.value), entry.fingerprint)
                journal = "INSERT INTO journal SELECT ?, ?, ?, ?, ?, ?, created FROM matches LIMIT 1"
                _ = database.execute(journal, row)
        database.close()


@contextmanager
def two_servers(parent: Path) -> Iterator[ServerPair]:
    """Begin a match on one server, and copy its database for the other one."""
    folders = [parent / "one", parent / "other"]
    folders[0].mkdir(exist_ok=True)
    servers = [LiveServer(sqlite_url_in(folder), **ENVIRONMENT) for folder in folders]
    with servers[0] as first:
        template, viewers = _begin_match(first)
    _ = shutil.copytree(*folders, dirs_exist_ok=True)
    with servers[0], servers[1]:
        yield ServerPair(servers, [folder / "faults.sqlite3" for folder in folders], template, viewers)


def _begin_match(server: LiveServer) -> tuple[str, dict[str, dict[str, str]]]:
    """Begin a match of guests. Return its id and every viewer's headers."""
    names = [seat.id for seat in catalogue().missions[MISSION].seats]
    guests = {name: LiveSeat(server, name) for name in (*names, SPECTATOR)}
    host = guests[names[0]]
    options = {"reactions": "in-turn"}  # clock times differ between servers
    match = host.call("POST", "/api/matches", {"mission": MISSION, "private": False, "options": options})[
        "id"
    ]
    for name in names:
        guests[name].call("POST", f"/api/matches/{match}/seats/{name}")
    host.call("POST", f"/api/matches/{match}/start")
    return match, {name: guest.headers for name, guest in guests.items()}


class WatchedMatch:
    """A match on one server, with a socket for every viewer."""

    def __init__(self, port: int, match: str, viewers: dict[str, dict[str, str]]) -> None:
        self._exit_stack = ExitStack()
        address = f"ws://127.0.0.1:{port}/ws/matches/{match}"
        self.sockets: dict[str, ClientConnection] = {
            viewer: self._exit_stack.enter_context(connect(address, additional_headers=headers, **UNBOUNDED))
            for viewer, headers in viewers.items()
        }
        for socket in self.sockets.values():
            _ = socket.recv(TIMEOUT)  # the first view
        self._count = 0

    def send(self, seat: str, message: dict[str, Any]) -> None:
        """Send a message that must be accepted. Read the seat's messages up to and including the reply."""
        self._count += 1
        self.sockets[seat].send(json.dumps(message | {"id": f"m{self._count}"}))

    def drain(self, seat: str) -> list[str]:
        """Return all pending messages of the match to the seat, followed by its whole view. Spectator counts
        are left out, because they arrive at any time.
        """
        self.sockets[seat].send('{"type":"resync"}')
        texts = []
        while not texts or not texts[-1].startswith('{"type":"view"'):
            text = str(self.sockets[seat].recv(TIMEOUT))
            if not text.startswith('{"type":"gallery"'):
                texts.append(text)
        return texts

    def close(self) -> None:
        """Close the connection."""
        self._exit_stack.close()


class RecordingMatch:
    """A match that records its last request."""

    def __init__(self, match: Any) -> None:
        self._match = match
        self.last: tuple[str, dict[str, Any]] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def answer(self, seat: str, decision: str, pick: Sequence[str]) -> Any:
        change = self._match.answer(seat, decision, pick)
        self.last = seat, {"type": "answer", "decision": decision, "pick": list(pick)}
        return change

    def undo(self, seat: str) -> Any:
        change = self._match.undo(seat)
        self.last = seat, {"type": "undo"}
        return change

    def order(self, seat: str, order: str, on: bool) -> Any:
        change = self._match.order(seat, order, on)
        self.last = seat, {"type": "order", "order": order, "on": on}
        return change


class World(lockstep.World):
    """A world that remembers its first position, and the draws until the first decision."""

    def __init__(self, data: bytes, seed: bytes, viewer: str) -> None:
        super().__init__(data, seed, viewer)
        self.data, self.first = data, self.change.entries
        self.match: Any = RecordingMatch(self.match)


class Twins(lockstep.Twins):
    """Two worlds, and the servers on which they are played."""

    def __init__(self, pair: ServerPair, seed: bytes, viewer: str) -> None:
        self.pair = pair
        self.watched: list[WatchedMatch] = []
        super().__init__(seed, viewer, MISSION)

    def _world(self, data: bytes) -> World:
        return World(data, self.seed, self.viewer)

    def _play_as_twins(self) -> None:
        try:
            super()._play_as_twins()
        finally:
            for watched in self.watched:
                watched.close()
            self.watched = []

    def _compare(self, other: Any) -> bool:
        """Send the last request to the servers, and compare the messages that the viewer receives from
        them."""
        is_same = super()._compare(other)
        worlds = (self.world, other)
        if not self.watched:
            self._connect(worlds)
        else:
            for watched, world in zip(self.watched, worlds, strict=True):
                seat, message = world.match.last
                watched.send(seat, message)
                if seat != self.viewer:
                    messages = watched.drain(seat)
                    assert any(text.startswith('{"type":"accepted"') for text in messages), messages
        if is_same and not self.world.match.over:  # at the end everything is revealed (PRV-29)
            first, second = (watched.drain(self.viewer) for watched in self.watched)
            if first != second:
                raise Leak(f"{self.viewer} is sent {first}, or {second}")
            self.counts["frames compared"] += len(first)
        return is_same

    def _connect(self, worlds: Sequence[Any]) -> None:
        self.pair.count += 1
        match = f"twin-{self.pair.count}"
        for index, world in enumerate(worlds):
            self.pair.insert_match(index, match, world, self.seed)
            self.watched.append(WatchedMatch(self.pair.servers[index].port, match, self.pair.viewers))
