"""Matches can be loaded and replayed, and answers undone. Picks that were not offered change nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.core import codec
from engine.core.chance import ScriptedChance, SealedChance
from engine.core.decisions import Decision, Refused, Text
from engine.core.game import Rule
from engine.core.matches import driver
from engine.core.matches import match as match_module
from engine.core.matches.journal import Diverged, Entry, Snapshot
from engine.core.matches.match import Match
from tests.core.toy import SEED, State, Toy, TurnPassed, all_picks, begin, options


def assert_same_match(match: Match[State], other: Match[State]) -> None:
    assert codec.encode(match.state) == codec.encode(other.state)
    assert match.decisions == other.decisions
    assert match.number == other.number
    assert match.snapshot == other.snapshot
    assert match.over == other.over
    for seat in ("a", "b"):
        assert match.undo_refusal(seat) == other.undo_refusal(seat)


def load(match: Match[State], entries: list[Entry], start: Snapshot | None = None) -> Match[State]:
    snapshot = start or Snapshot(0, Toy().first())
    return Match.load(Toy(), snapshot, entries[snapshot.number :], SealedChance(SEED))


def random_request(match: Match[State], rng: random.Random) -> list[Entry]:
    """Answer, undo or order something at random. Refused requests change nothing."""
    seat = rng.choice(sorted(match.decisions))
    choice = rng.random()
    try:
        if choice < 0.15:
            return match.undo(seat).entries
        if choice < 0.2:
            return match.order(seat, "rest", rng.random() < 0.5).entries
    except Refused:
        return []
    decision = match.decisions[seat]
    return match.answer(seat, decision.id, rng.choice(list(all_picks(decision)))).entries


@pytest.mark.parametrize("longest", [2, 12, 200])
@pytest.mark.parametrize("seed", range(40))
def test_a_saved_match_is_the_same_match_at_every_decision(
    seed: int, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "MAX_ENTRIES", longest)
    rng = random.Random(seed)
    match, entries = begin()
    while not match.over:
        entries += random_request(match, rng)
        assert_same_match(load(match, entries), match)
        assert_same_match(load(match, entries, match.snapshot), match)


@pytest.mark.parametrize("interval", [1, 3, 10])
@pytest.mark.parametrize("seed", range(20))
def test_a_match_that_follows_another_is_the_same_match(seed: int, interval: int) -> None:
    """A copy may start from any snapshot."""
    rng = random.Random(seed)
    match, entries = begin()
    other, known_entries = load(match, entries), len(entries)
    requests = 0
    while not match.over:
        entries += random_request(match, rng)
        requests += 1
        if requests % interval == 0 or match.over:
            other.catch_up(entries[known_entries:])
            known_entries = len(entries)
            assert_same_match(other, match)
        if requests % 20 == 0:
            other, known_entries = load(match, entries, match.snapshot), len(entries)


@pytest.mark.parametrize(
    "entries",
    [
        [Entry("answer", "a", ("nothing",), "of no decision")],
        [Entry("chance", "CHANCE", (6,))],
        [Entry("order", "a", ("rest", "on")), Entry("chance", "CHANCE", (6,))],
    ],
)
def test_a_match_does_not_follow_a_different_match(entries: list[Entry]) -> None:
    match, _ = begin()
    with pytest.raises((Diverged, Refused)):
        match.catch_up(entries)


@pytest.mark.parametrize("seed", range(20))
def test_undo_restores_the_previous_position(seed: int) -> None:
    rng = random.Random(seed)
    match, _ = begin()
    while not match.over:
        before = codec.encode(match.state)
        seat = min(match.decisions)
        decision = match.decisions[seat]
        _ = match.answer(seat, decision.id, rng.choice(list(all_picks(decision))))
        if match.undo_refusal(seat) is None:
            _ = match.undo(seat)
            assert codec.encode(match.state) == before
            assert match.decisions[seat].options == decision.options
            assert match.decisions[seat].id != decision.id
            _ = match.answer(seat, match.decisions[seat].id, rng.choice(list(all_picks(decision))))


@pytest.mark.parametrize("seed", range(20))
def test_an_undo_requested_twice_takes_back_only_one_answer(seed: int) -> None:
    rng = random.Random(seed)
    match, _ = begin()
    while not match.over:
        seat = min(match.decisions)
        decision = match.decisions[seat]
        _ = match.answer(seat, decision.id, rng.choice(list(all_picks(decision))))
        if match.undo_refusal(seat) is None:
            seen_id = match.decisions[seat].id
            _ = match.undo(seat, seen_id)
            state_before = codec.encode(match.state), match.number
            for stale_id in (seen_id, decision.id, f"{seat}.0", "", "nobody"):
                with pytest.raises(Refused) as refusal:
                    _ = match.undo(seat, stale_id)
                assert refusal.value.code == "stale"
            assert (codec.encode(match.state), match.number) == state_before
            _ = match.answer(seat, match.decisions[seat].id, rng.choice(list(all_picks(decision))))


def test_a_pick_is_recorded_in_option_order_unless_its_order_matters() -> None:
    decision = Decision("a", "add", Text("add"), options("1", "2", "3"), max=3)
    assert decision.check(["3", "1"]) == ("1", "3")
    assert msgspec.structs.replace(decision, ordered=True).check(["3", "1"]) == ("3", "1")
    assert msgspec.structs.replace(decision, options=options("1", "2", "1")).check(["1"]) == ("1",)


def test_the_fingerprint_of_a_question_is_the_one_in_journals() -> None:
    decision = Decision("isn-1", "turn", Text("turn"), options("a", "b"), 0, 2)
    assert decision.fingerprint == "461119c1"


def test_a_rule_that_offers_an_option_twice_is_detected() -> None:
    with pytest.raises(AssertionError, match="twice"):
        _ = Match.begin(Twice(), Toy().first(), SealedChance(SEED), strict=True)


class Twice(Toy):
    """A toy whose first question offers the same option twice."""

    def step(self, state: State) -> Rule[None]:
        yield Decision("a", "add", Text("add"), options("1", "1"))


def test_a_match_that_begins_at_its_end_is_over() -> None:
    match, _ = Match.begin(Toy(length=0), Toy().first(), SealedChance(SEED))
    assert match.over
    assert match.decisions == {}


def test_undo_is_rejected_after_dice_were_rolled() -> None:
    match, _ = begin()
    _ = match.answer("a", "a.1", ["roll"])
    assert match.undo_refusal("b") == "dice-rolled"
    with pytest.raises(Refused) as refusal:
        _ = match.undo("b")
    assert refusal.value.code == "illegal"
    assert "dice-rolled" in refusal.value.detail


def test_undo_is_rejected_after_a_secret_was_seen() -> None:
    match, _ = begin()
    _ = match.answer("a", "a.1", ["look"])
    assert match.undo_refusal("b") == "secret-revealed"


def test_undo_is_rejected_after_another_seat_is_asked() -> None:
    match, _ = begin()
    _ = match.answer("a", "a.1", ["add"])
    assert match.undo_refusal("a") is None
    assert match.undo_refusal("b") == "not-yours"
    _ = match.answer("a", "a.2", ["3"])
    assert match.undo_refusal("b") == "others-asked"


def test_a_seat_that_is_not_asked_learns_nothing_from_a_refused_undo() -> None:
    match, _ = begin()
    _ = match.answer("a", "a.1", ["roll"])
    for pick in ("add", ["3"]):
        assert match.undo_refusal("a") == "not-yours"
        _ = match.answer("b", match.decisions["b"].id, [pick] if isinstance(pick, str) else pick)


def test_nothing_can_be_undone_at_the_start() -> None:
    match, _ = begin()
    assert match.undo_refusal("a") == "nothing-to-undo"


def test_several_seats_are_asked_together_and_answer_in_any_order() -> None:
    match, _ = begin()
    _ = match.answer("a", "a.1", ["both"])
    assert sorted(match.decisions) == ["a", "b"]
    _ = match.answer("b", "b.1", ["1"])
    assert match.state.points == {"a": 0, "b": 0}
    _ = match.answer("a", "a.2", ["0"])
    assert match.state.points == {"a": 0, "b": 1}


def test_nobody_can_tell_which_of_several_seats_have_answered() -> None:
    """The match waits for all seats until the last one has answered. A seat that could not undo before still
    cannot.
    """
    match, _ = begin()
    _ = match.answer("a", "a.1", ["both"])
    before = match.waiting_for, match.decisions["a"], match.undo_refusal("a")
    assert before[0] == ("a", "b")
    change = match.answer("b", "b.1", ["1"])
    assert (change.facts, "b" in match.decisions) == ([], False)
    assert (match.waiting_for, match.decisions["a"], match.undo_refusal("a")) == before
    with pytest.raises(Refused, match="not open"):
        _ = match.answer("b", "b.1", ["0"])


def test_the_last_of_several_seats_to_answer_cannot_undo() -> None:
    """That seat has seen the picks of the others."""
    match, _ = begin()
    for seat, decision, pick in (("a", "a.1", "both"), ("b", "b.1", "1"), ("a", "a.2", "0")):
        _ = match.answer(seat, decision, [pick])
    assert list(match.decisions) == list(match.waiting_for)
    for seat in match.decisions:
        assert match.undo_refusal(seat) == "others-asked"


@pytest.mark.parametrize(
    ("seat", "decision", "pick", "code"),
    [
        ("a", "a.7", ["add"], "stale"),
        ("a", "7", ["add"], "stale"),
        ("b", "b.1", ["add"], "stale"),
        ("b", "a.1", ["add"], "not_yours"),
        ("a", "a.1", ["nonsense"], "illegal"),
        ("a", "a.1", [], "illegal"),
        ("a", "a.1", ["add", "roll"], "illegal"),
        ("a", "a.1", ["add", "add"], "illegal"),
    ],
)
def test_a_pick_that_is_not_offered_is_rejected_without_a_change(
    seat: str, decision: str, pick: list[str], code: str
) -> None:
    match, entries = begin()
    before = codec.encode(match.state)
    with pytest.raises(Refused) as refusal:
        _ = match.answer(seat, decision, pick)
    assert refusal.value.code == code
    assert codec.encode(match.state) == before
    assert_same_match(load(match, entries), match)


def test_an_unknown_order_is_rejected() -> None:
    match, _ = begin()
    with pytest.raises(Refused):
        _ = match.order("a", "sing", True)


def test_nothing_can_be_done_after_the_end() -> None:
    game = Toy(length=1)
    match, _ = begin(game)
    _ = match.answer("a", "a.1", ["roll"])
    assert match.over
    assert match.decisions == {}
    for request in (
        lambda: match.answer("a", "a.2", ["roll"]),
        lambda: match.undo("a"),
        lambda: match.order("a", "rest", True),
    ):
        with pytest.raises(Refused) as refusal:
            _ = request()
        assert refusal.value.code == "over"


def test_a_journal_that_does_not_fit_the_rules_is_detected() -> None:
    _, entries = begin()
    wrong_entries = [*entries, Entry("answer", "a", ("add",), "00000000")]
    with pytest.raises(Diverged):
        _ = Match.load(Toy(), Snapshot(0, Toy().first()), wrong_entries, SealedChance(SEED))


def test_a_journal_without_its_draws_is_detected() -> None:
    match, entries = begin()
    entries += match.answer("a", "a.1", ["roll"]).entries
    with pytest.raises(Diverged):
        _ = Match.load(Toy(), Snapshot(0, Toy().first()), entries[:-1], SealedChance(SEED))


def test_undone_answers_are_not_replayed() -> None:
    """Loading a match takes the same time, no matter how often a seat changed its mind."""

    class Counting(Toy):
        steps = 0

        def step(self, state: State) -> Rule[None]:
            self.steps += 1
            return super().step(state)

    match, entries = begin()
    for n in range(100):
        entries += match.answer("a", f"a.{2 * n + 1}", ["add"]).entries
        entries += match.undo("a").entries
    game = Counting()
    assert_same_match(Match.load(game, Snapshot(0, game.first()), entries, SealedChance(SEED)), match)
    assert game.steps == 1


@pytest.mark.parametrize("seat", ["a", "b"])
def test_a_journal_that_undoes_a_missing_answer_is_detected(seat: str) -> None:
    match, entries = begin()
    if seat == "b":
        entries += match.answer("a", "a.1", ["add"]).entries
    with pytest.raises(Diverged):
        _ = load(match, [*entries, Entry("undo", seat)])


def test_a_journal_with_too_many_draws_is_detected() -> None:
    match, entries = begin()
    entries += match.answer("a", "a.1", ["roll"]).entries
    with pytest.raises(Diverged):
        _ = Match.load(
            Toy(), Snapshot(0, Toy().first()), [*entries, Entry("chance", "CHANCE", (3,))], SealedChance(SEED)
        )


def test_a_rule_that_writes_to_the_state_is_detected() -> None:
    class Cheat(Toy):
        def step(self, state: State) -> Rule[None]:
            state.points["a"] = 99
            _ = yield Decision("a", "turn", Text("turn"), options("x"))

    with pytest.raises(AssertionError, match="only facts may"):
        _ = begin(Cheat())


def test_the_snapshot_moves_to_the_open_step_when_nothing_before_it_can_be_undone() -> None:
    match, _ = begin()
    _ = match.answer("a", "a.1", ["add"])
    assert match.snapshot.number == 0
    for seat, question_id, pick, number in [("a", "a.2", [], 2), ("b", "b.1", ["roll"], 4)]:
        change = match.answer(seat, question_id, pick)
        assert match.snapshot == change.snapshot
        assert (match.snapshot.number, match.entries) == (number, ())


class Winding(Toy):
    """First a seat adds points in separate steps. Then it rolls in the middle of a step, and both seats are
    asked."""

    def step(self, state: State) -> Rule[None]:
        yield from self.add("a")
        if state.turns % 4 == 3:
            yield from self.add("a")
            yield from self.roll("a")
            yield from self.add("a")
            yield from self.both("a")
        yield TurnPassed()


def with_all_answers_undone(
    match: Match[State], entries: list[Entry], game: Toy
) -> tuple[Match[State], list[Entry]]:
    """Return a copy of a match in which all answers that can be undone are undone, and its journal."""
    loaded, journal = Match.load(game, Snapshot(0, game.first()), entries, SealedChance(SEED)), list(entries)
    while seats := [seat for seat in loaded.decisions if loaded.undo_refusal(seat) is None]:
        journal += loaded.undo(seats[0]).entries
    return loaded, journal


@pytest.mark.parametrize("game", [Toy(), Winding()], ids=["toy", "winding"])
@pytest.mark.parametrize("seed", range(20))
def test_a_match_is_loaded_from_the_first_step_that_an_undo_can_reach(game: Toy, seed: int) -> None:
    """This also holds after undo. Therefore a changed rule restarts only the open step, unless earlier steps
    can be undone.
    """
    rng = random.Random(seed)
    match, entries = begin(game)
    in_the_midst = 0
    while not match.over:
        entries += random_request(match, rng)
        if match.over:
            break
        _, journal = with_all_answers_undone(match, entries, game)
        start = Snapshot(0, game.first())
        loaded = Match.load(game, start, journal, SealedChance(SEED), renewal=driver.Renewal.EACH_STEP)
        later_entries = entries[match.snapshot.number :]
        assert_same_match(Match.load(game, match.snapshot, later_entries, SealedChance(SEED)), match)
        assert match.snapshot.number == loaded.snapshot.number
        kept_state, step_state = (game.codec.decode(loaded.snapshot.data) for loaded in (match, loaded))
        expected = msgspec.structs.replace(step_state, sealed_by=kept_state.sealed_by)
        assert codec.encode(kept_state) == codec.encode(expected)
        in_the_midst += bool(match.entries) and match.undo_refusal(min(match.decisions)) == "dice-rolled"
    assert in_the_midst or type(game) is Toy


def test_a_snapshot_is_renewed_after_a_maximum_number_of_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """If no other seat is asked for a long time, old answers can no longer be undone."""
    monkeypatch.setattr(driver, "MAX_ENTRIES", 5)

    class Alone(Toy):
        def step(self, state: State) -> Rule[None]:
            yield from self.add("a")

    match, entries = begin(Alone())
    for n in range(1, 7):
        assert match.snapshot.number == 0
        entries += match.answer("a", f"a.{n}", ["1"]).entries
    assert match.snapshot.number == 6
    assert match.undo_refusal("a") == "nothing-to-undo"
    assert match.state.points == {"a": 6, "b": 0}


def test_scripted_dice_must_fit() -> None:
    chance = ScriptedChance([4])
    match, _ = begin(chance=chance)
    _ = match.answer("a", "a.1", ["roll"])
    assert match.state.points["a"] == 4
    with pytest.raises(AssertionError, match="unscripted"):
        _ = match.answer("b", "b.1", ["roll"])


def test_facts_are_reported_in_the_order_in_which_they_happened() -> None:
    match, _ = begin(chance=ScriptedChance([8]))
    new_facts: list[Any] = match.answer("a", "a.1", ["roll"]).facts
    assert [fact.happening_for("b")["kind"] for fact in new_facts] == ["scored", "turn"]


def test_a_seat_cannot_undo_endlessly_until_somebody_has_learned_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The number of entries since the snapshot must not grow without limit."""
    monkeypatch.setattr(match_module, "MAX_CHANGES", 3)
    match, entries = begin()
    for times in range(4):
        assert match.undo_refusal("a") == "nothing-to-undo"
        entries += match.answer("a", match.decisions["a"].id, ["add"]).entries
        assert_same_match(load(match, entries), match)
        assert match.undo_refusal("a") == ("too-often" if times == 3 else None)
        if times < 3:
            entries += match.undo("a").entries
    with pytest.raises(Refused, match="too-often"):
        match.undo("a")
    for seat, pick in [("a", []), ("b", ["roll"]), ("a", ["add"])]:
        entries += match.answer(seat, match.decisions[seat].id, pick).entries
    assert match.undo_refusal("a") is None
    assert_same_match(load(match, entries), match)


def test_the_number_of_answers_that_can_be_undone_is_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match_module, "MAX_OPEN_ANSWERS", 1)
    match, entries = begin()
    for seat in "aab":
        entries += match.order(seat, "rest", True).entries
    assert not match.too_many_open_answers
    entries += match.answer("a", match.decisions["a"].id, ["add"]).entries
    assert match.too_many_open_answers and load(match, entries).too_many_open_answers
    entries += match.undo("a").entries
    assert not match.too_many_open_answers
    for pick in (["add"], ["1"]):
        entries += match.answer("a", match.decisions["a"].id, pick).entries
    assert not match.too_many_open_answers, "b is asked, so a cannot take anything back"
    assert not load(match, entries).too_many_open_answers


def test_a_seat_cannot_give_endless_orders_until_the_match_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Orders of other seats do not count."""
    monkeypatch.setattr(match_module, "MAX_CHANGES", 3)
    match, entries = begin()
    for seat in "aaab":
        entries += match.order(seat, "rest", True).entries
    assert_same_match(load(match, entries), match)
    with pytest.raises(Refused, match="must continue before"):
        match.order("a", "rest", True)
    for pick in ("add", "1"):
        entries += match.answer("a", match.decisions["a"].id, [pick]).entries
    entries += match.order("a", "rest", True).entries
    assert_same_match(load(match, entries), match)


def test_a_match_loaded_from_a_snapshot_with_open_undo_gives_the_same_answer_about_undo(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(driver, "MAX_ENTRIES", 1)
    match, entries = begin()
    entries += match.order("a", "rest", True).entries
    for pick in (["add"], []):  # the other seat's step opens with more entries than the limit
        entries += match.answer("a", match.decisions["a"].id, pick).entries
    assert match.entries == ()
    assert_same_match(load(match, entries, match.snapshot), match)
