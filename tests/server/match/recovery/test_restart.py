"""Matches stored under other rules continue as far as possible, and their players are told."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from engine.core.decisions import Decision
from engine.core.game import Rule
from engine.core.matches import record
from examples.duel.state import State
from server.match.recovery import loading
from server.match.views.view_code import view_code_of
from tests.rewritten import rewrite_rule
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.toy import GAME, Toy


class NoSwaps(Toy):
    """A game with changed rules: nobody may swap any more."""

    def step(self, state: State) -> Rule[None]:
        return without_option(super().step(state), "swap")


class NoDraws(NoSwaps):
    """A game with changed rules: nobody may draw a card, either."""

    def step(self, state: State) -> Rule[None]:
        return without_option(super().step(state), "draw")


def without_option(rule: Rule[None], option: str) -> Rule[None]:
    """Return the rule without an option."""

    def remove_option(request: Any) -> Any:
        if isinstance(request, Decision) and request.kind == "action":
            return msgspec.structs.replace(
                request, options=tuple(o for o in request.options if o.id != option)
            )
        return request

    return rewrite_rule(rule, remove_option)


def test_different_rules_have_a_different_code() -> None:
    assert len({view_code_of(game) for game in (Toy, NoSwaps, NoDraws)}) == 3


def match_left_in_step(folder: Path, **options: Any) -> tuple[str, list[Caller], list[Seat]]:
    """Return a match, its players and their last views. The first has swapped its cards in the second
    round."""
    with TestClient(make_app(folder)) as client, ExitStack() as stack:
        summary, callers = begin_match(client, **options)
        seats = [stack.enter_context(caller.watch(summary["id"])) for caller in callers]
        for seat, pick in ((0, "stay"), (1, "swap"), (1, "roll"), (0, "swap"), (0, "swap")):
            assert seats[seat].pick(pick)["type"] == "accepted"
            for second_client in seats:
                second_client.pending_messages()
    return summary["id"], callers, seats


def play(client: TestClient, match: str, callers: list[Caller]) -> None:
    """Play to the end at random."""
    random = Random(3)
    with ExitStack() as stack:
        seats = [stack.enter_context(caller.watch(match)) for caller in callers]
        while True:
            for seat in seats:
                seat.pending_messages()
            if seats[0].view["status"] == "finished":
                break
            seat = next(seat for seat in seats if seat.view["decision"])
            ids = [o["id"] for o in seat.view["decision"]["options"] if o["id"] != "boom"]
            assert seat.ask("answer", decision=seat.view["decision"]["id"], pick=[random.choice(ids)])
        for seat in seats:
            assert seat.view == seat.resync()["view"]


def journal_of(client: TestClient, match: str) -> list[Any]:
    store = client.app.state.services.store  # type: ignore[attr-defined]
    assert client.portal
    rows: list[Any] = client.portal.call(store.journal, match)
    return rows


def test_a_match_continues_under_changed_rules_to_its_end(tmp_path: Path) -> None:
    match, callers, old_seats = match_left_in_step(tmp_path)
    old_decision = old_seats[0].view["decision"]["id"]
    with TestClient(make_app(tmp_path, NoSwaps())) as client:
        for caller in callers:
            caller.client = client
        with callers[0].watch(match, since=old_seats[0].seq, known=old_seats[0].view) as red:
            assert red.read()["type"] == "view", "no patch leads to it"
            assert red.view["status"] == "playing"
            assert "swap" not in {option["id"] for option in red.view["decision"]["options"]}
            assert red.view["undo"] == {"open": False, "reason": "restarted"}
            chat_line = red.view["chat"][-1]
            assert (chat_line["seat"], chat_line["name"], chat_line["channel"]) == ("", "Server", "table")
            assert chat_line["text"] == loading.RESTARTED
            assert red.view["decision"]["id"] != old_decision
            assert red.ask("answer", decision=old_decision, pick=["stay"])["code"] == "stale"
            assert red.view == red.resync()["view"]
        with callers[1].watch(match) as blue:
            assert blue.view["chat"][-1] == chat_line
            assert blue.view["teams"] == old_seats[1].view["teams"], "turns before stay as they were"
        assert [row.kind for row in journal_of(client, match)].count("restart") == 1
        play(client, match, callers)
        exported = callers[0].get(f"/api/matches/{match}/record").json()
    assert record.verify({GAME.id: NoSwaps()}, exported).given_up == 2


def test_a_match_restarts_its_step_once_for_each_version_that_requires_it(tmp_path: Path) -> None:
    match, callers, _ = match_left_in_step(tmp_path)
    restarts, ids = list[int](), list[str]()
    for game, pick in ((NoSwaps(), ""), (NoSwaps(), "provoke"), (NoDraws(), ""), (NoDraws(), "stay")):
        with TestClient(make_app(tmp_path, game)) as client:
            callers[0].client = client
            with callers[0].watch(match) as red:
                assert red.view["status"] == "playing"
                ids.append(red.view["decision"]["id"])
                assert not pick or red.pick(pick)
            restarts.append([row.kind for row in journal_of(client, match)].count("restart"))
    assert restarts == [1, 1, 2, 2]
    assert ids[0] == ids[1] != ids[2] == ids[3]


def test_seen_and_written_lines_stay_and_spectators_get_the_new_line(tmp_path: Path) -> None:
    match, callers, old_seats = match_left_in_step(tmp_path)
    with TestClient(make_app(tmp_path, NoSwaps())) as client:
        callers[1].client = client
        with callers[1].watch(match, since=old_seats[1].seq, known=old_seats[1].view) as blue:
            assert blue.read()["type"] == "view"
            changed_parts = {key for key, value in blue.view.items() if value != old_seats[1].view[key]}
            assert changed_parts == {"chat"}, "the others learn of no swap"


def test_a_paused_match_that_restarts_its_step_can_be_resumed(tmp_path: Path) -> None:
    """It is like a match that an earlier version could not read."""
    match, callers, _ = match_left_in_step(tmp_path)
    with TestClient(make_app(tmp_path, Unready())) as client:
        callers[0].client = client
        with callers[0].watch(match) as red:
            assert red.view["status"] == "paused"
    with TestClient(make_app(tmp_path, NoSwaps())) as client:
        for caller in callers:
            caller.client = client
        with callers[0].watch(match) as red:
            assert (red.view["status"], red.view["decision"]) == ("paused", None)
            assert red.view["chat"][-1]["text"] == loading.RESTARTED
        assert callers[0].post(f"/api/matches/{match}/resume").json()["status"] == "playing"
        play(client, match, callers)


class Unready(Toy):
    """Fails at the beginning of every turn."""

    def step(self, state: State) -> Rule[None]:
        raise ZeroDivisionError("not ready yet")


def test_rules_that_cannot_restart_the_step_pause_the_match_and_discard_nothing(tmp_path: Path) -> None:
    match, callers, _ = match_left_in_step(tmp_path)
    with TestClient(make_app(tmp_path, Unready())) as client:
        callers[0].client = client
        with callers[0].watch(match) as red:
            assert red.view["status"] == "paused"
            assert red.view["chat"] == []
        assert "restart" not in [row.kind for row in journal_of(client, match)]


def test_inconsistent_rules_pause_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, callers, _ = match_left_in_step(tmp_path)
    step = Toy.step
    monkeypatch.setattr(Toy, "step", lambda self, state: without_option(step(self, state), "swap"))
    for _ in range(2):
        with TestClient(make_app(tmp_path)) as client:
            callers[0].client = client
            with callers[0].watch(match) as red:
                assert red.view["status"] == "paused"
            assert "restart" not in [row.kind for row in journal_of(client, match)]


def test_only_one_of_two_processes_restarts_the_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, callers, _ = match_left_in_step(tmp_path)
    rebase, barrier = loading.rebase, threading.Barrier(2)
    results = list[int]()

    def load_together(*args: Any) -> Any:
        results.append(1)
        barrier.wait(10)
        return rebase(*args)

    monkeypatch.setattr(loading, "rebase", load_together)
    views = list[dict[str, Any]]()

    def record_view(caller: Caller) -> None:
        with caller.watch(match) as seat:
            views.append(seat.view)

    with (
        TestClient(make_app(tmp_path, NoSwaps())) as first_client,
        TestClient(make_app(tmp_path, NoSwaps())) as second_client,
    ):
        callers[0].client, callers[1].client = first_client, second_client
        threads = [threading.Thread(target=record_view, args=(caller,)) for caller in callers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [row.kind for row in journal_of(first_client, match)].count("restart") == 1
    assert len(results) == 2
    assert [[line["text"] for line in view["chat"]] for view in views] == [[loading.RESTARTED]] * 2
