"""A rule of Card Duel changes during a match. Its record can still be verified, and no card is revealed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.chance import SealedChance
from engine.core.decisions import Decision, Dice, Option, Text
from engine.core.game import Rule
from engine.core.matches import record
from engine.core.matches.driver import Renewal
from engine.core.matches.journal import Snapshot, select_draws
from engine.core.matches.match import Match
from engine.core.matches.rebase import rebase
from engine.core.matches.restart import restart
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from examples.duel.game import Duel
from examples.duel.state import State
from tests.duel.twins import World, positions, twin

Turn = tuple[int, int]
ALWAYS, NEVER = (0, 0), (1_000, 0)


def round_and_seat(state: State) -> Turn:
    """Return the round, and the seat whose turn it is."""
    return state.round, list(state.seats).index(str(state.turn)) if state.turn else 0


class Asks(Duel):
    """From a certain turn on, a seat that has rolled is asked twice about it, in different words, and one
    action is missing.
    """

    def __init__(self, since: Turn = NEVER) -> None:
        self.since = since

    def step(self, state: State) -> Rule[None]:
        rule, reply = super().step(state), None
        while True:
            try:
                output = rule.send(reply)
            except StopIteration:
                return
            is_changed = round_and_seat(state) >= self.since
            if isinstance(output, Decision) and output.kind == "action" and is_changed:
                output = msgspec.structs.replace(output, options=output.options[:-1])
            reply = yield output
            if isinstance(output, Dice):
                ids = ("stay", "roll") if is_changed else ("stay",)
                for _ in range(2):
                    options = tuple(Option(id, Text(id)) for id in ids)
                    yield Decision(str(state.turn), "action", Text("action"), options)


def match_asking_after_roll(number: int, mission: str) -> Selfplay[State]:
    """Return a match in the middle of a step, with a rolled die and one answer after it."""
    match = Selfplay(Asks(), mission, derive_seed(9, number), options={"goal": 24})
    while match.state.round < 3 or [entry.kind for entry in match.journal[-2:]] != ["chance", "answer"]:
        _ = match.turn()
    return match


def restarted_match(match: Selfplay[State]) -> Selfplay[State]:
    """Return the match under rules that change in its current round, from the snapshot that a server
    stores."""
    chance, start = SealedChance(match.seed), Snapshot(0, match.data)
    snapshot = Match.load(Asks(), start, match.journal, chance, renewal=Renewal.EACH_STEP).snapshot
    match.game = Asks(round_and_seat(match.state))
    match.match, change = restart(match.game, snapshot, match.journal[snapshot.number :], chance)
    match.journal += change.entries
    return match


def play_and_export(match: Selfplay[State]) -> dict[str, Any]:
    """Play the match to its end, and return its record."""
    assert match.play()
    exported = record.export(
        match.game, match.match, match.setup, data=match.data, journal=match.journal, seed=match.seed
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(exported))
    return data


@pytest.mark.parametrize("mission", ["duel", "table"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_record_with_a_restart_is_verified_and_lists_what_was_discarded(number: int, mission: str) -> None:
    match = restarted_match(match_asking_after_roll(number, mission))
    restart_entry = match.journal[-1]
    given_up = len(match.journal) - 1 - int(restart_entry.value[0])
    assert (restart_entry.kind, given_up > 2) == ("restart", True)
    games, data = {"duel": match.game}, play_and_export(match)
    report = record.verify(games, data)
    assert report.problems == []
    assert (report.given_up, report.entries) == (given_up, len(data["entries"]))
    changes = list(record.replay(games, data))
    assert sum("begins again" in line for line in changes) == 1
    assert record.verify({"duel": Asks()}, data).problems, "the old rules cannot play what followed"


def test_a_record_with_two_restarts_is_verified() -> None:
    match = restarted_match(match_asking_after_roll(1, "duel"))
    base, chance = len(match.journal), SealedChance(match.seed)
    given_up = base - 1 - int(match.journal[-1].value[0])
    match.match, change = restart(match.game, match.match.snapshot, [], chance)
    match.journal += change.entries
    assert change.entries[0].value == (base,)
    report = record.verify({"duel": match.game}, play_and_export(match))
    assert (report.problems, report.given_up) == ([], given_up)


@pytest.mark.parametrize("number", range(4))
def test_a_record_of_a_rebased_match_is_verified(number: int) -> None:
    """The new rules ask nothing after a roll. The answers since the first roll are replayed, including the
    dice.
    """
    match = match_asking_after_roll(number, "duel")
    old_round = match.view()["round"]
    match.game, chance = Duel(), SealedChance(match.seed)
    match.match, change, is_complete = rebase(match.game, Snapshot(0, match.data), match.journal, chance)
    restart_entry = change.entries[0]
    given_up = len(match.journal) - int(restart_entry.value[0])
    assert (is_complete, restart_entry.kind, given_up > 0) == (True, "restart", True)
    assert select_draws(change.entries) == select_draws(match.journal[int(restart_entry.value[0]) :])
    assert match.view()["round"] >= old_round
    match.journal += change.entries
    report = record.verify({"duel": match.game}, play_and_export(match))
    assert (report.problems, report.given_up) == ([], given_up)
    changes = list(record.Playback({"duel": match.game}, play_and_export(match)).verified_changes())
    assert sum(len(change.entries) for change in changes) == len(match.journal)


def _change_both_dice(data: dict[str, Any], index: int) -> None:
    dice = [n for n, e in enumerate(data["entries"]) if e["kind"] == "chance" and abs(n - index) < 3]
    for n in dice:
        data["entries"][n]["value"] = [data["entries"][n]["value"][0] % 6 + 1]
    assert len(dice) == 2


def _change_opening(data: dict[str, Any], index: int) -> None:
    data["entries"][index]["value"][0] += 1


def _set_unknown_opening(data: dict[str, Any], index: int) -> None:
    data["entries"][index]["value"] = [10_000]


@pytest.mark.parametrize("tamper", [_change_both_dice, _change_opening, _set_unknown_opening])
def test_a_changed_record_with_a_restart_is_detected(tamper: Callable[[dict[str, Any], int], None]) -> None:
    """This includes a record whose dice were made to stay."""
    match = restarted_match(match_asking_after_roll(1, "duel"))
    index, seat = len(match.journal) - 1, str(match.state.turn)
    match.journal += match.match.answer(seat, match.match.decisions[seat].id, ["roll"]).entries
    data = play_and_export(match)
    assert record.verify({"duel": match.game}, data).ok
    tamper(data, index)
    assert record.verify({"duel": match.game}, data).problems


def test_a_rolled_die_keeps_its_result() -> None:
    match = match_asking_after_roll(2, "duel")
    die = match.journal[-2]
    match = restarted_match(match)
    seat = str(match.state.turn)
    match.journal += match.match.answer(seat, match.match.decisions[seat].id, ["roll"]).entries
    assert match.journal[-1] == die


def restart_step(world: World, opening: Snapshot, answers: list[Any]) -> None:
    """Restart the open step of a world under rules that change immediately."""
    chance = SealedChance(bytes(32))
    game = Asks(ALWAYS)
    world.match, world.change = restart(game, opening, answers, chance)
    world.game = game


@pytest.mark.parametrize("mission", ["duel", "table"])
def test_a_restart_reveals_neither_cards_nor_how_often_a_seat_looked_at_its_own(mission: str) -> None:
    """The two worlds have different hidden cards. In one of them the seat also swaps them once more,
    unseen.
    """
    game, random, compared = Asks(), Random(4), 0
    for state in positions(game, mission, random):
        for viewer in (*state.seats, SPECTATOR):
            if viewer == state.turn:
                continue
            seed = random.randbytes(32)
            real_world = World(game, state, seed, viewer)
            other = World(game, twin(state, viewer, random), seed, viewer)
            for world, times in ((real_world, 1), (other, 2)):
                opening, entries = Snapshot(0, game.codec.first(world.match.state)), list[Any]()
                for _ in range(times):
                    seat = str(state.turn)
                    entries += world.match.answer(seat, world.match.decisions[seat].id, ["swap"]).entries
                restart_step(world, opening, entries)
            views = [
                msgspec.json.encode(w.game.views(w.match, [viewer])[viewer]) for w in (real_world, other)
            ]
            assert views[0] == views[1]
            happenings = [
                w.game.happenings(w.match.state, w.change.facts, [viewer]) for w in (real_world, other)
            ]
            assert happenings[0] == happenings[1]
            compared += 1
    assert compared > 10
