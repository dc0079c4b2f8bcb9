"""ISN tactic cards."""

from __future__ import annotations

import pytest

from engine.galaxies.events import Shot
from engine.galaxies.queries import card_cost, movement_of, range_of
from engine.galaxies.state import Effect
from tests.powers.attacking import attacks
from tests.scenario import Scenario, Table

# Superior Squadron Tactics


def squadron_scene(*hand: str) -> Scenario:
    """Return a scene with Hawks two spaces from Tes Kio."""
    return (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["14,4", "15,3", "16,3"])
        .ship("isn-2", "rooks-f54", at="12,4")
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .hand("isn-2", *hand)
        .turn("isn-2")
        .energy("isn", 10)
    )


def test_superior_squadron_tactics_lets_each_ship_reroll_once() -> None:
    table = squadron_scene("superior-squadron-tactics").dice("A1", "E4", "A1", "A1", "E4").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "h1", "done")
    assert table.energy("isn") == 10 - 2 - 2
    table.picks("isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 2
    table.picks("isn-2", "f47-blue-hawks-2", "primary", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 2
    table.picks("isn-2", "f47-blue-hawks-3", "primary", "tes-kio-1")
    assert table.shields("tes-kio-1") == 1


def test_superior_squadron_tactics_responds_only_to_the_players_own_squadrons() -> None:
    table = squadron_scene("superior-squadron-tactics").play().picks("isn-2", "activate:rooks-f54")
    assert table.asked("isn-2") == "move"


def test_superior_squadron_tactics_is_offered_whatever_the_hand_holds() -> None:
    table = squadron_scene("erin-cho").play().picks("isn-2", "activate:f47-blue-hawks")
    assert table.asked("isn-2") == "respond"
    assert table.options("isn-2") == ["pass", "discard"]
    assert squadron_scene().play().picks("isn-2", "activate:f47-blue-hawks").asked("isn-2") == "move-ship"


def test_squad_reroll_is_counted_separately_for_each_ship() -> None:
    table = squadron_scene("superior-squadron-tactics").attach("f47-blue-hawks", "sr2-twin-rocket-launchers")
    table_after_activation = table.dice("A1", "A1", "A1").play()
    table_after_activation.picks("isn-2", "activate:f47-blue-hawks", "h1", "done")
    table_after_activation.picks(
        "isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1", "yes", "a1", "tes-kio-1"
    )
    assert table_after_activation.asked("isn-2") == "target"


def test_squad_reroll_ends_with_the_activation() -> None:
    table = squadron_scene("superior-squadron-tactics").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "h1", "done", "done")
    assert table.state.effects == []


def test_squad_reroll_ends_without_ending_longer_effects() -> None:
    scene = squadron_scene("superior-squadron-tactics")
    effects = [Effect("drive-spine", card, scene.state.turn + 2) for card in ("tes-kio", "so-bwa-tet")]
    scene.state.effects += effects
    table = scene.play().picks("isn-2", "activate:f47-blue-hawks", "h1", "done", "done")
    assert table.state.effects == effects
    table.ends_turn("isn-2")
    assert table.state.effects == effects


def test_squad_reroll_can_be_declined_and_used_later() -> None:
    table = squadron_scene("superior-squadron-tactics").dice("A1").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "h1", "done")
    table.picks("isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1", "no")
    assert table.shields("tes-kio-1") == 3


def test_squad_reroll_of_two_cards_is_offered_once_for_an_attack_even_beside_other_effects() -> None:
    scene = squadron_scene("superior-squadron-tactics", "superior-squadron-tactics").dice("A1")
    scene.state.effects.append(Effect("drive-spine", "tes-kio", scene.state.turn + 1))
    table = scene.play().picks("isn-2", "activate:f47-blue-hawks", "h1", "h2", "done")
    assert [effect.power for effect in table.state.effects] == ["drive-spine", "squad-reroll"]
    table.picks("isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1", "no")
    assert table.asked("isn-2") == "attack-ship"


def test_squad_reroll_of_two_cards_allows_two_rerolls() -> None:
    scene = squadron_scene("superior-squadron-tactics", "superior-squadron-tactics")
    table = scene.attach("f47-blue-hawks", "sr2-twin-rocket-launchers").dice("A1", "A1", "A1", "A1").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "h1", "h2", "done")
    table.picks("isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1", "yes", "a1", "tes-kio-1", "yes")
    assert len(table.happened("attack")) == 4


# SR2 Twin Rocket Launchers


def test_sr2_twin_rocket_launchers_give_a_weapon_to_each_ship_of_a_squadron() -> None:
    table = (
        squadron_scene().attach("f47-blue-hawks", "sr2-twin-rocket-launchers").dice("E4", "E4", "E4").play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks", "done")
    table.picks("isn-2", "f47-blue-hawks-1", "a1", "tes-kio-1", "tes-kio-1", "done")
    table.picks("isn-2", "f47-blue-hawks-2", "a1", "tes-kio-1", "hold")
    assert table.shields("tes-kio-1") == 0
    assert table.energy("isn") == 10 - 2 - 1 - 1


# Alert From ISN Torrent


def alarm_scene(position: str = "14,5/14,6", card: str = "isn-torrent", seat: str = "isn-1") -> Scenario:
    """Return a scene in which Tes Kio is about to be activated, an ISN ship is near, and isn-1 has a card."""
    return (
        Scenario()
        .ship(seat, card, at=position)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
        .energy("isn", 5)
    )


def test_alert_from_isn_torrent_moves_a_ship_before_the_enemy_moves() -> None:
    table = alarm_scene().hand("isn-1", "alert-from-isn-torrent").play()
    table.picks("wretch-2", "activate:tes-kio")
    table.picks("isn-1", "h1", "14,6>14,7", "14,8", "14,9")
    assert table.where("isn-torrent-1") == "14,8/14,9"
    assert table.asked("wretch-2") == "move"


def test_alert_from_isn_torrent_causes_no_ecm() -> None:
    table = alarm_scene("14,4/14,5").hand("isn-1", "alert-from-isn-torrent").play()
    table.picks("wretch-2", "activate:tes-kio")
    table.picks("isn-1", "h1", "14,4>14,3", "stop")
    assert table.happened("roll") == []


def test_alert_from_isn_torrent_chooses_among_the_ships_within_8_spaces() -> None:
    table = (
        alarm_scene("14,10/14,11")
        .ship("isn-1", "isn-everest", at="20,7")
        .ship("isn-1", "rooks-f54", at="14,9")
        .hand("isn-1", "alert-from-isn-torrent")
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio").picks("isn-1", "h1")
    assert table.options("isn-1") == ["isn-torrent-1", "rooks-f54-1"]


def test_alert_from_isn_torrent_responds_to_a_squadron_with_any_ship_nearby() -> None:
    scene = alarm_scene("14,10/14,11").hand("isn-1", "alert-from-isn-torrent")
    table = scene.ship("wretch-1", "red-tougu", at=["4,-3", "14,3"]).turn("wretch-1").play()
    assert table.picks("wretch-1", "activate:red-tougu").asked("isn-1") == "respond"


@pytest.mark.parametrize(
    ("position", "energy", "question"),
    [
        ("14,9/14,10", 5, "respond"),
        ("14,10/14,11", 5, "respond"),
        ("4,12/4,13", 5, None),
        ("14,5/14,6", 0, None),
    ],
)
def test_alert_from_isn_torrent_is_offered_depending_on_public_facts(
    position: str, energy: int, question: str | None
) -> None:
    table = alarm_scene(position).hand("isn-1", "erin-cho").energy("isn", energy).play()
    table.picks("wretch-2", "activate:tes-kio")
    assert table.asked("isn-1") == question
    if question:
        assert table.options("isn-1") == ["pass"]


def test_alert_from_isn_torrent_does_not_respond_to_an_allys_activation() -> None:
    table = alarm_scene().hand("isn-1", "alert-from-isn-torrent").ship("isn-2", "rooks-f54", at="14,7")
    table_after_activation = table.turn("isn-2").play().picks("isn-2", "activate:rooks-f54")
    assert table_after_activation.asked("isn-1") is None


def test_torrent_on_station_makes_the_alert_cheaper() -> None:
    table = alarm_scene().hand("isn-1", "alert-from-isn-torrent").play()
    assert card_cost(table.state, "isn-1", "alert-from-isn-torrent") == 1
    table.picks("wretch-2", "activate:tes-kio").picks("isn-1", "h1", "stop")
    assert table.energy("isn") == 4


def test_torrent_on_station_needs_a_torrent_of_the_same_player() -> None:
    table = alarm_scene().play()
    assert card_cost(table.state, "isn-2", "alert-from-isn-torrent") == 2
    table = alarm_scene(card="isn-barrage").play()
    assert card_cost(table.state, "isn-1", "alert-from-isn-torrent") == 2


def test_torrent_on_station_works_together_with_sound_logistics() -> None:
    table = alarm_scene().ship("isn-1", "isn-everest", at="20,7", attached=["charles-yeboah"]).play()
    assert card_cost(table.state, "isn-1", "alert-from-isn-torrent") == 0


# LR5 Nuclear Warhead


def hit_with_warhead(target: str) -> Table:
    """Let Torrent's warhead hit a ship with others beside it."""
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"])
        .ship("wretch-1", "red-fuvu", at=["14,2", "15,2", "17,0"])
        .ship("isn-2", "f51-blue-sparrows", at=["14,1", "12,3"])
        .turn("isn-1")
        .energy("isn", 10)
        .dice("E4" if "fuvu" in target else "A1")
        .play()
    )
    return attacks(table, "isn-1", "isn-torrent", target, weapon="a1")


def test_pulse_shock_damages_every_ship_beside_the_target() -> None:
    table = hit_with_warhead("red-fuvu-1")
    assert not table.alive("red-fuvu-1")
    assert (table.shields("red-fuvu-2"), table.shields("red-fuvu-3")) == (0, 1)
    assert (table.shields("f51-blue-sparrows-1"), table.shields("f51-blue-sparrows-2")) == (0, 1)
    assert table.energy("isn") == 10 - 3 - 3


def test_pulse_shock_needs_a_hit_with_the_warhead() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"])
        .ship("wretch-1", "red-fuvu", at=["14,2", "15,2"])
        .turn("isn-1")
        .energy("isn", 10)
        .dice("A1", "E4")
        .play()
    )
    attacks(table, "isn-1", "isn-torrent", "red-fuvu-1", weapon="a1")
    table.picks("isn-1", "primary", "red-fuvu-1")
    assert not table.alive("red-fuvu-1")
    assert table.shields("red-fuvu-2") == 1


# Bronson Skiles


def skiles_scene() -> Scenario:
    """Return a scene with Bronson Skiles on Torrent, two spaces from Tes Kio."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,4/14,5", attached=["bronson-skiles"])
        .ship("isn-1", "rooks-f54", at="15,3")
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("isn-1")
    )


def test_second_look_rerolls_once_in_a_turn() -> None:
    table = skiles_scene().dice("A1", "E4", "A1").play()
    attacks(table, "isn-1", "isn-torrent", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 1
    table.picks("isn-1", "tes-kio-1")
    assert table.asked("isn-1") == "action"


def test_second_look_can_be_declined() -> None:
    table = skiles_scene().dice("A1", "A1", "E4").play()
    attacks(table, "isn-1", "isn-torrent", "tes-kio-1", "no", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 1


def test_second_look_works_only_for_the_players_own_ship() -> None:
    table = skiles_scene().dice("A1").play()
    attacks(table, "isn-1", "rooks-f54", "tes-kio-1")
    assert table.asked("isn-1") == "target"


# Sparrow Cover Fire


def under_fire_scene(*hand: str, sparrows: str | None = None, seat: str = "isn-1") -> Scenario:
    """Return a scene in which Tes Kio can shoot at Torrent."""
    scene = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,4/14,5")
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .hand("isn-1", *hand)
        .turn("wretch-2")
        .energy("isn", 5)
    )
    return scene.ship(seat, "f51-blue-sparrows", at=[sparrows]) if sparrows else scene


def attack_with_tes_kio(table: Table) -> Table:
    """Activate Tes Kio without a reaction, and attack."""
    table.picks("wretch-2", "activate:tes-kio").picks("isn-1", "pass")
    return table.picks("wretch-2", "stop", "primary", "isn-torrent-1")


def test_sparrow_cover_fire_always_works_with_a_sparrow_within_3_spaces() -> None:
    table = under_fire_scene("sparrow-cover-fire", sparrows="14,8").dice("E4").play()
    attack_with_tes_kio(table)
    table.picks("isn-1", "h1")
    assert (table.shields("isn-torrent-1"), table.energy("isn")) == (3, 3)
    attack = table.happened("settled")[-1]
    assert (attack["hit"], attack["why"]) == (False, "cover-fire")


def test_sparrow_cover_fire_always_works_with_any_sparrow_nearby() -> None:
    scene = under_fire_scene("sparrow-cover-fire").ship("isn-1", "f51-blue-sparrows", at=["4,9", "14,8"])
    table = attack_with_tes_kio(scene.dice("E4").play()).picks("isn-1", "h1")
    assert table.shields("isn-torrent-1") == 3


@pytest.mark.parametrize(("roll", "shields_left"), [(4, 1), (5, 3)])
@pytest.mark.parametrize(("sparrows", "seat"), [(None, "isn-1"), ("14,9", "isn-1"), ("14,6", "isn-2")])
def test_sparrow_cover_fire_needs_a_roll_when_the_player_has_no_sparrow_nearby(
    sparrows: str | None, seat: str, roll: int, shields_left: int
) -> None:
    table = under_fire_scene("sparrow-cover-fire", sparrows=sparrows, seat=seat).dice("E4", roll).play()
    attack_with_tes_kio(table)
    table.picks("isn-1", "h1")
    assert table.shields("isn-torrent-1") == shields_left


def test_sparrow_cover_fire_is_offered_only_after_hits_on_the_players_own_ships() -> None:
    table = under_fire_scene("erin-cho").hand("isn-2", "erin-cho").dice("A1", "E4").play()
    attack_with_tes_kio(table)
    assert table.asked("isn-1") is None
    table.picks("wretch-2", "isn-torrent-1")
    assert table.options("isn-1") == ["pass"]
    assert table.asked("isn-2") is None
    table.picks("isn-1", "pass")
    assert table.shields("isn-torrent-1") == 1


def test_sparrow_cover_fire_also_prevents_vecton_damage() -> None:
    table = under_fire_scene("sparrow-cover-fire", sparrows="14,6").dice("D5").play()
    attack_with_tes_kio(table)
    table.picks("isn-1", "h1")
    assert table.shields("isn-torrent-1") == 3


# Erin Cho


def workshop_scene(hull: int = 2) -> Scenario:
    """Return a scene with Erin Cho on Torrent beside Rook's F-54, both damaged."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["erin-cho"], hull_damage=hull)
        .ship("isn-1", "rooks-f54", at="14,4", hull_damage=min(hull, 1))
        .ship("isn-1", "isn-everest", at="14,0", hull_damage=hull)
    )


@pytest.mark.parametrize(("ship", "before"), [("isn-torrent-1", 2), ("rooks-f54-1", 1)])
def test_damage_control_repairs_the_ship_or_one_beside_it(ship: str, before: int) -> None:
    table = workshop_scene().turn("isn-1", "energy").play()
    assert table.options("isn-1") == ["isn-torrent-1", "rooks-f54-1", "no", "discard"]
    table.picks("isn-1", ship)
    assert table.hull_damage(ship) == before - 1
    (happening,) = table.happened("repaired")
    assert (happening["ship"], happening["amount"], happening["now"]) == (ship, 1, before - 1)
    assert table.asked("isn-1") == "energy-phase"


def test_damage_control_can_be_declined_and_needs_damage_and_the_players_own_turn() -> None:
    table = workshop_scene().turn("isn-1", "energy").play().picks("isn-1", "no")
    assert table.hull_damage("isn-torrent-1") == 2
    assert workshop_scene(0).turn("isn-1", "energy").play().asked("isn-1") == "energy-phase"
    assert workshop_scene().turn("isn-2", "energy").play().asked("isn-1") is None


# Charles Yeboah


@pytest.mark.parametrize(
    ("card", "cost"),
    [("lr5-nuclear-warhead", 2), ("maneuvering-thrusters", 1), ("sparrow-cover-fire", 1), ("erin-cho", 3)],
)
def test_sound_logistics_makes_all_cards_except_heroes_cheaper(card: str, cost: int) -> None:
    table = (
        Scenario().ship("isn-1", "isn-everest", at="14,4", attached=["charles-yeboah"]).turn("isn-1").play()
    )
    assert card_cost(table.state, "isn-1", card) == cost


def test_sound_logistics_helps_only_its_own_player_and_never_lowers_a_cost_below_1() -> None:
    table = (
        Scenario().ship("isn-1", "isn-everest", at="14,4", attached=["charles-yeboah"]).turn("isn-1").play()
    )
    assert card_cost(table.state, "isn-2", "lr5-nuclear-warhead") == 3
    assert card_cost(table.state, "isn-1", "fortunes-bounty") == 1


# Maneuvering Thrusters


def fly_with_jets(roll: int | None = None) -> Table:
    """Let Barrage with side jets fly up to Tes Kio."""
    scene = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,4/14,5", attached=["maneuvering-thrusters"])
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("isn-2")
    )
    if roll is None:
        return scene.play()
    return scene.dice(roll).play().picks("isn-2", "activate:isn-barrage", "14,4>14,3")


def test_side_jets_add_1_space_to_a_move() -> None:
    assert movement_of(fly_with_jets().state, "isn-barrage") == 5
    assert movement_of(fly_with_jets().state, "tes-kio") == 5
    assert movement_of(Scenario().ship("isn-2", "isn-barrage", at="14,4/14,5").state, "isn-barrage") == 4


@pytest.mark.parametrize(("roll", "shields_left"), [(6, 2), (7, 0)])
def test_side_jets_allow_ecm_damage_only_on_7(roll: int, shields_left: int) -> None:
    assert fly_with_jets(roll).shields("isn-barrage-1") == shields_left


# ISN Transport Shuttle

FERRY = "power:ferry-run@a1"


def shuttle_scene(rook: str = "14,4", sparrows: str = "15,4") -> Scenario:
    """Return a scene with Torrent carrying a shuttle, and small ships near it."""
    return (
        Scenario()
        .ship("isn-2", "isn-torrent", at="14,5/14,6", attached=["isn-transport-shuttle"])
        .ship("isn-2", "rooks-f54", at=rook)
        .ship("isn-2", "f51-blue-sparrows", at=[sparrows])
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("isn-2", "deploy")
    )


def test_ferry_run_places_a_small_ship_once_a_turn_without_ecm() -> None:
    table = shuttle_scene().ship("isn-2", "isn-barrage", at="15,5/15,6").play().picks("isn-2", FERRY)
    assert table.options("isn-2") == ["rooks-f54-1", "f51-blue-sparrows-1"]
    table.picks("isn-2", "rooks-f54-1", "14,3")
    assert table.where("rooks-f54-1") == "14,3"
    assert table.happened("roll") == []
    assert FERRY not in table.options("isn-2")


def test_ferry_run_reaches_4_spaces_from_its_ship() -> None:
    table = shuttle_scene().play().picks("isn-2", FERRY, "rooks-f54-1")
    assert "18,1" in table.options("isn-2")
    assert "14,10" in table.options("isn-2")
    assert "14,11" not in table.options("isn-2")


def test_ferry_run_can_be_reversed_only_by_undo() -> None:
    table = shuttle_scene().play().picks("isn-2", FERRY, "rooks-f54-1")
    assert "no" not in table.options("isn-2")
    table.undo("isn-2").undo("isn-2")
    assert FERRY in table.options("isn-2")


def test_ferry_run_needs_the_deploy_phase_and_a_small_ship_beside_its_ship() -> None:
    assert FERRY not in shuttle_scene("14,3", "15,3").play().options("isn-2")
    assert FERRY not in shuttle_scene().turn("isn-2", "action").play().options("isn-2")


# F-47 Hawk Patrol


def patrol_scene(energy: int = 10) -> Scenario:
    """Return a scene with Barrage in the middle of the board, and the Hawks behind the screen."""
    return (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6")
        .hand("isn-2", "f47-hawk-patrol")
        .turn("isn-2", "deploy")
        .energy("isn", energy)
    )


def test_f47_hawk_patrol_launches_the_hawks_near_a_solo_ship() -> None:
    table = patrol_scene().play().picks("isn-2", "play:h1")
    assert table.asked("isn-2") == "launch-ship"
    assert "14,2" in table.options("isn-2")
    assert "14,1" not in table.options("isn-2")
    assert "14,9" in table.options("isn-2")
    table.picks("isn-2", "14,2", "14,3", "14,4")
    assert [table.where(f"f47-blue-hawks-{n}") for n in (1, 2, 3)] == ["14,2", "14,3", "14,4"]
    assert table.energy("isn") == 10 - 2 - (3 - 1)
    assert table.discards("isn") == ["f47-hawk-patrol"]


def test_f47_hawk_patrol_lets_the_player_choose_the_solo_ship() -> None:
    """The Sparrows are a squadron."""
    scene = (
        patrol_scene().ship("isn-2", "rooks-f54", at="20,3").ship("isn-2", "f51-blue-sparrows", at=["9,5"])
    )
    table = scene.play().picks("isn-2", "play:h1")
    assert table.options("isn-2") == ["isn-barrage-1", "rooks-f54-1"]
    table.picks("isn-2", "rooks-f54-1")
    assert "20,2" in table.options("isn-2")
    assert "14,4" not in table.options("isn-2")


def test_f47_hawk_patrol_moves_hawks_that_are_already_on_the_battlefield() -> None:
    table = patrol_scene().ship("isn-2", "f47-blue-hawks", at=["10,5", "11,5"]).play()
    table.picks("isn-2", "play:h1")
    assert "10,1" in table.options("isn-2")
    assert "10,0" not in table.options("isn-2")
    table.picks("isn-2", "10,1", "11,5")
    assert [table.where(f"f47-blue-hawks-{n}") for n in (1, 2)] == ["10,1", "11,5"]
    assert table.energy("isn") == 8


def test_f47_hawk_patrol_needs_a_solo_ship_the_energy_and_the_hawks() -> None:
    assert "play:h1" in patrol_scene(4).play().options("isn-2")
    assert "play:h1" not in patrol_scene(3).play().options("isn-2")
    assert "play:h1" not in patrol_scene().lost("f47-blue-hawks").play().options("isn-2")
    without_solo_ship = (
        Scenario().hand("isn-2", "f47-hawk-patrol").turn("isn-2", "deploy").energy("isn", 10).play()
    )
    assert "play:h1" not in without_solo_ship.options("isn-2")
    scene = Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6", cargo=["f47-blue-hawks"])
    table = scene.hand("isn-2", "f47-hawk-patrol").turn("isn-2", "deploy").energy("isn", 10).play()
    assert "play:h1" not in table.options("isn-2")


# Commando Away Team


def commando_scene(shields: int = 0, card: str = "isn-torrent", position: str = "14,5/14,6") -> Scenario:
    """Return a scene with an ISN ship beside So Bwa Tet."""
    return (
        Scenario()
        .ship("isn-1", card, at=[position] if card == "f51-blue-sparrows" else position)
        .ship("wretch-2", "so-bwa-tet", at="14,3/14,4", shields=shields)
        .hand("isn-1", "commando-away-team")
        .turn("isn-1")
        .energy("isn", 10)
    )


def test_commando_away_team_takes_over_on_5() -> None:
    table = commando_scene().dice(5).play().picks("isn-1", "play:h1")
    assert table.controller("so-bwa-tet") == "isn-1"
    assert table.energy("isn") == 6
    assert "activate:so-bwa-tet" in table.options("isn-1")


def test_commando_away_team_may_start_from_any_solo_ship() -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="4,9").ship("isn-1", "isn-torrent", at="14,5/14,6")
    scene.ship("wretch-2", "so-bwa-tet", at="14,3/14,4", shields=0).hand("isn-1", "commando-away-team")
    table = scene.turn("isn-1").energy("isn", 10).dice(5).play().picks("isn-1", "play:h1")
    assert table.controller("so-bwa-tet") == "isn-1"


def test_commando_away_team_does_hull_damage_on_lower_rolls() -> None:
    table = commando_scene().dice(4).play().picks("isn-1", "play:h1")
    assert table.controller("so-bwa-tet") == "wretch-2"
    assert table.hull_damage("so-bwa-tet-1") == 1


@pytest.mark.parametrize(
    ("shields", "card", "position"),
    [(1, "isn-torrent", "14,5/14,6"), (0, "isn-torrent", "14,6/14,7"), (0, "f51-blue-sparrows", "14,5")],
)
def test_commando_away_team_needs_a_ship_without_shields_beside_a_solo_ship(
    shields: int, card: str, position: str
) -> None:
    assert "play:h1" not in commando_scene(shields, card, position).play().options("isn-1")


def test_commando_away_team_cannot_take_large_ships_or_squadrons() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-1", "vapors-fate", at="14,3", shields=0)
        .ship("wretch-1", "red-tougu", at=["15,5"])
        .hand("isn-1", "commando-away-team")
        .turn("isn-1")
        .energy("isn", 10)
        .play()
    )
    assert "play:h1" not in table.options("isn-1")


def test_target_relay_does_not_extend_the_range_of_attached_weapons() -> None:
    table = squadron_scene().attach("f47-blue-hawks", "sr2-twin-rocket-launchers").play()
    assert range_of(table.state, Shot("f47-blue-hawks-1", "a1")) == 2
