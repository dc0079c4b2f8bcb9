"""The rules, as in the docstring of :mod:`examples.duel`."""

from __future__ import annotations

import pytest

from engine.core.decisions import Refused
from engine.core.present.views import SPECTATOR
from examples.duel.state import Hand
from tests.duel.tables import Table

WINNING = 12


def test_everybody_has_two_cards_that_no_other_seat_sees() -> None:
    table = Table(7, 12, 3, 18)
    assert table.view("red-1")["hand"] == {"card": 7, "spare": 12}
    assert table.view("blue-1")["hand"] == {"card": 3, "spare": 18}
    assert "hand" not in table.view()
    assert table.labels("red-1")[1:3] == [
        "Player red-1 is dealt 7, and 12 to spare",
        "Player blue-1 is dealt two cards",
    ]
    assert sorted([*table.state.deck.open(), 7, 12, 3, 18]) == list(range(1, 21))


def test_a_swap_exchanges_the_cards_and_nobody_else_notices() -> None:
    table = Table(7, 12, 3, 18, mission="table")
    viewers = [seat for seat in (*table.state.seats, SPECTATOR) if seat != "red-1"]
    before = [table.view(other) for other in viewers]
    table.turn("swap")
    assert table.hand("red-1") == Hand(12, 7)
    assert table.labels("red-1") == ["Player red-1 swaps: 12, and 7 to spare"]
    assert [table.view(other) for other in viewers] == before
    assert [table.labels(other) for other in viewers] == [[]] * 4
    assert table.state.turn == "red-1"
    table.turn("swap")
    assert table.hand("red-1") == Hand(7, 12)


def test_a_swap_can_be_undone_until_something_was_learned() -> None:
    table = Table(7, 12, 3, 18, dice=[1])
    assert table.match.undo_refusal("red-1") is not None
    table.turn("swap", "swap", "swap")
    for card in (7, 12, 7):
        table.match.undo("red-1")
        assert table.hand("red-1").card == card
    table.turn("swap", "roll")
    table.turn("stay")
    for seat in ("red-1", "blue-1"):
        with pytest.raises(Refused):
            _ = table.match.undo(seat)


@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_roll_is_worth_one_point_or_two(die: int, points: int) -> None:
    table = Table(dice=[die])
    table.turn("roll")
    assert table.points == (points, 0)
    assert table.view()["last_roll"] == {"seat": "red-1", "die": die, "points": points}
    assert (table.state.turn, table.state.round) == ("blue-1", 1)


def test_a_seat_that_stays_scores_and_is_on_guard_until_its_next_turn() -> None:
    table = Table(dice=[1])
    table.turn("stay")
    assert table.points == (1, 0)
    assert table.view()["seats"]["red-1"]["on_guard"]
    table.turn("roll")
    assert not table.view()["seats"]["red-1"]["on_guard"]
    assert (table.state.turn, table.state.round) == ("red-1", 2)


def test_a_seat_that_draws_puts_its_card_under_the_deck_and_takes_the_top_one() -> None:
    table = Table(7, 12, 3, 18, 20)
    table.turn("draw")
    assert table.hand("red-1") == Hand(20, 12)
    assert table.state.deck.open()[-1] == 7
    assert table.labels("red-1")[0] == "Player red-1 draws the 20"
    assert table.labels("blue-1")[0] == table.labels()[0] == "Player red-1 draws a card"


def test_all_others_are_asked_together_whatever_they_hold() -> None:
    table = Table(7, 12, 1, 2, 3, 4, 20, 19, mission="table")
    table.turn("provoke")
    decisions = table.match.decisions
    assert list(decisions) == ["blue-1", "red-2", "blue-2"]
    assert {(d.kind, tuple(o.id for o in d.options), d.default) for d in decisions.values()} == {
        ("respond", ("show", "pass"), ("pass",))
    }
    assert table.view()["phase"] == "respond"


def test_an_answer_stays_secret_until_all_have_answered() -> None:
    table = Table(7, 12, 9, 2, mission="table")
    table.turn("provoke")
    _ = table.pick("blue-1", "show")
    assert table.labels() == []
    assert table.view("red-1")["last_showdown"] is None
    with pytest.raises(Refused):
        _ = table.match.undo("blue-1")


def test_a_rival_that_passes_gives_two_points_and_no_card_is_seen() -> None:
    table = Table(7, 12, 9, 2)
    table.provoke()
    assert table.points == (2, 0)
    assert table.labels() == ["Player blue-1 passes: 2 points for Player red-1", "Player blue-1 takes a turn"]
    assert table.view()["last_showdown"]["shown"] == {}
    assert (table.hand("red-1"), table.hand("blue-1")) == (Hand(7, 12), Hand(9, 2))


def test_a_rival_on_guard_gives_nothing() -> None:
    table = Table()
    table.turn("stay")
    table.provoke()
    assert table.points == (1, 0)
    assert table.labels()[0] == "Player red-1 passes: no points"


@pytest.mark.parametrize(("red", "blue", "points"), [(15, 4, (4, 0)), (4, 15, (0, 4))])
def test_if_a_rival_shows_its_card_the_highest_scores_four_points(
    red: int, blue: int, points: tuple[int, int]
) -> None:
    table = Table(red, 1, blue, 2, 19, 20)
    table.provoke(blue_1="show")
    assert table.points == points
    assert table.view()["last_showdown"] == {
        "seat": "red-1",
        "shown": {"blue-1": blue, "red-1": red},
        "passed": [],
        "points": {"red" if red > blue else "blue": 4},
    }
    assert table.labels()[0].startswith(
        f"Player blue-1 shows {blue} and Player red-1 shows {red}: 4 points for "
    )


def test_shown_cards_go_under_the_deck_and_new_ones_come_from_its_top() -> None:
    table = Table(15, 1, 4, 2, 19, 20)
    table.provoke(blue_1="show")
    assert (table.hand("blue-1"), table.hand("red-1")) == (Hand(19, 2), Hand(20, 1))
    assert table.state.deck.open()[-2:] == [4, 15]
    assert table.labels("red-1")[1:3] == ["Player blue-1 draws a card", "Player red-1 draws the 20"]


def test_guard_does_not_prevent_the_points_of_the_highest_card() -> None:
    table = Table(5, 1, 9, 2)
    table.turn("stay")
    table.provoke(red_1="show")
    assert table.points == (1, 4)


def test_a_partners_card_counts_for_the_team() -> None:
    table = Table(5, 1, 9, 2, 17, 3, 6, 4, mission="table")
    table.provoke(blue_1="show", red_2="show")
    assert table.points == (6, 0)  # two of the points because the other rival passed
    assert table.state.last_showdown is not None
    assert table.state.last_showdown.shown == {"blue-1": 9, "red-2": 17, "red-1": 5}


def test_a_partner_who_shows_a_card_alone_gains_nothing() -> None:
    table = Table(5, 1, 9, 2, 17, 3, 6, 4, mission="table")
    table.provoke(red_2="show")
    assert table.points == (4, 0)
    assert table.state.last_showdown is not None
    assert table.state.last_showdown.shown == {"red-2": 17}
    assert table.hand("red-1") == Hand(5, 1)
    assert table.hand("red-2").card not in (17, 3)


def test_each_rival_that_passes_counts_unless_it_is_on_guard() -> None:
    table = Table(mission="table")
    table.turn("stay")
    table.provoke()
    assert table.points == (1, 2)
    assert table.state.last_showdown is not None
    assert table.state.last_showdown.passed == ("red-1", "red-2", "blue-2")


def test_the_first_team_with_enough_points_wins_and_the_cards_are_revealed() -> None:
    table = Table(7, 12, 9, 2, points=(WINNING - 2, 3))
    assert "revealed" not in table.view()
    table.provoke()
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.losers) == (("red",), ("blue",))
    view = table.view()
    assert (view["status"], view["phase"], view["waiting_for"]) == ("finished", "over", [])
    assert view["result"]["label"] == "Player red-1 wins by 12 to 3 points"
    assert view["revealed"] == {"red-1": {"card": 7, "spare": 12}, "blue-1": {"card": 9, "spare": 2}}


@pytest.mark.parametrize(
    ("points", "winners", "label"),
    [
        ((10, 9), ("blue",), "Blue wins by 13 to 12 points"),
        ((11, 8), ("red",), "Red wins by 13 to 12 points"),
        ((10, 8), (), "A draw at 12 points"),
    ],
)
def test_if_both_reach_the_goal_together_more_points_win_and_a_tie_is_a_draw(
    points: tuple[int, int], winners: tuple[str, ...], label: str
) -> None:
    table = Table(5, 1, 9, 2, 6, 3, 4, 7, mission="table", points=points)
    table.provoke(blue_1="show")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.label, outcome.reason) == (winners, label, "points")
    assert outcome.draw == (not winners)


def test_a_match_is_lost_when_the_whole_team_has_conceded() -> None:
    table = Table(mission="table")
    _ = table.match.order("blue-2", "concede", True)
    order = table.view("blue-2")["orders"]["concede"]
    assert (order["on"], "final" in order) == (True, False)
    assert order["warning"].startswith("Your team plays on")
    assert table.view("blue-1")["orders"]["concede"]["warning"].startswith("Your team loses")
    assert table.view()["seats"]["blue-2"]["conceded"]
    _ = table.match.order("blue-2", "concede", False)
    _ = table.match.order("blue-1", "concede", True)
    assert not table.match.over
    _ = table.match.order("blue-2", "concede", True)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ("red",)
    assert table.match.outcome.label == "Red wins: all others have conceded"


@pytest.mark.parametrize(("order", "is_on"), [("concede", False), ("win", True)])
def test_there_is_no_other_order(order: str, is_on: bool) -> None:
    table = Table()
    with pytest.raises(Refused) as refusal:
        _ = table.match.order("red-1", order, is_on)
    assert refusal.value.code == "illegal"
