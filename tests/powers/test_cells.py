"""Special cells of hit charts."""

from __future__ import annotations

import pytest

from engine.galaxies.queries import movement_of
from tests.powers.attacking import attacks
from tests.scenario import Scenario, Table


@pytest.mark.parametrize(("shields", "pegs"), [(0, (0, 2)), (2, (0, 0)), (1, (0, 1))])
def test_magazine_does_1_more_damage_while_shields_are_down(shields: int, pegs: tuple[int, int]) -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,4/14,5", shields=shields)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
        .dice("H4")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", "isn-barrage-1")
    assert (table.shields("isn-barrage-1"), table.hull_damage("isn-barrage-1")) == pegs


def test_magazine_has_no_effect_when_another_cell_is_hit() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,4/14,5", shields=0)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
        .dice("G4")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", "isn-barrage-1")
    assert table.hull_damage("isn-barrage-1") == 1


@pytest.mark.parametrize(("shields", "pegs"), [(1, (1, 0)), (0, (0, 1))])
def test_deflector_node_is_hit_only_while_shields_are_down(shields: int, pegs: tuple[int, int]) -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-everest", at="14,5", level="veteran", shields=shields)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
        .dice("H4")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", "isn-everest-1")
    assert (table.shields("isn-everest-1"), table.hull_damage("isn-everest-1")) == pegs


def hit_drive_spine(*dice: str) -> Table:
    """Return a table where Barrage has shot at Vapor's Fate in isn-2's turn, the last of the round."""
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,4/14,5")
        .ship("wretch-1", "vapors-fate", at="14,0")
        .ship("wretch-2", "tes-kio", at="20,0/20,1")
        .turn("isn-2")
        .dice(*dice)
        .play()
    )
    return attacks(table, "isn-2", "isn-barrage", *["vapors-fate-1"] * len(dice))


def test_drive_spine_slows_a_ship_until_the_end_of_its_players_next_turn() -> None:
    table = hit_drive_spine("I5").picks("isn-2", "hold", "done", "no")
    assert movement_of(table.state, "vapors-fate") == 3
    table.picks("wretch-1", "done", "done", "activate:vapors-fate")
    assert table.decision("wretch-1").text.args["left"] == 3
    table.picks("wretch-1", "stop", "done", "done")
    assert table.state.active == "wretch-2"
    assert movement_of(table.state, "vapors-fate") == 4


def test_drive_spine_slows_a_ship_with_each_hit_but_leaves_a_move_of_1() -> None:
    assert movement_of(hit_drive_spine("I5", "I5").state, "vapors-fate") == 2
    assert movement_of(hit_drive_spine("I5", "I5", "I5", "I5").state, "vapors-fate") == 1


def test_drive_spine_does_nothing_when_another_cell_is_hit() -> None:
    assert movement_of(hit_drive_spine("D4", "A8").state, "vapors-fate") == 4


def hit_siphon_coil(energy: int, number: str = "G4", hull: int = 0) -> Table:
    """Let Torrent shoot at Tes Kio."""
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,1/14,2", shields=0, hull_damage=hull)
        .turn("isn-1")
        .energy("wretch", energy)
        .dice(number)
        .play()
    )
    return attacks(table, "isn-1", "isn-torrent", "tes-kio-1")


@pytest.mark.parametrize(("before", "after"), [(5, 4), (0, 0)])
def test_siphon_coil_costs_its_player_1_energy(before: int, after: int) -> None:
    assert hit_siphon_coil(before).energy("wretch") == after


def test_siphon_coil_costs_nothing_when_another_cell_is_hit() -> None:
    assert hit_siphon_coil(5, "E4").energy("wretch") == 5


def test_ATK_08_siphon_coil_still_costs_energy_when_the_shot_destroys_the_ship() -> None:
    assert hit_siphon_coil(5, hull=5).energy("wretch") == 4
