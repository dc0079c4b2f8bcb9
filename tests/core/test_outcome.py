"""Outcomes of matches: winners, a draw, or a loss for all players."""

from __future__ import annotations

from engine.core.decisions import Text
from engine.core.game import Outcome


def outcome_of(winners: tuple[str, ...], losers: tuple[str, ...]) -> Outcome:
    return Outcome(winners, losers, "clock", Text("result", {"by": 2}), "Time is up")


def test_a_draw_has_neither_winners_nor_losers() -> None:
    draw = outcome_of((), ())
    assert draw.draw
    assert draw.to_wire() == {
        "winner": None,
        "winners": [],
        "losers": [],
        "reason": "clock",
        "text": {"key": "result", "args": {"by": 2}},
        "label": "Time is up",
    }


def test_a_single_players_loss_is_not_a_draw() -> None:
    loss = outcome_of((), ("hero",))
    assert not loss.draw
    wire = loss.to_wire()
    assert (wire["winner"], wire["winners"], wire["losers"]) == (None, [], ["hero"])


def test_a_single_players_win_has_no_losers() -> None:
    won = outcome_of(("hero",), ())
    assert not won.draw
    assert (won.to_wire()["winner"], won.to_wire()["losers"]) == ("hero", [])


def test_there_is_no_single_winner_when_several_win() -> None:
    wire = outcome_of(("red", "blue"), ("green",)).to_wire()
    assert (wire["winner"], wire["winners"], wire["losers"]) == (None, ["red", "blue"], ["green"])
    assert outcome_of(("red",), ("blue", "green")).to_wire()["winner"] == "red"
