"""Card Duel as a server sees it: options, whole matches, players."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.core.decisions import Refused
from engine.core.lobby.options import BadOptions
from engine.core.matches import match as core_match
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed, play_matches
from examples.duel import GAME
from tests.contract import check_messages

MISSIONS = list(GAME.edition().missions)
each_mission = pytest.mark.parametrize("mission", MISSIONS)


@each_mission
def test_every_kind_of_happening_occurs_and_fits_its_type(mission: str) -> None:
    kinds = Counter[str]()
    for number in range(12):
        match = Selfplay(GAME, mission, derive_seed(number, 1), strict=True)
        while not match.match.over:
            kinds += check_messages(match, match.turn())
    assert kinds.keys() | {"shuffled", "dealt", "conceded"} == GAME.happening_types.keys()


def test_the_goal_is_the_only_option() -> None:
    assert GAME.check_options("duel", {}) == {"goal": 12}
    assert GAME.check_options("table", {"goal": "20"}) == {"goal": 20}
    for options in ({"goal": 3}, {"goal": "many"}, {"speed": 1}):
        with pytest.raises(BadOptions):
            _ = GAME.check_options("duel", options)
    with pytest.raises(KeyError):
        _ = GAME.check_options("solo", {})


def test_there_are_no_packs(tmp_path: Path) -> None:
    assert GAME.with_packs([]) == (GAME, {}, [])
    game, changes, faults = GAME.with_packs([tmp_path / "more-cards"])
    assert (game, changes) == (GAME, {})
    assert [str(fault) for fault in faults] == ["more-cards: Card Duel does not support packs"]


@pytest.mark.parametrize("goal", [8, 12, 20])
@each_mission
def test_every_match_ends(mission: str, goal: int) -> None:
    report = play_matches(
        GAME, mission, games=range(10), players=("random", "cautious"), options={"goal": goal}, views=True
    )
    assert report["finished"] == 10
    assert report["reasons"] == {"points": 10}


@each_mission
def test_the_cautious_player_beats_the_random_one(mission: str) -> None:
    wins = play_matches(GAME, mission, games=range(40), seed=3, players=("cautious", "random"))["wins"]["red"]
    second = play_matches(GAME, mission, games=range(40), seed=4, players=("random", "cautious"))["wins"][
        "blue"
    ]
    assert wins > 30
    assert second > 25


def test_there_is_no_other_player() -> None:
    assert set(GAME.bots) == {"random", "cautious"}
    assert GAME.stand_in == "cautious"


@each_mission
def test_at_every_decision_a_match_can_be_saved_and_loaded(mission: str) -> None:
    """This includes all views, and snapshots taken later in a longer match."""
    snapshot_count = 0
    for number in range(3):
        match = Selfplay(GAME, mission, derive_seed(2, number), options={"goal": 60}, strict=True)
        while not match.match.over:
            _ = match.turn()
            start = match.match.snapshot
            other = Match.load(GAME, start, match.journal[start.number :], match.match.chance)
            snapshot_count += start.number > 0
            viewers = (*match.bots, SPECTATOR)
            assert GAME.views(other, viewers) == GAME.views(match.match, viewers)
            assert GAME.codec.first(other.state) == GAME.codec.first(match.state)
            assert other.decisions == match.match.decisions
    assert snapshot_count > 30


def test_a_seat_cannot_be_handed_over_endlessly_before_the_match_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(core_match, "MAX_CHANGES", 3)
    table = Selfplay(GAME, "duel", derive_seed(1, 1)).match
    for name in ("Ada", "Bob", "Ada"):
        assert len(table.rename("red-1", name).entries) == 1
    with pytest.raises(Refused, match="must continue before"):
        table.rename("red-1", "Bob")
