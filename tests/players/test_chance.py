"""The estimated win chance of a seat: higher with more material, and independent of information hidden from
the seat."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.players import Forecasting
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.players.admiral.chance import lead
from engine.galaxies.state import State
from tests.players.test_admiral import battle_match
from tests.properties.test_imagined import moments
from tests.properties.twins import TwinMaker

each_mission = pytest.mark.parametrize("mission", list(GAME.edition().missions))


def chances(game: Selfplay[State]) -> dict[str, float]:
    return {seat: GAME.chance(game.state, seat, Random(1)) for seat in game.state.seats}


@each_mission
def test_a_mission_begins_with_equal_chances(mission: str) -> None:
    game = Selfplay(GAME, mission, derive_seed(3, 0), ["greedy"])
    while not game.state.round:
        _ = game.turn()
    assert isinstance(GAME, Forecasting)
    for chance in chances(game).values():
        assert chance == pytest.approx(0.5, abs=0.1)


def test_damage_to_one_side_raises_the_chance_of_the_other() -> None:
    game = battle_match()
    before = chances(game)
    ship_card = next(card for card in game.state.cards.values() if card.seat == "isn-1")
    game.state.ships[ship_card.ships[0]].hull_damage += 2
    after = chances(game)
    assert after["isn-1"] < before["isn-1"]
    assert after["wretch-1"] > before["wretch-1"]
    assert sum(after.values()) == pytest.approx(1.0, abs=0.1)


@pytest.mark.parametrize(("points", "minimum"), [(0, 0.4), (5, 0.6), (9, 0.9)])
def test_points_count_more_the_nearer_the_goal_is(points: int, minimum: float) -> None:
    game = Selfplay(GAME, "pan-base", derive_seed(3, 0), ["greedy"])
    while not game.state.round:
        _ = game.turn()
    game.state.teams["isn"].victory_points = points
    assert minimum <= GAME.chance(game.state, "isn-1", Random(1)) < 1


def test_the_loss_of_a_ship_may_be_a_goal_of_the_other_side() -> None:
    game = Selfplay(GAME, "battle-for-barrage", derive_seed(3, 0), ["greedy"])
    while "isn-barrage" not in game.state.cards:
        _ = game.turn()
    (ship,) = game.state.cards["isn-barrage"].ships
    before = lead(game.state, "isn-1").goals
    game.state.ships[ship].hull_damage += 3
    assert lead(game.state, "isn-1").goals > before


@pytest.mark.parametrize(
    ("mission", "options"),
    [*((mission, {}) for mission in GAME.edition().missions), ("dead-zone", {"fleets": "48"})],
)
def test_PRV_17_a_chance_does_not_depend_on_information_hidden_from_the_seat(
    mission: str, options: dict[str, str]
) -> None:
    """The test covers a whole match. Chosen fleets and the contents of holds could reveal more than given
    fleets."""
    compared = 0
    for moment in moments(mission, options, 1, 20):
        for seat in moment.opening_state.seats:
            twin = GAME.codec.decode(TwinMaker(seat, Random(1)).make(moment.opening_data, moment.fixed_cards))
            world = GAME.sample_world(moment.opening_state, seat, Random(7))
            chances = [GAME.chance(g, seat, Random(5)) for g in (moment.opening_state, twin.state, world)]
            assert len(set(chances)) == 1
            compared += 1
    assert compared
