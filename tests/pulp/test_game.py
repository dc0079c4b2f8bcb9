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


@pytest.mark.parametrize("part", ["landing_team", "exploration", "ship_cards", "bridge_crew", "ship_die"])
def test_a_part_of_an_expansion_is_offered_with_an_explanation(part: str) -> None:
    offers = {option.id: option.name for option in GAME.edition().missions["pulp-invasion"].options}
    _, part_name, meaning = offers[part].partition(": ")
    assert part_name and meaning


def test_the_page_of_questions_lists_every_kind() -> None:
    listed_kinds = re.findall(r"^([a-z-]+) +``", str(questions.__doc__), re.MULTILINE)
    assert sorted(listed_kinds) == sorted(decision_kinds(GAME))
