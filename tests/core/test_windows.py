"""Windows of two kinds: for several seats in turn, and for one seat that may act at certain points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.decisions import PASS, Decision, Text
from engine.core.facts import Fact
from engine.core.game import Rule
from engine.core.windows import answer_or_pass, open_window
from tests.core.toy import options


class Opened(Fact[Any], frozen=True):
    seat: str

    def apply(self, state: Any) -> None:
        pass

    def happening_for(self, viewer: str) -> dict[str, Any]:
        return {"kind": "window"}


class Hands:
    """Seats that may answer while they hold cards. ``log`` records the visible events."""

    def __init__(self, seats: str, picks: str, **cards: int) -> None:
        self.seats, self.picks, self.cards = seats, iter(picks), cards
        self.log: list[str] = []

    def take(self, seat: str, pick: tuple[str, ...]) -> Rule[bool]:
        """Carry out a pick. If a seat looks something up, only this seat is asked again."""
        while pick == ("look",):
            pick = yield self.question(seat)
        if pick == (PASS,):
            return False
        self.log.append(f"{seat} plays")
        self.cards[seat] -= 1
        return True

    def question(self, seat: str) -> Decision:
        return answer_or_pass(seat, "respond", Text("respond"), options("card"), options("look"))

    def play(self, at_once: bool = False) -> list[str]:
        rule = open_window(
            self.seats,
            lambda seat: self.cards[seat] > 0,
            Opened,
            self.question,
            self.take,
            at_once=at_once,
        )
        reply: Any = None
        try:
            while True:
                output = rule.send(reply)
                if isinstance(output, Opened):
                    self.log.append(f"opened for {output.seat}")
                    reply = None
                elif isinstance(output, Decision):
                    self.log.append(f"{output.seat} again")
                    reply = self.pick(output)
                else:
                    assert isinstance(output, tuple)
                    self.log.append("".join(decision.seat for decision in output))
                    reply = tuple([self.pick(decision) for decision in output])
        except StopIteration:
            return self.log

    def pick(self, decision: Decision) -> tuple[str, ...]:
        return decision.check([{"!": "card", "?": "look", "-": PASS}[next(self.picks)]])


def test_seats_answer_in_turn_until_all_have_passed_since_the_last_answer() -> None:
    """Seat c passed after b's answer, and nobody has answered since. Therefore c is not asked again."""
    table = Hands("abc", "-!---", a=2, b=2, c=2)
    assert table.play() == ["opened for a", *"ab", "b plays", *"cab"]
    assert Hands("ab", "!-!--", a=3, b=2).play() == ["opened for a", "a", "a plays", *"ba", "a plays", *"ba"]


def test_a_window_in_which_nobody_may_answer_does_not_open() -> None:
    assert Hands("ab", "", a=0, b=0).play() == []


def test_a_window_opens_with_the_first_seat_that_is_asked() -> None:
    assert Hands("ab", "-", a=0, b=1).play() == ["opened for b", "b"]


def test_the_window_decides_each_time_whether_a_seat_is_asked() -> None:
    assert Hands("ab", "!-", a=1, b=1).play() == ["opened for a", "a", "a plays", "b"]


def test_in_a_simultaneous_window_all_are_asked_together_and_again_after_an_answer() -> None:
    """The first answer in the order counts. Then the order continues after that seat."""
    table = Hands("abc", "-!!-!----", a=2, b=2, c=2)
    assert table.play(at_once=True) == ["opened for a", "abc", "b plays", "cab", "a plays", "bca"]
    assert table.cards == {"a": 1, "b": 1, "c": 2}, "the picks of later seats must not be played"


def test_in_a_simultaneous_window_a_single_seat_is_asked_as_in_turn() -> None:
    assert Hands("ab", "!-", a=0, b=2).play(at_once=True) == ["opened for b", "b", "b plays", "b"]
    assert Hands("ab", "", a=0, b=0).play(at_once=True) == []


def test_in_a_simultaneous_window_a_seat_that_looks_something_up_is_asked_again_alone() -> None:
    """If the seat then passes, the next answer counts."""
    assert Hands("abc", "-??!---", a=1, b=2, c=1).play(at_once=True) == [
        *("opened for a", "abc", "b again", "b plays", "cab")
    ]
    assert Hands("ab", "?!--", a=1, b=1).play(at_once=True) == [
        *("opened for a", "ab", "a again", "b plays", "a")
    ]


@pytest.mark.parametrize(("limit", "question_log"), [(1, ["t", "t plays"]), (2, ["t", "t plays"] * 2)])
def test_a_single_seat_may_act_repeatedly_while_it_is_able_to(limit: int, question_log: list[str]) -> None:
    assert Hands("t", "!!!", t=limit).play() == ["opened for t", *question_log]


def ask_twice() -> Iterator[Decision]:
    yield answer_or_pass("a", "respond", Text("respond"), options("x", "y"))
    yield answer_or_pass("a", "respond", Text("respond"), (), options("look"))


def test_a_question_of_a_window_can_be_passed_and_its_clock_passes() -> None:
    full_window, empty_window = ask_twice()
    assert [o.id for o in full_window.options] == ["x", "y", PASS]
    assert [o.id for o in empty_window.options] == [PASS, "look"]
    assert full_window.default == empty_window.default == (PASS,)
