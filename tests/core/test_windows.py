"""Windows of two kinds: several seats that answer in turns, and one seat that may act at certain points."""

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
    by: str

    def apply(self, state: Any) -> None:
        pass

    def shown(self, viewer: str) -> dict[str, Any]:
        return {"kind": "window"}


class Hands:
    """Seats that may answer while they hold cards; what was seen of it stands in ``seen``."""

    def __init__(self, seats: str, picks: str, **cards: int) -> None:
        self.seats, self.picks, self.cards = seats, iter(picks), cards
        self.seen: list[str] = []

    def answer(self, seat: str) -> Rule[bool]:
        (pick,) = yield answer_or_pass(seat, "respond", Text("respond"), options("card"))
        if pick == PASS:
            return False
        self.cards[seat] -= 1
        return True

    def play(self) -> list[str]:
        rule = open_window(self.seats, lambda seat: self.cards[seat] > 0, Opened, self.answer)
        reply: Any = None
        try:
            while True:
                out = rule.send(reply)
                if isinstance(out, Opened):
                    self.seen.append(f"opened for {out.by}")
                    reply = None
                else:
                    assert isinstance(out, Decision)
                    self.seen.append(out.seat)
                    reply = out.check(["card" if next(self.picks) == "!" else PASS])
        except StopIteration:
            return self.seen


def test_seats_answer_one_each_in_turn_until_all_have_passed_since_the_last_answer() -> None:
    """C passed after b's answer, and nothing was answered since: it is not asked again."""
    table = Hands("abc", "-!---", a=2, b=2, c=2)
    assert table.play() == ["opened for a", *"abc", *"ab"]
    assert Hands("ab", "!-!--", a=3, b=2).play() == ["opened for a", *"aba", *"ba"]


def test_a_window_in_which_nobody_may_answer_does_not_open() -> None:
    assert Hands("ab", "", a=0, b=0).play() == []


def test_it_opens_with_the_first_seat_that_is_asked() -> None:
    assert Hands("ab", "-", a=0, b=1).play() == ["opened for b", "b"]


def test_whether_a_seat_is_asked_is_judged_anew_each_time() -> None:
    assert Hands("ab", "!-", a=1, b=1).play() == ["opened for a", "a", "b"]


@pytest.mark.parametrize(("limit", "seen"), [(1, ["t"]), (3, ["t", "t", "t"])])
def test_a_lone_seat_may_act_again_as_long_as_it_may(limit: int, seen: list[str]) -> None:
    assert Hands("t", "!!!", t=limit).play() == ["opened for t", *seen]


def passing() -> Iterator[Decision]:
    yield answer_or_pass("a", "respond", Text("respond"), options("x", "y"))
    yield answer_or_pass("a", "respond", Text("respond"), (), options("look"))


def test_a_question_of_a_window_can_be_passed_and_a_clock_does() -> None:
    full, empty = passing()
    assert [o.id for o in full.options] == ["x", "y", PASS]
    assert [o.id for o in empty.options] == [PASS, "look"]
    assert full.default == empty.default == (PASS,)
