"""What the contract of a game asks for: options, editions, views and happenings of their types, players."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.match import Match
from engine.core.options import BadOptions
from engine.core.players import QuickPlayer
from engine.core.schema import definitions
from engine.core.selfplay import Selfplay, run, seed_of
from engine.core.setup import LobbySeat, LobbyState, Seated
from engine.core.views import SPECTATOR
from engine.duel import GAME
from tests.duel.tables import setup

MISSIONS = list(GAME.edition().missions)
each_mission = pytest.mark.parametrize("mission", MISSIONS)


def check_type(data: Any, kind: Any) -> None:
    """The data fits the type, and has no key that the type does not have."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, kind))) == data


@each_mission
def test_views_and_happenings_are_of_their_types_and_every_kind_happens(mission: str) -> None:
    kinds = Counter[str]()
    for number in range(12):
        match = Selfplay(GAME, mission, seed_of(number, 1), strict=True)
        viewers = (*match.bots, SPECTATOR)
        while not match.match.over:
            change = match.turn()
            for view in GAME.views(match.match, viewers).values():
                check_type(view, GAME.view_type)
            for told in GAME.happenings(match.state, change.news, viewers).values():
                for happening in told:
                    check_type(happening, GAME.happening_types[happening["kind"]])
                    kinds[happening["kind"]] += 1
    assert kinds.keys() | {"shuffled", "dealt", "conceded"} == GAME.happening_types.keys()


def test_the_types_have_a_schema_of_their_own_names() -> None:
    names = definitions([GAME.view_type, GAME.catalogue_type, *GAME.happening_types.values()]).keys()
    assert {"DuelView", "DuelCatalogue", "RolledHappening", "HandView", "DecisionView"} <= names
    assert names.isdisjoint({"View", "Decision", "Happening", "Catalogue"})


@each_mission
def test_the_lobby_shows_an_empty_table(mission: str) -> None:
    info = GAME.edition().missions[mission]
    lobby = LobbyState("m", info, "digest", None, "lobby", {"red-1": LobbySeat("Ada")})
    seen = GAME.lobby_views(lobby, (*info.teams, SPECTATOR))
    for viewer, view in seen.items():
        check_type(view, GAME.view_type)
        assert view["viewer"] == viewer
        assert ("decision" in view) == (viewer != SPECTATOR)
        assert view["seats"]["red-1"]["player"] == "Ada"
        assert view["seats"]["blue-1"]["player"] is None


def test_the_edition_is_named_by_what_is_printed() -> None:
    edition = GAME.edition()
    assert edition.digest == hashlib.sha256(edition.dump()).hexdigest()
    assert GAME.edition(edition.digest).digest == edition.digest
    check_type(edition.public(), GAME.catalogue_type)
    GAME.load_edition(edition.digest, edition.dump())
    with pytest.raises(ValueError, match="another edition"):
        GAME.load_edition("0" * 64, b"{}")
    with pytest.raises(KeyError):
        _ = GAME.edition("0" * 64)


def test_the_goal_is_the_only_option() -> None:
    assert GAME.check_options("duel", {}) == {"goal": 12}
    assert GAME.check_options("table", {"goal": "20"}) == {"goal": 20}
    for wrong in ({"goal": 3}, {"goal": "many"}, {"speed": 1}):
        with pytest.raises(BadOptions):
            _ = GAME.check_options("duel", wrong)
    with pytest.raises(KeyError):
        _ = GAME.check_options("solo", {})


def test_every_seat_is_taken_and_brings_nothing() -> None:
    whole = setup("table")
    assert set(GAME.new_match(whole).seats) == set(whole.players)
    alone = msgspec.structs.replace(whole, players={"red-1": Seated("Ada")})
    with pytest.raises(ValueError, match="every seat"):
        _ = GAME.new_match(alone)
    laden = msgspec.structs.replace(whole, players={**whole.players, "red-1": Seated("Ada", loadout={})})
    with pytest.raises(BadOptions, match=r"seats\.red-1"):
        _ = GAME.new_match(laden)
    with pytest.raises(KeyError):
        _ = GAME.new_match(msgspec.structs.replace(whole, edition="0" * 64))


def test_there_are_no_packs(tmp_path: Path) -> None:
    assert GAME.with_packs([]) == (GAME, {}, [])
    game, changes, faults = GAME.with_packs([tmp_path / "more-cards"])
    assert (game, changes) == (GAME, {})
    assert [str(fault) for fault in faults] == ["more-cards: Card Duel takes no packs"]


@each_mission
def test_a_random_player_picks_from_the_position_what_it_picks_from_the_view(mission: str) -> None:
    quick, seeing = GAME.bot("random", 5), GAME.bot("random", 5)
    assert isinstance(quick, QuickPlayer)
    match = Selfplay(GAME, mission, seed_of(1, 1))
    while not match.match.over:
        seat, asked = next(iter(match.match.decisions.items()))
        assert quick.choose(match.state, asked) == seeing(match.view(seat))
        _ = match.turn()


@pytest.mark.parametrize("goal", [8, 12, 20])
@each_mission
def test_every_match_ends(mission: str, goal: int) -> None:
    report = run(
        GAME, mission, games=range(10), players=("random", "cautious"), options={"goal": goal}, views=True
    )
    assert report["finished"] == 10
    assert report["reasons"] == {"points": 10}


@each_mission
def test_the_cautious_player_beats_the_random_one(mission: str) -> None:
    first = run(GAME, mission, games=range(40), seed=3, players=("cautious", "random"))["wins"]["red"]
    second = run(GAME, mission, games=range(40), seed=4, players=("random", "cautious"))["wins"]["blue"]
    assert first > 30
    assert second > 25


def test_there_is_no_other_player() -> None:
    assert set(GAME.bots) == {"random", "cautious"}
    assert GAME.stand_in == "cautious"
    with pytest.raises(KeyError):
        _ = GAME.bot("genius", 1)


@each_mission
def test_at_every_decision_a_match_can_be_saved_and_loaded(mission: str) -> None:
    """With all views; from a snapshot that a longer match has taken, too."""
    renewed = 0
    for number in range(3):
        match = Selfplay(GAME, mission, seed_of(2, number), options={"goal": 60}, strict=True)
        while not match.match.over:
            _ = match.turn()
            start = match.match.snapshot
            other = Match.load(GAME, start, match.journal[start.number :], match.match.chance)
            renewed += start.number > 0
            viewers = (*match.bots, SPECTATOR)
            assert GAME.views(other, viewers) == GAME.views(match.match, viewers)
            assert GAME.codec.first(other.state) == GAME.codec.first(match.state)
            assert other.decisions == match.match.decisions
    assert renewed > 30
