"""kill -9 at random moments: nothing acknowledged is lost, and nothing happens twice."""

from __future__ import annotations

from random import Random
from threading import Timer

import pytest

from tests.server.live import ConnectionClosed, LiveServer, live_match
from tests.server.players import Players, count_lost_and_doubled, journals

KILLS = 4


def test_nothing_acknowledged_is_lost(database: str) -> None:
    server = LiveServer(database)
    server.start()
    players = Players(*live_match(server, goal=100_000))
    moments = Random(11)
    try:
        for _ in range(KILLS):
            players.reconnect()
            timer = Timer(moments.uniform(0.05, 0.5), server.kill)
            timer.start()
            with pytest.raises(ConnectionClosed):
                players.play()
            timer.join()
            server.start()
        players.reconnect()
    finally:
        server.stop()
    assert players.accepted.total() > KILLS
    assert count_lost_and_doubled(players, journals(database, [players.match])[0]) == (0, 0)
