"""Players that keep playing whatever happens to their server, and the results of their answers."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from threading import Event, Thread
from typing import Any

from websockets.exceptions import InvalidHandshake, InvalidStatus

from server.db.sql.store import Store, open_engine
from server.db.types.matches import JournalRow
from tests.server.live import ConnectionClosed, LiveSeat, LiveServer, live_match

GOAL = 1_000_000
PATIENCE = 60.0
#: A seat and its pick, as the journal has them
Answer = tuple[str, str]


class Players:
    """Two seats that answer at random, one answer at a time, and record the acknowledged answers."""

    def __init__(self, red: LiveSeat, blue: LiveSeat, seed: int = 3) -> None:
        self.seats = (red, blue)
        self.match = red.match
        self.random = Random(seed)
        self.accepted = Counter[Answer]()
        self.answered: set[str] = set()
        self.open: tuple[LiveSeat, dict[str, Any]] | None = None  # sent, without a reply

    def play(self, is_running: Callable[[], bool] = lambda: True) -> None:
        """Play until the connection breaks."""
        while is_running():
            for seat in self.seats:
                seat.drain(0.001)
                decision = seat.view["decision"]
                if decision and decision["id"] not in self.answered:
                    option_ids = [o["id"] for o in decision["options"] if o["id"] != "boom"]
                    self.send_answer(seat, decision["id"], self.random.choice(option_ids))

    def send_answer(self, seat: LiveSeat, decision: str, pick: str) -> None:
        message = {"type": "answer", "decision": decision, "pick": [pick]}
        message["id"] = f"{self.random.getrandbits(64):x}"
        self.open = (seat, message)
        self.answered.add(decision)
        self.finish()

    def finish(self) -> None:
        """Send the open answer and wait for the reply, which must accept it."""
        if self.open:
            seat, message = self.open
            reply = seat.reply_to(seat.send(**message))
            assert reply["type"] == "accepted", reply
            self.accepted[seat.view["viewer"], message["pick"][0]] += 1
            self.open = None

    def reconnect(self) -> None:
        """Reconnect. Missed frames must arrive, and nothing already shown may be taken back."""
        known = [(seat.seq, seat.view.get("decision")) for seat in self.seats]
        for seat, (seq, decision) in zip(self.seats, known, strict=True):
            seat.connect()
            catch_up(seat)
            assert seat.seq >= seq, f"the view went back from {seq} to {seat.seq}"
            if seat.seq == seq:
                assert seat.view.get("decision") == decision
        self.finish()


def catch_up(seat: LiveSeat) -> None:
    """Read the missed frames, and check that the patches lead to the server's whole view."""
    assert seat.socket
    seat.socket.send('{"type": "resync"}')
    while True:
        seq, view = seat.seq, seat.view
        if seat.read()["type"] == "view":
            assert seat.seq != seq or seat.view == view, "the patched view differs from the whole view"
            return


class Load:
    """Matches played in parallel, each by a thread, within a `with` block."""

    def __init__(self, servers: Sequence[LiveServer], matches: int) -> None:
        """Red connects to the first server, blue to the last one."""
        self.games = []
        for seed in range(matches):
            red, blue = live_match(servers[0], goal=GOAL)
            blue.server = servers[-1]
            self.games.append(Players(red, blue, seed))
        self.closings = Counter[str]()  # codes of closed sockets, and statuses of rejected ones
        self.failures: list[str] = []
        self._stop = Event()
        self._threads = [Thread(target=self._run, args=(players,)) for players in self.games]

    def _run(self, players: Players) -> None:
        while not self._stop.is_set():
            try:
                players.reconnect()
                players.play(lambda: not self._stop.is_set())
            except ConnectionClosed as closure:
                self.closings[str(closure.rcvd.code if closure.rcvd else "hung up")] += 1
            except InvalidStatus as rejection:
                self.closings[str(rejection.response.status_code)] += 1
                self._stop.wait(0.1)
            except (OSError, EOFError, InvalidHandshake):
                self._stop.wait(0.05)  # the server is not reachable
            except Exception as error:
                self.failures.append(f"{players.match}: {type(error).__name__}: {error}")
                return

    def __enter__(self) -> Load:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()
        for players in self.games:
            for seat in players.seats:
                seat.close()

    @property
    def answers(self) -> int:
        """The number of acknowledged answers."""
        return sum(players.accepted.total() for players in self.games)

    def go_on(self, answers: int | None = None) -> float:
        """Wait for this many more answers, or for one in each match. Return the duration in seconds."""
        start = time.monotonic()
        old_counts = [players.accepted.total() for players in self.games]
        while True:
            new_counts = [p.accepted.total() - n for p, n in zip(self.games, old_counts, strict=True)]
            if sum(new_counts) >= answers if answers else min(new_counts) > 0:
                return time.monotonic() - start
            assert not self.failures, self.failures
            assert time.monotonic() - start < PATIENCE, "no match continues"
            time.sleep(0.01)

    def tally(self, database: str) -> dict[str, Any]:
        """Count the results of the answers. An answer without a reply may be stored or not."""
        all_journals = journals(database, [players.match for players in self.games])
        tallies = [
            count_lost_and_doubled(players, rows)
            for players, rows in zip(self.games, all_journals, strict=True)
        ]
        lost, doubled = (sum(tally[i] for tally in tallies) for i in (0, 1))
        return {
            "matches": len(self.games),
            "acknowledged": self.answers,
            "lost": lost,
            "doubled": doubled,
            "not_playing": sum(p.seats[0].view["status"] != "playing" for p in self.games),
            "wrong": self.failures,
        }


def journals(database: str, matches: Iterable[str]) -> list[list[JournalRow]]:
    """Return the journals of the matches."""

    async def read() -> list[list[JournalRow]]:
        store = Store(open_engine(database))
        rows = [await store.journal(match) for match in matches]
        await store.close()
        return rows

    return asyncio.run(read())


def count_lost_and_doubled(players: Players, journal: list[JournalRow]) -> tuple[int, int]:
    """Return the number of acknowledged answers that the journal lacks, and of answers in it that were never
    given."""
    stored = Counter[Answer]((row.seat, row.value[0]) for row in journal if row.kind == "answer")
    lost, extra = players.accepted - stored, stored - players.accepted
    if players.open:
        seat, message = players.open
        extra -= Counter([(seat.view["viewer"], message["pick"][0])])
    return lost.total(), extra.total()
