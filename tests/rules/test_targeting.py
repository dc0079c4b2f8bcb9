"""Section 9b: targeting and range."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, Table

MISS = "A8"


def torrent() -> Scenario:
    """Return a scene with Torrent (range 4) on its player's turn."""
    return Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1")


def charge_weapon(
    scene: Scenario, seat: str = "isn-1", card: str = "isn-torrent", weapon: str = "primary"
) -> Table:
    """Activate the card without moving it, and charge its weapon."""
    return scene.play().picks(seat, f"activate:{card}", "stop", weapon)


def targets(table: Table, seat: str = "isn-1") -> list[str]:
    """Return the ships that may be attacked now."""
    return [pick for pick in table.options(seat) if pick != "hold"] if table.asked(seat) == "target" else []


def test_TGT_01_each_attack_is_aimed_at_one_ship_before_the_dice_are_rolled() -> None:
    scene = torrent().ship("wretch-1", "red-fuvu", at=["14,3", "15,3", "16,3"]).dice(MISS)
    table = charge_weapon(scene)
    assert targets(table) == ["red-fuvu-1", "red-fuvu-2", "red-fuvu-3"]
    assert table.happened("attack") == []
    table.picks("isn-1", "red-fuvu-2")
    (attack,) = table.happened("attack")
    assert (attack["attacker"], attack["target"]) == ("isn-torrent-1", "red-fuvu-2")


def test_TGT_02_and_TGT_02r_and_EC_97_only_enemies_can_be_attacked_and_not_an_allys_ships() -> None:
    scene = (
        torrent()
        .ship("isn-1", "isn-everest", at="14,9")
        .ship("isn-2", "rooks-f54", at="14,4")
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
    )
    table = charge_weapon(scene)
    assert targets(table) == ["tes-kio-1"]
    assert table.refuses("isn-1", "rooks-f54-1")


def test_TGT_03_a_ship_without_an_enemy_in_range_does_not_attack() -> None:
    table = charge_weapon(torrent().ship("wretch-2", "tes-kio", at="14,-1/14,-2"))
    assert table.asked("isn-1") == "action"
    assert table.happened("attack") == []


@pytest.mark.parametrize(
    ("position", "is_target"),
    [("14,4/14,3", True), ("14,1/14,0", True), ("14,0/14,-1", False), ("18,3/18,2", True)],
)
def test_TGT_04_and_TGT_06_the_targets_space_counts_and_a_distance_equal_to_the_range_is_in_range(
    position: str, is_target: bool
) -> None:
    assert (
        targets(charge_weapon(torrent().ship("wretch-2", "tes-kio", at=position))) == ["tes-kio-1"]
    ) is is_target


def test_TGT_05_and_TGT_05r_the_distance_is_the_shortest_between_any_spaces_of_both_ships() -> None:
    for target in ("14,1/14,0", "14,0/14,1"):
        assert targets(charge_weapon(torrent().ship("wretch-2", "tes-kio", at=target))) == ["tes-kio-1"]
    table = torrent().ship("wretch-2", "tes-kio", at="14,10/14,11")
    assert targets(charge_weapon(table)) == ["tes-kio-1"]


def test_TGT_07_ships_in_between_do_not_block_an_attack() -> None:
    scene = torrent().ship("isn-2", "rooks-f54", at="14,4").ship("wretch-2", "tes-kio", at="14,1/14,0")
    assert targets(charge_weapon(scene.ship("wretch-1", "red-fuvu", at=["14,2", "14,3"]))) == [
        "tes-kio-1",
        "red-fuvu-1",
        "red-fuvu-2",
    ]


@pytest.mark.parametrize(("position", "is_target"), [("14,1/14,0", True), ("14,0/14,-1", False)])
def test_TGT_08_and_OBS_20_and_EC_95_asteroids_do_not_block_an_attack_and_their_spaces_count(
    position: str, is_target: bool
) -> None:
    scene = (
        torrent()
        .ship("isn-2", "rooks-f54", at="14,4")
        .ship("isn-2", "f51-blue-sparrows", at=["14,2"])
        .asteroid("14,3", 1)
        .ship("wretch-2", "tes-kio", at=position)
    )
    assert (targets(charge_weapon(scene)) == ["tes-kio-1"]) is is_target


@pytest.mark.parametrize(("position", "is_target"), [("14,1/14,0", True), ("14,0/14,-1", False)])
def test_TGT_09_and_DSC_07_tiles_and_debris_do_not_block_an_attack_and_their_spaces_count(
    position: str, is_target: bool
) -> None:
    scene = (
        torrent()
        .tile("debris-field", "14,4/15,4")
        .tile("shield-regenerator", "14,3/15,3")
        .tile("orbital-market", "14,2/15,2", face_down=True)
        .ship("wretch-2", "tes-kio", at=position)
    )
    assert (targets(charge_weapon(scene)) == ["tes-kio-1"]) is is_target


def charge_spikes(*isn: tuple[str, str, str]) -> Table:
    """Charge So Bwa Tet's Boarding Spikes, range 1."""
    scene = Scenario().ship("wretch-2", "so-bwa-tet", at="14,6/14,7").turn("wretch-2")
    for seat, card, position in isn:
        scene.ship(seat, card, at=position)
    return charge_weapon(scene, "wretch-2", "so-bwa-tet", "secondary")


def test_TGT_10_a_weapon_of_range_1_reaches_adjacent_ships_only() -> None:
    table = charge_spikes(("isn-2", "rooks-f54", "14,4"), ("isn-1", "isn-torrent", "15,5/16,4"))
    assert targets(table, "wretch-2") == ["isn-torrent-1"]


def test_TGT_10_and_EC_96_ships_beside_the_ring_of_a_large_ship_are_adjacent_to_it() -> None:
    table = charge_spikes(("isn-1", "isn-everest", "14,4"))
    assert targets(table, "wretch-2") == ["isn-everest-1"]


def test_TGT_11_each_attack_may_have_a_new_target() -> None:
    scene = (
        torrent()
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .ship("wretch-2", "so-bwa-tet", at="16,3/16,2")
        .dice(MISS, MISS)
    )
    table = charge_weapon(scene).picks("isn-1", "tes-kio-1", "so-bwa-tet-1")
    assert [attack["target"] for attack in table.happened("attack")] == ["tes-kio-1", "so-bwa-tet-1"]


def test_TGT_11_a_player_may_choose_a_new_target_after_a_hit() -> None:
    scene = (
        torrent().ship("wretch-2", "tes-kio", at="14,3/14,2").ship("wretch-2", "so-bwa-tet", at="16,3/16,2")
    )
    table = charge_weapon(scene.dice("D4", MISS)).picks("isn-1", "tes-kio-1")
    assert table.alive("tes-kio-1") and table.shields("tes-kio-1") < 3
    assert targets(table) == ["tes-kio-1", "so-bwa-tet-1"]
    table.picks("isn-1", "so-bwa-tet-1")
    assert [attack["target"] for attack in table.happened("attack")] == ["tes-kio-1", "so-bwa-tet-1"]


def test_TGT_11_range_is_checked_for_each_attack() -> None:
    table = charge_weapon(
        torrent()
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .ship("wretch-2", "so-bwa-tet", at="14,-1/14,-2")
        .dice(MISS)
    )
    table.picks("isn-1", "tes-kio-1")
    assert targets(table) == ["tes-kio-1"]


def test_TGT_12_and_EC_92_after_a_ship_is_destroyed_the_other_attacks_may_have_other_targets() -> None:
    scene = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6")
        .ship("wretch-1", "red-fuvu", at=["14,3", "15,3", "16,3"], shields=0)
        .turn("isn-2")
        .dice("B4", MISS, MISS, MISS)
    )
    table = charge_weapon(scene, "isn-2", "isn-barrage").picks("isn-2", "red-fuvu-1")
    assert targets(table, "isn-2") == ["red-fuvu-2", "red-fuvu-3"]
    table.picks("isn-2", "red-fuvu-2", "red-fuvu-3", "red-fuvu-2")
    assert len(table.happened("attack")) == 4


def test_TGT_12_the_other_attacks_are_lost_without_another_target() -> None:
    scene = torrent().ship("wretch-1", "red-fuvu", at=["14,3"], shields=0).dice("B4")
    scene.ship("wretch-2", "tes-kio", at="14,-3/14,-4").hand("isn-1", "erin-cho")
    table = charge_weapon(scene).picks("isn-1", "red-fuvu-1")
    # no weapon is left, no matter how many cards could be discarded for energy
    assert table.asked("isn-1") == "action"


@pytest.mark.parametrize(("spaces", "is_target"), [(4, True), (5, False)])
def test_TGT_13_a_weapon_of_range_4_attacks_a_target_4_spaces_away_but_not_5(
    spaces: int, is_target: bool
) -> None:
    scene = torrent().ship("wretch-1", "red-fuvu", at=[f"14,{5 - spaces}"])
    assert (targets(charge_weapon(scene)) == ["red-fuvu-1"]) is is_target


def test_TGT_14_and_TGT_14r_the_edge_of_the_board_does_not_change_distances() -> None:
    scene = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,-7")
        .ship("wretch-1", "red-fuvu", at=["17,-8", "18,-9"])
        .turn("isn-2")
    )
    assert targets(charge_weapon(scene, "isn-2", "rooks-f54"), "isn-2") == ["red-fuvu-1"]


# Restrictions of a weapon's targets


def test_SHC_10_some_weapons_attack_only_small_ships() -> None:
    """The Flak Lattice of a seasoned ISN Barrage"""
    scene = Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6", level="seasoned").turn("isn-2")
    scene = scene.ship("wretch-2", "tes-kio", at="14,3/15,2").ship("wretch-2", "chosh-ka", at="15,5")
    table = charge_weapon(scene, "isn-2", "isn-barrage", "secondary")
    assert targets(table, "isn-2") == ["chosh-ka-1"]
    primary = charge_weapon(scene, "isn-2", "isn-barrage", "primary")
    assert targets(primary, "isn-2") == ["tes-kio-1", "chosh-ka-1"]


def test_SHC_10_some_weapons_cannot_attack_large_ships() -> None:
    """The Lance Turrets of a veteran ISN Everest"""
    scene = Scenario().ship("isn-1", "isn-everest", at="14,6", level="veteran").turn("isn-1")
    scene = scene.ship("wretch-1", "vapors-fate", at="14,2").ship("wretch-2", "tes-kio", at="17,2/17,3")
    table = charge_weapon(scene, card="isn-everest", weapon="secondary")
    assert targets(table) == ["tes-kio-1"]


def test_SHC_10_a_weapon_offers_no_target_that_it_may_not_attack() -> None:
    scene = Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6", level="seasoned").turn("isn-2")
    table = scene.ship("wretch-2", "tes-kio", at="14,3/15,2").play()
    table.picks("isn-2", "activate:isn-barrage", "stop")
    offers = {option.id: option.text.args for option in table.decision("isn-2").options}
    assert offers["secondary"]["targets"] == 0 and offers["primary"]["targets"] == 1
    assert table.picks("isn-2", "secondary").asked("isn-2") == "weapon"
