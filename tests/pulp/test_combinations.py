"""Matches begin and end with every combination of levels, sets and expansions, and with random switches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.core.lobby.options import BadOptions, OptionInfo
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME

#: Switches of rulings, which are chosen at random. All other options are combined.
DRAWN = ("captain", "white_fixed", "location_stays", "one_die_per_phase", "hide_bag", "hero_bonus", "rulings")
#: Numbers of combinations with a ship, a crew, Explorations and so on. More than these exclude each other.
COMBINATIONS = {"pulp-invasion": 480, "traitor": 48, "landing-team": 120, "bridge-crew": 48}


def combinations(mission: str, random: Random) -> Iterator[dict[str, str]]:
    """Yield every legal combination of a mission's options, each with random switches."""
    options: tuple[OptionInfo, ...] = GAME.edition().missions[mission].options
    combined_options = [option for option in options if option.id not in DRAWN]
    for picks in product(*(option.choices for option in combined_options)):
        choices = {option.id: pick.id for option, pick in zip(combined_options, picks, strict=True)}
        choices |= {option.id: random.choice(option.choices).id for option in options if option.id in DRAWN}
        try:
            _ = GAME.check_options(mission, choices)
        except BadOptions:
            continue
        yield choices


@pytest.mark.parametrize("mission", COMBINATIONS)
def test_X3B_01_a_random_match_of_every_legal_combination_ends(mission: str) -> None:
    count = 0
    for number, options in enumerate(combinations(mission, Random(mission))):
        game = Selfplay(GAME, mission, derive_seed(19, number), options=options)
        assert game.play(), options
        count += 1
    assert count == COMBINATIONS[mission]
