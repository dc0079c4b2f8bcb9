"""What the contract of a game asks for: options, editions, views and happenings of their types, players."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.options import BadOptions
from engine.core.players import QuickPlayer
from engine.core.schema import definitions
from engine.core.selfplay import Selfplay, seed_of
from engine.core.setup import LobbySeat, LobbyState, Seated, Setup
from engine.core.views import SPECTATOR
from engine.pulp import GAME, english
from engine.pulp.present.shown import HAPPENING_TYPES
from engine.pulp.present.table import WITH_TRAITOR
from tests.pulp.book import BOOK
from tests.pulp.test_properties import MISSIONS, options_of

each_mission = pytest.mark.parametrize("mission", MISSIONS)


def check_type(data: Any, kind: Any) -> None:
    """The data fits the type, and has no key that the type does not have."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, kind))) == data


def test_views_and_happenings_are_of_their_types_and_every_kind_happens() -> None:
    kinds, asked = Counter[str](), Counter[str]()
    for number in range(36):
        mission = MISSIONS[number % len(MISSIONS)]
        player = "random" if number % 2 else "navigator"
        options = options_of(mission, Random(number))
        match = Selfplay(GAME, mission, seed_of(number, 1), [player], options, strict=True)
        while not match.match.over:
            asked[match.match.decisions["hero"].kind] += 1
            change = match.turn()
            for view in GAME.views(match.match, ("hero", SPECTATOR)).values():
                check_type(view, GAME.view_type)
            for told in GAME.happenings(match.state, change.news, ("hero", SPECTATOR)).values():
                for happening in told:
                    check_type(happening, GAME.happening_types[happening["kind"]])
                    kinds[happening["kind"]] += 1
    rare = {"begun", "swapped", "crew-lost", "borrowed", "conceded", "declined", "top", "ordered"}
    assert kinds.keys() | rare | WITH_TRAITOR >= HAPPENING_TYPES.keys()
    assert kinds.keys() <= english.HAPPENINGS.keys()
    assert {"encounter", "engage", "evade", "search", "cube", "take", "planet", "closing"} <= asked.keys()


def test_the_types_have_a_schema_of_their_own_names() -> None:
    names = definitions([GAME.view_type, GAME.catalogue_type, *GAME.happening_types.values()]).keys()
    assert {"PulpView", "PulpCatalogue", "EngagedHappening", "LineCardView", "DecisionView"} <= names
    assert names.isdisjoint({"View", "Decision", "Happening", "Catalogue"})


@each_mission
def test_the_lobby_shows_an_empty_table(mission: str) -> None:
    info = GAME.edition().missions[mission]
    lobby = LobbyState("m", info, "digest", None, "lobby", {"hero": LobbySeat("Ada")})
    for viewer, view in GAME.lobby_views(lobby, ("hero", SPECTATOR)).items():
        check_type(view, GAME.view_type)
        assert view["viewer"] == viewer
        assert ("decision" in view) == (viewer != SPECTATOR)
        assert view["seats"]["hero"]["player"] == "Ada"


def test_the_edition_is_named_by_what_is_printed() -> None:
    edition = GAME.edition()
    assert edition.digest == hashlib.sha256(edition.dump()).hexdigest()
    assert GAME.edition(edition.digest).digest == edition.digest
    check_type(edition.public(), GAME.catalogue_type)
    GAME.load_edition(edition.digest, edition.dump())
    with pytest.raises(ValueError, match="are not the components"):
        GAME.load_edition("0" * 64, b"{}")
    with pytest.raises(KeyError):
        _ = GAME.edition("0" * 64)


def setup(mission: str, **players: Seated) -> Setup:
    return Setup("m", mission, GAME.check_options(mission, {}), players, "sealed")


@each_mission
def test_the_seat_is_taken_and_brings_nothing(mission: str) -> None:
    assert set(GAME.new_match(setup(mission, hero=Seated("Ada"))).seats) == {"hero"}
    with pytest.raises(ValueError, match="every seat"):
        _ = GAME.new_match(setup(mission))
    with pytest.raises(BadOptions, match=r"seats\.hero"):
        _ = GAME.new_match(setup(mission, hero=Seated("Ada", loadout={})))


@each_mission
def test_what_a_mission_fixes_is_no_option_of_it(mission: str) -> None:
    offered = [option.id for option in GAME.edition().missions[mission].options]
    fixed = {"landing-team": ["landing_team"], "bridge-crew": ["cards", "bridge_crew"]}
    assert not set(fixed.get(mission, [])) & set(offered)
    with pytest.raises(BadOptions):
        _ = GAME.check_options(mission, {"speed": "1"})


@each_mission
def test_a_random_player_picks_from_the_position_what_it_picks_from_the_view(mission: str) -> None:
    quick, seeing = GAME.bot("random", 5), GAME.bot("random", 5)
    assert isinstance(quick, QuickPlayer)
    match = Selfplay(GAME, mission, seed_of(1, 1))
    while not match.match.over:
        seat, asked = next(iter(match.match.decisions.items()))
        assert quick.choose(match.state, asked) == seeing(match.view(seat))
        _ = match.turn()


@each_mission
def test_the_navigator_picks_the_same_for_the_same_view_and_changes_nothing_of_it(mission: str) -> None:
    match = Selfplay(GAME, mission, seed_of(1, 2), ["navigator"])
    while not match.match.over and match.answers < 60:
        view = match.view("hero")
        before = msgspec.json.encode(view)
        picks = [GAME.bot("navigator", seed)(view) for seed in (1, 2)]
        assert picks[0] == picks[1]
        assert msgspec.json.encode(view) == before
        _ = match.turn()


def test_the_navigator_plays_with_a_hidden_bag() -> None:
    match = Selfplay(GAME, "pulp-invasion", seed_of(1, 3), ["navigator"], {"hide_bag": "on"})
    assert match.play(2000)


def test_players() -> None:
    assert set(GAME.bots) == {"navigator", "random"}
    assert GAME.stand_in == GAME.adviser == "navigator"
    with pytest.raises(KeyError):
        _ = GAME.bot("genius", 1)


def test_one_of_a_thing_is_spoken_of_as_one() -> None:
    def say(table: Mapping[str, english.Sentence], key: str, **args: Any) -> str:
        return english.say(table, key, args, BOOK)

    line = say(english.HAPPENINGS, "line", cards=[], line=[], location=None, cubes={})
    assert line == "The line: nothing. Into the bag: no cubes"
    assert say(english.HAPPENINGS, "traitor", influence=12, area=1).endswith("1 white cube")
    assert say(english.HAPPENINGS, "looked", what="deck", count=1) == "Looks at 1 card of the deck"
    assert say(english.WHY, "free-dice", count=2) == "Choose 2 further dice"
    assert say(english.OPTIONS, "color", color="orange") == "An orange cube"
    assert say(english.OPTIONS, "discard-cube", color="red") == "Red: to the supply"
    crew = {"doctor-maw": 2}
    paid = say(english.OPTIONS, "pay", points={"combat": 1}, crew=crew, free=[])
    assert paid == "Pay 1 Combat and 2 of Doctor Maw"
    assert say(english.OPTIONS, "pay", points={}, crew=crew, free=[]) == "Pay 2 of Doctor Maw"
    assert say(english.OPTIONS, "pay", points={}, crew={}, free=[]) == "Pay nothing"
    assert english.cubes({"red": 1, "white": 2}) == "1 red and 2 white cubes"
    ended = {"reason": "time", "winner": None, "found": 1, "weapons": 4, "round": 12}
    assert english.result(ended, {}).endswith("1 of 4 Super Weapons was found")
    assert "the Hero has given up" in english.result(ended | {"reason": "concession"}, {})


def test_every_question_and_option_has_its_words() -> None:
    for number in range(9):
        mission = MISSIONS[number % len(MISSIONS)]
        match = Selfplay(GAME, mission, seed_of(number, 9), ["random"], options_of(mission, Random(number)))
        while not match.match.over:
            asked = match.match.decisions["hero"]
            assert asked.text.key in english.WHY
            assert {option.text.key for option in asked.options} <= english.OPTIONS.keys()
            _ = match.turn()
