"""Time limits of reaction windows."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from engine.core.decisions import Decision, Option, Refused, Text
from engine.core.players import Player
from engine.core.present.wire import Wire
from server.base.clock import now
from server.db.types.people import User
from server.match.clock import deadlines, time_control
from tests.busy import BUSY
from tests.server.play import Caller, begin_match, make_app
from tests.server.toy import Toy


def test_without_the_option_there_is_no_clock(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("provoke")
        blue.read_until("diff")
        assert blue.view["clock"] is None


def test_a_window_closes_when_time_is_up(client: TestClient) -> None:
    """All seats have the same clock, whatever cards they hold. A decision without a default has none."""
    summary, callers = begin_match(client, "table", reaction_seconds=1)
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        assert red.view["clock"] is None
        red.pick("provoke")
        start = time.monotonic()
        for seat in (blue, red_2, blue_2):
            seat.read_until("diff")
        until = red.view["clock"]["until"]
        left = (datetime.fromisoformat(until) - datetime.now(UTC)).total_seconds()
        assert 0.5 < left <= 1
        assert {seat.view["clock"]["until"] for seat in (red, blue, red_2, blue_2)} == {until}
        blue.pick("pass")
        assert blue.view["clock"]["until"] == until
        blue_2.read_until("diff")
        assert blue_2.view["waiting_for"] == ["blue-1"]
        assert 0.9 < time.monotonic() - start < 1 + BUSY
        blue.pending_messages()
        assert blue.view["clock"] is None
        assert blue.view["decision"]["kind"] == "action"


def test_an_answer_in_time_counts(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, reaction_seconds=30)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("provoke")
        blue.read_until("diff")
        blue.pick("show")
        assert blue.view["last_showdown"]["shown"].keys() == {"blue-1", "red-1"}
        assert blue.view["clock"] is None


def test_the_clock_continues_while_the_server_is_down(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, bob) = begin_match(client, reaction_seconds=1)
        with ada.watch(summary["id"]) as red:
            red.pick("provoke")
    time.sleep(1.1)
    with TestClient(make_app(tmp_path)) as client:
        bob.client = client
        with bob.watch(summary["id"]) as blue:
            while blue.view["decision"]["kind"] != "action":
                blue.read()


def test_the_clock_of_a_bot_reveals_no_more_than_a_players(tmp_path: Path) -> None:
    """A bot takes its own time, but the visible clock is the same."""
    with TestClient(make_app(tmp_path, bot_delay=0.3)) as client:
        summary, (ada, _) = begin_match(client, reaction_seconds=30)
        with ada.watch(summary["id"]) as red:
            red.pick("provoke")
            has_clock = red.view["clock"] is not None
        summary_of_bot_match = ada.new_match(reaction_seconds=30)
        ada.sit(summary_of_bot_match, "red-1")
        ada.post(f"/api/matches/{summary_of_bot_match['id']}/seats/blue-1", {"bot": "random"})
        ada.post(f"/api/matches/{summary_of_bot_match['id']}/start")
        with ada.watch(summary_of_bot_match["id"]) as red:
            red.pick("provoke")
            assert (red.view["clock"] is not None) == has_clock is True


AT = datetime(2026, 1, 1, tzinfo=UTC)


def new_row(**waits: dict[str, str]) -> Any:
    return SimpleNamespace(options={"reaction_seconds": 60}, seats={}, waits=waits, times={}, slow=[])


def decision_of_red(number: int, default: tuple[str, ...] | None) -> Decision:
    return Decision("red-1", "respond", Text("respond"), (), default=default, id=f"red-1.{number}")


def test_a_window_keeps_its_time_during_actions_that_nobody_else_sees() -> None:
    """Selecting a card and going back must neither be visible nor gain time."""
    late = AT + timedelta(seconds=20)
    first = deadlines.plan_schedule(new_row(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.0)
    second = deadlines.plan_schedule(
        new_row(**first), {"red-1": decision_of_red(2, ())}, late, 0.0, quiet=True
    )
    assert second["red-1"]["until"] == first["red-1"]["until"]
    assert second["red-1"]["decision"] == "red-1.2"


def test_a_window_gets_new_time_when_everybody_has_seen_something() -> None:
    late = AT + timedelta(seconds=20)
    first = deadlines.plan_schedule(new_row(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.0)
    second = deadlines.plan_schedule(new_row(**first), {"red-1": decision_of_red(2, ("pass",))}, late, 0.0)
    assert second["red-1"]["until"] > first["red-1"]["until"]


def test_a_question_without_a_default_has_no_clock() -> None:
    first = deadlines.plan_schedule(new_row(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.0)
    assert (
        deadlines.plan_schedule(new_row(**first), {"red-1": decision_of_red(2, None)}, AT, 0.0, quiet=True)
        == {}
    )


def test_the_computer_answers_for_a_player_who_conceded_and_the_visible_clock_continues() -> None:
    late = AT + timedelta(seconds=20)
    decisions = {"red-1": decision_of_red(1, ("pass",))}
    first = deadlines.plan_schedule(new_row(), decisions, AT, 2.0)
    assert first["red-1"]["by"] == "clock"
    conceded_plan = deadlines.plan_schedule(new_row(**first), decisions, late, 2.0, conceded={"red-1"})
    assert conceded_plan["red-1"]["by"] == "bot"
    assert conceded_plan["red-1"]["at"] == deadlines.stamp(late + timedelta(seconds=2))
    assert conceded_plan["red-1"]["until"] == first["red-1"]["until"]
    assert deadlines.bot_of(new_row(), conceded_plan, "red-1", "greedy") == "greedy"
    assert deadlines.plan_schedule(new_row(**conceded_plan), decisions, late, 2.0)["red-1"]["by"] == "clock"


def test_the_computer_answers_for_a_player_who_conceded_even_without_a_clock() -> None:
    plan = deadlines.plan_schedule(
        new_row(), {"red-1": decision_of_red(1, None)}, AT, 2.0, conceded={"red-1"}
    )
    assert plan["red-1"]["by"] == "bot"
    assert deadlines.plan_schedule(new_row(**plan), {"red-1": decision_of_red(1, None)}, AT, 2.0) == {}


def test_undo_restores_the_previous_clock_and_never_a_new_one() -> None:
    """A reaction taken back after its time was up has no time left. The same holds two answers later."""
    late, later = AT + timedelta(seconds=90), AT + timedelta(seconds=95)
    first = deadlines.plan_schedule(new_row(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.0)
    until = first["red-1"]["until"]
    second = deadlines.plan_schedule(
        new_row(**first), {"red-1": decision_of_red(2, None)}, late, 0.0, undoable=["red-1"]
    )
    assert deadlines.next_due_time(second) is None
    assert deadlines.due_seats(second, later) == []
    after_undo = deadlines.plan_schedule(
        new_row(**second), {"red-1": decision_of_red(3, ("pass",))}, later, 0.0, undone="red-1"
    )
    assert (after_undo["red-1"]["until"], after_undo["red-1"]["at"]) == (until, until)
    assert deadlines.due_seats(after_undo, later) == ["red-1"]
    third = deadlines.plan_schedule(
        new_row(**second), {"red-1": decision_of_red(3, None)}, late, 0.0, undoable=["red-1"]
    )
    fourth = deadlines.plan_schedule(
        new_row(**third), {"red-1": decision_of_red(4, None)}, later, 0.0, undone="red-1"
    )
    fifth = deadlines.plan_schedule(
        new_row(**fourth), {"red-1": decision_of_red(5, ("pass",))}, later, 0.0, undone="red-1"
    )
    assert fifth["red-1"]["until"] == until


def test_undo_in_time_continues_with_the_remaining_time() -> None:
    soon = AT + timedelta(seconds=20)
    first = deadlines.plan_schedule(new_row(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.0)
    passed = deadlines.plan_schedule(
        new_row(**first), {"red-1": decision_of_red(2, ("pass",))}, soon, 0.0, undoable=["red-1"]
    )
    assert passed["red-1"]["until"] > first["red-1"]["until"]
    after_undo = deadlines.plan_schedule(
        new_row(**passed), {"red-1": decision_of_red(3, ("pass",))}, soon, 0.0, undone="red-1"
    )
    assert after_undo["red-1"]["until"] == first["red-1"]["until"]


@pytest.mark.parametrize("passed_after", [4, 1], ids=["by the clock", "by hand"])
def test_undo_gives_no_additional_time_to_the_next_question(passed_after: int) -> None:
    """However often a seat returns from the second of two windows, the window ends at the same time."""
    after = AT + timedelta(seconds=passed_after)
    plan = deadlines.plan_schedule(row_with_time_limit(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.5)
    plan = deadlines.plan_schedule(
        row_with_time_limit(**plan), {"red-1": decision_of_red(2, ("pass",))}, after, 0.5, undoable=["red-1"]
    )
    first, next_decisions = (
        deadlines.stamp(AT + timedelta(seconds=4)),
        deadlines.stamp(after + timedelta(seconds=4)),
    )
    assert plan["red-1"]["until"] == next_decisions
    for number in (3, 5, 7):
        at = after + timedelta(seconds=number)
        decisions = {"red-1": decision_of_red(number, ("pass",))}
        plan = deadlines.plan_schedule(row_with_time_limit(**plan), decisions, at, 0.5, undone="red-1")
        assert (plan["red-1"]["until"], plan["red-1"]["at"]) == (first, first)
        plan = deadlines.plan_schedule(
            row_with_time_limit(**plan), decisions, at, 0.5
        )  # another seat has done something
        second = {"red-1": decision_of_red(number + 1, ("pass",))}
        plan = deadlines.plan_schedule(row_with_time_limit(**plan), second, at, 0.5, undoable=["red-1"])
        assert (plan["red-1"]["until"], plan["red-1"]["at"]) == (next_decisions, next_decisions)


def test_two_undos_in_a_row_restore_the_clock_of_each_question() -> None:
    plan: deadlines.Waits = {}
    for number in (1, 2, 3):
        at = AT + timedelta(seconds=number)
        decisions = {"red-1": decision_of_red(number, ("pass",))}
        plan = deadlines.plan_schedule(
            row_with_time_limit(**plan), decisions, at, 0.5, undoable=["red-1"] if plan else []
        )
    ends = [deadlines.stamp(AT + timedelta(seconds=4 + number)) for number in (1, 2, 3)]
    at, clock_ends = AT + timedelta(seconds=3.5), [plan["red-1"]["until"]]
    for number, is_undo in ((4, True), (5, True), (6, False), (7, False)):
        decisions = {"red-1": decision_of_red(number, ("pass",))}
        undone, undoable = ("red-1", []) if is_undo else (None, ["red-1"])
        plan = deadlines.plan_schedule(
            row_with_time_limit(**plan), decisions, at, 0.5, undone=undone, undoable=undoable
        )
        clock_ends.append(plan["red-1"]["until"])
    assert clock_ends == [ends[2], ends[1], ends[0], ends[1], ends[2]]


def test_a_window_has_its_full_time_once_an_answer_can_no_longer_be_undone() -> None:
    """The seat undoes two answers, and then gives one after which no undo is possible."""
    plan = deadlines.plan_schedule(row_with_time_limit(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.5)
    for number in (2, 3):
        decisions = {"red-1": decision_of_red(number, ("pass",))}
        plan = deadlines.plan_schedule(row_with_time_limit(**plan), decisions, AT, 0.5, undoable=["red-1"])
    for number in (4, 5):
        plan = deadlines.plan_schedule(
            row_with_time_limit(**plan),
            {"red-1": decision_of_red(number, ("pass",))},
            AT,
            0.5,
            undone="red-1",
        )
    for number, undoable in ((6, []), (7, ["red-1"])):
        late = AT + timedelta(seconds=number - 3)
        decisions = {"red-1": decision_of_red(number, ("pass",))}
        plan = deadlines.plan_schedule(row_with_time_limit(**plan), decisions, late, 0.5, undoable=undoable)
        assert plan["red-1"]["until"] == deadlines.stamp(late + timedelta(seconds=4))
        assert "ahead" not in plan["red-1"]


def test_an_answer_that_cannot_be_undone_leaves_no_trace_of_its_clock() -> None:
    first = deadlines.plan_schedule(new_row(), {"red-1": decision_of_red(1, ("pass",))}, AT, 0.0)
    assert deadlines.plan_schedule(new_row(**first), {"red-1": decision_of_red(2, None)}, AT, 0.0) == {}


# Steady reactions: all seats together, with a time limit


def row_with_time_limit(**waits: dict[str, Any]) -> Any:
    """Return the row of a table with two people and a computer player, where windows last 4 seconds."""
    ada, bob = (SimpleNamespace(bot=None, has_left=False, user=User(name, name)) for name in ("ada", "bob"))
    seats = {"red-1": ada, "blue-1": bob, "red-2": SimpleNamespace(bot="random", has_left=False, user=None)}
    options = {"reactions": "4", "reaction_seconds": 60}
    return SimpleNamespace(options=options, seats=seats, waits=waits, times={}, slow=[])


def simultaneous_window(*cards: str) -> dict[str, Decision]:
    """Return a window that asks all three seats. red-2 may answer with these cards."""
    options = tuple(Option(card, Text("play")) for card in (*cards, "pass"))
    return {
        seat: Decision(seat, "respond", Text("respond"), options, default=("pass",), id=f"{seat}.1")
        for seat in ("red-1", "blue-1", "red-2")
    }


def test_a_simultaneous_window_ends_at_the_same_time_for_everybody() -> None:
    plan = deadlines.plan_schedule(row_with_time_limit(), simultaneous_window(), AT, 0.5)
    until = deadlines.stamp(AT + timedelta(seconds=4))
    assert {wait["until"] for wait in plan.values()} == {until}
    assert [plan[seat]["at"] for seat in ("red-1", "blue-1")] == [until, until]
    assert deadlines.due_seats(plan, AT + timedelta(seconds=4)) == ["red-1", "blue-1", "red-2"]
    assert deadlines.due_seats(plan, AT) == []


def test_without_people_there_is_no_clock() -> None:
    row = row_with_time_limit()
    row.seats = {seat: SimpleNamespace(bot="random", has_left=False) for seat in row.seats}
    plan = deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)
    assert {wait["until"] for wait in plan.values()} == {deadlines.stamp(AT + timedelta(seconds=60))}
    assert {wait["at"] for wait in plan.values()} == {deadlines.stamp(AT + timedelta(seconds=0.5))}


@pytest.mark.parametrize("options", [{}, {"reactions": "in-turn"}, {"reactions": "30"}])
def test_no_clock_runs_for_one_person_among_computer_players(options: dict[str, str]) -> None:
    """With two people, a clock hides who must decide. An old table keeps its options."""
    row = row_with_time_limit()
    row.options |= {"alone": "answers"} | options
    assert "until" in deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)["red-1"]
    row.seats |= {"blue-1": SimpleNamespace(bot="bold", has_left=False)}
    plan = deadlines.plan_schedule(row, simultaneous_window("ace"), AT, 0.5)
    assert list(plan) == ["blue-1", "red-2"], "no clock runs for the person"
    assert deadlines.public_clocks(plan) is None
    assert {wait["at"] for wait in plan.values()} == {deadlines.stamp(AT + timedelta(seconds=0.5))}
    del row.options["alone"]
    assert "until" in deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)["red-1"]


def test_one_person_among_computer_players_has_the_tables_time() -> None:
    row = row_with_time_limit()
    row.seats |= {"blue-1": SimpleNamespace(bot="bold", has_left=False)}
    row.options |= {"alone": "answers", "time": "10m"}
    assert deadlines.uses_time(row, simultaneous_window())
    row.options["time"] = "3d"
    assert deadlines.uses_time(row, simultaneous_window())
    assert deadlines.reaction_seconds(row) == 0


def test_PRV_17_the_time_of_a_computer_players_answer_is_drawn_before_anybody_looks_at_its_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same random numbers give the same times, whatever the player could play. Other numbers give other
    times."""

    def bot_times(seed: int, *cards: str) -> list[str]:
        monkeypatch.setattr(deadlines, "RANDOM", Random(seed))
        plans = [
            deadlines.plan_schedule(row_with_time_limit(), simultaneous_window(*cards), AT, delay)
            for delay in (0.1, 0.5, 2.0, 6.0)
        ]
        return [plan["red-2"]["at"] for plan in plans]

    assert bot_times(1) == bot_times(1, "ace") == bot_times(1, "ace", "king")
    drawn = {at for seed in range(50) for at in bot_times(seed)}
    assert len(drawn) > 100
    assert deadlines.stamp(AT) < min(drawn)
    assert max(drawn) == deadlines.stamp(AT + timedelta(seconds=0.9 * 4)), "always before the window ends"


def test_PRV_17_the_answers_of_others_do_not_change_a_clock() -> None:
    window = simultaneous_window()
    first = deadlines.plan_schedule(row_with_time_limit(), window, AT, 0.5)
    del window["red-1"]
    later = deadlines.plan_schedule(
        row_with_time_limit(**first), window, AT + timedelta(seconds=1), 0.5, quiet=True
    )
    assert later == {seat: first[seat] for seat in window}
    assert deadlines.public_clocks(later) == deadlines.public_clocks(first)


def test_a_player_who_discards_first_gets_the_full_time_again() -> None:
    """Everybody can see that only this player is asked."""
    first = deadlines.plan_schedule(row_with_time_limit(), simultaneous_window(), AT, 0.5)
    alone = {"red-1": decision_of_red(2, ("pass",))}
    later = deadlines.plan_schedule(
        row_with_time_limit(**first), alone, AT + timedelta(seconds=3), 0.5, quiet=True
    )
    assert later["red-1"]["until"] == deadlines.stamp(AT + timedelta(seconds=7))


# Decisions without a clock


def test_a_window_that_concerns_only_the_asked_player_uses_their_own_time() -> None:
    row = row_with_time_limit()
    row.options |= {"time": "10m"}
    window = {"red-1": simultaneous_window("ace")["red-1"]}
    assert "until" in deadlines.plan_schedule(row, window, AT, 0.5)["red-1"] and not deadlines.uses_time(
        row, window
    )
    unhurried = {"red-1": msgspec.structs.replace(window["red-1"], hurried=False)}
    assert deadlines.plan_schedule(row, unhurried, AT, 0.5) == {}
    assert deadlines.uses_time(row, unhurried)


# Slow readers


def window_lengths(row: Any, window: dict[str, Decision]) -> set[float]:
    plan = deadlines.plan_schedule(row, window, AT, 0.5)
    return {(datetime.fromisoformat(wait["until"]) - AT).total_seconds() for wait in plan.values()}


@pytest.mark.parametrize("cards", [(), ("ace",), ("ace", "king")])
def test_PRV_17_a_window_lasts_longer_for_everybody_if_it_asks_a_slow_reader(cards: tuple[str, ...]) -> None:
    """This holds whatever they hold. A window that asks only others does not last longer."""
    row = row_with_time_limit()
    assert window_lengths(row, simultaneous_window(*cards)) == {4}
    row.slow = ["bob"]
    assert window_lengths(row, simultaneous_window(*cards)) == {20}
    for seat in ("red-1", "red-2"):
        assert window_lengths(row, {seat: simultaneous_window(*cards)[seat]}) == {4}
    assert window_lengths(row, {"blue-1": simultaneous_window(*cards)["blue-1"]}) == {20}


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({"reactions": "30"}, 30),
        ({"reactions": "5"}, 20),
        ({"reactions": "in-turn"}, 60),
        ({"time": "1d"}, 86400),
    ],
)
def test_no_window_is_shorter_for_a_slow_reader(options: dict[str, str], seconds: int) -> None:
    row = row_with_time_limit()
    row.options |= options
    row.slow = ["ada", "bob"]
    assert window_lengths(row, simultaneous_window()) == {seconds}


def test_reporting_slow_reading_starts_no_clock() -> None:
    row = row_with_time_limit()
    row.options |= {"reactions": "in-turn", "reaction_seconds": 0}
    row.slow = ["ada"]
    assert "red-1" not in deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)


def lengths_after_report(row: Any, seat: str, *, on: bool = True, seconds: int = 1) -> set[float]:
    """Return the lengths of a window that opened at AT, after a seat has reported slow reading some seconds
    later."""
    row.slow = deadlines.slow_readers(row, seat, on)
    row.waits = deadlines.with_slow_reader(row, tuple(simultaneous_window()), AT + timedelta(seconds=seconds))
    return {(datetime.fromisoformat(wait["until"]) - AT).total_seconds() for wait in row.waits.values()}


@pytest.mark.parametrize("cards", [(), ("ace",), ("ace", "king")])
def test_PRV_17_a_running_window_is_extended_for_a_player_who_reports_slow_reading(
    cards: tuple[str, ...],
) -> None:
    """The result is as if they had reported it before, whatever they hold and whether or not they have
    answered."""
    row = row_with_time_limit()
    row.waits = deadlines.plan_schedule(row, simultaneous_window(*cards), AT, 0.5)
    bots = {seat: wait["at"] for seat, wait in row.waits.items() if wait["by"] == "bot"}
    assert lengths_after_report(row, "blue-1") == {20}
    assert {seat: wait["at"] for seat, wait in row.waits.items() if wait["by"] == "bot"} == bots
    assert all(wait["at"] == wait["until"] for wait in row.waits.values() if wait["by"] == "clock")
    assert (
        deadlines.plan_schedule(row, simultaneous_window(*cards), AT + timedelta(seconds=2), 0.5) == row.waits
    )


def test_reporting_slow_reading_again_gives_no_more_time() -> None:
    row = row_with_time_limit()
    row.waits = deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)
    assert [lengths_after_report(row, "blue-1", on=on) for on in (True, False, True)] == [{20}] * 3
    assert lengths_after_report(row, "red-1") == {20}
    more = deadlines.with_more_time(row.waits, "blue-1", AT + timedelta(seconds=3))
    assert deadlines.public_clocks(more) == {
        "until": deadlines.stamp(AT + timedelta(seconds=40)),
        "more_time": ["blue-1"],
    }


def test_a_report_that_is_late_or_from_a_seat_that_is_not_asked_changes_no_clock() -> None:
    row = row_with_time_limit()
    row.waits = deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)
    assert lengths_after_report(row, "blue-1", seconds=5) == {4}
    row.slow = ["bob"]
    assert deadlines.with_slow_reader(row, ("red-1",), AT) == row.waits
    row = row_with_time_limit()
    row.options["reactions"] = "30"
    row.waits = deadlines.plan_schedule(row, simultaneous_window(), AT, 0.5)
    assert lengths_after_report(row, "red-1") == {30}


def test_a_player_reports_slow_reading_only_for_themselves() -> None:
    row = row_with_time_limit()
    row.slow = ["somebody who has left"]
    row.slow = deadlines.slow_readers(row, "blue-1", True)
    assert row.slow == ["bob"] and deadlines.slow_seats(row) == ["blue-1"]
    row.slow = deadlines.slow_readers(row, "red-1", True)
    assert row.slow == deadlines.slow_readers(row, "red-1", True) == ["ada", "bob"]
    assert deadlines.slow_readers(row, "blue-1", False) == ["ada"]
    assert deadlines.slow_readers(row, "red-2", True) == ["ada", "bob"], "a computer player reads at its pace"


def test_slow_reading_can_be_reported_before_or_during_the_match_and_everybody_sees_it(
    client: TestClient,
) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = ada.new_match(reactions="5")
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert "slow" not in red.view
        blue.send("slow", on=True)
        red.read_until("diff")
        assert red.view["slow"] == ["blue-1"]
        ada.post(f"/api/matches/{summary['id']}/start")
        red.read_until("diff")
        assert red.view["status"] == "playing" and red.view["slow"] == ["blue-1"]
        start = now()
        red.pick("provoke")
        until = datetime.fromisoformat(red.view["clock"]["until"])
        assert 19 <= (until - start).total_seconds() <= 25
        blue.send("slow", on=False)
        red.read_until("diff")
        assert "slow" not in red.view
        assert datetime.fromisoformat(red.view["clock"]["until"]) == until
        red.send("slow", on=True)
        red.read_until("diff")
        assert datetime.fromisoformat(red.view["clock"]["until"]) == until, "the window was already longer"


def test_a_slow_reader_counts_as_slow_at_every_table_until_they_change_it(client: TestClient) -> None:
    bob = Caller(client, "Bob")

    def slow_seats(mission: str = "duel") -> list[str]:
        summary = Caller(client).new_match(mission, private=False)
        bob.sit(summary, "blue-1")
        with bob.watch(summary["id"]) as blue:
            return list(blue.view.get("slow", []))

    first = bob.new_match()
    bob.sit(first, "red-1")
    with bob.watch(first["id"]) as red:
        assert "slow" not in red.view
        assert red.ask("slow", on=True)["type"] == "accepted"
    assert slow_seats() == ["blue-1"]
    assert bob.get("/api/me/export").json()["profile"]["reads_slowly"]
    summary = Caller(client).new_match("table", private=False)
    bob.sit(summary, "blue-1")
    with bob.watch(summary["id"]) as blue:
        assert blue.ask("slow", on=False)["type"] == "accepted"
        blue.resync()
        bob.sit(summary, "blue-2")
        assert "slow" not in blue.resync()["view"]
    assert slow_seats() == []
    with bob.watch(first["id"]) as red:
        assert red.view["slow"] == ["red-1"], "the report at another table still counts there"


def test_a_host_who_sits_down_counts_as_slow_too(client: TestClient) -> None:
    ada = Caller(client)
    first = ada.new_match()
    ada.sit(first, "red-1")
    with ada.watch(first["id"]) as red:
        assert red.ask("slow", on=True)["type"] == "accepted"
    body = {"mission": "duel", "seat": "red-1", "bot": "random", "start": True}
    with ada.watch(ada.post("/api/matches", body).json()["id"]) as red:
        assert red.view["slow"] == ["red-1"]


def test_a_request_for_more_time_extends_all_clocks_once() -> None:
    first = deadlines.plan_schedule(row_with_time_limit(), simultaneous_window(), AT, 0.5)
    more = deadlines.with_more_time(first, "blue-1", AT + timedelta(seconds=3))
    until = deadlines.stamp(AT + timedelta(seconds=24))
    assert deadlines.public_clocks(more) == {"until": until, "more_time": ["blue-1"]}
    assert [more[seat]["at"] for seat in ("red-1", "blue-1", "red-2")] == [until, until, first["red-2"]["at"]]
    with pytest.raises(Refused, match="already"):
        _ = deadlines.with_more_time(more, "blue-1", AT + timedelta(seconds=5))
    second = deadlines.with_more_time(more, "red-1", AT + timedelta(seconds=5))
    assert deadlines.public_clocks(second) == {
        "until": deadlines.stamp(AT + timedelta(seconds=44)),
        "more_time": ["blue-1", "red-1"],
    }


def test_nobody_gets_more_time_after_the_end_or_without_a_clock() -> None:
    first = deadlines.plan_schedule(row_with_time_limit(), simultaneous_window(), AT, 0.5)
    for pending in (first, {"red-1": {"decision": "red-1.1"}}, {}):
        with pytest.raises(Refused, match="no clock"):
            _ = deadlines.with_more_time(pending, "red-1", AT + timedelta(seconds=4))


@pytest.mark.parametrize("bot", [None, "random"])
@pytest.mark.parametrize(("seconds", "is_refused"), [(-1, True), (-600, True), (30, False), (None, False)])
def test_undo_returns_nobody_to_a_window_that_has_ended(
    client: TestClient, bot: str | None, seconds: int | None, is_refused: bool
) -> None:
    """The refusal gives the reason and changes nothing. An answer in an open window can be undone."""
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = ada.new_match(reaction_seconds=10)
    ada.sit(summary, "red-1")
    if bot:
        ada.post(f"/api/matches/{summary['id']}/seats/blue-1", {"bot": bot})
    else:
        bob.sit(summary, "blue-1")
    ada.post(f"/api/matches/{summary['id']}/start")
    with ada.watch(summary["id"]) as red:
        red.pick("swap")
        live = client.app.state.services.tables._tables[summary["id"]]._current.live  # type: ignore[attr-defined]
        clock = {"until": deadlines.stamp(now() + timedelta(seconds=seconds))} if seconds else {}
        live.row.waits["red-1"] = {"decision": red.view["decision"]["id"], "past": [clock]}
        decision_id = red.view["decision"]["id"]
        reply = red.ask("undo")
        assert (reply["type"] == "refused") is is_refused
        if is_refused:
            assert reply["code"] == "illegal" and "time to react is over" in reply["detail"]
            assert red.view["decision"]["id"] == decision_id
            assert red.pick("swap")["type"] == "accepted", "the match continues"


def test_undo_gives_neither_a_new_clock_nor_more_time_twice() -> None:
    decisions = {"red-1": decision_of_red(1, ("pass",))}
    first = deadlines.plan_schedule(row_with_time_limit(), decisions, AT, 0.5)
    more = deadlines.with_more_time(first, "red-1", AT)
    late = AT + timedelta(seconds=10)
    passed = deadlines.plan_schedule(
        row_with_time_limit(**more), {"red-1": decision_of_red(2, None)}, late, 0.5, undoable=["red-1"]
    )
    assert deadlines.public_clocks(passed) is None
    after_undo = deadlines.plan_schedule(
        row_with_time_limit(**passed), {"red-1": decision_of_red(3, ("pass",))}, late, 0.5, undone="red-1"
    )
    assert deadlines.public_clocks(after_undo) == {
        "until": deadlines.stamp(AT + timedelta(seconds=24)),
        "more_time": ["red-1"],
    }
    with pytest.raises(Refused, match="already"):
        _ = deadlines.with_more_time(after_undo, "red-1", late)


def test_clocks_receive_who_has_undone_an_answer_and_who_could(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan_schedule, calls = deadlines.plan_schedule, list[tuple[str | None, list[str]]]()

    def record_waits(*arguments: Any, **options: Any) -> deadlines.Waits:
        calls.append((options["undone"], list(options["undoable"])))
        return plan_schedule(*arguments, **options)

    monkeypatch.setattr(deadlines, "plan_schedule", record_waits)
    summary, (ada, _) = begin_match(client, reaction_seconds=30)
    with ada.watch(summary["id"]) as red:
        red.pick("swap")
        assert calls.pop() == (None, ["red-1"])
        assert red.ask("undo")["type"] == "accepted"
        assert calls.pop() == ("red-1", [])
        red.read_until("diff")
        red.pick("roll")
        assert calls.pop() == (None, [])


def test_a_player_who_does_nothing_passes_at_the_end_and_nobody_sees_who_answered(client: TestClient) -> None:
    summary, callers = begin_match(client, "table", reactions="5")
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        red.pick("provoke")
        start = time.monotonic()
        for seat in (blue, red_2, blue_2):
            seat.read_until("diff")
        waiting = ["blue-1", "red-2", "blue-2"]
        blue.pick("show")
        assert blue.view["decision"] is None
        for seat in (red, blue, red_2, blue_2):
            assert (seat.pending_messages(), seat.view["waiting_for"]) == ([], waiting)
        message = blue_2.read_until("diff")
        assert 4.5 < time.monotonic() - start < 5 + BUSY
        assert "settled" in [happening["kind"] for happening in message["happenings"]]
        assert set(blue_2.view["last_showdown"]["passed"]) == {"red-2", "blue-2"}
        blue.read_until("diff")
        assert blue.view["clock"] is None


def test_a_window_ends_immediately_when_all_have_answered(client: TestClient) -> None:
    summary, callers = begin_match(client, "table", reactions="10")
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        red.pick("provoke")
        start = time.monotonic()
        for seat in (blue, red_2, blue_2):
            seat.read_until("diff")
            seat.pick("pass")
        red.read_until("diff")
        assert red.view["waiting_for"] == ["blue-1"]
        assert time.monotonic() - start < 9, "the window does not wait for the clock"


def test_a_player_who_is_asked_requests_more_time_openly(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, reactions="10")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert red.ask("more_time")["code"] == "stale"
        red.pick("provoke")
        blue.read_until("diff")
        before = datetime.fromisoformat(red.view["clock"]["until"])
        assert red.ask("more_time")["code"] == "not_yours"
        message = "more-1"
        assert blue.ask("more_time", id=message)["type"] == "accepted"
        red.read_until("diff")
        clock = red.view["clock"]
        assert clock["more_time"] == ["blue-1"]
        assert datetime.fromisoformat(clock["until"]) - before == timedelta(
            seconds=deadlines.EXTENSION_SECONDS
        )
        assert blue.ask("more_time", id=message)["type"] == "accepted", "a repeat gets the same reply"
        assert blue.ask("more_time")["code"] == "illegal"
        blue.pending_messages()
        assert blue.view["clock"] == clock
        blue.pick("pass")
        assert blue.view["clock"] is None


def test_a_player_who_has_answered_may_request_more_time_too(client: TestClient) -> None:
    """A refusal would be visible only to the seat, but would reveal that it has answered."""
    summary, callers = begin_match(client, "table", reactions="10")
    with ExitStack() as stack:
        red, blue = (stack.enter_context(caller.watch(summary["id"])) for caller in callers[:2])
        red.pick("provoke")
        blue.read_until("diff")
        blue.pick("pass")
        assert blue.ask("more_time")["type"] == "accepted"
        red.read_until("diff")
        assert red.view["clock"]["more_time"] == ["blue-1"]


def test_a_window_that_ended_while_the_server_was_down_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_control, "MIN_SECONDS", 1.0)  # instead of a minute for people to return
    with TestClient(make_app(tmp_path)) as client:
        summary, callers = begin_match(client, "table", reactions="5")
        with callers[0].watch(summary["id"]) as red:
            red.pick("provoke")
    time.sleep(5.1)
    with TestClient(make_app(tmp_path)) as client:
        blue = callers[1]
        blue.client = client
        with blue.watch(summary["id"]) as seat:
            while seat.view["decision"] is None or seat.view["decision"]["kind"] != "action":
                seat.read()
            assert seat.view["clock"] is None


class BlockedGame(Toy):
    """A game whose computer players never finish their searches until they are released."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = threading.Event()

    def bot(self, name: str, seed: int) -> Player:
        def think(view: Wire) -> list[str]:
            self.asked.append(view["decision"]["id"])
            assert self.go.wait(30)
            return [view["decision"]["options"][0]["id"]]

        return think


def test_a_computer_player_thinks_immediately_and_no_window_waits_longer_for_it(tmp_path: Path) -> None:
    """The computer player searches before its answer is due, and passes if it does not finish in time."""
    game = BlockedGame()
    with ExitStack() as stack:
        client = stack.enter_context(TestClient(make_app(tmp_path, game, bot_delay=1.0)))
        stack.callback(game.go.set)
        ada = Caller(client)
        summary = ada.new_match(reactions="5")
        ada.sit(summary, "red-1")
        ada.post(f"/api/matches/{summary['id']}/seats/blue-1", {"bot": "random"})
        ada.post(f"/api/matches/{summary['id']}/start")
        with ada.watch(summary["id"]) as red:
            red.pick("provoke")
            start = time.monotonic()
            while not game.asked:
                assert time.monotonic() - start < 0.95, "the search begins with the question"
                time.sleep(0.01)
            red.read_until("diff")
            assert 4.5 < time.monotonic() - start < 5 + BUSY
            assert red.view["last_showdown"]["shown"] == {}
