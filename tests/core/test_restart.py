"""If a rule changes during a match, only the open step restarts, and its dice keep their results."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.decisions import Decision, Dice, Draw, Refused, Shuffle, Text
from engine.core.game import Rule
from engine.core.matches.driver import Renewal
from engine.core.matches.journal import Diverged, Entry, Snapshot, select_draws
from engine.core.matches.match import Match
from engine.core.matches.rebase import rebase
from engine.core.matches.restart import restart
from engine.core.secret import Secret
from tests.core.toy import SEED, Looked, Scored, State, Toy, TurnPassed, options
from tests.rewritten import rewrite_rule

Request = tuple[str, Any]

#: A step that begins with dice, asks three times, including both seats simultaneously, and draws between the
#: questions.
OLD: list[Request] = [
    ("dice", 8),
    ("ask", "one"),
    ("shuffle", 5),
    ("ask", "two"),
    ("dice", 6),
    ("both", "three"),
    ("ask", "four"),
]
#: The number of answers and of entries in this step.
ANSWERS, ENTRIES = 5, 8
#: The possible replacements for one of the requests.
OTHERS: list[Request | None] = [("dice", 20), ("shuffle", 4), ("ask", "other"), ("both", "other"), None]


class Scripted(Toy):
    """Makes the same list of requests in each turn. Drawn numbers are points, or are shown to one seat."""

    def __init__(self, script: list[Request], length: int = 12) -> None:
        super().__init__(length)
        self.script = script

    def step(self, state: State) -> Rule[None]:
        seat = "ab"[state.turns % 2]
        for what, which in self.script:
            if what == "dice":
                (rolled,) = yield Dice((which,))
                yield Scored(seat, rolled)
            elif what == "shuffle":
                order = yield Shuffle(which)
                yield Looked(seat, Secret(order[0], (seat,)))
            elif what == "ask":
                (pick,) = yield Decision(seat, which, Text(which), options("1", "2"))
                yield Scored(seat, int(pick))
            else:
                picks = yield tuple(Decision(s, which, Text(which), options("0", "1")) for s in ("a", "b"))
                yield Scored("a", sum(int(pick) for (pick,) in picks))
        yield TurnPassed()


class Watched(SealedChance):
    """Chance that fails if a draw of another kind reuses a number."""

    def __init__(self) -> None:
        super().__init__(SEED)
        self.asked: dict[int, Draw] = {}

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        assert self.asked.setdefault(number, request) == request
        return super().draw(number, request)


class Table:
    """A match with its whole journal, all its decisions, and the snapshot from which it is loaded."""

    def __init__(self, script: list[Request]) -> None:
        self.chance = Watched()
        self.game = Scripted(script)
        self.snapshot = Snapshot(0, self.game.first())
        self.match, change = Match.begin(self.game, self.snapshot.data, self.chance, strict=True)
        self.journal = list(change.entries)
        self.ids = set[str]()

    def answers(self, number: int) -> Table:
        """Answer this many questions, always with the last option."""
        for _ in range(number):
            seat, asked = next(iter(self.match.decisions.items()))
            self.ids |= {d.id for d in self.match.decisions.values()}
            self.journal += self.match.answer(seat, asked.id, [asked.options[-1].id]).entries
        self.ids |= {d.id for d in self.match.decisions.values()}
        return self

    def undo(self) -> Table:
        """Undo the last answer, whichever seat gave it."""
        seat = next(seat for seat in self.match.decisions if self.match.undo_refusal(seat) is None)
        self.journal += self.match.undo(seat).entries
        return self

    def order(self, seat: str) -> Table:
        self.journal += self.match.order(seat, "rest", not self.match.state.resting).entries
        return self

    @property
    def entries_since_snapshot(self) -> list[Entry]:
        return self.journal[self.snapshot.number :]

    def restart_with(self, script: list[Request]) -> Table:
        """Load the match with a changed script, which restarts its open step."""
        self.game = Scripted(script)
        assert self.diverges(script)
        self.match, change = restart(self.game, self.snapshot, self.entries_since_snapshot, self.chance)
        assert change.snapshot is not None
        self.snapshot = change.snapshot
        self.journal += change.entries
        assert self.match.number == len(self.journal)
        self.check_load()
        return self

    def check_load(self) -> None:
        """Check that the snapshot leads to the same match."""
        again = Match.load(self.game, self.snapshot, self.entries_since_snapshot, self.chance)
        assert codec.encode(again.state) == codec.encode(self.match.state)
        assert again.decisions == self.match.decisions

    def reload(self) -> Table:
        """Load the match from the beginning of its open step, as a server would."""
        kept = Match.load(
            self.game, self.snapshot, self.entries_since_snapshot, self.chance, renewal=Renewal.EACH_STEP
        )
        self.snapshot = kept.snapshot
        return self

    def diverges(self, script: list[Request]) -> bool:
        """Return whether the journal does not fit this script."""
        try:
            Match.load(Scripted(script), self.snapshot, self.entries_since_snapshot, self.chance)
        except (Diverged, Refused):
            return True
        return False

    def play(self) -> None:
        while not self.match.over:
            self.answers(1).check_load()


def changed_script(at: int, other: Request | None) -> list[Request]:
    """Return the original script with one request replaced or removed."""
    return OLD[:at] + ([other] if other else []) + OLD[at + 1 :]


def drawn_by_kind(entries: list[Entry]) -> dict[str, list[tuple[Any, ...]]]:
    """Return the drawn numbers, by kind of draw."""
    by_kind: dict[str, list[tuple[Any, ...]]] = {}
    for entry in select_draws(entries):
        by_kind.setdefault(entry.fingerprint, []).append(entry.value)
    return by_kind


def opened_state(table: Table) -> bytes:
    """Return the state in the newest snapshot."""
    return codec.encode(table.game.codec.decode(table.snapshot.data).state)


def check_ids(table: Table) -> None:
    """Check that no decision id is reused, and that old ids are stale."""
    assert table.match.decisions
    assert not {asked.id for asked in table.match.decisions.values()} & table.ids
    for old in table.ids:
        seat = old.partition(".")[0]
        with pytest.raises(Refused) as refused:
            table.match.answer(seat, old, ["1"])
        assert refused.value.code == "stale"


@pytest.mark.parametrize("other", OTHERS, ids=str)
@pytest.mark.parametrize("at", range(len(OLD)))
@pytest.mark.parametrize("given", range(5))
def test_only_the_open_step_restarts_whatever_changed_in_it(
    given: int, at: int, other: Request | None
) -> None:
    """The restart comes after none, some, or all but one of the step's answers."""
    table = Table(OLD).answers(2 * ANSWERS + given).reload()
    before, opening, state = list(table.journal), table.snapshot.number, opened_state(table)
    script = changed_script(at, other)
    if not table.diverges(script):  # the changed request comes after the end of the journal
        again = Match.load(Scripted(script), table.snapshot, table.entries_since_snapshot, table.chance)
        assert codec.encode(again.state) == codec.encode(table.match.state)
        return
    table.restart_with(script)
    assert table.journal[: len(before)] == before
    if script == OLD[:-1] and given == ANSWERS - 1:
        opening, state = len(before), opened_state(table)  # nothing is lost: the next step opens
    assert table.journal[len(before)] == Entry("restart", "CHANCE", (opening,))
    assert opened_state(table) == state
    sealed = {table.match.undo_refusal(seat) for seat in table.match.decisions}
    assert sealed <= {"dice-rolled" if select_draws(table.entries_since_snapshot) else "restarted"}
    check_ids(table)
    stood, now = (
        drawn_by_kind(before[opening:]),
        drawn_by_kind(table.answers(ANSWERS - 1).journal[len(before) :]),
    )
    for kind in now.keys() & stood.keys():
        assert now[kind][0] == stood[kind][0]
    table.play()


def test_the_change_may_be_in_the_first_a_middle_or_the_last_entry() -> None:
    """This shows that the previous test restarts the step in most of its cases."""
    tables = [(Table(OLD).answers(ANSWERS + given).reload(), at) for given in range(5) for at in range(7)]
    begun = [at for table, at in tables if table.diverges(changed_script(at, ("ask", "other")))]
    assert {at: begun.count(at) for at in range(7)} == {0: 5, 1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 0}


def test_dice_of_another_kind_are_rolled_again_and_dice_of_the_same_kind_keep_their_order() -> None:
    old: list[Request] = [("dice", 6), ("dice", 8), ("dice", 6), ("ask", "one"), ("ask", "two")]
    table = Table(old).answers(1).reload()
    first, eight, second = [entry.value for entry in select_draws(table.journal)]
    given_up = list(table.chance.asked)
    table.restart_with(
        [("dice", 20), ("dice", 6), ("shuffle", 6), ("dice", 6), ("dice", 6), ("ask", "other")]
    )
    twenty, *now = [entry.value for entry in select_draws(table.entries_since_snapshot)]
    assert (now[0], now[2]) == (first, second)
    assert sorted(now[1]) == [0, 1, 2, 3, 4, 5]
    asked = [n for n, request in table.chance.asked.items() if request == Dice((20,))]
    assert not set(asked) & set(given_up)
    assert eight not in (twenty, *now) or len({twenty, *now}) > 1
    table.answers(1)
    assert table.game.codec.decode(table.reload().snapshot.data).again == [], "for the begun-again step only"


def test_draws_of_the_same_kind_in_a_later_step_are_new() -> None:
    """The players know the results of discarded draws. Draws that are not repeated must not be reused."""
    table = Table([("dice", 8), ("ask", "one"), ("ask", "two")]).answers(1).reload()
    other = Twice([("ask", "other")], [("dice", 8), ("ask", "two")], 1)
    match, _ = restart(other, table.snapshot, table.entries_since_snapshot, table.chance)
    match.answer("a", match.decisions["a"].id, ["1"])
    assert table.chance.asked == {0: Dice((8,)), 1: Dice((8,))}


def test_undone_answers_and_orders_among_the_discarded_entries_count() -> None:
    asks: list[Request] = [("ask", name) for name in ("one", "two", "three", "four")]
    table = Table([("dice", 8), *asks]).answers(len(asks) + 3)
    kinds = [entry.kind for entry in table.undo().order("b").answers(1).order("a").order("b").journal]
    assert (kinds.count("undo"), kinds.count("order")) == (1, 3)
    assert table.match.state.resting
    table.reload().restart_with([("dice", 8), *asks[:2], ("ask", "other")])
    assert not table.match.state.resting, "an order that was given up is not given"
    check_ids(table)
    table.play()


def test_an_undo_after_the_restart_reaches_no_further_than_the_restart() -> None:
    table = Table([("dice", 8), ("ask", "one"), ("ask", "two"), ("ask", "three")]).answers(2).reload()
    table.restart_with([("dice", 8), ("ask", "first"), ("ask", "two"), ("ask", "three")])
    before = codec.encode(table.match.state)
    table.answers(2).undo().undo()
    assert codec.encode(table.match.state) == before
    assert table.match.undo_refusal("a") == "dice-rolled"
    check_ids(table)
    table.play()


def test_a_rule_may_change_twice_in_one_step() -> None:
    table = Table(OLD).answers(ANSWERS + 3).reload()
    state, first = opened_state(table), drawn_by_kind(table.entries_since_snapshot)
    table.restart_with(changed_script(1, ("ask", "other"))).answers(3)
    again = len(table.journal)
    table.restart_with(changed_script(3, ("ask", "another"))).answers(3)
    assert opened_state(table) == state
    assert drawn_by_kind(table.journal[again:]) == first
    assert [entry.kind for entry in table.journal].count("restart") == 2
    table.play()


def test_a_draw_not_repeated_the_first_time_is_reused_the_second_time() -> None:
    table = Table(OLD).answers(ANSWERS + 3).reload()
    first = drawn_by_kind(table.entries_since_snapshot)
    table.restart_with(
        changed_script(1, ("ask", "other"))
    )  # only the die before the question has been drawn so far
    again = len(table.journal)
    table.restart_with(changed_script(0, None)).restart_with(OLD).answers(3)
    assert drawn_by_kind(table.journal[again:]) == first


def test_without_a_snapshot_of_the_open_step_later_steps_are_discarded_with_it() -> None:
    """If earlier steps can be undone, their entries are replayed too. The first step that does not fit is
    restarted.
    """
    table = Table(OLD).answers(3 * ANSWERS)
    twice = Twice(OLD, changed_script(1, ("ask", "other")))
    with pytest.raises(Diverged):
        Match.load(twice, table.snapshot, table.entries_since_snapshot, table.chance)
    match, change = restart(twice, table.snapshot, table.entries_since_snapshot, table.chance)
    assert match.state.turns == 2
    assert change.entries[0].value == (2 * ENTRIES,)


class Twice(Scripted):
    """A game whose script changes after this many turns."""

    def __init__(self, script: list[Request], other: list[Request], turns: int = 2) -> None:
        super().__init__(script)
        self.scripts, self.turns = (script, other), turns

    def step(self, state: State) -> Rule[None]:
        self.script = self.scripts[state.turns >= self.turns]
        return super().step(state)


def test_unnamed_draws_of_older_versions_are_reused_as_far_as_they_were_played() -> None:
    table = Table(OLD).answers(ANSWERS + 2).reload()
    table.journal = [
        msgspec.structs.replace(e, fingerprint="") if e.kind == "chance" else e for e in table.journal
    ]
    stood = [entry.value for entry in select_draws(table.entries_since_snapshot)]
    table.restart_with(changed_script(3, ("ask", "other"))).answers(2)
    now = [entry.value for entry in select_draws(table.entries_since_snapshot)]
    assert now[:2] == stood[:2]
    assert (len(now), len(stood), now[2] == stood[2]) == (3, 3, False)


def test_the_driver_asks_for_no_draw_that_is_not_in_the_journal() -> None:
    """The replayed draws are exactly the recorded draws, at any point of the journal."""
    table = Table(OLD).answers(2 * ANSWERS + 2)
    at = next(n for n, entry in enumerate(table.journal) if entry.kind == "chance" and n > ENTRIES)
    for wrong in (
        [*table.journal[:at], *table.journal[at + 1 :]],
        [*table.journal[:at], table.journal[at], *table.journal[at:]],
        [
            *table.journal[:at],
            msgspec.structs.replace(table.journal[at], fingerprint="0"),
            *table.journal[at + 1 :],
        ],
    ):
        with pytest.raises(Diverged):
            Match.load(table.game, table.snapshot, wrong, table.chance)


def test_a_restarted_match_cannot_be_replayed_from_an_earlier_snapshot() -> None:
    table = Table(OLD).answers(2).restart_with(changed_script(1, ("ask", "other")))
    with pytest.raises(Diverged):
        Match.load(table.game, Snapshot(0, table.game.first()), table.journal, table.chance)


@pytest.mark.parametrize("after", [0, 3, 100])
def test_a_journal_cannot_claim_a_step_that_did_not_open(after: int) -> None:
    table = Table([("ask", "one"), ("ask", "two")]).answers(3)
    _, change = restart(table.game, table.snapshot, table.entries_since_snapshot, table.chance, after=2)
    assert change.entries[0].value == (2,)
    if after:
        with pytest.raises(Diverged, match="no step opens"):
            restart(table.game, table.snapshot, table.entries_since_snapshot, table.chance, after=after)


# Replayed answers

ASKS: list[Request] = [("dice", 8), ("ask", "one"), ("ask", "two"), ("dice", 6), ("ask", "three")]


def rebased_table(table: Table, game: Scripted) -> tuple[Table, bool]:
    """Return the table after a rebase, and whether the rebase kept every answer. Check that the table can be
    loaded again."""
    table.game = game
    match, change, whole = rebase(game, table.snapshot, table.entries_since_snapshot, table.chance)
    assert change.snapshot is not None
    base = next(at for at, entry in enumerate(change.entries) if entry.kind == "restart")
    first, _ = restart(
        game, table.snapshot, table.entries_since_snapshot, table.chance, reach=reach_of(change.entries[base])
    )
    table.snapshot, table.match = first.snapshot, match
    table.journal += change.entries
    table.check_load()
    return table, whole


def reach_of(begun: Entry) -> int:
    return int(begun.value[1]) if len(begun.value) > 1 else 0


@pytest.mark.parametrize("given", range(7))
def test_rules_that_ask_less_leave_a_match_where_it_was(given: int) -> None:
    """The cases include the ends of steps, in which dice are rolled."""
    table = Table(ASKS).answers(given)
    turns, rolled = table.match.state.turns, [entry.value for entry in select_draws(table.journal)]
    asked = next(iter(table.match.decisions.values())).kind
    fewer = Scripted([request for request in ASKS if request != ("ask", "two")])
    if not table.diverges(fewer.script):
        return
    table, whole = rebased_table(table, fewer)
    assert whole
    assert [entry.value for entry in select_draws(table.entries_since_snapshot)][: len(rolled)] == rolled
    now = next(iter(table.match.decisions.values())).kind
    assert (table.match.state.turns, now) == (turns, "three" if asked == "two" else asked)
    table.play()


def test_answers_after_a_different_draw_are_not_repeated() -> None:
    table = Table(ASKS).answers(6)
    table, whole = rebased_table(table, Scripted([*ASKS[:3], ("dice", 20), *ASKS[3:]]))
    assert not whole
    assert next(iter(table.match.decisions.values())).kind == "two"
    assert table.match.state.turns == 0
    table.play()


def test_too_many_answers_without_a_question_end_the_replay() -> None:
    old: list[Request] = [("ask", str(number)) for number in range(9)]
    table, whole = rebased_table(Table(old).answers(8), Scripted([old[0], old[8]]))
    assert not whole
    assert next(iter(table.match.decisions.values())).kind == "8"


def test_undone_answers_stay_undone_and_orders_stay_in_force() -> None:
    old: list[Request] = [("ask", name) for name in ("one", "two", "three", "four")]
    table = Table(old).answers(3).undo().order("b")
    table, whole = rebased_table(table, Scripted([old[0], *old[2:]]))
    assert (whole, table.match.state.resting) == (True, True)
    assert next(iter(table.match.decisions.values())).kind == "three"


def test_an_answer_that_is_still_offered_is_repeated_even_if_more_is_offered_now() -> None:
    class More(Scripted):
        def step(self, state: State) -> Rule[None]:
            return rewrite_rule(super().step(state), with_more_options)

    def with_more_options(out: Any) -> Any:
        if isinstance(out, Decision) and out.kind == "one":
            return msgspec.structs.replace(out, options=options("1", "2", "3"))
        return out

    table = Table(ASKS).answers(2)
    table, whole = rebased_table(table, More(ASKS))
    assert whole
    assert next(iter(table.match.decisions.values())).kind == "three"


class DiscardMenus(Scripted):
    """A game with menus from which a seat may discard cards, or none. ``broken`` fails if the seat discards
    none, and the menu ``closed`` forbids this.
    """

    def __init__(self, least: int, *, closed: int | None = None, broken: bool = False) -> None:
        super().__init__([])
        self.least, self.closed, self.broken = least, closed, broken

    def step(self, state: State) -> Rule[None]:
        seat = "ab"[state.turns % 2]
        for number in range(3):
            offered = options("on") if number == self.closed else options("throw", "on")
            (pick,) = yield Decision(seat, f"menu-{number}", Text("menu"), offered)
            if pick == "throw":
                what = options("x", "y") if self.least else options("x", "y", "z")
                thrown = yield Decision(seat, "throw", Text("throw"), what, min=self.least, max=2)
                if self.broken:
                    raise ZeroDivisionError("a new rule is wrong")
                yield Scored(seat, len(thrown))
        yield TurnPassed()


def table_of(game: Scripted, *answers: list[str]) -> Table:
    """Return a match in which the asked seats have given these answers."""
    table = Table([])
    table.game = game
    table.snapshot = Snapshot(0, game.first())
    table.match, change = Match.begin(game, table.snapshot.data, table.chance)
    table.journal = list(change.entries)
    for pick in answers:
        seat, asked = next(iter(table.match.decisions.items()))
        table.journal += table.match.answer(seat, asked.id, pick).entries
    return table


def test_only_the_answer_that_led_to_an_empty_one_is_undone() -> None:
    table = table_of(DiscardMenus(0), ["on"], ["throw"], [])
    table, whole = rebased_table(table, DiscardMenus(1))
    assert (whole, table.match.decisions["a"].kind) == (True, "menu-1")
    assert table.match.number == len(table.journal)


def test_an_empty_answer_undoes_no_answer_except_its_own() -> None:
    """The answer that led to the empty answer is no longer replayed. The answer before it is kept."""
    table = table_of(DiscardMenus(0), ["on"], ["throw"], [])
    table, whole = rebased_table(table, DiscardMenus(1, closed=1))
    assert (whole, table.match.decisions["a"].kind) == (True, "menu-1")


def test_an_answer_stopped_by_an_error_of_a_rule_is_left_out_and_asked_again() -> None:
    table = table_of(DiscardMenus(0), ["on"], ["throw"], ["x"], ["on"])
    table, _ = rebased_table(table, DiscardMenus(1, broken=True))
    assert table.match.decisions["a"].kind == "throw"
    assert table.match.number == len(table.journal)
