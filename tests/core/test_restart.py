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
REPLACEMENTS: list[Request | None] = [("dice", 20), ("shuffle", 4), ("ask", "other"), ("both", "other"), None]


class Scripted(Toy):
    """Makes the same list of requests in each turn. Drawn numbers are points, or are shown to one seat."""

    def __init__(self, script: list[Request], length: int = 12) -> None:
        super().__init__(length)
        self.script = script

    def step(self, state: State) -> Rule[None]:
        seat = "ab"[state.turns % 2]
        for kind, detail in self.script:
            if kind == "dice":
                (result,) = yield Dice((detail,))
                yield Scored(seat, result)
            elif kind == "shuffle":
                order = yield Shuffle(detail)
                yield Looked(seat, Secret(order[0], (seat,)))
            elif kind == "ask":
                (pick,) = yield Decision(seat, detail, Text(detail), options("1", "2"))
                yield Scored(seat, int(pick))
            else:
                picks = yield tuple(Decision(s, detail, Text(detail), options("0", "1")) for s in ("a", "b"))
                yield Scored("a", sum(int(pick) for (pick,) in picks))
        yield TurnPassed()


class CheckedChance(SealedChance):
    """Chance that fails if a draw of another kind reuses a number."""

    def __init__(self) -> None:
        super().__init__(SEED)
        self.requests: dict[int, Draw] = {}

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        assert self.requests.setdefault(number, request) == request
        return super().draw(number, request)


class Table:
    """A match with its whole journal, all its decisions, and the snapshot from which it is loaded."""

    def __init__(self, script: list[Request]) -> None:
        self.chance = CheckedChance()
        self.game = Scripted(script)
        self.snapshot = Snapshot(0, self.game.first())
        self.match, change = Match.begin(self.game, self.snapshot.data, self.chance, strict=True)
        self.journal = list(change.entries)
        self.ids = set[str]()

    def answers(self, number: int) -> Table:
        """Answer this many questions, always with the last option."""
        for _ in range(number):
            seat, decision = next(iter(self.match.decisions.items()))
            self.ids |= {d.id for d in self.match.decisions.values()}
            self.journal += self.match.answer(seat, decision.id, [decision.options[-1].id]).entries
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
        loaded_match = Match.load(self.game, self.snapshot, self.entries_since_snapshot, self.chance)
        assert codec.encode(loaded_match.state) == codec.encode(self.match.state)
        assert loaded_match.decisions == self.match.decisions

    def reload(self) -> Table:
        """Load the match from the beginning of its open step, as a server would."""
        reopened_match = Match.load(
            self.game, self.snapshot, self.entries_since_snapshot, self.chance, renewal=Renewal.EACH_STEP
        )
        self.snapshot = reopened_match.snapshot
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


def changed_script(index: int, replacement: Request | None) -> list[Request]:
    """Return the original script with one request replaced or removed."""
    return OLD[:index] + ([replacement] if replacement else []) + OLD[index + 1 :]


def draws_by_kind(entries: list[Entry]) -> dict[str, list[tuple[Any, ...]]]:
    """Return the drawn numbers, by kind of draw."""
    draws: dict[str, list[tuple[Any, ...]]] = {}
    for entry in select_draws(entries):
        draws.setdefault(entry.fingerprint, []).append(entry.value)
    return draws


def snapshot_state(table: Table) -> bytes:
    """Return the state in the newest snapshot."""
    return codec.encode(table.game.codec.decode(table.snapshot.data).state)


def check_ids(table: Table) -> None:
    """Check that no decision id is reused, and that old ids are stale."""
    assert table.match.decisions
    assert not {decision.id for decision in table.match.decisions.values()} & table.ids
    for old_id in table.ids:
        seat = old_id.partition(".")[0]
        with pytest.raises(Refused) as refusal:
            table.match.answer(seat, old_id, ["1"])
        assert refusal.value.code == "stale"


@pytest.mark.parametrize("replacement", REPLACEMENTS, ids=str)
@pytest.mark.parametrize("index", range(len(OLD)))
@pytest.mark.parametrize("answer_count", range(5))
def test_only_the_open_step_restarts_whatever_changed_in_it(
    answer_count: int, index: int, replacement: Request | None
) -> None:
    """The restart comes after none, some, or all but one of the step's answers."""
    table = Table(OLD).answers(2 * ANSWERS + answer_count).reload()
    before, opening, state = list(table.journal), table.snapshot.number, snapshot_state(table)
    script = changed_script(index, replacement)
    if not table.diverges(script):  # the changed request comes after the end of the journal
        loaded = Match.load(Scripted(script), table.snapshot, table.entries_since_snapshot, table.chance)
        assert codec.encode(loaded.state) == codec.encode(table.match.state)
        return
    table.restart_with(script)
    assert table.journal[: len(before)] == before
    if script == OLD[:-1] and answer_count == ANSWERS - 1:
        opening, state = len(before), snapshot_state(table)  # nothing is lost: the next step opens
    assert table.journal[len(before)] == Entry("restart", "CHANCE", (opening,))
    assert snapshot_state(table) == state
    refusals = {table.match.undo_refusal(seat) for seat in table.match.decisions}
    assert refusals <= {"dice-rolled" if select_draws(table.entries_since_snapshot) else "restarted"}
    check_ids(table)
    old_draws, new_draws = (
        draws_by_kind(before[opening:]),
        draws_by_kind(table.answers(ANSWERS - 1).journal[len(before) :]),
    )
    for kind in new_draws.keys() & old_draws.keys():
        assert new_draws[kind][0] == old_draws[kind][0]
    table.play()


def test_the_change_may_be_in_the_first_a_middle_or_the_last_entry() -> None:
    """This shows that the previous test restarts the step in most of its cases."""
    tables = [
        (Table(OLD).answers(ANSWERS + answer_count).reload(), index)
        for answer_count in range(5)
        for index in range(7)
    ]
    restarts = [index for table, index in tables if table.diverges(changed_script(index, ("ask", "other")))]
    assert {index: restarts.count(index) for index in range(7)} == {0: 5, 1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 0}


def test_dice_of_another_kind_are_rolled_again_and_dice_of_the_same_kind_keep_their_order() -> None:
    old_requests: list[Request] = [("dice", 6), ("dice", 8), ("dice", 6), ("ask", "one"), ("ask", "two")]
    table = Table(old_requests).answers(1).reload()
    first_draw, eight_sided, second_draw = [entry.value for entry in select_draws(table.journal)]
    discarded_draws = list(table.chance.requests)
    table.restart_with(
        [("dice", 20), ("dice", 6), ("shuffle", 6), ("dice", 6), ("dice", 6), ("ask", "other")]
    )
    twenty_sided, *later_draws = [entry.value for entry in select_draws(table.entries_since_snapshot)]
    assert (later_draws[0], later_draws[2]) == (first_draw, second_draw)
    assert sorted(later_draws[1]) == [0, 1, 2, 3, 4, 5]
    draw_numbers = [n for n, request in table.chance.requests.items() if request == Dice((20,))]
    assert not set(draw_numbers) & set(discarded_draws)
    assert eight_sided not in (twenty_sided, *later_draws) or len({twenty_sided, *later_draws}) > 1
    table.answers(1)
    assert table.game.codec.decode(table.reload().snapshot.data).again == [], "only for the restarted step"


def test_draws_of_the_same_kind_in_a_later_step_are_new() -> None:
    """The players know the results of discarded draws. Draws that are not repeated must not be reused."""
    table = Table([("dice", 8), ("ask", "one"), ("ask", "two")]).answers(1).reload()
    other = Twice([("ask", "other")], [("dice", 8), ("ask", "two")], 1)
    match, _ = restart(other, table.snapshot, table.entries_since_snapshot, table.chance)
    match.answer("a", match.decisions["a"].id, ["1"])
    assert table.chance.requests == {0: Dice((8,)), 1: Dice((8,))}


def test_undone_answers_and_orders_among_the_discarded_entries_count() -> None:
    requests: list[Request] = [("ask", name) for name in ("one", "two", "three", "four")]
    table = Table([("dice", 8), *requests]).answers(len(requests) + 3)
    kinds = [entry.kind for entry in table.undo().order("b").answers(1).order("a").order("b").journal]
    assert (kinds.count("undo"), kinds.count("order")) == (1, 3)
    assert table.match.state.resting
    table.reload().restart_with([("dice", 8), *requests[:2], ("ask", "other")])
    assert not table.match.state.resting, "a discarded order is not in force"
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
    state, first_draws = snapshot_state(table), draws_by_kind(table.entries_since_snapshot)
    table.restart_with(changed_script(1, ("ask", "other"))).answers(3)
    restart_length = len(table.journal)
    table.restart_with(changed_script(3, ("ask", "another"))).answers(3)
    assert snapshot_state(table) == state
    assert draws_by_kind(table.journal[restart_length:]) == first_draws
    assert [entry.kind for entry in table.journal].count("restart") == 2
    table.play()


def test_a_draw_not_repeated_the_first_time_is_reused_the_second_time() -> None:
    table = Table(OLD).answers(ANSWERS + 3).reload()
    first_draws = draws_by_kind(table.entries_since_snapshot)
    table.restart_with(
        changed_script(1, ("ask", "other"))
    )  # only the die before the question has been drawn so far
    restart_length = len(table.journal)
    table.restart_with(changed_script(0, None)).restart_with(OLD).answers(3)
    assert draws_by_kind(table.journal[restart_length:]) == first_draws


def test_without_a_snapshot_of_the_open_step_later_steps_are_discarded_with_it() -> None:
    """If earlier steps can be undone, their entries are replayed too. The first step that does not fit is
    restarted.
    """
    table = Table(OLD).answers(3 * ANSWERS)
    rules = Twice(OLD, changed_script(1, ("ask", "other")))
    with pytest.raises(Diverged):
        Match.load(rules, table.snapshot, table.entries_since_snapshot, table.chance)
    match, change = restart(rules, table.snapshot, table.entries_since_snapshot, table.chance)
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
    old_draws = [entry.value for entry in select_draws(table.entries_since_snapshot)]
    table.restart_with(changed_script(3, ("ask", "other"))).answers(2)
    new_draws = [entry.value for entry in select_draws(table.entries_since_snapshot)]
    assert new_draws[:2] == old_draws[:2]
    assert (len(new_draws), len(old_draws), new_draws[2] == old_draws[2]) == (3, 3, False)


def test_the_driver_asks_for_no_draw_that_is_not_in_the_journal() -> None:
    """The replayed draws are exactly the recorded draws, at any point of the journal."""
    table = Table(OLD).answers(2 * ANSWERS + 2)
    index = next(n for n, entry in enumerate(table.journal) if entry.kind == "chance" and n > ENTRIES)
    for bad_journal in (
        [*table.journal[:index], *table.journal[index + 1 :]],
        [*table.journal[:index], table.journal[index], *table.journal[index:]],
        [
            *table.journal[:index],
            msgspec.structs.replace(table.journal[index], fingerprint="0"),
            *table.journal[index + 1 :],
        ],
    ):
        with pytest.raises(Diverged):
            Match.load(table.game, table.snapshot, bad_journal, table.chance)


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

REQUESTS: list[Request] = [("dice", 8), ("ask", "one"), ("ask", "two"), ("dice", 6), ("ask", "three")]


def rebased_table(table: Table, game: Scripted) -> tuple[Table, bool]:
    """Return the table after a rebase, and whether the rebase kept every answer. Check that the table can be
    loaded again."""
    table.game = game
    match, change, is_complete = rebase(game, table.snapshot, table.entries_since_snapshot, table.chance)
    assert change.snapshot is not None
    base = next(index for index, entry in enumerate(change.entries) if entry.kind == "restart")
    first, _ = restart(
        game,
        table.snapshot,
        table.entries_since_snapshot,
        table.chance,
        reuse_count=undo_reach(change.entries[base]),
    )
    table.snapshot, table.match = first.snapshot, match
    table.journal += change.entries
    table.check_load()
    return table, is_complete


def undo_reach(restart_entry: Entry) -> int:
    return int(restart_entry.value[1]) if len(restart_entry.value) > 1 else 0


@pytest.mark.parametrize("answer_count", range(7))
def test_rules_that_ask_less_leave_a_match_where_it_was(answer_count: int) -> None:
    """The cases include the ends of steps, in which dice are rolled."""
    table = Table(REQUESTS).answers(answer_count)
    turns, draws = table.match.state.turns, [entry.value for entry in select_draws(table.journal)]
    old_kind = next(iter(table.match.decisions.values())).kind
    shorter_rules = Scripted([request for request in REQUESTS if request != ("ask", "two")])
    if not table.diverges(shorter_rules.script):
        return
    table, is_complete = rebased_table(table, shorter_rules)
    assert is_complete
    assert [entry.value for entry in select_draws(table.entries_since_snapshot)][: len(draws)] == draws
    current_kind = next(iter(table.match.decisions.values())).kind
    assert (table.match.state.turns, current_kind) == (turns, "three" if old_kind == "two" else old_kind)
    table.play()


def test_answers_after_a_different_draw_are_not_repeated() -> None:
    table = Table(REQUESTS).answers(6)
    table, is_complete = rebased_table(table, Scripted([*REQUESTS[:3], ("dice", 20), *REQUESTS[3:]]))
    assert not is_complete
    assert next(iter(table.match.decisions.values())).kind == "two"
    assert table.match.state.turns == 0
    table.play()


def test_too_many_answers_without_a_question_end_the_replay() -> None:
    old_requests: list[Request] = [("ask", str(number)) for number in range(9)]
    table, is_complete = rebased_table(
        Table(old_requests).answers(8), Scripted([old_requests[0], old_requests[8]])
    )
    assert not is_complete
    assert next(iter(table.match.decisions.values())).kind == "8"


def test_undone_answers_stay_undone_and_orders_stay_in_force() -> None:
    old_requests: list[Request] = [("ask", name) for name in ("one", "two", "three", "four")]
    table = Table(old_requests).answers(3).undo().order("b")
    table, is_complete = rebased_table(table, Scripted([old_requests[0], *old_requests[2:]]))
    assert (is_complete, table.match.state.resting) == (True, True)
    assert next(iter(table.match.decisions.values())).kind == "three"


def test_an_answer_that_is_still_offered_is_repeated_even_if_more_is_offered_now() -> None:
    class More(Scripted):
        def step(self, state: State) -> Rule[None]:
            return rewrite_rule(super().step(state), with_more_options)

    def with_more_options(output: Any) -> Any:
        if isinstance(output, Decision) and output.kind == "one":
            return msgspec.structs.replace(output, options=options("1", "2", "3"))
        return output

    table = Table(REQUESTS).answers(2)
    table, is_complete = rebased_table(table, More(REQUESTS))
    assert is_complete
    assert next(iter(table.match.decisions.values())).kind == "three"


class DiscardMenus(Scripted):
    """A game with menus from which a seat may discard cards, or none. If ``is_broken``, the rule fails after
    a discard. The menu with number ``closed_menu`` allows no discard.
    """

    def __init__(self, min_discards: int, *, closed_menu: int | None = None, is_broken: bool = False) -> None:
        super().__init__([])
        self.min_discards, self.closed_menu, self.is_broken = min_discards, closed_menu, is_broken

    def step(self, state: State) -> Rule[None]:
        seat = "ab"[state.turns % 2]
        for number in range(3):
            offers = options("on") if number == self.closed_menu else options("throw", "on")
            (pick,) = yield Decision(seat, f"menu-{number}", Text("menu"), offers)
            if pick == "throw":
                choices = options("x", "y") if self.min_discards else options("x", "y", "z")
                discards = yield Decision(seat, "throw", Text("throw"), choices, min=self.min_discards, max=2)
                if self.is_broken:
                    raise ZeroDivisionError("a new rule is wrong")
                yield Scored(seat, len(discards))
        yield TurnPassed()


def table_after(game: Scripted, *answers: list[str]) -> Table:
    """Return a match in which the asked seats have given these answers."""
    table = Table([])
    table.game = game
    table.snapshot = Snapshot(0, game.first())
    table.match, change = Match.begin(game, table.snapshot.data, table.chance)
    table.journal = list(change.entries)
    for pick in answers:
        seat, decision = next(iter(table.match.decisions.items()))
        table.journal += table.match.answer(seat, decision.id, pick).entries
    return table


def test_only_the_answer_that_led_to_an_empty_one_is_undone() -> None:
    table = table_after(DiscardMenus(0), ["on"], ["throw"], [])
    table, is_complete = rebased_table(table, DiscardMenus(1))
    assert (is_complete, table.match.decisions["a"].kind) == (True, "menu-1")
    assert table.match.number == len(table.journal)


def test_an_empty_answer_undoes_no_answer_except_its_own() -> None:
    """The answer that led to the empty answer is no longer replayed. The answer before it is kept."""
    table = table_after(DiscardMenus(0), ["on"], ["throw"], [])
    table, is_complete = rebased_table(table, DiscardMenus(1, closed_menu=1))
    assert (is_complete, table.match.decisions["a"].kind) == (True, "menu-1")


def test_an_answer_stopped_by_an_error_of_a_rule_is_left_out_and_asked_again() -> None:
    table = table_after(DiscardMenus(0), ["on"], ["throw"], ["x"], ["on"])
    table, _ = rebased_table(table, DiscardMenus(1, is_broken=True))
    assert table.match.decisions["a"].kind == "throw"
    assert table.match.number == len(table.journal)
