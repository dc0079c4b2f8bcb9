"""Series of matches between computer players, and their summaries."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.simulation import balance
from engine.core.simulation.balance import (
    Interval,
    MatchResult,
    Pace,
    Series,
    is_precise_enough,
    play_one,
    play_series,
    summarise_series,
)
from engine.galaxies import GAME
from engine.galaxies.players.admiral import AdmiralPlayer
from examples.duel import GAME as DUEL

SERIES = Series("duel", {}, ("random",), 7)


def match(number: int, *winners: str, starter: str = "red", **extra: object) -> MatchResult:
    fields = {"reason": "points", "rounds": 3, "answers": 20, "seconds": 60.0, "uses": frozenset()} | extra
    return MatchResult(number, winners, starter=starter, **fields)  # type: ignore[arg-type]


def test_a_series_is_the_same_on_one_core_and_on_several() -> None:
    single_core = [play_one(DUEL, SERIES, number) for number in range(3)]
    assert sorted(play_series(DUEL, SERIES, 3, cores=2)) == single_core


def test_a_caller_who_stops_listening_gets_no_more_matches() -> None:
    matches = play_series(DUEL, SERIES, 10_000, cores=1)
    first_match = next(matches)
    matches.close()
    assert (first_match.number, next(matches, None)) == (0, None)


def test_a_stopped_series_ends_with_the_matches_under_way() -> None:
    assert sorted(result.number for result in play_series(DUEL, SERIES, 10_000, 2, lambda: True)) == [0, 1]


LINE = """
import signal
from engine.core.simulation.balance import Series, play_series
from examples.duel import GAME
interrupts = []
signal.signal(signal.SIGINT, lambda *_: interrupts.append(1))
matches = list(play_series(GAME, Series("duel", {}, ("random",), 7), 3, cores=1))
print(len(matches), len(interrupts))
"""


def test_ctrl_c_does_not_affect_processes_that_are_starting() -> None:
    """On Ctrl-C, a terminal interrupts all processes of a command."""
    line = subprocess.Popen([sys.executable, "-c", LINE], stdout=subprocess.PIPE, start_new_session=True)
    children = Path(f"/proc/{line.pid}/task/{line.pid}/children")
    while (
        line.poll() is None and len(children.read_text().split()) < 2
    ):  # one process tracks shared resources
        time.sleep(0.01)
    os.killpg(line.pid, signal.SIGINT)
    try:
        output, _ = line.communicate(timeout=60)
    finally:
        line.kill()
    assert output.split() == [b"3", b"1"]


def test_players_that_look_ahead_use_the_budget_of_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = list[int]()
    monkeypatch.setattr(AdmiralPlayer, "limit", lambda self, nodes: budgets.append(nodes))
    monkeypatch.setattr(balance, "MAX_ANSWERS", 1)
    _ = play_one(GAME, Series("dead-zone", {}, ("admiral", "greedy"), 7, nodes=24), 0)
    assert budgets == [24]
    _ = play_one(GAME, Series("dead-zone", {}, ("admiral",), 7), 0)
    assert budgets == [24]


def test_wins_are_counted_by_side_starter_and_reason() -> None:
    matches = [
        match(0, "red"),
        match(1, "blue", starter="blue", rounds=5),
        match(2, "red", starter="blue", reason="cards"),
        match(3),
    ]
    summary = summarise_series(DUEL, SERIES, matches)
    assert {team: share["count"] for team, share in summary["wins"].items()} == {"red": 2, "blue": 1}
    assert (summary["draws"], summary["starter"]["count"], summary["starter"]["share"]) == (1, 2, 0.5)
    counts = {team: (counts["won"]["count"], counts["matches"]) for team, counts in summary["begun"].items()}
    assert counts == {"red": (1, 2), "blue": (1, 2)}
    assert {reason: share["count"] for reason, share in summary["reasons"].items()} == {
        "points": 3,
        "cards": 1,
    }
    assert summary["rounds"] == {"median": 3, "p90": 5}
    assert summary["minutes"]["median"] == 1


def test_the_advantage_of_the_first_turn_is_separated_from_the_team_that_has_it_more_often() -> None:
    matches = [match(number, "red") for number in range(8)] + [match(8, "blue")] * 2
    summary = summarise_series(
        DUEL, SERIES, [*matches, match(10, "blue", starter="blue"), match(11, "red", starter="blue")]
    )
    assert summary["starter"]["share"] == 0.75
    assert summary["evenly"]["share"] == 0.65  # red won 8 of the 10 matches that it began, blue 1 of 2
    assert summary["evenly"]["low"] < 0.5 < summary["evenly"]["high"]


def test_there_is_no_figure_for_the_first_turn_if_one_team_always_has_it() -> None:
    assert summarise_series(DUEL, SERIES, [match(0, "red"), match(1, "blue")])["evenly"] is None


def test_a_component_is_counted_once_for_each_team_that_used_it() -> None:
    ace = ("red", "card", "ace", "played")
    summary = summarise_series(
        DUEL, SERIES, [match(0, "red", uses=frozenset({ace})), match(1, "blue", uses=frozenset({ace}))]
    )
    use = summary["uses"]["card"]["ace"]["played"]
    assert (use["teams"], use["won"]["count"]) == (2, 1)


@pytest.mark.parametrize(("games", "is_decided"), [(40, False), (400, True)])
def test_a_series_is_decided_when_the_interval_is_narrow(games: int, is_decided: bool) -> None:
    matches = [match(number, "red" if number % 2 else "blue") for number in range(games)]
    assert is_precise_enough(matches, "red", half_width=0.05) is is_decided


def test_the_interval_of_no_wins_does_not_reach_half() -> None:
    assert (Interval.of(0, 20).low, Interval.of(0, 20).high < 0.2) == (0.0, True)


def test_people_answer_faster_when_they_continue_or_only_react() -> None:
    pace, options = Pace(), (Option(PASS, Text(PASS)), Option("b", Text("b")))
    for kind, default in (("move", None), ("move", None), ("respond", (PASS,))):
        pace.add_answer(Decision("red", kind, Text(kind), options, default=default))
    assert pace.seconds == 6.0 + 1.5 + 3.0


def test_ships_cards_and_tiles_are_counted_in_a_match_of_galaxies() -> None:
    result = play_one(GAME, Series("meteor-storm", {}, ("random",), 3), 0)
    uses = {(kind, use) for _, kind, _, use in result.uses}
    assert uses >= {("ship", "brought"), ("ship", "launched"), ("card", "drawn"), ("card", "played")}
    launched = {name for _, kind, name, use in result.uses if (kind, use) == ("ship", "launched")}
    assert launched <= {name for _, kind, name, use in result.uses if (kind, use) == ("ship", "brought")}
    assert result.starter in GAME.edition().missions["meteor-storm"].teams.values()


def test_the_opening_hands_count_as_drawn() -> None:
    result = play_one(GAME, Series("dead-zone", {}, ("greedy",), 3), 0)
    drawn_cards, played_cards = (
        {(team, card) for team, _, card, use in result.uses if use == wanted_use}
        for wanted_use in ("drawn", "played")
    )
    assert played_cards
    assert played_cards <= drawn_cards
