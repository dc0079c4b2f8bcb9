"""Pulp Invasion through the interface that the server uses: options, happenings, players, texts."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import msgspec
import pytest

from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME
from engine.pulp.present import questions
from engine.pulp.present.happening_views import HAPPENING_TYPES
from engine.pulp.present.table import TRAITOR_MATCH_KINDS
from tests.contract import check_messages, decision_kinds
from tests.pulp.test_properties import MISSIONS, options_of

each_mission = pytest.mark.parametrize("mission", MISSIONS)


def test_every_kind_of_happening_occurs_and_matches_its_type() -> None:
    kinds, question_kinds = Counter[str](), Counter[str]()
    for number in range(15):
        mission = MISSIONS[number % len(MISSIONS)]
        player = "random" if number % 2 else "navigator"
        options = options_of(mission, Random(number))
        match = Selfplay(GAME, mission, derive_seed(number, 1), [player], options, strict=True)
        while not match.match.over:
            question_kinds[match.match.decisions["hero"].kind] += 1
            kinds += check_messages(match, match.turn())
    rare_kinds = {"begun", "swapped", "crew-lost", "borrowed", "conceded", "declined", "top", "ordered"}
    assert kinds.keys() | rare_kinds | TRAITOR_MATCH_KINDS >= HAPPENING_TYPES.keys()
    assert {
        "encounter",
        "engage",
        "evade",
        "search",
        "cube",
        "take",
        "planet",
        "closing",
    } <= question_kinds.keys()


@each_mission
def test_what_a_mission_prescribes_is_not_offered_as_an_option(mission: str) -> None:
    offers = [option.id for option in GAME.edition().missions[mission].options]
    fixed_options = {"landing-team": ["landing_team"], "bridge-crew": ["cards", "bridge_crew"]}
    assert not set(fixed_options.get(mission, [])) & set(offers)


@each_mission
def test_the_navigator_makes_the_same_picks_for_the_same_view_and_does_not_change_it(mission: str) -> None:
    match = Selfplay(GAME, mission, derive_seed(1, 2), ["navigator"])
    while not match.match.over and match.answers < 60:
        view = match.view("hero")
        before = msgspec.json.encode(view)
        picks = [GAME.bot("navigator", seed)(view) for seed in (1, 2)]
        assert picks[0] == picks[1]
        assert msgspec.json.encode(view) == before
        _ = match.turn()


def test_the_navigator_can_play_with_a_hidden_bag() -> None:
    match = Selfplay(GAME, "pulp-invasion", derive_seed(1, 3), ["navigator"], {"hide_bag": "on"})
    assert match.play(2000)


def test_the_game_offers_these_computer_players() -> None:
    assert set(GAME.bots) == {"navigator", "random"}
    assert GAME.stand_in == GAME.adviser == "navigator"


def sentence(table: Mapping[str, wording.Sentence], key: str, **args: Any) -> str:
    return english.sentence(table, key, args, EDITION)


def test_sentences_about_the_traitors_actions_name_the_traitor() -> None:
    args = {"card": "false-orders", "side": "turned", "cost": 0}
    sentences = [
        sentence(english.HAPPENINGS, "influence", **args),
        sentence(english.HAPPENINGS, "looked", what="bag", count=2, by="jammed-scanner"),
        sentence(english.HAPPENINGS, "looked", what="weapons", count=4, by="traitor"),
        sentence(english.HAPPENINGS, "recharged", n=1, by="false-orders:turned"),
        sentence(english.HAPPENINGS, "traitor-rolled", dice={"engineer": 3}, by="alignment:kah"),
    ]
    assert all(line.startswith("The Traitor ") for line in sentences)
    assert sentence(english.HAPPENINGS, "looked", what="weapons", count=4, by="engineer").startswith("Looks")


def test_a_single_thing_is_described_in_the_singular() -> None:
    line = sentence(english.HAPPENINGS, "line", cards=[], line=[], location=None, cubes={})
    assert line == "The line: nothing. Into the bag: no cubes"
    assert sentence(english.HAPPENINGS, "traitor", influence=12, area=1).endswith("1 white cube")
    text = sentence(english.HAPPENINGS, "looked", what="deck", count=1, by="night-ferry")
    assert text == "Looks at 1 card of the deck"
    assert sentence(english.WHY, "free-dice", count=2) == "Choose 2 further dice"
    assert sentence(english.OPTIONS, "color", color="orange") == "An orange cube"
    assert sentence(english.OPTIONS, "discard-cube", color="red") == "Red: to the supply"
    assert (
        sentence(english.OPTIONS, "collect", color="black", alien="the-pale-choir")
        == "Black: onto The Pale Choir"
    )
    assert sentence(english.WHY, "cube", cubes=["red", "white"]).endswith("Which cube first?")
    assert sentence(english.WHY, "cube", cubes=["white"]) == "Drawn: 1 white cube. What do you do with it?"
    text = sentence(english.HAPPENINGS, "cubes", cubes={"red": 1}, source="drawn", target="supply")
    assert text == "1 red cube goes from the drawn cubes to the supply"
    text = sentence(english.HAPPENINGS, "cubes", cubes={"green": 2}, source="team", target="gone")
    assert text == "2 green cubes go from the Landing Team out of the game"
    args = {"die": "engineer", "face": 3, "way": 0}
    assert (
        sentence(english.HAPPENINGS, "die-used", **args, value=1) == "Uses Engineer, which turns from 3 to 1"
    )
    assert sentence(english.HAPPENINGS, "die-used", **args, value=3) == "Uses Engineer, which stays at 3"
    crew = {"doctor-maw": 2}
    text = sentence(english.OPTIONS, "pay", points={"combat": 1}, crew=crew, free=[])
    assert text == "Pay 1 Combat and 2 of Doctor Maw"
    assert sentence(english.OPTIONS, "pay", points={}, crew=crew, free=[]) == "Pay 2 of Doctor Maw"
    assert sentence(english.OPTIONS, "pay", points={}, crew={}, free=[]) == "Pay nothing"
    assert wording.cubes({"red": 1, "white": 2}) == "1 red and 2 white cubes"
    args = {"reason": "time", "winner": None, "found": 1, "weapons": 4, "round": 12}
    assert english.result(args, {}).endswith("1 of 4 Super Weapons was found")
    assert "the Hero has given up" in english.result(args | {"reason": "concession"}, {})


def test_every_question_and_every_option_has_words() -> None:
    for number in range(9):
        mission = MISSIONS[number % len(MISSIONS)]
        match = Selfplay(
            GAME, mission, derive_seed(number, 9), ["random"], options_of(mission, Random(number))
        )
        while not match.match.over:
            decision = match.match.decisions["hero"]
            assert decision.text.key in english.WHY
            assert {option.text.key for option in decision.options} <= english.OPTIONS.keys()
            _ = match.turn()


@pytest.mark.parametrize("part", ["landing_team", "exploration", "ship_cards", "bridge_crew", "ship_die"])
def test_a_part_of_an_expansion_is_offered_with_an_explanation(part: str) -> None:
    offers = {option.id: option.name for option in GAME.edition().missions["pulp-invasion"].options}
    _, part_name, meaning = offers[part].partition(": ")
    assert part_name and meaning


def test_the_page_of_questions_lists_every_kind() -> None:
    listed_kinds = re.findall(r"^([a-z-]+) +``", str(questions.__doc__), re.MULTILINE)
    assert sorted(listed_kinds) == sorted(decision_kinds(GAME))
