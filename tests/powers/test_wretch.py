"""Powers of Wretch ships."""

from __future__ import annotations

import pytest

from engine.galaxies.events import Shot
from engine.galaxies.powers.helpers import deal_direct_damage
from engine.galaxies.queries import range_of
from tests.powers.attacking import attacks
from tests.rules.support import run_rule
from tests.scenario import Scenario

# Vapor's Fate


def fate_scene(shields: int | None = None) -> Scenario:
    """Return a scene with Vapor's Fate two spaces from Everest."""
    return (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0")
        .ship("isn-1", "isn-everest", at="14,4", shields=shields)
        .turn("wretch-1")
        .energy("wretch", 10)
    )


def test_siphon_lances_gain_energy_twice_at_most() -> None:
    table = fate_scene().dice("D4", "D4", "D4").play()
    attacks(table, "wretch-1", "vapors-fate", *["isn-everest-1"] * 3)
    assert table.shields("isn-everest-1") == 0
    assert table.energy("wretch") == 10 - 4 + 2


def test_siphon_lances_may_gain_energy_in_the_next_activation_again() -> None:
    table = fate_scene().order("wretch-1", "isn-2").dice("D4", "D4", "D4").play()
    attacks(table, "wretch-1", "vapors-fate", *["isn-everest-1"] * 2, "hold", "done", "done")
    table.ends_turn("isn-2").picks("wretch-1", "done", "done")
    before = table.energy("wretch")
    attacks(table, "wretch-1", "vapors-fate", "isn-everest-1")
    assert table.energy("wretch") == before - 4 + 1


def test_siphon_lances_of_a_seasoned_ship_gain_energy_once() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0", level="seasoned")
        .ship("isn-1", "isn-everest", at="14,4")
        .turn("wretch-1")
        .energy("wretch", 10)
        .dice("D4", "D4")
        .play()
    )
    attacks(table, "wretch-1", "vapors-fate", "isn-everest-1", "isn-everest-1")
    assert table.energy("wretch") == 10 - 4 + 1


def test_siphon_lances_gain_nothing_from_a_ship_without_shields() -> None:
    table = fate_scene(shields=0).dice("D4").play()
    attacks(table, "wretch-1", "vapors-fate", "isn-everest-1")
    assert table.energy("wretch") == 6


def test_siphon_lances_apply_only_to_the_primary_weapon() -> None:
    table = fate_scene().dice("D4").play()
    attacks(table, "wretch-1", "vapors-fate", "isn-everest-1", weapon="secondary")
    assert table.shields("isn-everest-1") == 3
    assert table.energy("wretch") == 6


@pytest.mark.parametrize(("roll", "alive"), [(3, True), (4, False)])
def test_terror_wake_does_ecm_damage_on_4_or_more(roll: int, alive: bool) -> None:
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0")
        .ship("isn-2", "rooks-f54", at="14,3")
        .turn("isn-2")
        .dice(roll)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,2")
    assert table.alive("rooks-f54-1") is alive


def test_terror_wake_does_not_apply_to_other_ships() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="8,0")
        .ship("wretch-2", "so-bwa-tet", at="14,0/14,1")
        .ship("isn-2", "rooks-f54", at="14,3")
        .turn("isn-2")
        .dice(4)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,2")
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == (1, 0)


def grapple_scene(shields: int = 0, energy: int = 10) -> Scenario:
    """Return a scene with Vapor's Fate beside Torrent."""
    return (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0")
        .ship("isn-1", "isn-torrent", at="14,2/14,3", shields=shields)
        .turn("wretch-1")
        .energy("wretch", energy)
    )


def test_grapple_decks_take_over_a_ship_on_7() -> None:
    table = grapple_scene().dice(7).play()
    table.picks("wretch-1", "activate:vapors-fate", "stop", "done", "isn-torrent-1")
    assert table.controller("isn-torrent") == "wretch-1"
    assert table.energy("wretch") == 10 - 4 - 4


def test_grapple_decks_do_hull_damage_on_lower_rolls() -> None:
    table = grapple_scene().dice(6).play()
    table.picks("wretch-1", "activate:vapors-fate", "stop", "done", "isn-torrent-1")
    assert table.controller("isn-torrent") == "isn-1"
    assert table.hull_damage("isn-torrent-1") == 1


def test_grapple_decks_can_be_declined() -> None:
    table = grapple_scene().play().picks("wretch-1", "activate:vapors-fate", "stop", "done")
    assert table.options("wretch-1") == ["isn-torrent-1", "no"]
    table.picks("wretch-1", "no")
    assert table.energy("wretch") == 6
    assert table.hull_damage("isn-torrent-1") == 0


@pytest.mark.parametrize(("shields", "energy"), [(1, 10), (0, 7)])
def test_grapple_decks_need_energy_and_a_target_without_shields(shields: int, energy: int) -> None:
    table = grapple_scene(shields, energy).play()
    table.picks("wretch-1", "activate:vapors-fate", "stop", "done")
    assert table.asked("wretch-1") == "action"


def test_grapple_decks_may_be_paid_for_by_discarding() -> None:
    table = grapple_scene(energy=7).hand("wretch-1", "hijack-plan").dice(8).play()
    table.picks("wretch-1", "activate:vapors-fate", "stop", "done")
    assert table.options("wretch-1") == ["no", "discard"]
    table.picks("wretch-1", "discard", ["h1"], "isn-torrent-1")
    assert table.controller("isn-torrent") == "wretch-1"
    assert table.energy("wretch") == 0


def test_grapple_decks_cannot_take_over_large_ships_or_squadrons() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0")
        .ship("isn-1", "isn-everest", at="14,3", shields=0)
        .ship("isn-2", "f47-blue-hawks", at=["16,-1", "17,-1", "18,-1"])
        .turn("wretch-1")
        .play()
    )
    table.picks("wretch-1", "activate:vapors-fate", "stop", "done")
    assert table.asked("wretch-1") == "action"


# So Bwa Tet


def raider_scene(
    card: str = "isn-torrent", position: str = "14,3/14,4", seat: str = "isn-1", shields: int = 0
) -> Scenario:
    """Return a scene with So Bwa Tet beside an ISN ship."""
    return (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,1/14,2")
        .ship(seat, card, at=position, shields=shields)
        .turn("wretch-2")
        .energy("wretch", 10)
    )


@pytest.mark.parametrize(("roll", "damage"), [(3, 0), (4, 2)])
def test_boarding_hooks_do_2_hull_damage_on_4_or_more(roll: int, damage: int) -> None:
    table = raider_scene().dice(roll).play()
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == damage
    assert table.energy("wretch") == 10 - 3 - 1


def test_boarding_hooks_need_a_target_without_shields() -> None:
    table = raider_scene(shields=1).play().picks("wretch-2", "activate:so-bwa-tet", "stop", "done")
    assert table.asked("wretch-2") == "action"


def test_boarding_hooks_also_work_on_large_ships_and_can_be_declined() -> None:
    table = raider_scene("isn-everest", "14,4").play()
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done", "no")
    assert table.energy("wretch") == 7


def test_boarding_hooks_work_on_any_adjacent_ship_without_shields() -> None:
    """Torrent has its shields up."""
    table = raider_scene(shields=1).ship("isn-2", "rooks-f54", at="13,2", shields=0).play()
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done")
    assert table.options("wretch-2") == ["rooks-f54-1", "no"]
    other_table = raider_scene().ship("isn-2", "rooks-f54", at="13,2", shields=0).play()
    other_table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done")
    assert other_table.options("wretch-2") == ["isn-torrent-1", "rooks-f54-1", "no"]


@pytest.mark.parametrize(("energy", "question"), [(3, "action"), (4, "power")])
def test_boarding_hooks_need_1_energy(energy: int, question: str) -> None:
    """This much is left after the activation, and the hand is empty."""
    table = raider_scene().energy("wretch", energy).play()
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done")
    assert table.asked("wretch-2") == question


def test_pirates_cut_gains_2_energy_for_a_destroyed_enemy_ship() -> None:
    table = raider_scene("rooks-f54", "14,3", "isn-2").dice("D4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "rooks-f54-1")
    assert not table.alive("rooks-f54-1")
    assert table.energy("wretch") == 10 - 3 + 2


def test_pirates_cut_counts_ships_destroyed_by_boarding_hooks() -> None:
    table = raider_scene("rooks-f54", "14,3", "isn-2").dice(5).play()
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done", "rooks-f54-1")
    assert not table.alive("rooks-f54-1")
    assert table.energy("wretch") == 10 - 3 - 1 + 2


def test_pirates_cut_counts_ships_destroyed_by_its_ecm() -> None:
    table = (
        raider_scene("f47-blue-hawks", ["14,5", "15,6", "16,6"], "isn-2")
        .turn("isn-2")
        .energy("isn", 10)
        .dice(5)
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,4", "14,3")
    assert not table.alive("f47-blue-hawks-1")
    assert table.energy("wretch") == 10 + 2


def test_pirates_cut_counts_each_ship_that_one_event_destroys() -> None:
    scene = raider_scene("f47-blue-hawks", ["14,3", "13,3", "18,3"], "isn-2").energy("wretch", 0)
    targets = ["f47-blue-hawks-1", "f47-blue-hawks-2"]
    run_rule(deal_direct_damage(scene.state, targets, 9, "boarding-hooks", source="so-bwa-tet-1"), scene)
    assert scene.state.teams["wretch"].energy == 2 + 2


def test_pirates_cut_does_not_count_ships_that_others_destroy() -> None:
    table = (
        raider_scene("rooks-f54", "14,3", "isn-2")
        .ship("wretch-2", "tes-kio", at="16,1/16,2")
        .dice("D4", "D4")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", "rooks-f54-1", "rooks-f54-1")
    assert not table.alive("rooks-f54-1")
    assert table.energy("wretch") == 7


@pytest.mark.parametrize(("shields", "shields_left"), [(0, 2), (1, 0)])
def test_hot_pursuit_ignores_the_ecm_of_ships_without_shields(shields: int, shields_left: int) -> None:
    table = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,0/14,1")
        .ship("isn-1", "isn-torrent", at="14,3/14,4", shields=shields)
        .turn("wretch-2")
        .dice(8)
        .play()
    )
    table.picks("wretch-2", "activate:so-bwa-tet", "14,1>14,2")
    assert table.shields("so-bwa-tet-1") == shields_left


# Tes Kio


def frigate_scene(shields: int = 3) -> Scenario:
    """Return a scene with Tes Kio two spaces from Torrent."""
    return (
        Scenario()
        .ship("wretch-2", "tes-kio", at="14,0/14,1")
        .ship("isn-1", "isn-torrent", at="14,3/14,4", shields=shields)
        .turn("wretch-2")
        .energy("wretch", 10)
    )


def test_vecton_wash_removes_a_shield_before_the_damage() -> None:
    table = frigate_scene().dice("E4").play()
    attacks(table, "wretch-2", "tes-kio", "isn-torrent-1")
    assert (table.shields("isn-torrent-1"), table.hull_damage("isn-torrent-1")) == (1, 0)
    assert [power["power"] for power in table.happened("power")] == ["vecton-wash"]


def test_CRT_04_vecton_wash_and_a_star_in_one_attack_do_not_destroy_a_ship() -> None:
    table = frigate_scene(shields=1).dice("D5").play()
    attacks(table, "wretch-2", "tes-kio", "isn-torrent-1")
    assert table.alive("isn-torrent-1")
    assert (table.shields("isn-torrent-1"), table.hull_damage("isn-torrent-1")) == (0, 1)


def test_vecton_wash_does_nothing_on_a_miss() -> None:
    table = frigate_scene().dice("A1").play()
    attacks(table, "wretch-2", "tes-kio", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 3


def test_vecton_wash_applies_only_to_the_primary_weapon() -> None:
    table = frigate_scene().attach("tes-kio", "lr5-plaxma-cannon").dice("E4").play()
    attacks(table, "wretch-2", "tes-kio", "isn-torrent-1", weapon="a1")
    assert (table.shields("isn-torrent-1"), table.hull_damage("isn-torrent-1")) == (0, 0)


def test_drain_field_turns_a_shield_into_energy() -> None:
    table = frigate_scene().turn("wretch-2", "energy").energy("wretch", 0).play()
    assert table.options("wretch-2") == ["isn-torrent-1", "no", "discard"]
    table.picks("wretch-2", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 2
    assert table.energy("wretch") == 8 + 1


def test_drain_field_can_be_declined() -> None:
    table = frigate_scene().turn("wretch-2", "energy").energy("wretch", 0).play().picks("wretch-2", "no")
    assert (table.shields("isn-torrent-1"), table.energy("wretch")) == (3, 8)


def test_drain_field_gains_nothing_from_bare_or_distant_ships() -> None:
    assert frigate_scene(shields=0).turn("wretch-2", "energy").play().asked("wretch-2") == "energy-phase"
    far_scene = (
        Scenario()
        .ship("wretch-2", "tes-kio", at="14,-1/14,0")
        .ship("isn-1", "isn-torrent", at="14,3/14,4")
        .turn("wretch-2", "energy")
        .play()
    )
    assert far_scene.asked("wretch-2") == "energy-phase"


def test_drain_field_waits_for_its_own_players_energy_phase() -> None:
    assert frigate_scene().turn("wretch-1", "energy").play().asked("wretch-1") == "energy-phase"


def warhead_scene(target: str) -> Scenario:
    """Return a scene with a nuclear warhead on Torrent, and Red Tougu beside Tes Kio."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"])
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .ship("wretch-1", "red-tougu", at=["15,1"])
        .turn("isn-1")
        .energy("isn", 10)
    )


def test_overcharged_coils_raise_pulse_damage_to_the_ship_by_1() -> None:
    table = warhead_scene("red-tougu-1").dice("D4").play()
    attacks(table, "isn-1", "isn-torrent", "red-tougu-1", weapon="a1")
    assert table.shields("tes-kio-1") == 3 - 2


def test_overcharged_coils_do_not_affect_attacks_or_other_ships() -> None:
    table = warhead_scene("tes-kio-1").dice("D4").play()
    attacks(table, "isn-1", "isn-torrent", "tes-kio-1", weapon="a1")
    assert table.shields("tes-kio-1") == 0
    assert table.hull_damage("red-tougu-1") == 1


# Chosh Ka


def infiltrator_scene(level: str | None = None) -> Scenario:
    """Return a scene with Chosh Ka beside Torrent."""
    return (
        Scenario()
        .ship("wretch-2", "chosh-ka", at="14,2", level=level)
        .ship("isn-1", "isn-torrent", at="14,3/14,4")
        .turn("wretch-2")
        .energy("wretch", 10)
    )


@pytest.mark.parametrize(
    ("level", "roll", "shields_left"), [(None, 4, 2), (None, 3, 3), ("seasoned", 4, 3), ("seasoned", 5, 2)]
)
def test_limpet_pulse_does_1_damage_on_a_die_roll(level: str | None, roll: int, shields_left: int) -> None:
    table = infiltrator_scene(level).dice(roll).play()
    table.picks("wretch-2", "activate:chosh-ka", "stop", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == shields_left


def test_limpet_pulse_comes_after_a_movement_and_can_be_declined() -> None:
    table = infiltrator_scene().dice(1).play()
    table.picks("wretch-2", "activate:chosh-ka", "14,1", "14,2", "stop")
    assert table.options("wretch-2") == ["isn-torrent-1", "no"]
    table.picks("wretch-2", "no")
    assert table.asked("wretch-2") == "weapon"


def test_limpet_pulse_needs_an_adjacent_enemy() -> None:
    table = infiltrator_scene().play().picks("wretch-2", "activate:chosh-ka", "14,1", "stop")
    assert table.asked("wretch-2") == "weapon"


def test_limpet_pulse_does_not_come_after_the_movement_of_another_ship() -> None:
    """Tes Kio moves beside Torrent, where Chosh Ka already is."""
    table = infiltrator_scene().ship("wretch-2", "tes-kio", at="16,1/16,2").dice(1).play()
    table.picks("wretch-2", "activate:tes-kio", "16,1>15,2", "stop")
    assert table.asked("wretch-2") == "weapon"


def test_void_skin_shortens_the_range_of_weapons_aimed_at_it() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "chosh-ka", at="14,1")
        .ship("wretch-1", "red-tougu", at=["15,1"])
        .turn("isn-1")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary")
    assert table.options("isn-1") == ["red-tougu-1", "hold"]
    assert range_of(table.state, Shot("isn-torrent-1", "primary", "chosh-ka-1")) == 3


def test_void_skin_never_shortens_a_range_below_1() -> None:
    table = (
        Scenario()
        .ship("isn-2", "so-bwa-tet", at="14,5/14,6")
        .ship("isn-1", "f51-blue-sparrows", at=["15,4"])
        .ship("wretch-2", "chosh-ka", at="14,4")
        .turn("isn-2")
        .play()
    )
    assert range_of(table.state, Shot("so-bwa-tet-1", "secondary", "chosh-ka-1")) == 1
    assert range_of(table.state, Shot("f51-blue-sparrows-1", "primary", "chosh-ka-1")) == 2 - 1


def test_slip_away_places_the_ship_after_its_attacks() -> None:
    table = infiltrator_scene().play().picks("wretch-2", "activate:chosh-ka", "14,1", "stop", "done")
    assert table.asked("wretch-2") == "power"
    assert "14,1" not in table.options("wretch-2")
    assert "14,4" not in table.options("wretch-2")
    table.picks("wretch-2", "15,1")
    assert table.where("chosh-ka-1") == "15,1"
    assert table.happened("roll") == []


def test_slip_away_reaches_2_spaces_and_can_be_declined() -> None:
    table = infiltrator_scene().play().picks("wretch-2", "activate:chosh-ka", "14,1", "stop", "done")
    assert "14,-1" in table.options("wretch-2")
    assert "14,-2" not in table.options("wretch-2")
    table.picks("wretch-2", "no")
    assert table.where("chosh-ka-1") == "14,1"


def test_slip_away_works_only_in_the_ships_own_activation() -> None:
    scene = infiltrator_scene().ship("wretch-2", "tes-kio", at="4,4/4,5")
    table = scene.play().picks("wretch-2", "activate:tes-kio", "stop", "done")
    assert table.asked("wretch-2") == "action"


# Red Tougu


@pytest.mark.parametrize(("roll", "pegs"), [(4, (1, 0)), (5, (0, 1))])
def test_ramming_spines_raise_ecm_damage_to_2(roll: int, pegs: tuple[int, int]) -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["14,2"])
        .ship("isn-2", "rooks-f54", at="14,4")
        .turn("isn-2")
        .dice(roll)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,3")
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == pegs


def test_ramming_spines_belong_only_to_the_tougu() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["8,2"])
        .ship("wretch-1", "red-fuvu", at=["14,2"])
        .ship("isn-2", "rooks-f54", at="14,4")
        .turn("isn-2")
        .dice(5)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,3")
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == (0, 0)


@pytest.mark.parametrize(("shields", "pegs"), [(0, (0, 2)), (1, (0, 0))])
def test_blood_up_does_1_more_damage_to_ships_without_shields(shields: int, pegs: tuple[int, int]) -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["14,1"])
        .ship("isn-1", "isn-torrent", at="14,3/14,4", shields=shields)
        .turn("wretch-1")
        .dice("E4")
        .play()
    )
    table.picks("wretch-1", "activate:red-tougu", "done", "red-tougu-1", "primary", "isn-torrent-1")
    assert (table.shields("isn-torrent-1"), table.hull_damage("isn-torrent-1")) == pegs


def snarl_scene(position: str) -> Scenario:
    """Return a scene with Rook's F-54 in range of two Tougu, one of them nearly destroyed."""
    return (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["14,2", "10,0"], hull_damage=1)
        .ship("isn-2", "rooks-f54", at=position)
        .turn("isn-2")
    )


@pytest.mark.parametrize(("roll", "shields_left"), [(4, 1), (5, 0)])
def test_last_snarl_damages_the_attacker_on_5_or_more(roll: int, shields_left: int) -> None:
    table = snarl_scene("14,4").dice("D4", roll).play()
    attacks(table, "isn-2", "rooks-f54", "red-tougu-1")
    assert not table.alive("red-tougu-1")
    assert table.shields("rooks-f54-1") == shields_left


def test_last_snarl_needs_the_attacker_within_2_spaces() -> None:
    table = snarl_scene("14,5").dice("D4").play()
    attacks(table, "isn-2", "rooks-f54", "red-tougu-1")
    assert not table.alive("red-tougu-1")
    assert table.shields("rooks-f54-1") == 1


def test_last_snarl_responds_only_to_attacks() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["14,2", "10,0"], hull_damage=1)
        .ship("isn-2", "rooks-f54", at="14,4")
        .turn("wretch-1")
        .dice(5)
        .play()
    )
    table.picks("wretch-1", "activate:red-tougu", "red-tougu-1", "14,3")
    assert not table.alive("red-tougu-1")
    assert table.shields("rooks-f54-1") == 1


def test_DST_04_last_snarl_works_for_the_last_tougu_beside_other_ships_that_react_to_destruction() -> None:
    scene = Scenario().ship("wretch-2", "so-bwa-tet", at="4,-3/4,-4").ship("isn-2", "rooks-f54", at="14,4")
    scene.ship("wretch-1", "red-tougu", at=["14,2"], hull_damage=1).turn("isn-2").dice("D4", 5)
    table = attacks(scene.play(), "isn-2", "rooks-f54", "red-tougu-1")
    assert not table.alive("red-tougu-1")
    assert table.shields("rooks-f54-1") == 0


def test_DST_04_last_snarl_works_for_the_last_tougu_too() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["14,2"], hull_damage=1)
        .ship("isn-2", "rooks-f54", at="14,4")
        .turn("isn-2")
        .dice("D4", 5)
        .play()
    )
    attacks(table, "isn-2", "rooks-f54", "red-tougu-1")
    assert table.shields("rooks-f54-1") == 0


# Red Fuvu


def stinger_scene(*positions: str, shields: int = 3) -> Scenario:
    """Return a scene with Fuvu two spaces from Torrent."""
    return (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=positions or ["14,1"])
        .ship("isn-1", "isn-torrent", at="14,3/14,4", shields=shields)
        .turn("wretch-1")
        .energy("wretch", 10)
    )


def test_vecton_sting_removes_a_shield_before_the_damage() -> None:
    table = stinger_scene().dice("E4").play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 1


def test_vecton_sting_adds_no_hull_damage() -> None:
    table = stinger_scene(shields=0).dice("E4").play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == 1


@pytest.mark.parametrize(("card", "damage"), [("red-fuvu", 0), ("red-tougu", 1)])
def test_swarm_vector_protects_only_the_fuvu_from_debris(card: str, damage: int) -> None:
    table = (
        Scenario()
        .ship("wretch-1", card, at=["14,1"], shields=0)
        .tile("debris-field", "14,2/14,3")
        .turn("wretch-1")
        .dice(1)
        .play()
    )
    table.picks("wretch-1", f"activate:{card}", f"{card}-1", "14,2")
    assert table.hull_damage(f"{card}-1") == damage


def test_shield_leech_gains_energy_once_in_an_activation() -> None:
    table = (
        stinger_scene("14,1", "15,1", shields=2)
        .ship("isn-2", "isn-barrage", at="16,1/16,2")
        .dice("E4", "D4")
        .play()
    )
    assert table.shields("isn-barrage-1") == 2
    table.picks("wretch-1", "activate:red-fuvu", "done")
    table.picks("wretch-1", "red-fuvu-1", "primary", "isn-torrent-1")
    assert (table.shields("isn-torrent-1"), table.energy("wretch")) == (0, 10 - 2 + 1)
    table.picks("wretch-1", "red-fuvu-2", "primary", "isn-barrage-1")
    assert (table.shields("isn-barrage-1"), table.energy("wretch")) == (0, 10 - 2 + 1)


@pytest.mark.parametrize("shields", [3, 1, 0])
def test_shield_leech_works_only_when_the_attack_itself_removes_the_last_shield(shields: int) -> None:
    table = stinger_scene(shields=shields).dice("E4").play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "isn-torrent-1")
    assert table.energy("wretch") == 8
