"""No time runs while no server is up, or when a clock is set back or ahead."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.game import Game
from server.base.clock import CLOCK, now, stamp
from server.db.sql.store import Store, open_engine
from server.db.types.heartbeat import OUTAGES, Outage
from server.db.types.matches import MatchRow, Occupant
from server.db.types.people import User
from server.match import tables
from server.match.clock import heartbeat, outages
from server.match.clock.outages import correct_for_outages
from tests.server.play import Caller, begin_match, make_app
from tests.server.toy import GAME

AT = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
ADA, BOB = User("u1", "Ada"), User("u2", "Bob")
DAY = 86_400.0
LAPSE = timedelta(seconds=heartbeat.LAPSE)


def time_after(**delta: float) -> str:
    return stamp(AT + timedelta(**delta))


def outage(number: int = 1, seconds: float = 0, **duration: float) -> Outage:
    start = AT + timedelta(seconds=seconds)
    return Outage(number, start, start + timedelta(**duration))


def row(control: str = "1d", **columns: Any) -> MatchRow:
    match = MatchRow("m1", "toy", "duel", {"time": control}, "playing", ADA, True, "code", AT)
    match.seats = {"red": Occupant(ADA), "blue": Occupant(BOB)}
    return match.with_columns(**columns)


def times_and_waits(seconds_left: float, since: str, **fields: Any) -> dict[str, Any]:
    """Return the times and waits of red, who is asked and has this many seconds."""
    end = stamp(datetime.fromisoformat(since) + timedelta(seconds=seconds_left))
    times = {"red": {"left": seconds_left, "since": since} | fields, "blue": {"left": 500.0}}
    return {"times": times, "waits": {"red": {"decision": "red.1", "at": end, "by": "time"}}}


# The clocks of a match


@pytest.mark.parametrize(
    ("control", "seconds_left", "since", "downtime", "expected"),
    [
        (
            "1d",
            DAY,
            time_after(hours=-1),
            outage(days=2),
            DAY - 3600,
        ),  # the time left when the server stopped
        ("1d", 90.0, time_after(seconds=-30), outage(days=2), DAY / 4),  # the time was nearly up
        ("7d", 7 * DAY, time_after(days=-6.9), outage(hours=1), 7 * DAY / 4),
        ("10m", 600.0, time_after(minutes=-2), outage(days=30), 480.0),
        ("10m", 30.0, time_after(seconds=-20), outage(seconds=20), 150.0),
        (
            "10m",
            300.0,
            time_after(seconds=10),
            outage(minutes=5),
            300.0,
        ),  # the question came meanwhile, by another clock
    ],
)
def test_running_times_continue_with_the_remaining_time(
    control: str, seconds_left: float, since: str, downtime: Outage, expected: float
) -> None:
    columns, lost = correct_for_outages(row(control, **times_and_waits(seconds_left, since)), [downtime])
    end = stamp(downtime.end + timedelta(seconds=expected))
    assert columns["times"] == {
        "red": {"left": expected, "since": stamp(downtime.end)},
        "blue": {"left": 500.0},
    }
    assert columns["waits"]["red"] == {"decision": "red.1", "at": end, "by": "time"}
    assert lost == downtime.end - downtime.begin


def test_several_outages_are_added_and_each_counts_once() -> None:
    gaps = [outage(1, hours=1), outage(2, 7200, hours=2), outage(3, 6 * 3600, days=1)]
    match = row(**times_and_waits(DAY, time_after(hours=-1)))
    columns, lost = correct_for_outages(match, gaps)
    assert columns["times"]["red"] == {"left": DAY - 4 * 3600, "since": stamp(gaps[-1].end)}
    assert lost == timedelta(hours=27)
    assert correct_for_outages(match.with_columns(outage=3), gaps)[0] == {}
    assert correct_for_outages(match.with_columns(outage=2), gaps)[1] == timedelta(days=1)


@pytest.mark.parametrize("status", ["lobby", "paused", "finished"])
def test_an_outage_changes_nothing_where_no_time_runs(status: str) -> None:
    assert (
        correct_for_outages(
            row(status=status, **times_and_waits(DAY, time_after(hours=-1))), [outage(days=2)]
        )[0]
        == {}
    )
    assert correct_for_outages(row("none"), [outage(days=2)])[0] == {}
    assert correct_for_outages(row(**times_and_waits(DAY, time_after(days=3))), [outage(days=2)])[0] == {}, (
        "the question came after the outage"
    )


def test_outages_also_apply_to_reaction_clocks_and_absences() -> None:
    until = time_after(seconds=3)
    wait = {"decision": "red.1", "until": until, "at": until, "by": "clock", "more": []}
    bot = {
        "decision": "blue.1",
        "until": until,
        "at": time_after(seconds=1),
        "by": "bot",
        "past": [{}, {"until": until}],
    }
    match = row(
        "none",
        waits={"red": wait, "blue": bot},
        absent={"u2": {"since": time_after(minutes=-1), "agreed": []}},
    )
    match.options["reaction_seconds"] = 5
    columns, _ = correct_for_outages(match, [outage(hours=2)])
    end = time_after(hours=2, seconds=60)
    assert columns["waits"]["red"] == wait | {"until": end, "at": end}, "people need time to return"
    assert columns["waits"]["blue"] == bot | {
        "until": end,
        "past": [{}, {"until": time_after(hours=2, seconds=3)}],
    }
    assert columns["absent"] == {"u2": {"since": time_after(minutes=119), "agreed": []}}


def test_a_player_whose_connection_dropped_gets_the_full_extra_time() -> None:
    columns, _ = correct_for_outages(
        row("10m", **times_and_waits(30.0, time_after(seconds=-29), grace=True)), [outage(hours=1)]
    )
    assert columns["times"]["red"] == {"left": 30.0, "since": time_after(hours=1), "grace": True}


# Heartbeats


@pytest.mark.anyio
async def test_only_a_period_without_any_process_is_an_outage(database: str) -> None:
    first, second = (Store(open_engine(database)) for _ in range(2))
    try:
        assert await first.last_beat() is None
        for seconds, store in ((0, first), (4, second), (9, first), (20, second), (20, first), (15, second)):
            beat = await store.record_beat(AT + timedelta(seconds=seconds), LAPSE)
            assert (beat.number, beat.leapt) == (0, None)
        assert beat.at == AT + timedelta(seconds=20), "a server with a slow clock gets the current time"
        for store in (first, second):
            beat = await store.record_beat(AT + timedelta(hours=2), LAPSE)
            assert (beat.number, beat.leapt) == (1, None), "the first server to return records the outage"
        expected = [Outage(1, AT + timedelta(seconds=20), AT + timedelta(hours=2))]
        assert await second.outages() == expected
        leapt = await first.record_beat(AT + timedelta(days=401), LAPSE)
        assert (leapt.number, leapt.leapt) == (2, leapt.at)
        await second.trust_clock()
        assert (await first.record_beat(leapt.at, LAPSE)).leapt is None
    finally:
        await first.close()
        await second.close()


@pytest.mark.anyio
async def test_the_number_of_stored_outages_is_limited(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.db.sql.heartbeat.OUTAGES", 3)
    store = Store(open_engine(database))
    try:
        for hour in range(8):
            await store.record_beat(AT + timedelta(hours=hour), LAPSE)
        assert [stored.number for stored in await store.outages()] == [5, 6, 7]
    finally:
        await store.close()
    assert OUTAGES >= 100


# A server whose clock is set, or that is down


class WallClock:
    """A replacement for the machine's clock that can be shifted."""

    def __init__(self) -> None:
        self.offset = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.offset

    def shift(self, **delta: float) -> None:
        self.offset += timedelta(**delta)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator[WallClock]:
    clock = WallClock()
    monkeypatch.setattr(CLOCK, "_base", CLOCK._base)  # restored afterwards, with the count of the process
    monkeypatch.setattr(CLOCK, "_base_count", CLOCK._base_count)
    monkeypatch.setattr(CLOCK, "_wall", clock)
    monkeypatch.setattr(tables, "BEAT", 0.05)
    yield clock


def red_seconds_left(view: dict[str, Any]) -> float:
    """Return red's remaining seconds."""
    time_of_red = view["time"]["seats"]["red-1"]
    end = time_of_red["until"]
    seconds: float = (datetime.fromisoformat(end) - now()).total_seconds() if end else time_of_red["left"]
    return seconds


def outage_lines(view: dict[str, Any]) -> list[str]:
    return [line["text"] for line in view["chat"] if "The server was away" in line["text"]]


@pytest.mark.parametrize("control", ["1d", "10m"])
def test_nobodys_time_runs_while_the_server_is_down(tmp_path: Path, wall: WallClock, control: str) -> None:
    """The match is not in memory, and nobody opens it until its time would be up."""
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, _) = begin_match(client, time=control)
        with ada.watch(summary["id"]) as red:
            before = red_seconds_left(red.view)
    wall.shift(days=2)
    with TestClient(make_app(tmp_path, sweep_seconds=0.1)) as client:
        time.sleep(0.4)
        ada.client = client
        with ada.watch(summary["id"]) as red:
            assert before - 20 < red_seconds_left(red.view) <= before
            assert not red.view["time"]["seats"]["red-1"]["away"]
            assert len(outage_lines(red.view)) == 1
            assert "2 d" in outage_lines(red.view)[0]
    with TestClient(make_app(tmp_path)) as client:
        ada.client = client
        with ada.watch(summary["id"]) as red:
            assert len(outage_lines(red.view)) == 1, "the outage is reported once"
            assert red_seconds_left(red.view) <= before


@pytest.mark.parametrize("seconds", [4, 8, 11])
def test_a_restart_uses_up_no_time_to_react(tmp_path: Path, wall: WallClock, seconds: float) -> None:
    """Without a correction, the shortest clock would be over."""
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, _) = begin_match(client, time="10m")
        with ada.watch(summary["id"]) as red:
            before = red_seconds_left(red.view)
    wall.shift(seconds=seconds)
    with TestClient(make_app(tmp_path)) as client:
        ada.client = client
        with ada.watch(summary["id"]) as red:
            assert red_seconds_left(red.view) > before - 3
            assert len(outage_lines(red.view)) == 1


@pytest.mark.anyio
async def test_a_busy_process_does_not_count_as_an_outage(database: str, wall: WallClock) -> None:
    store = Store(open_engine(database))
    try:
        running, starting = heartbeat.Heartbeat(store), heartbeat.Heartbeat(store)
        assert not await running.beat()
        wall.shift(seconds=8)
        assert not await running.beat()
        wall.shift(seconds=2)
        assert not await starting.beat(), "another process was running"
        wall.shift(seconds=8)
        assert await heartbeat.Heartbeat(store).beat()
        assert [stored.end - stored.begin >= timedelta(seconds=8) for stored in await store.outages()] == [
            True
        ]
    finally:
        await store.close()


def test_nobodys_time_runs_while_the_process_is_suspended(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On resuming, it handles everything that is due before it notices the outage."""
    summary, (ada, bob) = begin_match(client, time="10m", at_zero="loss")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]):
        before, later = red_seconds_left(red.view), timedelta(hours=1)
        beating = client.app.state.services.tables.context.heartbeat  # type: ignore[attr-defined]
        monkeypatch.setattr(CLOCK, "_base", CLOCK._base + later)  # an hour has passed
        monkeypatch.setattr(CLOCK, "_wall", lambda: datetime.now(UTC) + later)
        beating._last -= later.total_seconds()
        view = red.resync()["view"]
        assert view["status"] == "playing"
        assert before - 30 < red_seconds_left(view) <= before + heartbeat.BEAT
        assert len(outage_lines(view)) == 1
    monkeypatch.setattr(CLOCK, "_base", CLOCK._base - later)


def test_connected_players_see_an_outage_immediately(tmp_path: Path, wall: WallClock) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, bob) = begin_match(client, time="10m")
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            before = red_seconds_left(red.view)
            wall.shift(hours=5)
            for seat in (red, blue):
                while not outage_lines(seat.view):
                    seat.read_until("diff")
                assert before - 30 < red_seconds_left(seat.view) < before + 1, (
                    "views have times in milliseconds"
                )


@pytest.mark.parametrize("back", [{"hours": -3}, {"days": -500}, {"seconds": -7}])
def test_setting_the_clock_back_stops_no_computer_player_and_adds_no_time(
    tmp_path: Path, wall: WallClock, back: dict[str, float]
) -> None:
    with TestClient(make_app(tmp_path, bot_delay=0.3)) as client:
        ada = Caller(client)
        summary = ada.new_match(time="10m")
        ada.sit(summary, "red-1")
        seats = f"/api/matches/{summary['id']}/seats"
        assert ada.post(f"{seats}/blue-1", {"bot": "random"}).status_code == 200
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        with ada.watch(summary["id"]) as red:
            before = red_seconds_left(red.view)
            wall.shift(**back)
            assert red_seconds_left(red.resync()["view"]) <= before
            for _ in range(3):
                while red.view.get("decision") is None and red.view["status"] == "playing":
                    red.read_until("diff")
                if red.view["status"] != "playing":
                    break
                decision = red.view["decision"]
                red.pick(*[option["id"] for option in decision["options"]][-max(1, decision["min"]) :])
                assert red_seconds_left(red.view) <= 600 + 20 * 4
            end = now()
    with TestClient(make_app(tmp_path)) as client:
        assert now() >= end, "this holds after a restart, too"
        ada.client = client
        with ada.watch(summary["id"]) as red:
            assert red.view["status"] == "finished" or red_seconds_left(red.view) <= 600 + 20 * 4


@pytest.mark.parametrize("ahead", [{"days": 401}, {"days": 9000}])
@pytest.mark.parametrize("running", [True, False], ids=["running", "started"])
def test_setting_the_clock_ahead_deletes_nothing_and_costs_nobody_their_time(
    tmp_path: Path, wall: WallClock, ahead: dict[str, float], running: bool
) -> None:
    def app(folder: Path, *games: Game[Any]) -> Any:
        return make_app(folder, *games, prune_seconds=0.1, sweep_seconds=0.1)

    with TestClient(app(tmp_path)) as client:
        guest, summary = Caller(client, "Eve"), Caller(client, "Dan").new_match()
        own_match, (ada, _) = begin_match(client, time="7d", at_zero="loss")
        if running:
            wall.shift(**ahead)
            time.sleep(0.6)
            check_all_present(ada, guest, own_match, summary)
    if not running:
        wall.shift(**ahead)
    with TestClient(app(tmp_path, GAME)) as client:
        time.sleep(0.4)
        ada.client = guest.client = client
        check_all_present(ada, guest, own_match, summary)
        leapt = now() - timedelta(days=6)
        wall.shift(days=2)
        time.sleep(0.4)
        assert guest.get("/api/me").status_code == 200, "the guest is not deleted"
        assert now() > leapt


def check_all_present(ada: Caller, guest: Caller, own_match: dict[str, Any], lobby: dict[str, Any]) -> None:
    """Check that nobody was deleted, and that the player who must decide still has seven days."""
    assert guest.get("/api/me").status_code == 200
    path = f"/api/matches/{lobby['id']}?code={lobby['invite']['code']}"
    assert guest.get(path).status_code == 200
    with ada.watch(own_match["id"]) as red:
        assert red.view["status"] == "playing"
        assert 6.9 * DAY < red_seconds_left(red.view) <= 7 * DAY


def test_the_outage_message_fits_a_chat_line() -> None:
    for seconds in (13, 90, 7200, 9e8):
        assert len(outages.outage_text(timedelta(seconds=seconds))) < 200
    assert "13 s" in outages.outage_text(timedelta(seconds=13))
