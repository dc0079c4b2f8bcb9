"""kill -9 at random moments: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import pytest

from server.store.protocol import JournalRow
from server.store.sql import SqlStore, open_engine
from tests.server.live import ConnectionClosed, LiveSeat, LiveServer, live_match

KILLS = 4


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "postgres":
        yield str(request.getfixturevalue("postgres_url"))
    else:
        yield f"sqlite+aiosqlite:///{tmp_path / 'crash.sqlite3'}"


class Players:
    """Two seats that answer at random, one answer at a time, and know which were acknowledged."""

    def __init__(self, red: LiveSeat, blue: LiveSeat) -> None:
        self.seats = (red, blue)
        self.random = Random(3)
        self.accepted = 0
        self.open: tuple[LiveSeat, dict[str, Any]] | None = None  # sent, without a reply
        self.answered: set[str] = set()

    def play(self) -> None:
        """Until the connection breaks."""
        while True:
            for seat in self.seats:
                seat.drain(0.001)
                decision = seat.view["decision"]
                if decision and decision["id"] not in self.answered:
                    offered = [o["id"] for o in decision["options"] if o["id"] != "boom"]
                    self.say(seat, decision["id"], self.random.choice(offered))

    def say(self, seat: LiveSeat, decision: str, pick: str) -> None:
        message = {"type": "answer", "decision": decision, "pick": [pick]}
        message["id"] = f"{self.random.getrandbits(64):x}"
        self.open = (seat, message)
        self.answered.add(decision)
        self.finish()

    def finish(self) -> None:
        """Send what is open, maybe again, until there is a reply: it can only be accepted."""
        if self.open:
            seat, message = self.open
            assert seat.reply_to(seat.send(**message))["type"] == "accepted"
            self.accepted += 1
            self.open = None

    def come_back(self) -> None:
        known = [(seat.seq, seat.view.get("decision")) for seat in self.seats]
        for seat, (seq, decision) in zip(self.seats, known, strict=True):
            seat.connect()
            seat.drain(1.0)
            assert seat.seq >= seq
            if seat.seq == seq:
                assert seat.view.get("decision") == decision
            view = seat.view
            assert seat.resynced() == view or not view
        self.finish()


def journal(database: str, match_id: str) -> list[JournalRow]:
    async def read() -> list[JournalRow]:
        store = SqlStore(open_engine(database))
        rows = await store.journal(match_id)
        await store.close()
        return rows

    return asyncio.run(read())


def test_nothing_acknowledged_is_lost(database: str) -> None:
    server = LiveServer(database)
    server.start()
    players = Players(*live_match(server, goal=100_000))
    moments = Random(11)
    try:
        for _ in range(KILLS):
            players.come_back()
            timer = Timer(moments.uniform(0.05, 0.5), server.kill)
            timer.start()
            with pytest.raises(ConnectionClosed):
                players.play()
            timer.join()
            server.start()
        players.come_back()
    finally:
        server.stop()
    answers = [row for row in journal(database, players.seats[0].match) if row.kind == "answer"]
    assert players.accepted > KILLS
    assert len(answers) == players.accepted
