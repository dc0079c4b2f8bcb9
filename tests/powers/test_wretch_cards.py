"""Wretch tactic cards."""

from __future__ import annotations

import pytest

from engine.galaxies.queries import card_cost
from tests.powers.attacking import attacks
from tests.scenario import Scenario, Table

# Fortune's Bounty


def kill_scene(card: str = "rooks-f54", position: str = "14,4", hull: int = 1) -> Scenario:
    """Return a scene in which Tes Kio is about to destroy an ISN ship, and wretch-1 has a card."""
    return (
        Scenario()
        .ship("isn-1", card, at=position, shields=0, hull_damage=hull)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
        .energy("wretch", 10)
        .dice("E4")
    )


@pytest.mark.parametrize(
    ("card", "position", "hull", "bounty"),
    [
        ("rooks-f54", "14,4", 1, 3),
        ("isn-torrent", "14,4/14,5", 3, 4),
        ("isn-everest", "14,5", 7, 6),
    ],
)
def test_fortunes_bounty_gains_a_card_and_energy_by_size(
    card: str, position: str, hull: int, bounty: int
) -> None:
    table = (
        kill_scene(card, position, hull)
        .hand("wretch-1", "fortunes-bounty")
        .deck("wretch", "hijack-plan")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", f"{card}-1")
    table.picks("wretch-1", "h1")
    assert table.energy("wretch") == 10 - 3 - 1 + bounty
    assert table.hand("wretch-1") == ["hijack-plan"]


def test_fortunes_bounty_does_not_respond_to_the_players_own_losses() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,4")
        .ship("wretch-1", "red-fuvu", at=["14,2", "8,0"], shields=0)
        .hand("wretch-1", "fortunes-bounty")
        .turn("isn-2")
        .dice("E4")
        .play()
    )
    attacks(table, "isn-2", "rooks-f54", "red-fuvu-1")
    assert not table.alive("red-fuvu-1")
    assert table.asked("wretch-1") is None


def test_fortunes_bounty_is_offered_whatever_the_hands_hold() -> None:
    table = kill_scene().hand("wretch-1", "hijack-plan").hand("wretch-2", "hijack-plan").play()
    attacks(table, "wretch-2", "tes-kio", "rooks-f54-1")
    assert table.options("wretch-2") == ["pass", "discard"]
    table.picks("wretch-2", "pass")
    assert table.options("wretch-1") == ["pass"]


def test_fortunes_bounty_may_be_played_in_an_enemys_turn() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,4", shields=0)
        .ship("isn-2", "isn-barrage", at="20,4/20,5")
        .ship("wretch-1", "vapors-fate", at="14,1")
        .hand("wretch-2", "fortunes-bounty")
        .turn("isn-2")
        .energy("wretch", 1)
        .dice(4)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,3").picks("wretch-2", "h1")
    assert table.energy("wretch") == 3


# LR5 Plaxma Cannon


def test_lr5_plaxma_cannon_costs_2_to_charge_for_one_attack_of_3() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,0/14,1", attached=["lr5-plaxma-cannon"])
        .ship("isn-1", "isn-everest", at="14,7")
        .turn("wretch-2")
        .energy("wretch", 5)
        .dice("E4")
        .play()
    )
    attacks(table, "wretch-2", "so-bwa-tet", "isn-everest-1", weapon="a1")
    assert (table.shields("isn-everest-1"), table.energy("wretch")) == (2, 0)
    assert table.asked("wretch-2") == "weapon"


# Shield Siphon


def siphon_table(seat: str, shields: int = 3) -> Table:
    """Return the energy phase of a seat while wretch-2's Shield Siphon is on Torrent."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,4/14,5", shields=shields)
        .attach("isn-torrent", "shield-siphon", by="wretch-2")
        .turn(seat, "energy")
        .energy("wretch", 0)
        .play()
    )


def test_bleed_shields_turns_a_shield_into_energy_for_the_player_who_played_it() -> None:
    table = siphon_table("wretch-2")
    assert (table.shields("isn-torrent-1"), table.energy("wretch")) == (2, 9)


@pytest.mark.parametrize("seat", ["wretch-1", "isn-1"])
def test_bleed_shields_acts_in_the_energy_phase_of_the_player_who_played_it(seat: str) -> None:
    assert siphon_table(seat).shields("isn-torrent-1") == 3


def test_bleed_shields_gains_nothing_from_a_ship_without_shields() -> None:
    table = siphon_table("wretch-2", shields=0)
    assert (table.hull_damage("isn-torrent-1"), table.energy("wretch")) == (0, 8)


def test_bleed_shields_of_several_cards_acts_one_after_another_without_a_question() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,4/14,5")
        .attach("isn-torrent", "shield-siphon", by="wretch-1")
        .attach("isn-torrent", "shield-siphon", by="wretch-2")
        .attach("isn-torrent", "shield-siphon", by="wretch-2")
        .turn("wretch-2", "energy")
        .energy("wretch", 0)
        .play()
    )
    assert (table.shields("isn-torrent-1"), table.energy("wretch")) == (1, 10)
    assert table.asked("wretch-2") == "energy-phase"


def test_bleed_shields_comes_with_a_card_played_on_an_enemy() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,4/14,5")
        .ship("wretch-2", "tes-kio", at="14,-2/14,-1")
        .hand("wretch-2", "shield-siphon")
        .turn("wretch-2")
        .energy("wretch", 10)
        .play()
        .picks("wretch-2", "play:h1")
    )
    assert table.attached("isn-torrent") == ["shield-siphon"]
    assert table.state.cards["isn-torrent"].attached["a1"].by == "wretch-2"


# LR5 Ripper Cannon


@pytest.mark.parametrize(("shields", "pegs"), [(0, (0, 2)), (3, (2, 0))])
def test_rip_open_does_1_more_damage_to_ships_without_shields(shields: int, pegs: tuple[int, int]) -> None:
    table = (
        Scenario()
        .ship("wretch-2", "tes-kio", at="14,0/14,1", attached=["lr5-ripper-cannon"])
        .ship("isn-1", "isn-torrent", at="14,4/14,5", shields=shields)
        .turn("wretch-2")
        .dice("E4")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", "isn-torrent-1", weapon="a1")
    assert (table.shields("isn-torrent-1"), table.hull_damage("isn-torrent-1")) == pegs


def test_rip_open_does_not_help_other_weapons() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "tes-kio", at="14,0/14,1", attached=["lr5-ripper-cannon"])
        .ship("isn-1", "isn-torrent", at="14,4/14,5", shields=0)
        .turn("wretch-2")
        .dice("E4")
        .play()
    )
    attacks(table, "wretch-2", "tes-kio", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == 1


# Krall Draxus


@pytest.mark.parametrize(
    ("card", "weapon", "number"),
    [("vapors-fate", "primary", 4), ("vapors-fate", "secondary", 1), ("so-bwa-tet", "primary", 2)],
)
def test_no_quarter_adds_an_attack_to_the_primary_weapon(card: str, weapon: str, number: int) -> None:
    seat = "wretch-1" if card == "vapors-fate" else "wretch-2"
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0", attached=["krall-draxus"])
        .ship("wretch-2", "so-bwa-tet", at="20,0/20,1")
        .turn(seat)
        .play()
        .picks(seat, f"activate:{card}", "stop", weapon)
    )
    assert table.happened("charged")[-1]["attacks"] == number


# Fate's Reach


def hauling_scene(
    position: str = "14,7/14,8", card: str = "isn-torrent", hauler: str = "vapors-fate"
) -> Scenario:
    """Return a scene with a Wretch solo ship, and an ISN ship farther south."""
    spot = "14,0" if hauler == "vapors-fate" else "14,0/14,1"
    return (
        Scenario()
        .ship("wretch-1", hauler, at=spot)
        .ship("isn-1", card, at=position)
        .hand("wretch-1", "fates-reach")
        .turn("wretch-1")
        .energy("wretch", 10)
    )


def test_fates_reach_can_move_any_enemy_within_reach() -> None:
    scene = Scenario().ship("wretch-1", "vapors-fate", at="14,0").ship("isn-2", "isn-barrage", at="26,4/26,5")
    scene.ship("isn-1", "isn-torrent", at="14,7/14,8").hand("wretch-1", "fates-reach").turn("wretch-1")
    table = scene.energy("wretch", 10).play().picks("wretch-1", "play:h1", "14,2/14,3")
    assert table.where("isn-torrent-1") == "14,2/14,3"


def test_fates_reach_moves_a_ship_to_other_spaces_only() -> None:
    table = hauling_scene().play().picks("wretch-1", "play:h1")
    assert table.asked("wretch-1") == "power"
    assert "14,2/14,3" in table.options("wretch-1")
    assert "14,3/14,4" not in table.options("wretch-1")
    table.picks("wretch-1", "14,2/14,3")
    assert table.where("isn-torrent-1") == "14,2/14,3"
    assert table.happened("roll") == []
    assert table.energy("wretch") == 8


@pytest.mark.parametrize(
    ("position", "hauler", "playable"),
    [
        ("14,7/14,8", "vapors-fate", True),
        ("14,8/14,9", "vapors-fate", False),
        ("14,4/14,5", "so-bwa-tet", True),
        ("14,5/14,6", "so-bwa-tet", False),
    ],
)
def test_fates_reach_works_6_spaces_from_vapors_fate_and_3_from_other_ships(
    position: str, hauler: str, playable: bool
) -> None:
    assert ("play:h1" in hauling_scene(position, hauler=hauler).play().options("wretch-1")) is playable


def test_DSC_20_fates_reach_places_a_ship_somewhere_else_with_all_its_spaces() -> None:
    table = hauling_scene("14,2/14,3").play().picks("wretch-1", "play:h1")
    spaces = {space for place in table.options("wretch-1") for space in place.split("/")}
    assert spaces and not spaces & {"14,2", "14,3"}


def test_fates_reach_cannot_move_large_ships() -> None:
    assert "play:h1" not in hauling_scene("14,4", "isn-everest").play().options("wretch-1")


def test_fates_reach_lets_the_player_choose_the_ship_and_the_hauler() -> None:
    table = (
        hauling_scene("14,4/14,5")
        .ship("wretch-1", "so-bwa-tet", at="16,1/16,2")
        .ship("isn-2", "rooks-f54", at="13,6")
        .ship("isn-2", "isn-barrage", at="14,10/14,11")
        .play()
    )
    table.picks("wretch-1", "play:h1")
    assert table.options("wretch-1") == ["isn-torrent-1", "rooks-f54-1"]  # Barrage is too far away
    table.picks("wretch-1", "isn-torrent-1")
    assert table.options("wretch-1") == ["vapors-fate-1", "so-bwa-tet-1"]
    table.picks("wretch-1", "so-bwa-tet-1")
    places = table.decision("wretch-1").options
    assert {(place.ref["ship"], place.text.key) for place in places} == {("isn-torrent-1", "place-over")}
    table.picks("wretch-1", "17,1/18,0")
    assert table.where("isn-torrent-1") == "17,1/18,0"


def test_fates_reach_does_not_use_an_allys_ships() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,0/14,1")
        .ship("isn-1", "isn-torrent", at="14,3/14,4")
        .hand("wretch-1", "fates-reach")
        .turn("wretch-1")
        .energy("wretch", 10)
        .play()
    )
    assert "play:h1" not in table.options("wretch-1")


# Wretch Boarding


def boarding_scene(
    card: str = "wretch-boarding", shields: int = 0, hull: int = 0, position: str = "14,3/14,4"
) -> Scenario:
    """Return a scene with Tougu beside Torrent, in which wretch-1 has a card."""
    return (
        Scenario()
        .ship("wretch-1", "red-tougu", at=["14,2", "8,0"])
        .ship("isn-1", "isn-torrent", at=position, shields=shields, hull_damage=hull)
        .hand("wretch-1", card)
        .turn("wretch-1")
        .energy("wretch", 10)
    )


def test_wretch_boarding_works_on_any_ship_without_shields_beside_the_players_own() -> None:
    scene = Scenario().ship("wretch-1", "red-tougu", at=["14,2"]).hand("wretch-1", "wretch-boarding")
    scene.ship("isn-2", "isn-barrage", at="20,4/20,5", shields=0)
    scene.ship("isn-1", "isn-torrent", at="14,3/14,4", shields=0).turn("wretch-1").energy("wretch", 10)
    table = scene.play().picks("wretch-1", "play:h1")
    assert (table.hull_damage("isn-torrent-1"), table.hull_damage("isn-barrage-1")) == (1, 0)


def test_wretch_boarding_does_hull_damage_and_sells_a_card() -> None:
    table = (
        boarding_scene()
        .attach("isn-torrent", "erin-cho")
        .attach("isn-torrent", "maneuvering-thrusters")
        .attach("isn-torrent", "shield-siphon", by="wretch-2")
        .play()
        .picks("wretch-1", "play:h1")
    )
    assert table.hull_damage("isn-torrent-1") == 1
    assert table.options("wretch-1") == ["a1", "a2", "no"]
    table.picks("wretch-1", "a1")
    assert table.energy("wretch") == 10 - 2 + 3
    assert table.discards("isn") == ["erin-cho"]
    assert table.attached("isn-torrent") == ["maneuvering-thrusters", "shield-siphon"]


def test_wretch_boarding_need_not_sell_a_card() -> None:
    table = boarding_scene().attach("isn-torrent", "erin-cho").play().picks("wretch-1", "play:h1", "no")
    assert (table.attached("isn-torrent"), table.energy("wretch")) == (["erin-cho"], 8)


def test_wretch_boarding_sells_no_card_of_a_ship_that_it_destroys() -> None:
    table = (
        boarding_scene(hull=3).attach("isn-torrent", "erin-cho").ship("isn-2", "rooks-f54", at="20,5").play()
    )
    table.picks("wretch-1", "play:h1")
    assert not table.alive("isn-torrent-1")
    assert table.energy("wretch") == 8


@pytest.mark.parametrize("card", ["wretch-boarding", "hijack-plan"])
@pytest.mark.parametrize(("shields", "position"), [(1, "14,3/14,4"), (0, "14,4/14,5")])
def test_wretch_boarding_and_hijack_plan_need_a_bare_ship_beside_the_players_own(
    card: str, shields: int, position: str
) -> None:
    assert "play:h1" not in boarding_scene(card, shields, position=position).play().options("wretch-1")


def test_wretch_boarding_works_on_large_ships_but_not_on_squadrons() -> None:
    scene = Scenario().ship("wretch-1", "red-tougu", at=["14,2"]).hand("wretch-1", "wretch-boarding")
    scene.ship("isn-2", "f47-blue-hawks", at=["14,1"]).turn("wretch-1").energy("wretch", 10)
    assert "play:h1" not in scene.play().options("wretch-1")
    scene = Scenario().ship("wretch-1", "red-tougu", at=["14,2"]).hand("wretch-1", "wretch-boarding")
    scene.ship("isn-1", "isn-everest", at="14,4", shields=0).turn("wretch-1").energy("wretch", 10)
    assert scene.play().picks("wretch-1", "play:h1").hull_damage("isn-everest-1") == 1


# Hijack Plan


@pytest.mark.parametrize(("roll", "seat"), [(5, "isn-1"), (6, "wretch-1")])
def test_hijack_plan_takes_over_a_ship_on_6(roll: int, seat: str) -> None:
    table = boarding_scene("hijack-plan").dice(roll).play().picks("wretch-1", "play:h1")
    assert table.controller("isn-torrent") == seat
    assert table.hull_damage("isn-torrent-1") == 0
    assert table.energy("wretch") == 6


@pytest.mark.parametrize(
    ("extra_ships", "roll", "seat"),
    [(1, 5, "wretch-1"), (1, 4, "isn-1"), (3, 4, "wretch-1"), (3, 3, "isn-1")],
)
def test_hijack_plan_counts_at_most_2_more_ships(extra_ships: int, roll: int, seat: str) -> None:
    spots = ["15,2", "13,3", "15,3"][:extra_ships]
    table = boarding_scene("hijack-plan").ship("wretch-1", "red-fuvu", at=spots).dice(roll).play()
    table.picks("wretch-1", "play:h1")
    assert table.controller("isn-torrent") == seat


def test_hijack_plan_does_not_count_an_allys_ships() -> None:
    table = boarding_scene("hijack-plan").ship("wretch-2", "chosh-ka", at="15,2").dice(5).play()
    assert table.picks("wretch-1", "play:h1").controller("isn-torrent") == "isn-1"


# Vecton Field Detonator


def bomb_scene(*positions: str, shields: int = 3) -> Scenario:
    """Return a scene with a Fuvu and its detonator near Torrent and Rook's F-54."""
    return (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=positions, attached=["vecton-field-detonator"])
        .ship("isn-1", "isn-torrent", at="14,3/14,4", shields=shields)
        .ship("isn-2", "rooks-f54", at="15,3", shields=min(shields, 1))
        .turn("wretch-1")
    )


def test_field_burst_sacrifices_a_ship_to_remove_the_shields_of_its_neighbours() -> None:
    table = bomb_scene("14,2", "15,2").play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-2", "stop", "yes")
    assert not table.alive("red-fuvu-2")
    assert (table.shields("isn-torrent-1"), table.shields("rooks-f54-1")) == (0, 0)
    assert (table.hull_damage("isn-torrent-1"), table.hull_damage("rooks-f54-1")) == (0, 0)


def test_field_burst_is_offered_once_in_an_activation_and_can_be_declined() -> None:
    table = bomb_scene("14,2", "13,3", "15,2").play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "stop", "no")
    assert table.alive("red-fuvu-1")
    table.picks("wretch-1", "red-fuvu-3", "stop", "yes")
    scene = bomb_scene("14,2", "13,3")
    scene.state.ships["isn-torrent-1"].shields = 6
    table = scene.play().picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "stop", "yes")
    assert table.shields("isn-torrent-1") == 3
    table.picks("wretch-1", "red-fuvu-2", "stop")
    assert table.asked("wretch-1") != "power"


@pytest.mark.parametrize(("position", "shields"), [("14,1", 3), ("14,2", 0)])
def test_field_burst_needs_adjacent_ships_with_shields(position: str, shields: int) -> None:
    table = bomb_scene(position, "8,0", shields=shields).play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "stop")
    assert table.asked("wretch-1") == "move-ship"


# Exploit Weakness


def weak_scene() -> Scenario:
    """Return a scene with Exploit Weakness on the Hawks, and with Tes Kio and Chosh Ka in range."""
    return (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["14,4", "15,4"])
        .attach("f47-blue-hawks", "exploit-weakness", by="wretch-1")
        .ship("isn-2", "rooks-f54", at="13,5")
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
    )


def test_predictable_rerolls_the_letter_once_in_an_activation() -> None:
    table = weak_scene().dice("A4", "E", "A4").play()
    attacks(table, "wretch-2", "tes-kio", "f47-blue-hawks-1", "yes")
    assert not table.alive("f47-blue-hawks-1")
    assert table.happened("attack")[-1]["coordinate"] == "E4"
    table.picks("wretch-2", "f47-blue-hawks-2")
    assert table.asked("wretch-2") == "target"


def test_predictable_allows_two_rerolls_when_two_cards_are_on_a_squadron() -> None:
    table = (
        weak_scene().attach("f47-blue-hawks", "exploit-weakness", by="wretch-2").dice("A4", "A", "E").play()
    )
    attacks(table, "wretch-2", "tes-kio", "f47-blue-hawks-1", "yes", "yes")
    assert not table.alive("f47-blue-hawks-1")


def test_predictable_can_be_declined_and_used_later() -> None:
    table = weak_scene().dice("A4", "A4", "A").play()
    attacks(table, "wretch-2", "tes-kio", "f47-blue-hawks-1", "no", "f47-blue-hawks-1", "yes")
    assert table.alive("f47-blue-hawks-1")


def test_predictable_concerns_only_ships_of_the_squadron() -> None:
    table = weak_scene().dice("A1").play()
    attacks(table, "wretch-2", "tes-kio", "rooks-f54-1")
    assert table.asked("wretch-2") == "target"


# Captain Vulchar


def vulchar_scene(roll: int | None = None) -> Scenario:
    """Return a scene with Captain Vulchar on So Bwa Tet, beside Torrent, which has no shields."""
    scene = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,1/14,2", attached=["captain-vulchar"])
        .ship("isn-1", "isn-torrent", at="14,3/14,4", shields=0)
        .turn("wretch-2")
        .energy("wretch", 10)
        .energy("isn", 5)
    )
    return scene if roll is None else scene.dice(roll)


@pytest.mark.parametrize(("roll", "damage"), [(2, 0), (3, 2)])
def test_boarding_master_adds_1_to_boarding_rolls(roll: int, damage: int) -> None:
    table = vulchar_scene(roll).play()
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "done", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == damage


def test_boarding_master_helps_only_cards_of_its_player() -> None:
    table = vulchar_scene(5).hand("wretch-2", "hijack-plan").play().picks("wretch-2", "play:h1")
    assert table.controller("isn-torrent") == "wretch-2"
    assert table.energy("wretch") == 10 - 3
    state = vulchar_scene().play().state
    assert card_cost(state, "wretch-2", "wretch-boarding") == 1
    assert card_cost(state, "wretch-2", "shield-siphon") == 2
    assert card_cost(state, "wretch-1", "hijack-plan") == 4


def test_shakedown_takes_energy_once_in_a_turn() -> None:
    scene = vulchar_scene().ship("isn-2", "isn-barrage", at="15,3/15,4", shields=0)
    table = scene.dice("E4", "E3").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    assert (table.energy("isn"), table.energy("wretch")) == (4, 10 - 3 + 1)
    table.picks("wretch-2", "isn-barrage-1")
    assert table.hull_damage("isn-barrage-1") == 2
    assert (table.energy("isn"), table.energy("wretch")) == (4, 8)


def test_shakedown_gains_no_more_than_is_lost() -> None:
    table = vulchar_scene().energy("isn", 0).dice("E4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    assert (table.energy("isn"), table.energy("wretch")) == (0, 7)


@pytest.mark.parametrize(("shields", "hull", "energy_loss"), [(3, 0, 0), (1, 1, 1)])
def test_shakedown_needs_hull_damage_and_takes_only_1_energy(
    shields: int, hull: int, energy_loss: int
) -> None:
    scene = vulchar_scene()
    scene.state.ships["isn-torrent-1"].shields = shields
    table = scene.dice("E4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    assert (table.hull_damage("isn-torrent-1"), table.energy("isn")) == (hull, 5 - energy_loss)
