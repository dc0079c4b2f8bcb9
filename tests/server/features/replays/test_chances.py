"""Win chances of seats: computed from the journal after the match, stored, and shown to all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from engine.core.matches.match import Match
from engine.core.matches.record import Playback
from engine.core.players import Forecasting
from engine.core.simulation.forecasting import current_turn
from examples.duel.edition import PRINTED
from server.db.types.matches import Chance
from server.match.bots import fair_scheduler
from server.transport.limits.rates import REPLAYS
from tests.server.features.lobby.test_lobby import problem
from tests.server.match.test_trouble import run_in_loop, tables
from tests.server.play import Caller, begin_match, make_app
from tests.server.pondering import GAME, Pondering

Cards = dict[tuple[int, str, str], float]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path, GAME, thinkers=0)) as client:
        yield client


def stored_chances(client: TestClient, match_id: str) -> list[Chance]:
    """Return the stored chances of a match."""
    return list(run_in_loop(client, lambda: tables(client).store.chances(match_id)))


def finished_match(
    client: TestClient, during: Callable[[str, Caller], None] = lambda *_: None, goal: int = 2
) -> tuple[str, list[Caller], Cards]:
    """Return a match that was played to its end, and the value of each seat's card in each turn."""
    summary, callers = begin_match(client, goal=goal)
    cards: Cards = {}
    with callers[0].watch(summary["id"]) as red, callers[1].watch(summary["id"]) as blue:
        while not red.view["result"]:
            for seat in (red, blue):
                turn = (red.view["round"], red.view["turn"], seat.view["viewer"])
                cards.setdefault(turn, round(seat.view["hand"]["card"] / PRINTED.cards, 3))
            during(summary["id"], callers[0])
            decider = red if red.view["decision"] else blue
            decider.pick("roll" if decider.view["decision"]["kind"] == "action" else "pass")
            for seat in (red, blue):
                seat.resync()
    return summary["id"], callers, cards


def test_after_the_end_everybody_sees_the_chances_that_each_seat_could_know(client: TestClient) -> None:
    match_id, (ada, bob), cards = finished_match(client)
    assert stored_chances(client, match_id) == [], "chances are computed only on request"
    chances = ada.get(f"/api/matches/{match_id}/chances").json()
    assert {(entry["round"], entry["turn"], entry["seat"]): entry["chance"] for entry in chances} == cards
    assert chances == sorted(chances, key=lambda entry: (entry["round"], entry["turn"], entry["seat"]))
    assert chances == bob.get(f"/api/matches/{match_id}/chances").json()
    assert Caller(client, "Eve").get(f"/api/matches/{match_id}/chances").status_code == 404, (
        "the match is private"
    )


def test_there_are_no_chances_before_the_end(client: TestClient) -> None:
    def check_refused(match_id: str, ada: Caller) -> None:
        rejection = problem(ada.get(f"/api/matches/{match_id}/chances"), 409)
        assert rejection["type"] == "urn:galaxies:not-over"

    match_id, _, cards = finished_match(client, check_refused)
    assert cards
    assert stored_chances(client, match_id) == []


def test_a_match_is_replayed_only_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id, (ada, bob), _ = finished_match(client)
    playbacks, verified_changes = list[Any](), Playback.verified_changes
    monkeypatch.setattr(
        Playback, "verified_changes", lambda self: playbacks.append(self) or verified_changes(self)
    )
    with ThreadPoolExecutor() as pool:
        futures = [pool.submit(first.get, f"/api/matches/{match_id}/chances") for first in (ada, bob, ada)]
    first, *others = [response.result().json() for response in futures]
    assert first
    assert others == [first, first]
    assert len(playbacks) == 1


def test_a_computation_that_nobody_waits_for_is_abandoned_and_restarted(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, (ada, _), cards = finished_match(client)
    monkeypatch.setattr(fair_scheduler, "SLICE", 0.0)
    connection_states = iter([False, False, False, True])

    async def is_disconnected(self: Request) -> bool:
        return next(connection_states, False)

    monkeypatch.setattr(Request, "is_disconnected", is_disconnected)
    assert ada.get(f"/api/matches/{match_id}/chances").json() == []
    assert stored_chances(client, match_id) == []
    assert len(ada.get(f"/api/matches/{match_id}/chances").json()) == len(cards)


def test_turns_that_cannot_be_estimated_are_left_out(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, (ada, _), _ = finished_match(client)
    chance = Pondering.chance

    def fail_for_blue(self: Pondering, state: Any, seat: str, random: Any) -> float:
        if state.turn == "blue-1":
            raise ValueError("other rules")
        return chance(self, state, seat, random)

    monkeypatch.setattr(Pondering, "chance", fail_for_blue)
    chances = ada.get(f"/api/matches/{match_id}/chances").json()
    assert {(entry["round"], entry["turn"]) for entry in chances} == {(1, "red-1")}
    assert len(stored_chances(client, match_id)) == len(chances) == 2


def test_a_turn_of_several_answers_is_estimated_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, (ada, _), cards = finished_match(client, goal=8)
    monkeypatch.setattr(Pondering, "turn", lambda self, state: "red-1")
    chances = [
        (entry["round"], entry["turn"]) for entry in ada.get(f"/api/matches/{match_id}/chances").json()
    ]
    assert len(cards) > len(chances) > 0, "both seats had turns"
    assert chances == [turn for turn in dict.fromkeys(chances) for _ in ("red-1", "blue-1")]


def test_a_game_without_forecasts_has_no_chances(tmp_path: Path) -> None:
    def check_refused(match_id: str, ada: Caller) -> None:
        assert ada.get(f"/api/matches/{match_id}/chances").status_code == 409

    with TestClient(make_app(tmp_path)) as client:
        match_id, (ada, _), _ = finished_match(client, check_refused)
        assert ada.get(f"/api/matches/{match_id}/chances").json() == []


def test_a_user_who_asks_too_often_has_to_wait(client: TestClient) -> None:
    match_id, (ada, bob), _ = finished_match(client)
    limit = int(REPLAYS.partition("/")[0])
    responses = [ada.get(f"/api/matches/{match_id}/chances").status_code for _ in range(limit + 2)]
    assert set(responses[:limit]) == {200}
    assert responses[-1] == 429
    assert bob.get(f"/api/matches/{match_id}/chances").status_code == 200


@pytest.mark.parametrize(
    ("number", "turn", "over", "expected"),
    [
        (0, "hero", False, None),
        (1, None, False, None),
        (1, "hero", True, None),
        (1, "hero", False, (1, "hero")),
    ],
)
def test_a_turn_is_estimated_from_the_first_round_to_the_end(
    number: int, turn: str | None, over: bool, expected: tuple[int, str] | None
) -> None:
    game = cast("Forecasting[Any]", SimpleNamespace(turn=lambda state: turn))
    match = cast("Match[Any]", SimpleNamespace(state=SimpleNamespace(round=number), over=over))
    assert current_turn(game, match) == expected
