"""Reaction windows against the clock."""

from __future__ import annotations

import time
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from starlette.testclient import TestClient

from engine.core.decisions import Decision, Text
from server.play import clocks
from tests.server.play import make_app, started


def test_no_clock_without_the_option(client: TestClient) -> None:
    summary, (ada, bob) = started(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("provoke")
        blue.read_until("diff")
        assert blue.view["clock"] is None


def test_a_window_closes_when_time_is_up(client: TestClient) -> None:
    """The same clock for all, whatever they hold; a decision without a default has none."""
    summary, callers = started(client, "table", reaction_seconds=1)
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        assert red.view["clock"] is None
        red.pick("provoke")
        opened = time.monotonic()
        for seat in (blue, red_2, blue_2):
            seat.read_until("diff")
        until = red.view["clock"]["until"]
        left = (datetime.fromisoformat(until) - datetime.now(UTC)).total_seconds()
        assert 0.5 < left <= 1
        assert {seat.view["clock"]["until"] for seat in (red, blue, red_2, blue_2)} == {until}
        blue.pick("pass")
        assert blue.view["clock"]["until"] == until
        while blue_2.view["waiting_for"] != ["blue-1"]:
            blue_2.read()
        assert 0.9 < time.monotonic() - opened < 3
        blue.waiting()
        assert blue.view["clock"] is None
        assert blue.view["decision"]["kind"] == "action"


def test_an_answer_in_time_counts(client: TestClient) -> None:
    summary, (ada, bob) = started(client, reaction_seconds=30)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("provoke")
        blue.read_until("diff")
        blue.pick("show")
        assert blue.view["last_showdown"]["shown"].keys() == {"blue-1", "red-1"}
        assert blue.view["clock"] is None


def test_the_clock_runs_on_while_the_server_is_away(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, bob) = started(client, reaction_seconds=1)
        with ada.watch(summary["id"]) as red:
            red.pick("provoke")
    time.sleep(1.1)
    with TestClient(make_app(tmp_path)) as client:
        bob.client = client
        with bob.watch(summary["id"]) as blue:
            while blue.view["decision"]["kind"] != "action":
                blue.read()


def test_the_clock_of_a_bot_tells_no_more_than_a_player_s(tmp_path: Path) -> None:
    """A bot takes its own time, the clock that all see is the same."""
    with TestClient(make_app(tmp_path, bot_delay=0.3)) as client:
        summary, (ada, _) = started(client, reaction_seconds=30)
        with ada.watch(summary["id"]) as red:
            red.pick("provoke")
            human = red.view["clock"] is not None
        host_card = ada.new_match(reaction_seconds=30)
        ada.sit(host_card, "red-1")
        ada.post(f"/api/matches/{host_card['id']}/seats/blue-1", {"bot": "random"})
        ada.post(f"/api/matches/{host_card['id']}/start")
        with ada.watch(host_card["id"]) as red:
            red.pick("provoke")
            assert (red.view["clock"] is not None) == human is True


AT = datetime(2026, 1, 1, tzinfo=UTC)


def _row(**waits: dict[str, str]) -> Any:
    return SimpleNamespace(options={"reaction_seconds": 60}, seats={}, waits=waits)


def _asked(number: int, default: tuple[str, ...] | None) -> Decision:
    return Decision("red-1", "respond", Text("respond"), (), default=default, id=f"red-1.{number}")


def test_a_window_keeps_its_time_through_what_nobody_else_sees() -> None:
    """Looking through one's hand and going back must neither show nor gain time."""
    late = AT + timedelta(seconds=20)
    first = clocks.waits(_row(), {"red-1": _asked(1, ("pass",))}, AT, 0.0)
    again = clocks.waits(_row(**first), {"red-1": _asked(2, ())}, late, 0.0, quiet=True)
    assert again["red-1"]["until"] == first["red-1"]["until"]
    assert again["red-1"]["decision"] == "red-1.2"


def test_a_window_gets_new_time_when_all_have_seen_something() -> None:
    late = AT + timedelta(seconds=20)
    first = clocks.waits(_row(), {"red-1": _asked(1, ("pass",))}, AT, 0.0)
    again = clocks.waits(_row(**first), {"red-1": _asked(2, ("pass",))}, late, 0.0)
    assert again["red-1"]["until"] > first["red-1"]["until"]


def test_a_question_without_a_default_has_no_clock() -> None:
    first = clocks.waits(_row(), {"red-1": _asked(1, ("pass",))}, AT, 0.0)
    assert clocks.waits(_row(**first), {"red-1": _asked(2, None)}, AT, 0.0, quiet=True) == {}


def test_the_computer_answers_for_who_has_conceded_and_the_clock_that_all_see_runs_on() -> None:
    late = AT + timedelta(seconds=20)
    asked = {"red-1": _asked(1, ("pass",))}
    first = clocks.waits(_row(), asked, AT, 2.0)
    assert first["red-1"]["by"] == "clock"
    given_up = clocks.waits(_row(**first), asked, late, 2.0, conceded={"red-1"})
    assert given_up["red-1"]["by"] == "bot"
    assert given_up["red-1"]["at"] == clocks.stamp(late + timedelta(seconds=2))
    assert given_up["red-1"]["until"] == first["red-1"]["until"]
    assert clocks.bot_of(_row(**given_up), "red-1", "greedy") == "greedy"
    assert clocks.waits(_row(**given_up), asked, late, 2.0)["red-1"]["by"] == "clock"


def test_who_has_conceded_is_answered_for_without_a_clock_too() -> None:
    made = clocks.waits(_row(), {"red-1": _asked(1, None)}, AT, 2.0, conceded={"red-1"})
    assert made["red-1"]["by"] == "bot"
    assert clocks.waits(_row(**made), {"red-1": _asked(1, None)}, AT, 2.0) == {}


def test_undo_brings_back_the_clock_that_ran_and_never_a_new_one() -> None:
    """A reaction whose time was up is taken back: its time is up still. So it is two answers later."""
    late, later = AT + timedelta(seconds=90), AT + timedelta(seconds=95)
    first = clocks.waits(_row(), {"red-1": _asked(1, ("pass",))}, AT, 0.0)
    until = first["red-1"]["until"]
    passed = clocks.waits(_row(**first), {"red-1": _asked(2, None)}, late, 0.0, undoable=["red-1"])
    assert clocks.first_due(passed) is None
    assert clocks.due(passed, later) == []
    back = clocks.waits(_row(**passed), {"red-1": _asked(3, ("pass",))}, later, 0.0, undone="red-1")
    assert (back["red-1"]["until"], back["red-1"]["at"]) == (until, until)
    assert clocks.due(back, later) == ["red-1"]
    further = clocks.waits(_row(**passed), {"red-1": _asked(3, None)}, late, 0.0, undoable=["red-1"])
    one = clocks.waits(_row(**further), {"red-1": _asked(4, None)}, later, 0.0, undone="red-1")
    two = clocks.waits(_row(**one), {"red-1": _asked(5, ("pass",))}, later, 0.0, undone="red-1")
    assert two["red-1"]["until"] == until


def test_undo_in_time_goes_on_with_the_rest_of_the_time() -> None:
    soon = AT + timedelta(seconds=20)
    first = clocks.waits(_row(), {"red-1": _asked(1, ("pass",))}, AT, 0.0)
    passed = clocks.waits(_row(**first), {"red-1": _asked(2, ("pass",))}, soon, 0.0, undoable=["red-1"])
    assert passed["red-1"]["until"] > first["red-1"]["until"]
    back = clocks.waits(_row(**passed), {"red-1": _asked(3, ("pass",))}, soon, 0.0, undone="red-1")
    assert back["red-1"]["until"] == first["red-1"]["until"]


def test_what_cannot_be_undone_leaves_no_trace_of_its_clock() -> None:
    first = clocks.waits(_row(), {"red-1": _asked(1, ("pass",))}, AT, 0.0)
    assert clocks.waits(_row(**first), {"red-1": _asked(2, None)}, AT, 0.0) == {}
