"""Section 1 of the ledger: matches use the numbers printed on ship cards."""

from __future__ import annotations

from typing import Any

from engine.galaxies.events import Shot
from engine.galaxies.printed import version
from engine.galaxies.queries import (
    activation_cost,
    attacks_of,
    launch_cost,
    movement_of,
    powers_in_play,
    strength_of,
    weapons_of,
)
from engine.galaxies.rules.destruction import destroy
from engine.galaxies.state import State
from tests.rules.support import run_rule
from tests.scenario import Scenario

BARRAGE: dict[str, Any] = {"seat": "isn-2", "card": "isn-barrage", "at": "14,5/14,6"}
FATE: dict[str, Any] = {"seat": "wretch-1", "card": "vapors-fate", "at": "14,0"}
SPARROWS: dict[str, Any] = {"seat": "isn-2", "card": "f51-blue-sparrows", "at": ["14,8", "14,9", "15,8"]}


def test_CMP_05_every_ship_has_its_own_base_and_pegs() -> None:
    scene = Scenario().ship(**SPARROWS)
    ships = [scene.state.ships[name] for name in scene.state.cards["f51-blue-sparrows"].ships]
    assert [(ship.hexes, ship.shields) for ship in ships] == [([(14, 8)], 1), ([(14, 9)], 1), ([(15, 8)], 1)]
    run_rule(destroy(scene.state, "f51-blue-sparrows-2", "test"), scene)
    assert scene.state.cards["f51-blue-sparrows"].ships == ["f51-blue-sparrows-1", "f51-blue-sparrows-3"]


def test_CMP_14_and_CMP_14r_victory_points_are_counted_from_zero() -> None:
    assert [team.victory_points for team in Scenario().state.teams.values()] == [0, 0]


def test_CMP_10r_the_supply_of_pegs_does_not_run_out() -> None:
    scene = Scenario().ship(**BARRAGE, shields=1).ship(**FATE, shields=40)
    table = scene.tile("shield-regenerator", "14,5/14,6").turn("isn-2", "energy").play()
    assert table.picks("isn-2", "isn-barrage-1").shields("isn-barrage-1") == 2


def test_SHC_04_every_ship_card_has_one_primary_weapon() -> None:
    scene = Scenario().ship(**BARRAGE)
    assert list(weapons_of(scene.state, "isn-barrage")) == ["primary"]
    scene.attach("isn-barrage", "lr5-nuclear-warhead")
    assert list(weapons_of(scene.state, "isn-barrage")) == ["primary", "a1"]


def test_SHC_08_and_SHC_09_every_weapon_has_a_number_of_attacks_and_a_strength() -> None:
    scene = Scenario().ship(**BARRAGE)
    shot = Shot("isn-barrage-1", "primary")
    assert (attacks_of(scene.state, shot), strength_of(scene.state, shot)) == (4, 1)


def test_SHC_11_a_ship_has_the_powers_of_the_version_in_play() -> None:
    scene = Scenario().ship(**FATE)
    assert _powers(scene.state) == {"siphon-lances", "terror-wake", "grapple-decks"}
    scene.state.cards["vapors-fate"].level = "standard"
    assert _powers(scene.state).isdisjoint({"siphon-lances", "terror-wake", "grapple-decks"})


def _powers(g: State) -> set[str]:
    in_play = powers_in_play(g)
    modifier_powers = {source.power for modifiers in in_play.modifiers.values() for _, source in modifiers}
    acting = (*in_play.triggered.values(), *in_play.offering.values())
    return modifier_powers | {source.power for sources in acting for source in sources}


def test_SHC_12_and_SHC_13_and_SHC_17_every_ship_has_an_activation_cost_a_move_and_a_launch_cost() -> None:
    scene = Scenario().ship(**BARRAGE)
    assert (activation_cost(scene.state, "isn-barrage"), movement_of(scene.state, "isn-barrage")) == (3, 4)
    assert launch_cost(scene.state, "isn-2", "rooks-f54") == 4


def test_SHC_18_hull_is_the_damage_that_destroys_a_ship() -> None:
    assert version(Scenario().ship(**BARRAGE).state, "isn-barrage").hull == 5
