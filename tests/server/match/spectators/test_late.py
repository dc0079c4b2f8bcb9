"""Delayed spectators see exactly the same as others, and cannot bypass the delay."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.match.spectators import delay as spectator_delay
from tests.server.exchange import Servers
from tests.server.play import Caller, Seat, make_app
from tests.server.toy import GAME

MINUTES = 2
PLAYER = GAME.bot("random", 1)


class Clock:
    """The clock of the spectators. It advances only on demand."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead

    def pass_by(self, **time: float) -> None:
        self.ahead += timedelta(**time)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(spectator_delay, "now", made)
    monkeypatch.setattr(spectator_delay, "CHECK_INTERVAL", 0.02)
    return made


@pytest.fixture
def match(client: TestClient) -> tuple[dict[str, Any], list[Caller]]:
    return start_open_duel(client)


def start_open_duel(client: TestClient, minutes: int = MINUTES) -> tuple[dict[str, Any], list[Caller]]:
    """Return an open duel that spectators see some minutes later."""
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(private=False, spectator_delay=minutes, goal=100_000)  # no luck ends it
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
    return summary, [ada, bob]


def play_answers(match: tuple[dict[str, Any], list[Caller]], answers: int) -> dict[str, Any]:
    """Answer some questions, and return red's view afterwards."""
    summary, callers = match
    with ExitStack() as stack:
        seats = [stack.enter_context(caller.watch(summary["id"])) for caller in callers]
        while answers:
            for seat in seats:
                seat.pending_messages()
                decision = seat.view["decision"]
                if decision and answers:
                    assert seat.pick(*PLAYER(seat.view))["type"] == "accepted"
                    answers -= 1
        seats[0].pending_messages()
        return seats[0].view


def concede(match: tuple[dict[str, Any], list[Caller]]) -> None:
    summary, (ada, _) = match
    with ada.watch(summary["id"]) as red:
        assert red.ask("order", order="concede", on=True)["type"] == "accepted"


def read_until(seat: Seat, condition: Callable[[dict[str, Any]], bool]) -> None:
    """Read until the view fulfils the condition."""
    while not condition(seat.view):
        seat.read()


def test_a_spectator_receives_the_same_as_others_later(
    client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frames and their numbers are the same as without a delay."""
    summary, callers = start_open_duel(client)
    eve = Caller(client, "Eve")
    with eve.watch(summary["id"]) as spectator:
        assert spectator.view["status"] == "lobby", "the start is shown later, too"
        play_answers((summary, callers), 6)
        assert spectator.pending_messages() == []
        clock.pass_by(minutes=MINUTES)
        with monkeypatch.context() as patched:
            patched.setattr(spectator_delay, "delay_of", lambda row: timedelta(0))
            with Caller(client, "Prompt").watch(summary["id"]) as prompt:
                now = prompt.view
        read_until(spectator, lambda view: view == now)
        frames = [frame for frame in spectator.frames[1:] if frame["type"] != "refused"]
        assert [frame["type"] for frame in frames] == ["diff"] * views_one_by_one(spectator)
        assert any(frame["happenings"] for frame in frames)


def views_one_by_one(seat: Seat) -> int:
    """Return the number of views that arrived one by one."""
    first = next(frame["seq"] for frame in seat.frames if frame["type"] == "view")
    return seat.seq - int(first)


@pytest.mark.parametrize("since", [None, 0, 1, 5, 10_000])
def test_a_spectator_who_joins_or_returns_sees_no_more_than_the_delay_allows(
    client: TestClient, clock: Clock, match: Any, since: int | None
) -> None:
    play_answers(match, 4)
    with Caller(client, "Eve").watch(match[0]["id"], since=since) as spectator:
        read_until(spectator, bool)
        assert (spectator.view["status"], spectator.view["log"]) == ("lobby", [])
        assert spectator.resync()["view"]["status"] == "lobby"
        clock.pass_by(minutes=MINUTES)
        read_until(spectator, lambda view: view["status"] == "playing")


def test_each_moment_is_shown_after_the_delay(client: TestClient, clock: Clock, match: Any) -> None:
    eve = Caller(client, "Eve")
    play_answers(match, 2)
    clock.pass_by(seconds=60 * MINUTES - 30)
    play_answers(match, 2)
    with eve.watch(match[0]["id"]) as spectator:
        assert spectator.view["status"] == "lobby"
        clock.pass_by(seconds=30)
        read_until(spectator, lambda view: view["status"] == "playing")


def test_the_end_and_the_chat_are_shown_later(client: TestClient, clock: Clock, match: Any) -> None:
    summary, (ada, _) = match
    eve = Caller(client, "Eve")
    with ada.watch(summary["id"]) as red:
        assert red.ask("chat", channel="table", text="I give up")["type"] == "accepted"
    concede(match)
    path = f"/api/matches/{summary['id']}"
    clock.pass_by(seconds=30)
    card, view = eve.get(path).json(), eve.get(f"{path}/view").json()
    assert (card["status"], card["result"], card["round"]) == ("lobby", None, 0)
    assert (view["status"], view["result"], view["chat"]) == ("lobby", None, [])
    assert eve.get(f"{path}/record").status_code == 409
    assert eve.get(f"{path}/replay").status_code == 409
    assert eve.get(f"{path}/chances").status_code == 409
    assert eve.post(f"{path}/next", {}).status_code == 403
    assert summary["id"] in [entry["id"] for entry in eve.get("/api/matches").json()]
    assert eve.get("/api/matches").json()[0]["status"] == "lobby"
    assert ada.get(path).json()["status"] == "finished", "who plays sees it at once"
    clock.pass_by(minutes=MINUTES)
    assert eve.get(path).json()["status"] == "finished"
    assert eve.get(f"{path}/view").json()["chat"][0]["text"] == "I give up"
    assert eve.get(f"{path}/record").status_code == 200
    assert eve.get(f"{path}/replay").status_code == 200


def test_a_host_without_a_seat_watches_with_the_same_delay(client: TestClient, clock: Clock) -> None:
    host, ada, bob = (Caller(client, name) for name in ("Host", "Ada", "Bob"))
    summary = host.new_match(private=False, spectator_delay=MINUTES)
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    host.post(f"/api/matches/{summary['id']}/start")
    play_answers((summary, [ada, bob]), 2)
    concede((summary, [ada, bob]))
    with host.watch(summary["id"]) as spectator:
        assert spectator.view["status"] == "lobby"
    entry = {over: host.get(f"/api/matches?mine=1&over={over}").json() for over in ("true", "false")}
    assert [len(entry["true"]), len(entry["false"])] == [0, 1]
    assert ada.get("/api/matches?mine=1&over=true").json() != []


def test_a_restart_reveals_nothing_early(tmp_path: Path, clock: Clock) -> None:
    """Nothing is shown too late, either, although views get new numbers after a change of code."""
    with TestClient(make_app(tmp_path)) as client:
        match = start_open_duel(client)
        eve = Caller(client, "Eve")
        now = play_answers(match, 5)
    with TestClient(make_app(tmp_path)) as client:
        eve.client = client
        with eve.watch(match[0]["id"]) as spectator:
            assert spectator.view["status"] == "lobby"
            clock.pass_by(minutes=MINUTES)
            read_until(spectator, lambda view: view["log"] == now["log"])


def test_spectators_on_another_server_have_the_same_delay(tmp_path: Path, clock: Clock) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack)
        match = start_open_duel(servers.one)
        eve = Caller(servers.two, "Eve")
        with eve.watch(match[0]["id"]) as spectator:
            play_answers(match, 3)
            servers.settle(match[0]["id"])
            assert spectator.pending_messages() == []
            assert spectator.view["status"] == "lobby"
            clock.pass_by(minutes=MINUTES)
            read_until(spectator, lambda view: view["status"] == "playing")


def test_neither_an_export_nor_a_link_to_a_seat_reveals_more(client: TestClient, clock: Clock) -> None:
    """This holds for a host who watches, and for a person to whom a seat is offered."""
    host, ada, bob = (Caller(client, name) for name in ("Host", "Ada", "Bob"))
    summary = host.new_match(private=False, spectator_delay=MINUTES)
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    assert host.post(f"/api/matches/{summary['id']}/start").status_code == 200
    code = ada.post(f"/api/matches/{summary['id']}/handover").json()["code"]
    concede((summary, [ada, bob]))
    clock.pass_by(seconds=30)
    exported = host.get("/api/me/export").json()["matches"][0]
    summary_in_offer = Caller(client, "Eve").get(f"/api/handovers/{code}").json()["match"]
    for card in (exported, summary_in_offer):
        assert (card["status"], card["result"], card["round"]) == ("lobby", None, 0)
    clock.pass_by(minutes=MINUTES)
    assert host.get("/api/me/export").json()["matches"][0]["status"] == "finished"


def test_without_a_delay_everything_is_shown_immediately(client: TestClient) -> None:
    summary, callers = start_open_duel(client, minutes=0)
    with Caller(client, "Eve").watch(summary["id"]) as prompt:
        assert prompt.view["status"] == "playing"
        play_answers((summary, callers), 6)
        prompt.read_until("diff")


@pytest.mark.parametrize("minutes", [-1, 11, "1.5", "soon"])
def test_the_delay_is_limited(client: TestClient, minutes: Any) -> None:
    body = {"mission": "duel", "options": {"spectator_delay": minutes}}
    assert Caller(client).post("/api/matches", body).status_code == 422


def test_shown_frames_are_deleted_but_a_first_view_is_always_kept(
    client: TestClient, clock: Clock, match: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A running match keeps the newest whole view before the limit, and everything since."""
    monkeypatch.setattr(spectator_delay, "WHOLE_VIEW_INTERVAL", 4)
    play_answers(match, 12)  # few enough for the duel to continue
    old_count = count_frames(client, match)
    assert old_count > 10
    assert prune_frames(client, timedelta(minutes=-1)) >= old_count - 4
    new_count = count_frames(client, match)
    assert 1 <= new_count <= 4
    with Caller(client, "Eve").watch(match[0]["id"]) as spectator:
        clock.pass_by(minutes=MINUTES)
        read_until(spectator, lambda view: view and view["status"] == "playing")
    concede(match)
    prune_frames(client, timedelta(minutes=-1))
    assert count_frames(client, match) == 0
    with Caller(client, "Eve").watch(match[0]["id"]) as spectator:
        assert spectator.view["status"] == "finished"


def count_frames(client: TestClient, match: Any) -> int:
    store = client.app.state.store  # type: ignore[attr-defined]
    assert client.portal
    stored_frames = client.portal.call(
        store.spectator_frames, match[0]["id"], -1, datetime.now(UTC) + timedelta(days=1)
    )
    return len(stored_frames)


def prune_frames(client: TestClient, ago: timedelta) -> int:
    store = client.app.state.store  # type: ignore[attr-defined]
    assert client.portal
    count: int = client.portal.call(store.prune_spectator_frames, datetime.now(UTC) - ago, 1000)
    return count


def test_PRV_the_giver_of_a_seat_sees_later_moves_with_delay_and_the_taker_immediately(
    client: TestClient, clock: Clock, match: Any
) -> None:
    summary, (ada, bob) = match
    play_answers(match, 4)
    path = f"/api/matches/{summary['id']}"
    code = bob.post(f"{path}/handover").json()["code"]
    cai = Caller(client, "Cai")
    with (
        ada.watch(summary["id"]) as red,
        bob.watch(summary["id"]) as giver,
        cai.watch(summary["id"]) as taker,
    ):
        assert (giver.view["viewer"], taker.view["status"]) == ("blue-1", "lobby")
        last_seq = giver.seq
        assert cai.post(f"/api/handovers/{code}").status_code == 200
        for seat, viewer in ((giver, "spectator"), (taker, "blue-1")):
            read_until(seat, lambda view, viewer=viewer: view["viewer"] == viewer)
        assert (giver.view["status"], taker.view["status"]) == ("lobby", "playing")
        assert "hand" in taker.view
        assert bob.get(f"{path}/view").json()["status"] == giver.resync()["view"]["status"] == "lobby"
        assert bob.get("/api/me/export").json()["matches"][0]["status"] == "lobby"
        for since in range(last_seq + 5):
            with bob.watch(summary["id"], since=since) as reconnected:
                assert reconnected.read()["type"] == "view"
                assert (reconnected.view["viewer"], reconnected.view["status"]) == ("spectator", "lobby")
        red.read_until("view")
        clock.pass_by(minutes=MINUTES)
        read_until(giver, lambda view: view["seats"]["blue-1"]["player"] == "Cai")
        assert (giver.view["viewer"], "hand" in giver.view) == ("spectator", False)
