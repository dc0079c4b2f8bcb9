"""Saved matches of older versions continue from their saved positions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.chance import ScriptedChance
from engine.core.matches import record
from engine.core.matches.journal import Snapshot
from engine.core.matches.match import Match
from engine.galaxies import GAME
from engine.galaxies.rules.control import take_over
from engine.galaxies.state import State
from tests.properties import test_reshuffled_decks as decks
from tests.properties.matches import Played
from tests.rules.support import ready_made, run_rule
from tests.scenario import Scenario

#: All seats of older versions decide step by step.
STEPS = {"questions": "steps"}


def as_version_5(state: dict[str, Any]) -> None:
    """Change decks to the format of version 5: only the last player who put cards under a deck knew them."""
    for team in state["teams"].values():
        reshuffled, bottom = team.pop("anew"), team["bottom"]
        shown_cards = reshuffled["shown"] if reshuffled is not None else []
        team["shown"] = {card: shown_cards.count(card) for card in shown_cards}
        cards = [card["secret"] for card in bottom]
        team["bottom"] = {"secret": cards, "eyes": bottom[0]["eyes"]} if bottom else None


def as_version_1(data: bytes) -> bytes:
    """Return a snapshot in the format of version 1: each ship card held the turn of its last activation."""
    raw: dict[str, Any] = msgspec.json.decode(data)
    state = raw["state"]
    activated_cards = state.pop("activated")
    for number, (name, card) in enumerate(state["cards"].items()):
        before = -1 if number % 2 else state["turn"] - 1
        card["activated"] = state["turn"] if name in activated_cards else before
    as_version_5(state)
    return msgspec.json.encode(raw | {"version": 1})


@pytest.fixture
def first_rulings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets matches begin with the rulings that all older versions had."""
    monkeypatch.setattr("engine.galaxies.setup.RULINGS", 1)


def in_play(g: State) -> set[str]:
    """Return the ship cards activated in this turn that have not left play since."""
    return g.cards.keys() & set(g.activated)


def test_a_snapshot_of_version_1_knows_what_has_been_activated_in_its_turn(first_rulings: None) -> None:
    game, seen_kinds = Played(11, options=STEPS, strict=False), set[int]()
    while not game.match.over and game.answers < 500:
        _ = game.turn()
        data = GAME.codec.first(game.state)
        decoded = GAME.codec.decode(as_version_1(data))
        assert in_play(decoded.state) == in_play(game.state)
        decoded.state.activated = game.state.activated  # neither their order nor lost cards matter
        decoded.state.unloaded = game.state.unloaded  # cards seen before version 4 are not remembered
        decoded.state.emerged, decoded.state.revealed = game.state.emerged, game.state.revealed
        for name, team in decoded.state.teams.items():
            assert team.anew is None
            team.anew = game.state.teams[name].anew
        for name, seat in decoded.state.seats.items():
            assert seat.fresh == seat.dealt, "so many at most"
            seat.fresh, seat.drawn = game.state.seats[name].fresh, game.state.seats[name].drawn
        assert GAME.codec.encode(decoded) == data
        seen_kinds.add(len(game.state.activated))
    assert seen_kinds >= {0, 1, 2}


def test_a_match_of_version_1_continues_in_the_middle_of_a_turn(first_rulings: None) -> None:
    game, seen_kinds = Played(12, options=STEPS, strict=False), set[int]()
    while not game.match.over:
        _ = game.turn()
        snapshot = game.match.snapshot
        if snapshot.number not in seen_kinds:
            seen_kinds.add(snapshot.number)
            old_snapshot = Snapshot(snapshot.number, as_version_1(snapshot.data))
            loaded_match = Match.load(
                game.game, old_snapshot, game.journal[snapshot.number :], ScriptedChance()
            )
            assert loaded_match.decisions == game.match.decisions
            assert in_play(loaded_match.state) == in_play(game.state)
    assert len(seen_kinds) > 5


def test_a_record_of_version_1_can_still_be_checked(first_rulings: None) -> None:
    game = Played(13, options=STEPS, strict=False)
    assert game.play()
    data = game.record()
    old_snapshot = as_version_1(data["snapshot"].encode()).decode()
    assert record.verify({GAME.id: GAME}, data | {"snapshot": old_snapshot}) == record.verify(
        {GAME.id: GAME}, data
    )
    assert record.verify({GAME.id: GAME}, data | {"snapshot": old_snapshot}).ok
    forged_snapshot = old_snapshot.replace('"energy":20', '"energy":40', 1)
    assert not record.verify({GAME.id: GAME}, data | {"snapshot": forged_snapshot}).ok


@pytest.mark.parametrize(
    "state", [[], {"turn": 1, "cards": []}, {"cards": {"tes-kio": {}}}, {"cards": {"tes-kio": 3}}]
)
def test_data_that_is_not_a_snapshot_of_version_1_is_rejected(state: Any) -> None:
    with pytest.raises(ValueError, match="no snapshot of version 1"):
        _ = GAME.codec.decode(msgspec.json.encode({"state": state, "version": 1}))


def test_windows_of_a_match_of_version_2_still_ask_one_seat_after_another() -> None:
    game = Played(14, strict=False)
    raw: dict[str, Any] = msgspec.json.decode(GAME.codec.first(game.state))
    del raw["state"]["at_once"]
    old_snapshot = msgspec.json.encode(raw | {"version": 2})
    assert GAME.codec.decode(old_snapshot).state.at_once is False


@pytest.mark.parametrize("number", range(8))
def test_a_match_of_version_5_knows_which_cards_went_into_a_reshuffled_deck(
    number: int,
) -> None:
    """A world can be sampled, although events since the reshuffle were not recorded."""
    table = decks.Table(number)
    for _ in range(12):
        table.act_at_random()
    table.reshuffle()
    for _ in range(24):
        table.act_at_random()
        raw = msgspec.json.decode(GAME.codec.first(table.g))
        as_version_5(raw["state"])
        decoded = GAME.codec.decode(msgspec.json.encode(raw | {"version": 5})).state
        assert [card.open() for card in decoded.teams[decks.TEAM].bottom] == table.known_bottom
        for deal in range(4):
            world = GAME.sample_world(decoded, decks.VIEWER, Random(deal))
            chosen_deck = world.teams[decks.TEAM].chosen
            assert chosen_deck is not None
            assert table.shuffled <= Counter(chosen_deck.open())
            assert sum(chosen_deck.open().values()) == 24
            assert len(world.teams[decks.TEAM].deck.open()) == len(table.team.deck.open())
            assert len(world.seats[decks.OWN].hand.open()) == len(table.seat.hand.open())
            assert Counter(world.teams[decks.TEAM].deck.open()) <= table.shuffled
            assert world.teams[decks.TEAM].deck.open()[: len(table.known_bottom)] == table.known_bottom[::-1]


def as_version_4(data: bytes) -> bytes:
    """Return a snapshot in the format of version 4. Each ship card stored whether its hold was seen to be
    empty since its launch."""
    raw: dict[str, Any] = msgspec.json.decode(data)
    state = raw["state"]
    unloaded_ships = state.pop("unloaded")
    del state["escaped"], state["emerged"], state["revealed"], state["played"]
    for name, card in state["cards"].items():
        card["emerged"] = name in unloaded_ships and card["launched"] > 0
    for seat in state["seats"].values():
        del seat["recalled"], seat["fresh"], seat["drawn"]
    for team in state["teams"].values():
        del team["top"]
    as_version_5(state)
    return msgspec.json.encode(raw | {"version": 4})


def test_a_match_of_version_4_knows_which_ships_have_escaped_and_which_holds_are_empty() -> None:
    builds = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide")}
    scene = Scenario("blockade-run", builds=builds).ship("isn-1", "isn-torrent", at="7,9/7,10")
    scene = scene.ship("isn-1", "rooks-f54", at="1,4").ship("wretch-1", "vapors-fate", at="3,0")
    run_rule(take_over(scene.state, "isn-torrent", "wretch-1"), scene)
    table = scene.turn("wretch-1").energy("wretch", 20).play()
    table.picks("wretch-1", "activate:isn-torrent", "7,10>7,11")
    while "isn-torrent" in table.state.cards:
        table.picks("wretch-1", next(pick for pick in ("stop", "done") if pick in table.options("wretch-1")))
    decoded = GAME.codec.decode(as_version_4(GAME.codec.first(table.state))).state
    assert decoded.escaped == table.state.escaped == {"isn-torrent": "wretch-1"}
    assert decoded.unloaded == table.state.unloaded == ["isn-torrent"]


@pytest.mark.parametrize(("mission", "empty"), [("meteor-storm", True), ("battle-for-barrage", False)])
def test_ships_that_start_on_the_board_in_version_4_are_empty_except_in_one_mission(
    mission: str, empty: bool
) -> None:
    game = Played(15, mission=mission, strict=False)
    while not (state := game.state).cards:
        _ = game.turn()
    starting_cards = [name for name, card in state.cards.items() if card.launched == 0]
    assert starting_cards
    decoded = GAME.codec.decode(as_version_4(GAME.codec.first(state))).state
    assert decoded.unloaded == state.unloaded == (starting_cards if empty else [])
