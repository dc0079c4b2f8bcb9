"""Powers of ISN ships. Most belong to versions that Meteor Storm does not use."""

from __future__ import annotations

import pytest

from engine.galaxies.events import Shot
from engine.galaxies.queries import launch_cost, range_of
from tests.powers.attacking import attacks
from tests.rules.barrage import BUILDS
from tests.scenario import Scenario, Table

# ISN Everest


def launch_everest(level: str = "standard") -> Table:
    """Launch Everest in the deploy phase."""
    scene = Scenario().turn("isn-1", "deploy").energy("isn", 40)
    scene.state.seats["isn-1"].levels.open()["isn-everest"] = level
    for card in scene.state.seats["isn-1"].prepped:
        card.state = "declined"
    table = scene.play().picks("isn-1", "launch:isn-everest")
    return table.picks("isn-1", table.options("isn-1")[0], "load:none")


def test_flagship_makes_later_launches_of_the_turn_cheaper() -> None:
    table = launch_everest()
    assert launch_cost(table.state, "isn-1", "isn-torrent") == 8 - 1
    table.picks("isn-1", "launch:isn-torrent")
    table.picks("isn-1", table.options("isn-1")[0])
    assert table.energy("isn") == 40 - 12 - 7


def test_flagship_helps_only_its_own_player_and_only_in_this_turn() -> None:
    table = launch_everest()
    assert launch_cost(table.state, "isn-2", "isn-barrage") == 8
    table.ends_turn("isn-1")
    assert launch_cost(table.state, "isn-1", "isn-torrent") == 8


@pytest.mark.parametrize(("level", "cards"), [("standard", 0), ("seasoned", 1), ("veteran", 2)])
def test_flagship_draws_cards_on_an_experienced_ship(level: str, cards: int) -> None:
    assert len(launch_everest(level).hand("isn-1")) == cards


def test_flagship_does_nothing_for_a_ship_launched_earlier() -> None:
    table = Scenario().ship("isn-1", "isn-everest", at="14,4").turn("isn-1", "deploy").play()
    assert launch_cost(table.state, "isn-1", "isn-torrent") == 8


def screen_scene(*sparrows: str, level: str = "veteran") -> Scenario:
    """Return a scene with So Bwa Tet in range of Everest, optionally with Sparrows beside it."""
    scene = (
        Scenario()
        .ship("isn-1", "isn-everest", at="14,5", level=level)
        .ship("wretch-2", "so-bwa-tet", at="14,1/14,2")
        .turn("wretch-2")
        .energy("wretch", 10)
    )
    return scene.ship("isn-1", "f51-blue-sparrows", at=sparrows) if sparrows else scene


def test_escort_screen_takes_1_off_the_first_hit_of_a_turn() -> None:
    table = screen_scene("14,7").dice("D4", "D4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-everest-1")
    assert table.shields("isn-everest-1") == 5
    table.picks("wretch-2", "isn-everest-1")
    assert table.shields("isn-everest-1") == 3


@pytest.mark.parametrize(
    ("sparrows", "level"), [((), "veteran"), (("14,8",), "veteran"), (("14,7",), "standard")]
)
def test_escort_screen_needs_a_small_ship_beside_it(sparrows: tuple[str, ...], level: str) -> None:
    table = screen_scene(*sparrows, level=level).dice("D4").play()
    before = table.shields("isn-everest-1")
    attacks(table, "wretch-2", "so-bwa-tet", "isn-everest-1")
    assert table.shields("isn-everest-1") == before - 2


def test_escort_screen_accepts_any_small_ship_beside_it() -> None:
    """Torrent is also beside it."""
    scene = Scenario().ship("isn-1", "isn-everest", at="14,5", level="veteran").turn("wretch-2")
    scene.ship("isn-1", "isn-torrent", at="12,6/12,7").ship("isn-1", "f51-blue-sparrows", at=["14,7"])
    table = scene.ship("wretch-2", "so-bwa-tet", at="14,1/14,2").energy("wretch", 10).dice("D4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-everest-1")
    assert table.shields("isn-everest-1") == 5


def test_escort_screen_leaves_at_least_1_damage() -> None:
    table = screen_scene("14,7").ship("wretch-2", "tes-kio", at="12,3/12,4").dice("D4").play()
    attacks(table, "wretch-2", "tes-kio", "isn-everest-1")
    assert table.shields("isn-everest-1") == 6 - 1 - 1  # vecton damage comes first, and no screen stops it


def harmonics_scene(shields: int = 1) -> Scenario:
    """Return a scene with Torrent beside Everest as the energy phase starts."""
    return (
        Scenario()
        .ship("isn-1", "isn-everest", at="14,4", level="veteran", shields=0)
        .ship("isn-1", "isn-torrent", at="14,6/14,7", shields=shields)
        .turn("isn-1", "energy")
    )


def test_shield_harmonics_gives_a_shield_to_a_ship_beside_it() -> None:
    table = harmonics_scene().play()
    assert table.options("isn-1") == ["isn-torrent-1", "no", "discard"]
    table.picks("isn-1", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 2
    assert harmonics_scene().play().picks("isn-1", "no").shields("isn-torrent-1") == 1


def test_shield_harmonics_reaches_no_ship_two_spaces_away() -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,4", level="veteran", shields=0)
    table = scene.ship("isn-1", "isn-torrent", at="14,7/14,8", shields=1).turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "energy-phase"


def test_shield_harmonics_offers_every_ship_beside_it() -> None:
    table = harmonics_scene().ship("isn-1", "isn-barrage", at="15,2/16,2", shields=1).play()
    assert table.options("isn-1") == ["isn-torrent-1", "isn-barrage-1", "no", "discard"]


def test_shield_harmonics_does_not_exceed_the_printed_shields_or_act_in_others_turns() -> None:
    assert harmonics_scene(shields=3).play().asked("isn-1") == "energy-phase"
    assert harmonics_scene().turn("isn-2", "energy").play().asked("isn-1") is None


# ISN Barrage


def platform_scene(level: str = "seasoned") -> Scenario:
    """Return a scene with Barrage three spaces from Tes Kio."""
    return (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", level=level)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("isn-2")
    )


@pytest.mark.parametrize(
    ("steps", "number"),
    [((), 5), (("14,5>14,4",), 5), (("14,5>15,4", "15,3"), 4)],
)
def test_saturation_fire_adds_an_attack_after_a_move_of_1_space_at_most(
    steps: tuple[str, ...], number: int
) -> None:
    table = platform_scene().play().picks("isn-2", "activate:isn-barrage", *steps, "stop", "primary")
    assert table.happened("charged")[-1]["attacks"] == number


def test_saturation_fire_applies_only_to_the_primary_weapon() -> None:
    table = platform_scene().play().picks("isn-2", "activate:isn-barrage", "stop", "secondary")
    assert table.happened("charged")[-1]["attacks"] == 2


def flak_scene(*, energy: int = 5, level: str = "veteran") -> Scenario:
    """Return a scene with Red Fuvu about to approach Barrage."""
    return (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", level=level)
        .ship("wretch-1", "red-fuvu", at=["14,2", "15,2"])
        .turn("wretch-1")
        .energy("isn", energy)
    )


def test_umbrella_fire_attacks_a_small_ship_that_comes_near() -> None:
    table = flak_scene().dice("A1", "E4").play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "14,3", "stop")
    assert (table.asked("isn-2"), table.options("isn-2")) == ("power", ["yes", "no"])
    table.picks("isn-2", "yes")
    assert (table.shields("red-fuvu-1"), table.energy("isn")) == (0, 4)
    assert len(table.happened("attack")) == 2


def test_umbrella_fire_stops_when_its_target_is_gone_and_fires_once_a_turn() -> None:
    scene = flak_scene()
    scene.state.ships["red-fuvu-1"].shields = 0
    table = scene.dice("E4").play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "14,3", "stop")
    table.picks("isn-2", "yes")
    assert not table.alive("red-fuvu-1")
    table.picks("wretch-1", "red-fuvu-2", "15,3", "stop")
    assert table.asked("isn-2") is None


def test_umbrella_fire_costs_1_energy_and_needs_no_more() -> None:
    table = flak_scene(energy=1).dice("A1", "A1").play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "14,3", "stop")
    assert table.decision("isn-2").text.args["cost"] == 1
    table.picks("isn-2", "yes")
    assert table.energy("isn") == 0


def test_umbrella_fire_can_be_declined() -> None:
    table = flak_scene().play().picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "14,3", "stop")
    table.picks("isn-2", "no")
    assert (table.shields("red-fuvu-1"), table.energy("isn")) == (1, 5)


@pytest.mark.parametrize(
    ("energy", "level", "target"), [(0, "veteran", "14,3"), (5, "seasoned", "14,3"), (5, "veteran", "14,1")]
)
def test_umbrella_fire_needs_energy_and_a_ship_nearby(energy: int, level: str, target: str) -> None:
    table = flak_scene(energy=energy, level=level).play()
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", target, "stop")
    assert table.asked("isn-2") is None


def test_umbrella_fire_works_only_in_opponents_turns() -> None:
    """The Wretch control Barrage. An alert lets Rook's F-54 come near in the turn of Barrage's player."""
    scene = Scenario("battle-for-barrage", builds=BUILDS).ship("isn-1", "rooks-f54", at="14,10")
    scene.ship("wretch-1", "isn-barrage", at="14,5/14,6", level="veteran").turn("wretch-1")
    scene.hand("isn-1", "alert-from-isn-torrent").energy("isn", 20).energy("wretch", 20)
    table = scene.play().picks("wretch-1", "activate:isn-barrage")
    table.picks("isn-1", "h1", "14,9", "14,8", "stop")
    assert table.where("rooks-f54-1") == "14,8"
    assert table.asked("wretch-1") == "move"


def test_umbrella_fire_does_not_attack_bigger_ships() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", level="veteran")
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("wretch-2")
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio", "14,2>14,3", "stop")
    assert table.asked("isn-2") is None


# ISN Torrent


def relayed_range(position: str, level: str, seat: str = "isn-1") -> int:
    """Return the range of Rook's primary weapon with Torrent at 14,5 and 14,6."""
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", level=level)
        .ship(seat, "rooks-f54", at=position)
        .turn("isn-1")
        .play()
    )
    return range_of(table.state, Shot("rooks-f54-1", "primary"))


@pytest.mark.parametrize(
    ("position", "level", "reach"),
    [("14,4", "seasoned", 4), ("14,3", "seasoned", 3), ("14,3", "veteran", 4), ("14,2", "veteran", 3)],
)
def test_target_relay_adds_range_to_ships_near_it(position: str, level: str, reach: int) -> None:
    assert relayed_range(position, level) == reach


def test_target_relay_helps_primary_weapons_of_other_ships_of_its_player() -> None:
    assert relayed_range("14,4", "veteran", seat="isn-2") == 3
    table = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran").turn("isn-1").play()
    assert range_of(table.state, Shot("isn-torrent-1", "primary")) == 5
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran")
        .ship("isn-1", "isn-barrage", at="14,3/14,4", level="seasoned")
        .turn("isn-1")
        .play()
    )
    assert range_of(table.state, Shot("isn-barrage-1", "secondary")) == 2


@pytest.mark.parametrize(("level", "shields_left"), [("veteran", 4), ("seasoned", 2)])
def test_insulated_emitters_stop_1_vecton_damage(level: str, shields_left: int) -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", level=level)
        .ship("wretch-2", "tes-kio", at="14,3/14,4")
        .turn("wretch-2", "energy")
        .energy("wretch", 0)
        .play()
    )
    table.picks("wretch-2", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == shields_left
    assert table.energy("wretch") == 9


def test_insulated_emitters_do_not_stop_other_damage() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran")
        .ship("wretch-2", "chosh-ka", at="14,4")
        .turn("wretch-2")
        .dice(8)
        .play()
    )
    table.picks("wretch-2", "activate:chosh-ka", "stop", "isn-torrent-1")
    assert table.shields("isn-torrent-1") == 3


def test_insulated_emitters_protect_no_other_ship() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran")
        .ship("isn-2", "isn-barrage", at="13,5/13,4", shields=2)
        .ship("wretch-2", "tes-kio", at="14,3/14,4")
        .turn("wretch-2", "energy")
        .play()
    )
    table.picks("wretch-2", "isn-barrage-1")
    assert table.shields("isn-barrage-1") == 1
    assert table.shields("isn-torrent-1") == 4


LEND = "power:shield-lender@isn-torrent"


def lender_scene(shields: int = 4, position: str = "14,3", rook: int = 0) -> Scenario:
    """Return a scene with Torrent near Rook's F-54."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", level="veteran", shields=shields)
        .ship("isn-1", "rooks-f54", at=position, shields=rook)
        .turn("isn-1")
    )


def test_shield_lender_moves_a_shield_once_a_turn() -> None:
    table = lender_scene().ship("isn-1", "isn-barrage", at="15,4/15,5", shields=0).play()
    table.picks("isn-1", LEND, "rooks-f54-1")
    assert (table.shields("isn-torrent-1"), table.shields("rooks-f54-1")) == (3, 1)
    assert LEND not in table.options("isn-1")


def test_shield_lender_can_be_reversed_only_by_undo() -> None:
    table = lender_scene().ship("isn-1", "isn-barrage", at="15,4/15,5", shields=0).play().picks("isn-1", LEND)
    assert table.options("isn-1") == ["rooks-f54-1", "isn-barrage-1"]
    table.undo("isn-1")
    assert (table.shields("isn-torrent-1"), table.shields("rooks-f54-1")) == (4, 0)
    assert LEND in table.options("isn-1")


@pytest.mark.parametrize(("shields", "position", "rook"), [(0, "14,3", 0), (4, "14,2", 0), (4, "14,3", 1)])
def test_shield_lender_needs_a_shield_and_a_ship_that_lacks_one(
    shields: int, position: str, rook: int
) -> None:
    assert LEND not in lender_scene(shields, position, rook).play().options("isn-1")


# Rook's F-54


def ace_scene(level: str | None = "veteran") -> Scenario:
    """Return a scene with Rook's F-54 two spaces from Tes Kio."""
    return (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,4", level=level)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("isn-2")
        .energy("isn", 10)
    )


def test_dead_eye_rerolls_an_attack_once_in_an_activation() -> None:
    table = ace_scene().dice("A1", "E4", "A1").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 2
    table.picks("isn-2", "tes-kio-1")
    assert table.decision("isn-2").text.args["power"] == "hit-and-run"
    assert table.shields("tes-kio-1") == 2


def test_dead_eye_keeps_the_new_result_even_if_it_is_a_miss() -> None:
    table = ace_scene().dice("A1", "A2").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 3
    assert table.asked("isn-2") == "target"


def test_dead_eye_is_kept_for_the_next_attack_when_declined() -> None:
    table = ace_scene().dice("A1", "A1", "E4").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1", "no", "tes-kio-1", "yes")
    assert table.shields("tes-kio-1") == 2


def test_dead_eye_is_not_offered_after_a_hit_or_to_standard_ships() -> None:
    table = ace_scene().dice("E4").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1")
    assert table.asked("isn-2") == "target"
    table = ace_scene(None).dice("A1").play()
    attacks(table, "isn-2", "rooks-f54", "tes-kio-1")
    assert table.asked("isn-2") == "target"


@pytest.mark.parametrize(
    ("level", "roll", "shields_left"), [("veteran", 6, 2), ("veteran", 7, 0), ("seasoned", 5, 0)]
)
def test_jinking_allows_ecm_damage_only_on_7(level: str, roll: int, shields_left: int) -> None:
    table = ace_scene(level).dice(roll).play().picks("isn-2", "activate:rooks-f54", "14,3")
    assert table.shields("rooks-f54-1") == shields_left


def test_jinking_also_applies_beside_a_terror_wake() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,3", level="veteran")
        .ship("wretch-1", "vapors-fate", at="14,0")
        .turn("isn-2")
        .dice(6)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,2")
    assert table.shields("rooks-f54-1") == 2


def test_hit_and_run_moves_2_spaces_after_the_attacks() -> None:
    table = ace_scene().play().picks("isn-2", "activate:rooks-f54", "stop", "done", "yes", "14,5", "14,6")
    assert table.where("rooks-f54-1") == "14,6"
    assert table.asked("isn-2") == "action"


def test_hit_and_run_is_a_normal_movement_that_causes_ecm() -> None:
    table = ace_scene().dice(7).play()
    table.picks("isn-2", "activate:rooks-f54", "stop", "done", "yes", "14,3", "stop")
    assert table.shields("rooks-f54-1") == 0


def test_hit_and_run_can_be_declined_and_belongs_to_the_veterans() -> None:
    table = ace_scene().play().picks("isn-2", "activate:rooks-f54", "stop", "done", "no")
    assert table.where("rooks-f54-1") == "14,4"
    assert (
        ace_scene("seasoned").play().picks("isn-2", "activate:rooks-f54", "stop", "done").asked("isn-2")
        == "action"
    )


# F-47 Blue Hawks


def wing_scene(*positions: str, level: str = "veteran") -> Scenario:
    """Return a scene with Hawks near Tes Kio."""
    return (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=positions, level=level)
        .ship("wretch-2", "tes-kio", at="14,1/14,2")
        .turn("isn-2")
    )


@pytest.mark.parametrize(
    ("positions", "level", "reach"),
    [(("14,5", "14,6"), "veteran", 4), (("14,5", "14,7"), "veteran", 3), (("14,5", "14,6"), "standard", 3)],
)
def test_wing_formation_adds_range_beside_another_hawk(
    positions: tuple[str, ...], level: str, reach: int
) -> None:
    table = wing_scene(*positions, level=level).play()
    assert range_of(table.state, Shot("f47-blue-hawks-1", "primary")) == reach


def test_wing_formation_applies_only_to_the_primary_weapon() -> None:
    table = wing_scene("14,5", "14,6").attach("f47-blue-hawks", "sr2-twin-rocket-launchers").play()
    assert range_of(table.state, Shot("f47-blue-hawks-1", "a1")) == 2


def test_follow_through_does_1_more_damage_after_another_hawks_hit() -> None:
    table = wing_scene("14,4", "15,4", "16,3").dice("E4", "A1", "E4").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "done")
    table.picks("isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1")
    assert table.shields("tes-kio-1") == 2
    table.picks("isn-2", "f47-blue-hawks-2", "primary", "tes-kio-1")
    assert table.shields("tes-kio-1") == 2
    table.picks("isn-2", "f47-blue-hawks-3", "primary", "tes-kio-1")
    assert table.shields("tes-kio-1") == 0


def test_follow_through_follows_any_other_hawk() -> None:
    table = wing_scene("14,4", "15,4", "16,3").dice("E4", "E4").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "done")
    table.picks("isn-2", "f47-blue-hawks-2", "primary", "tes-kio-1")
    table.picks("isn-2", "f47-blue-hawks-3", "primary", "tes-kio-1")
    assert table.shields("tes-kio-1") == 0


def test_follow_through_does_not_follow_a_miss_or_another_target() -> None:
    table = wing_scene("14,4", "15,4").ship("wretch-1", "red-tougu", at=["16,2"]).dice("A1", "D4").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "done")
    table.picks("isn-2", "f47-blue-hawks-1", "primary", "tes-kio-1")
    table.picks("isn-2", "f47-blue-hawks-2", "primary", "red-tougu-1")
    assert table.hull_damage("red-tougu-1") == 1


# F-51 Blue Sparrows


def guard_scene(*sparrows: str, seat: str = "isn-1") -> Scenario:
    """Return a scene with So Bwa Tet in range of Torrent, and Sparrows near it."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", shields=0)
        .ship(seat, "f51-blue-sparrows", at=sparrows, level="veteran")
        .ship("wretch-2", "so-bwa-tet", at="14,1/14,2")
        .turn("wretch-2")
    )


def test_interpose_takes_the_damage_once_a_turn() -> None:
    table = guard_scene("15,5", "15,6").dice("E4", "E4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    assert table.options("isn-1") == ["f51-blue-sparrows-1", "f51-blue-sparrows-2", "no"]
    table.picks("isn-1", "f51-blue-sparrows-2")
    assert not table.alive("f51-blue-sparrows-2")
    marks = [card.get("struck") for card in table.view("isn-1")["ship_cards"].values()]
    assert marks == [None] * 3, "the chart of another ship was read"
    table.picks("wretch-2", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == 2


def test_interpose_makes_a_star_an_ordinary_hit() -> None:
    table = guard_scene("15,5").dice("D5").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    table.picks("isn-1", "f51-blue-sparrows-1")
    assert table.alive("isn-torrent-1")
    assert not table.alive("f51-blue-sparrows-1")
    assert table.happened("destroyed")[0]["why"] == "attack"


def test_interpose_can_be_declined() -> None:
    table = guard_scene("15,5").dice("E4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    table.picks("isn-1", "no")
    assert table.hull_damage("isn-torrent-1") == 2


@pytest.mark.parametrize(("position", "seat"), [("16,5", "isn-1"), ("15,5", "isn-2")])
def test_interpose_needs_a_sparrow_of_the_same_player_beside_the_target(position: str, seat: str) -> None:
    table = guard_scene(position, seat=seat).dice("E4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    assert table.hull_damage("isn-torrent-1") == 2


def test_interpose_does_not_protect_squadrons_or_react_to_misses() -> None:
    table = guard_scene("15,5").dice("A1").play()
    attacks(table, "wretch-2", "so-bwa-tet", "isn-torrent-1")
    assert table.asked("isn-1") is None
    table = guard_scene("14,4", "15,4").dice("D4").play()
    attacks(table, "wretch-2", "so-bwa-tet", "f51-blue-sparrows-1")
    assert table.asked("isn-1") is None


def regroup_scene(*shields: int) -> Scenario:
    """Return a scene with Sparrows that have these shields as their energy phase starts."""
    positions = ["14,5", "15,5", "16,4"][: len(shields)]
    scene = (
        Scenario().ship("isn-2", "f51-blue-sparrows", at=positions, level="veteran").turn("isn-2", "energy")
    )
    for number, pegs in enumerate(shields, 1):
        scene.state.ships[f"f51-blue-sparrows-{number}"].shields = pegs
    return scene


def test_regroup_returns_the_shield_of_one_sparrow() -> None:
    table = regroup_scene(0, 1, 0).play()
    assert table.options("isn-2") == ["f51-blue-sparrows-1", "f51-blue-sparrows-3", "discard"]
    table.picks("isn-2", "f51-blue-sparrows-3")
    assert [table.shields(f"f51-blue-sparrows-{n}") for n in (1, 2, 3)] == [0, 1, 1]


def test_regroup_does_nothing_at_full_shields() -> None:
    assert regroup_scene(1, 1).play().asked("isn-2") == "energy-phase"
