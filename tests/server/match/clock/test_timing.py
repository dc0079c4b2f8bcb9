"""Time control: each person's time, its end, and the secrets that it must keep."""

from __future__ import annotations

import time
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.lobby.options import TABLE_OPTIONS
from server.db.types.matches import MatchRow, Occupant
from server.db.types.people import User
from server.match.clock import time_control
from server.match.clock.time_control import TimeControl, Times
from server.match.people import presence
from tests.server.play import begin_match, make_app

AT = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
ADA, BOB = User("u1", "Ada"), User("u2", "Bob")


def row(control: str = "10m", times: Times | None = None, **options: str) -> MatchRow:
    """Return the row of a match with Ada, Bob and a computer player."""
    all_options = {"time": control} | options
    match = MatchRow("m1", "toy", "duel", all_options, "playing", ADA, True, "code", AT, times=times or {})
    match.seats = {"red": Occupant(ADA), "blue": Occupant(BOB), "grey": Occupant(bot="random", seat="grey")}
    return match


def time_after(seconds: float) -> datetime:
    return AT + timedelta(seconds=seconds)


def test_every_choice_has_its_time_control() -> None:
    choices = {option.id: [choice.id for choice in option.choices] for option in TABLE_OPTIONS}
    assert choices["time"] == ["none", *time_control.CONTROLS]
    assert set(choices["at_zero"]) == {"computer", "usual", "loss"}


def test_without_a_time_control_nobody_has_a_time() -> None:
    assert time_control.next_times(row("none"), ["red"], AT) == {}
    assert time_control.public_times(row("none")) is None
    older = row()
    older.options = {}
    assert time_control.next_times(older, ["red"], AT) == {}


def test_the_time_of_an_asked_player_runs_and_stops_when_others_are_asked() -> None:
    first = time_control.next_times(row(), ["red"], AT)
    assert time_control.end_times(first) == {"red": time_after(620)}
    assert set(first) == {"red", "blue"}, "a computer player has no time"
    second = time_control.next_times(row(times=first), ["blue", "grey"], time_after(100))
    assert time_control.end_times(second) == {"blue": time_after(720)}
    assert second["red"]["left"] == 520
    third = time_control.next_times(row(times=second), ["red"], time_after(150))
    assert time_control.end_times(third) == {"red": time_after(150 + 540)}
    assert third["blue"]["left"] == 570


def test_PRV_answers_and_undo_neither_stop_nor_extend_a_time() -> None:
    """Nobody else may see an answer, and it can be undone any number of times."""
    times = time_control.next_times(row(), ["red"], AT)
    for seconds in (5, 10, 400):
        assert time_control.next_times(row(times=times), ["red"], time_after(seconds)) == times


@pytest.mark.parametrize("control", ["10m", "1d"])
def test_undo_across_a_reaction_gives_no_additional_time_twice(control: str) -> None:
    """Otherwise players who react alone in their own turns could repeat this without limit."""
    times = time_control.next_times(row(control), ["red"], AT)
    left = times["red"]["left"]
    for seconds in range(0, 60, 20):
        times = time_control.next_times(row(control, times), ["red"], time_after(seconds + 10), free=True)
        assert times["red"] == {"left": left - seconds / 2 - 10, "held": True}
        assert (
            time_control.next_times(row(control, times), ["red"], time_after(seconds + 15), free=True)
            == times
        )
        times = time_control.next_times(row(control, times), ["red"], time_after(seconds + 20))
        assert time_control.end_times(times) == {"red": time_after(seconds + 20 + left - seconds / 2 - 10)}
    with_grace = time_control.times_with_grace(row(control, times), "red", time_after(100))
    during_reaction = time_control.next_times(row(control, with_grace), ["red"], time_after(110), free=True)
    assert time_control.has_had_grace(row(control, during_reaction), "red")
    third = time_control.next_times(row(control, during_reaction), ["red"], time_after(200))
    assert time_control.end_times(third) == {"red": time_after(200 + time_control.GRACE_SECONDS - 10)}
    assert time_control.has_had_grace(row(control, third), "red")


@pytest.mark.parametrize("asked", [["red", "blue"], ["blue"]])
def test_a_reaction_of_others_gives_additional_time_too(asked: list[str]) -> None:
    times = time_control.next_times(row(), ["red"], AT)
    times = time_control.next_times(row(times=times), asked, time_after(10), free=True)
    assert (times["red"], time_control.end_times(times)) == ({"left": 610.0}, {})
    assert time_control.end_times(time_control.next_times(row(times=times), ["red"], time_after(20))) == {
        "red": time_after(20 + 630)
    }
    first = time_control.next_times(row(), ["red"], AT, free=True)
    assert time_control.end_times(time_control.next_times(row(times=first), ["red"], time_after(4))) == {
        "red": time_after(4 + 620)
    }


def test_a_player_who_is_replaced_this_time_is_also_replaced_for_their_own_reaction() -> None:
    times = time_control.times_after_timeout(
        row(times=time_control.next_times(row(), ["red"], AT), at_zero="usual"), "red"
    )
    assert time_control.next_times(row(times=times), ["red"], time_after(1), free=True) == times
    after_shared_reaction = time_control.next_times(
        row(times=times), ["red", "blue"], time_after(1), free=True
    )
    assert list(time_control.seats_away(after_shared_reaction)) == []
    after_return = time_control.next_times(
        row(times=times), ["red"], time_after(1), free=True, returning="red"
    )
    assert after_return["red"] == {"left": time_control.MIN_SECONDS}
    during_reaction = time_control.next_times(
        row(times=time_control.next_times(row(), ["red"], AT)), ["red"], time_after(1), free=True
    )
    assert during_reaction["red"] == {"left": 619.0, "held": True}
    assert time_control.next_times(
        row(times=during_reaction), ["red"], time_after(2), free=True, returning="red"
    )["red"] == {"left": 619.0}


def test_saved_time_is_limited() -> None:
    times = time_control.next_times(row(), ["red"], AT)
    for _ in range(100):
        times = time_control.next_times(row(times=times), ["blue"], AT)
        times = time_control.next_times(row(times=times), ["red"], AT)
    assert {time["left"] for time in times.values()} == {1200}


def test_a_day_always_lasts_a_whole_day() -> None:
    times = time_control.next_times(row("1d"), ["red"], AT)
    times = time_control.next_times(row("1d", times), ["blue"], time_after(80_000))
    times = time_control.next_times(row("1d", times), ["red"], time_after(81_000))
    assert time_control.end_times(times) == {"red": time_after(81_000 + time_control.DAY)}


def test_a_player_who_conceded_and_a_paused_match_use_no_time() -> None:
    times = time_control.next_times(row(), ["red"], AT)
    assert (
        time_control.end_times(
            time_control.next_times(row(times=times), ["red"], time_after(10), conceded=["red"])
        )
        == {}
    )
    stopped = time_control.stopped_times(row(times=times), time_after(10))
    assert (time_control.end_times(stopped), stopped["red"]["left"]) == ({}, 610)


def test_the_computer_answers_for_a_timed_out_player_until_they_return() -> None:
    timed_out = time_control.times_after_timeout(
        row(times=time_control.next_times(row(), ["red"], AT)), "red"
    )
    assert list(time_control.seats_played_by_computer(timed_out)) == ["red"]
    times = time_control.next_times(row(times=timed_out), ["blue"], time_after(1))
    times = time_control.next_times(row(times=times), ["red"], time_after(2))
    assert (list(time_control.seats_away(times)), time_control.end_times(times)) == (["red"], {})
    after_return = time_control.next_times(row(times=times), ["red"], time_after(3), returning="red")
    assert (list(time_control.seats_away(after_return)), time_control.end_times(after_return)) == (
        [],
        {"red": time_after(3 + 60 + 20)},
    )


def test_the_usual_answer_is_given_only_this_time() -> None:
    usual = row(times=time_control.next_times(row(), ["red"], AT), at_zero="usual")
    times = time_control.times_after_timeout(usual, "red")
    assert time_control.is_only_this_time(times, "red")
    assert time_control.next_times(row(times=times), ["red"], time_after(1)) == times
    times = time_control.next_times(row(times=times), ["blue"], time_after(2))
    assert list(time_control.seats_away(times)) == []
    assert time_control.end_times(time_control.next_times(row(times=times), ["red"], time_after(3))) == {
        "red": time_after(23)
    }


def test_a_player_who_lost_the_connection_gets_extra_time_once_and_keeps_none_of_it() -> None:
    match_of_red = row(times=time_control.next_times(row(), ["red"], AT), at_zero="loss")
    times = time_control.times_with_grace(match_of_red, "red", time_after(620))
    assert time_control.has_had_grace(row(times=times), "red")
    assert time_control.public_times(row(times=times))["seats"]["red"]["grace"]  # type: ignore[index]
    assert time_control.end_times(times) == {"red": time_after(620 + time_control.GRACE_SECONDS)}
    assert time_control.next_times(row(times=times), ["red"], time_after(625)) == times, (
        "answers do not end the extra time"
    )
    second = time_control.next_times(row(times=times), ["blue"], time_after(630))
    assert (second["red"], time_control.has_had_grace(row(times=second), "red")) == ({"left": 0.0}, False)
    assert time_control.end_times(time_control.next_times(row(times=second), ["red"], time_after(640))) == {
        "red": time_after(660)
    }


@pytest.mark.parametrize(("seconds", "expected"), [(1, True), (time_control.DROP_SECONDS + 1, False)])
def test_a_connection_lost_long_ago_gives_no_extra_time(seconds: float, expected: bool) -> None:
    match = row()
    assert presence.has_just_dropped(match, "red", AT), "the lost connection is not yet recorded"
    match.absent = presence.with_absent(match, ADA.id, time_after(-seconds))
    assert presence.has_just_dropped(match, "red", AT) is expected


# At the table


@pytest.fixture
def quick_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Yield a server where ten minutes take half a second."""
    monkeypatch.setitem(time_control.CONTROLS, "10m", TimeControl(0.5))
    monkeypatch.setattr(time_control, "MIN_SECONDS", 30.0)
    with TestClient(make_app(tmp_path), raise_server_exceptions=False) as client:
        yield client


def seat_of(view: dict[str, Any], seat: str) -> dict[str, Any]:
    time: dict[str, Any] = view["time"]["seats"][seat]
    return time


def test_everybody_sees_the_times_and_the_computer_plays_on_for_a_player_without_time(
    quick_client: TestClient,
) -> None:
    summary, (ada, bob) = begin_match(quick_client, time="10m")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert red.view["time"] == blue.view["time"]
        assert seat_of(red.view, "red-1")["until"]
        assert seat_of(red.view, "blue-1") == {"left": 0.5, "until": None, "away": False}
        while not seat_of(blue.view, "red-1")["away"]:
            blue.read_until("diff")
        presence = blue.view["presence"]["red-1"]
        assert presence["computer"] and presence["away"] is None, (
            "Ada is present, and the computer plays for her"
        )
        while blue.view["waiting_for"] != ["blue-1"]:
            blue.read_until("diff")
        assert red.ask("back")["type"] == "accepted"
        while seat_of(red.view, "red-1")["away"]:
            red.read_until("diff")
        assert not red.view["presence"]["red-1"]["computer"]
        assert red.ask("back")["code"] == "stale"


def test_a_player_who_answers_has_returned(quick_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick_client.app.state.services.settings, "bot_delay", 60.0)  # type: ignore[attr-defined]
    summary, (ada, _) = begin_match(quick_client, time="10m")
    with ada.watch(summary["id"]) as red:
        while not seat_of(red.view, "red-1")["away"]:
            red.read_until("diff")
        assert red.pick("provoke")["type"] == "accepted"
        assert not seat_of(red.view, "red-1")["away"]
        assert seat_of(red.view, "red-1")["left"] == 30


def test_a_player_without_time_can_lose_the_match(quick_client: TestClient) -> None:
    summary, (ada, bob) = begin_match(quick_client, time="10m", at_zero="loss")
    with ada.watch(summary["id"]), bob.watch(summary["id"]) as blue:
        while blue.view["status"] == "playing":
            blue.read_until("diff")
        assert blue.view["result"]["winners"] == ["blue"]
        assert blue.view["seats"]["red-1"]["conceded"]


@pytest.fixture
def client_with_losses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Yield a server where ten minutes take two seconds, and the extra time is very short."""
    monkeypatch.setitem(time_control.CONTROLS, "10m", TimeControl(2.0))
    monkeypatch.setattr(time_control, "GRACE_SECONDS", 1.0)
    with TestClient(make_app(tmp_path, away_seconds=0.05), raise_server_exceptions=False) as client:
        yield client


def test_a_player_whose_connection_drops_does_not_lose_if_they_return_soon(
    client_with_losses: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_control, "GRACE_SECONDS", 60.0)
    summary, (ada, bob) = begin_match(client_with_losses, time="10m", at_zero="loss")
    with bob.watch(summary["id"]) as blue:
        with ada.watch(summary["id"]):
            pass
        while "grace" not in seat_of(blue.view, "red-1"):
            blue.read_until("diff")
        assert (blue.view["status"], seat_of(blue.view, "red-1")["left"]) == ("playing", 60.0)
        with ada.watch(summary["id"]) as red:
            assert seat_of(red.view, "red-1")["until"] == seat_of(blue.view, "red-1")["until"]
            red.pick("stay")
            while seat_of(blue.view, "red-1")["until"]:
                blue.read_until("diff")
            assert seat_of(blue.view, "red-1") == {"left": 0.0, "until": None, "away": False}


def test_a_player_who_does_not_return_in_time_loses_anyway(client_with_losses: TestClient) -> None:
    summary, (ada, bob) = begin_match(client_with_losses, time="10m", at_zero="loss")
    with bob.watch(summary["id"]) as blue:
        with ada.watch(summary["id"]):
            pass
        graces = set()
        while blue.view["status"] == "playing":
            blue.read_until("diff")
            if "grace" in seat_of(blue.view, "red-1"):
                graces.add(seat_of(blue.view, "red-1")["until"])
        assert blue.view["result"]["winners"] == ["blue"]
        assert len(graces) == 1, "the extra time is given once"


def test_a_player_who_was_away_for_long_gets_no_extra_time(
    client_with_losses: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_control, "DROP_SECONDS", 0.0)
    summary, (ada, bob) = begin_match(client_with_losses, time="10m", at_zero="loss")
    with bob.watch(summary["id"]) as blue:
        with ada.watch(summary["id"]):
            pass
        while blue.view["status"] == "playing":
            blue.read_until("diff")
            assert "grace" not in seat_of(blue.view, "red-1")


def test_everybodys_times_continue_after_a_restart(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, _) = begin_match(client, time="20m")
        with ada.watch(summary["id"]) as red:
            times = red.view["time"]
    with TestClient(make_app(tmp_path)) as client:
        ada.client = client
        with ada.watch(summary["id"]) as red:
            assert red.view["time"] == times


def test_a_time_that_ran_out_without_a_server_is_extended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(time_control.CONTROLS, "10m", TimeControl(0.1))
    monkeypatch.setattr(time_control, "OUTAGE_SECONDS", 0.3)
    with TestClient(make_app(tmp_path)) as client:
        client.app.state.services.tables._ring = lambda _: None  # type: ignore[attr-defined]
        summary, (ada, _) = begin_match(client, time="10m")
    time.sleep(0.6)
    with TestClient(make_app(tmp_path)) as client:
        ada.client = client
        with ada.watch(summary["id"]) as red:
            while seat_of(red.view, "red-1")["left"] != time_control.MIN_SECONDS:
                red.read_until("diff")
            assert not seat_of(red.view, "red-1")["away"]


def test_PRV_reactions_with_a_clock_use_nobodys_time(client: TestClient) -> None:
    """All players who must react have the same clock. A running time would show who has not answered yet."""
    summary, callers = begin_match(client, "table", time="20m", reactions="10")
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        red.pick("provoke")
        for seat in (blue, red_2, blue_2):
            seat.read_until("diff")
        assert blue.view["clock"]
        assert {seat_of(blue.view, name)["until"] for name in blue.view["seats"]} == {None}
        times = red.view["time"]
        blue.pick("pass")
        assert red.pending_messages() == []
        assert red.view["time"] == times


def test_PRV_times_depend_on_who_is_asked_and_not_on_who_has_answered(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_times, calls = time_control.next_times, list[tuple[list[str], bool]]()

    def record_call(row: MatchRow, asked: Any, *arguments: Any, **options: Any) -> Times:
        calls.append((list(asked), options["free"]))
        return next_times(row, asked, *arguments, **options)

    monkeypatch.setattr(time_control, "next_times", record_call)
    summary, callers = begin_match(client, "table", time="20m", reactions="10")
    with ExitStack() as stack:
        red, blue, *_ = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        red.pick("provoke")
        assert calls.pop() == (["blue-1", "red-2", "blue-2"], True)
        blue.read_until("diff")
        blue.pick("pass")
        assert calls.pop() == (["blue-1", "red-2", "blue-2"], True)


def test_a_player_with_days_per_answer_has_days_to_react_too(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, time="3d", reactions="5")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("provoke")
        blue.read_until("diff")
        left = datetime.fromisoformat(blue.view["clock"]["until"]) - datetime.now(UTC)
        assert timedelta(days=2.9) < left <= timedelta(days=3)


def test_PRV_a_player_who_answers_among_several_is_not_seen_to_return(tmp_path: Path) -> None:
    """An absent person answers in a shared window, and nobody else learns of it."""
    with TestClient(make_app(tmp_path, bot_delay=60.0)) as client, ExitStack() as stack:
        summary, callers = begin_match(client, "table", time="20m", reactions="10")
        red, blue, red_2, _ = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        live = client.app.state.services.tables._tables[summary["id"]]._current.live  # type: ignore[attr-defined]
        live.row.times["blue-1"] = {"left": 0.0, "away": "until-back"}
        red.pick("provoke")
        for seat in (blue, red_2):
            seat.read_until("diff")
        assert seat_of(red.view, "blue-1")["away"]
        assert blue.pick("pass")["type"] == "accepted"
        assert (red.pending_messages(), red_2.pending_messages()) == ([], [])
        assert blue.ask("back")["type"] == "accepted"
        red.read_until("diff")
        assert not seat_of(red.view, "blue-1")["away"]
