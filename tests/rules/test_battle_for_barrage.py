"""Mission 3: the Battle for ISN Barrage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.galaxies import hexes as hx
from engine.galaxies import loadouts
from engine.galaxies.catalogue import Build, catalogue, load_catalogue
from engine.galaxies.rules.cards import attach, possible_hosts
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.destruction import Doomed, destroy, destroy_all
from tests.rules.barrage import BARRAGE, BUILDS, FATE, FULL, TORRENT, points, scene, view_text
from tests.rules.support import run_rule, start_match
from tests.scenario import Scenario, Table


def deploy_scene(ship: dict[str, Any], *hand: str, attached: tuple[str, ...] = ()) -> Scenario:
    """Return the Wretch deploy phase with cards in hand and one ship that can carry them."""
    scenario = Scenario("battle-for-barrage", builds=BUILDS).ship(**TORRENT).ship(**ship)
    for card in attached:
        scenario.attach(ship["card"], card)
    return scenario.hand("wretch-1", *hand).energy("wretch", 30).turn("wretch-1", "deploy")


# Setup


def test_M3_01_the_mission_is_for_two_players() -> None:
    assert [seat.id for seat in catalogue().missions["battle-for-barrage"].seats] == ["isn-1", "wretch-1"]


def test_M3_06_the_cost_of_barrage_counts_towards_the_48() -> None:
    edition = catalogue()
    mission = edition.missions["battle-for-barrage"]
    limits = loadouts.seat_limits(edition, mission, "wretch-1")
    assert limits is not None
    fleet = (("vapors-fate", "veteran"), ("so-bwa-tet", "veteran"), ("tes-kio", "veteran"))
    cost_without_barrage = loadouts.fleet_cost(edition, Build(fleet))
    barrage = edition.ships["isn-barrage"].versions["veteran"].launch
    build = Build((("isn-barrage", "veteran"), *fleet), BUILDS["wretch-1"]["deck"])
    assert loadouts.fleet_cost(edition, build) == cost_without_barrage + barrage
    faults = [fault.rule for fault in loadouts.check_build(edition, limits, build).faults]
    assert faults == (["SET-06"] if cost_without_barrage + barrage > 48 else [])


def start_with_barrage(*picks: str) -> Table:
    """Return a match from its beginning. Barrage is placed and loaded, and the Wretch player has the first
    turn."""
    table = start_match(1, 8, mission="battle-for-barrage", builds=BUILDS)
    return table.picks("wretch-1", "7,-1/7,0", *picks, "wretch-1")


def test_M3_30_and_HLD_19_and_HLD_19r_barrage_may_have_cargo_at_the_start_and_counts_as_launched() -> None:
    table = start_with_barrage("load:red-tougu")
    barrage = table.state.cards["isn-barrage"]
    assert barrage.cargo.open() == ["red-tougu"]
    assert barrage.launched < table.state.turn
    assert table.energy("wretch") == 15 + 5
    table.picks("wretch-1", "own")
    assert "launch:red-tougu" in table.options("wretch-1")
    assert view_text(table, "isn-1") == view_text(
        start_with_barrage("load:none").picks("wretch-1", "own"), "isn-1"
    )


def test_M3_10_barrage_starts_undamaged_and_free_of_charge_in_the_wretch_zone() -> None:
    table = start_match(1, 8, mission="battle-for-barrage", builds=BUILDS)
    zone = set(table.game.catalogue.layouts["single"].zones["north"])
    places = [{hx.parse_space(space) for space in place.split("/")} for place in table.options("wretch-1")]
    assert places and all(zone & place for place in places)
    table.picks("wretch-1", "7,-1/7,0", "load:none")
    assert table.controller("isn-barrage") == "wretch-1"
    veteran = table.game.catalogue.ships["isn-barrage"].versions["veteran"]
    assert table.shields("isn-barrage-1") == veteran.shields
    assert table.hull_damage("isn-barrage-1") == 0
    assert table.energy("wretch") == 15
    assert table.asked("isn-1") is None  # none of their ships begins on the board
    assert list(table.state.cards) == ["isn-barrage"]


@pytest.mark.parametrize(("starter", "other"), [("isn-1", "wretch-1"), ("wretch-1", "isn-1")])
def test_M3_29_energy_hands_and_the_starters_penalty_are_as_usual(starter: str, other: str) -> None:
    table = start_match(1, 8, mission="battle-for-barrage", builds=BUILDS)
    table.picks("wretch-1", "7,-1/7,0", "load:none")
    assert [len(table.hand(seat)) for seat in (starter, other)] == [5, 5]
    table.picks("wretch-1", starter)
    for seat, energy in ((starter, 15 + 5), (other, 15 + 10)):
        assert table.energy(table.state.seats[seat].team) == energy
        if table.asked(seat) == "computer-core":
            table.picks(seat, "own")
        table.ends_turn(seat)


# Data points


def test_M3_18_each_isn_card_attached_to_a_wretch_ship_scores_a_point() -> None:
    table = deploy_scene(FATE, "erin-cho", "maneuvering-thrusters", "lr5-nuclear-warhead").play()
    assert points(table) == 0
    for number, handle in enumerate(("h1", "h2", "h3"), 1):
        table.picks("wretch-1", f"play:{handle}")
        if table.asked("wretch-1") == "attach":
            table.picks("wretch-1", "vapors-fate")
        assert points(table) == number
    assert [change["why"] for change in table.happened("points")] == ["data-points"] * 3


def play_card_on(table: Table, handle: str, ship: str, replaced_card: str | None = None) -> Table:
    """Play a card and attach it to a ship, in place of ``replaced_card`` if there is one."""
    table.picks("wretch-1", f"play:{handle}")
    if table.asked("wretch-1") == "attach":
        table.picks("wretch-1", ship)
    if table.asked("wretch-1") == "replace":
        table.picks("wretch-1", replaced_card or "no")
    return table


def test_M3_17_wretch_ships_take_cards_of_both_factions_and_isn_ships_do_not() -> None:
    """Barrage and a captured Rook take a Wretch card, Vapor's Fate and the Rook an ISN one."""
    scenario = deploy_scene(BARRAGE, "krall-draxus", "erin-cho", "maneuvering-thrusters").ship(**FATE)
    rook = scenario.ship("wretch-1", "rooks-f54", at="8,6").hand("isn-1", "charles-yeboah").play()
    rook.picks("wretch-1", "play:h2")
    assert {"isn-barrage", "vapors-fate", "rooks-f54"} <= set(rook.options("wretch-1"))
    assert "isn-torrent" not in rook.options("wretch-1")
    rook.picks("wretch-1", "rooks-f54", "play:h1")
    assert {"isn-barrage", "vapors-fate"} <= set(rook.options("wretch-1"))
    assert "rooks-f54" in possible_hosts(rook.state, "wretch-1", "krall-draxus"), "by control, not by owner"
    rook.picks("wretch-1", "isn-barrage")
    assert (rook.attached("isn-barrage"), rook.attached("rooks-f54")) == (["krall-draxus"], ["erin-cho"])
    assert possible_hosts(rook.state, "isn-1", "krall-draxus") == []
    assert possible_hosts(rook.state, "isn-1", "erin-cho") == ["isn-torrent"]


def test_M3_19_and_M3_19r_and_EC_142_barrage_counts_while_the_wretch_player_controls_it() -> None:
    table = play_card_on(deploy_scene(BARRAGE, "maneuvering-thrusters").play(), "h1", "isn-barrage")
    assert table.attached("isn-barrage") == ["maneuvering-thrusters"]
    assert points(table) == 1


def test_M3_19_a_taken_barrage_scores_for_nobody() -> None:
    scenario = scene(FATE).hand("isn-1", "maneuvering-thrusters").energy("isn", 30)
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    table = scenario.turn("isn-1", "deploy").play().picks("isn-1", "play:h1", "isn-barrage")
    assert table.attached("isn-barrage") == ["maneuvering-thrusters"]
    assert {team.id: team.victory_points for team in table.state.teams.values()} == {"isn": 0, "wretch": 0}


def test_M3_20_and_EC_141_isn_events_and_isn_sabotage_score_nothing(tmp_path: Path) -> None:
    """No sabotage card of the set is ISN, so one is changed."""
    _ = (tmp_path / "own.toml").write_text(
        """
format = "galaxies/tactics"
version = 1

[[card]]
id = "commando-away-team"
name = "Jammer"
faction = "isn"
type = "sabotage"
cost = 1
phase = "action"
by = "own"
trigger = "play"
icon = "solo"
[[card.powers]]
id = "bleed-shields"
name = "Jamming"
timing = "energy-start"
text = "Bleeds shields."
"""
    )
    scenario = Scenario("battle-for-barrage", builds=BUILDS, edition=load_catalogue(tmp_path))
    scenario.ship(**TORRENT).ship(**BARRAGE)
    scenario.state.seats["wretch-1"].hand.open()["h1"] = "commando-away-team"
    table = scenario.turn("wretch-1").play()
    table.picks("wretch-1", "play:h1")
    if table.asked("wretch-1") == "attach":
        table.picks("wretch-1", "isn-torrent")
    assert table.attached("isn-torrent") == ["commando-away-team"]
    assert points(table) == 0
    # the Wretch player reacts to an attack with an ISN event
    hit_scene = (
        scene().ship("isn-1", "rooks-f54", at="2,5").hand("wretch-1", "sparrow-cover-fire").turn("isn-1")
    )
    event = hit_scene.dice("E4", 8).play().picks("isn-1", "activate:rooks-f54").picks("wretch-1", "pass")
    event.picks("isn-1", "stop").picks("wretch-1", "no")  # no Umbrella Fire is offered
    event.picks("isn-1", "primary", "isn-barrage-1").picks("wretch-1", "h1")
    assert event.discards("isn") == ["sparrow-cover-fire"]
    assert points(event) == 0


def test_M3_21_wretch_cards_score_nothing() -> None:
    table = play_card_on(deploy_scene(FATE, "krall-draxus").play(), "h1", "vapors-fate")
    assert table.attached("vapors-fate") == ["krall-draxus"]
    assert points(table) == 0


def test_M3_22_points_are_kept_when_card_and_ship_are_lost() -> None:
    scenario = deploy_scene(FATE, "erin-cho").ship(**BARRAGE)
    run_rule(attach(scenario.state, "wretch-1", "erin-cho", "vapors-fate"), scenario)
    assert scenario.state.teams["wretch"].victory_points == 1
    run_rule(destroy(scenario.state, "vapors-fate-1", "test"), scenario)
    assert scenario.state.teams["wretch"].victory_points == 1
    assert scenario.state.teams["isn"].discard == ["erin-cho"]


def test_M3_22_points_are_kept_when_the_isn_player_takes_the_ship_with_the_cards() -> None:
    table = play_card_on(
        deploy_scene(BARRAGE, "maneuvering-thrusters").ship(**FATE).play(), "h1", "isn-barrage"
    )
    scenario = deploy_scene(BARRAGE).ship(**FATE)
    scenario.state = table.state
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    assert list(scenario.state.cards["isn-barrage"].attached) == ["a1"]
    assert scenario.state.teams["wretch"].victory_points == 1


def test_M3_22_and_M3_23_and_RPL_05_and_EC_143_a_replacement_scores_too() -> None:
    table = deploy_scene(BARRAGE, "maneuvering-thrusters", "isn-transport-shuttle").play()
    play_card_on(table, "h1", "isn-barrage")
    play_card_on(table, "h2", "isn-barrage", "a1")
    assert table.attached("isn-barrage") == ["isn-transport-shuttle"]
    assert (table.discards("isn"), table.discards("wretch")) == (["maneuvering-thrusters"], [])
    assert points(table) == 2


def test_data_points_are_scored_for_attached_cards_not_for_taken_ships() -> None:
    scenario = scene().attach("isn-torrent", "erin-cho")
    run_rule(take_over(scenario.state, "isn-torrent", "wretch-1"), scenario)
    run_rule(attach(scenario.state, "isn-1", "bronson-skiles", "isn-barrage"), scenario)
    assert scenario.state.teams["wretch"].victory_points == 0


def test_M3_24_and_EC_144_discarded_isn_cards_go_to_the_isn_pile_and_give_the_wretch_player_energy() -> None:
    table = scene().hand("wretch-1", "erin-cho").turn("wretch-1").play()
    before = table.energy("wretch"), table.energy("isn")
    table.picks("wretch-1", "discard", ["h1"])
    assert table.discards("isn") == ["erin-cho"] and table.discards("wretch") == []
    assert (table.energy("wretch"), table.energy("isn")) == (before[0] + 1, before[1])


def test_M3_24_isn_cards_go_to_the_isn_pile_when_they_leave_wretch_ships_or_exceed_the_hand_limit() -> None:
    scenario = deploy_scene(BARRAGE, "isn-transport-shuttle", attached=("maneuvering-thrusters", "erin-cho"))
    table = play_card_on(scenario.ship(**FATE).play(), "h1", "isn-barrage", "a1")
    assert table.discards("isn") == ["maneuvering-thrusters"]
    scenario.state = table.state
    run_rule(destroy(scenario.state, "isn-barrage-1", "test"), scenario)
    assert scenario.state.teams["isn"].discard == [
        "maneuvering-thrusters",
        "erin-cho",
        "isn-transport-shuttle",
    ]
    assert scenario.state.teams["wretch"].discard == []
    full_scene = scene().hand("wretch-1", "erin-cho", *FULL[1:]).turn("wretch-1", "energy").energy("isn", 7)
    limit = full_scene.play().picks("wretch-1", "own", "h1")
    assert (limit.discards("isn"), limit.discards("wretch")) == (["erin-cho"], [])
    assert (limit.happened("energy")[-1]["team"], limit.energy("isn")) == ("wretch", 7)


@pytest.mark.parametrize(("hero", "owner", "scored"), [("erin-cho", "isn", 1), ("krall-draxus", "wretch", 0)])
def test_M3_32_and_HRO_02_a_player_keeps_only_one_of_two_heroes_of_a_name_whatever_their_faction(
    hero: str, owner: str, scored: int
) -> None:
    scenario = deploy_scene(FATE, hero).ship(**BARRAGE).attach("isn-barrage", hero)
    table = play_card_on(scenario.play(), "h1", "vapors-fate")
    assert table.asked("wretch-1") == "duplicate-hero"
    table.picks("wretch-1", "a1")
    assert table.attached("isn-barrage") == [] and table.attached("vapors-fate") == [hero]
    assert table.discards(owner) == [hero]
    assert points(table) == scored


# Who wins


def test_M3_03_and_M3_25_the_tenth_point_wins_immediately() -> None:
    scenario = deploy_scene(BARRAGE, "maneuvering-thrusters").turn("wretch-1", "deploy", round=1)
    scenario.state.teams["wretch"].victory_points = 9
    table = play_card_on(scenario.play(), "h1", "isn-barrage")
    assert table.winner == "wretch"
    assert table.view("isn-1")["result"]["reason"] == "victory-points"


def result_after_losses(
    scenario: Scenario, *ships: str, cause: str = "test"
) -> tuple[str | None, str] | None:
    for ship in ships:
        run_rule(destroy(scenario.state, ship, cause), scenario)
    result = scenario.state.result
    return None if result is None else (result.winner, result.reason)


@pytest.mark.parametrize("round", [1, 2, 5])
def test_M3_26_and_EC_116_the_isn_player_wins_immediately_when_barrage_is_destroyed(round: int) -> None:
    scenario = scene(FATE).turn("isn-1", round=round)
    assert result_after_losses(scenario, "isn-barrage-1") == ("isn", "ship-destroyed")
    assert scenario.state.result.detail == {"ship": "isn-barrage"}


def test_M3_26_the_loss_of_another_ship_does_not_decide_the_match() -> None:
    assert result_after_losses(scene(FATE).turn("isn-1", round=1), "vapors-fate-1") is None


def test_M3_02_and_M3_27_from_round_3_on_the_wretch_player_loses_when_their_last_ship_is_taken() -> None:
    """The last Wretch ship is Barrage, but the ISN player has taken it."""
    for round, result in ((2, None), (3, ("isn", "elimination"))):
        scenario = scene(FATE).turn("isn-1", round=round)
        run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
        assert result_after_losses(scenario, "vapors-fate-1") == result


def test_M3_03_and_M3_27_from_round_3_a_side_without_ships_loses() -> None:
    assert result_after_losses(scene().turn("isn-1", round=3), "isn-torrent-1") == ("wretch", "elimination")
    assert result_after_losses(scene().turn("isn-1", round=2), "isn-torrent-1") is None


def test_M3_28_and_M3_28r_a_taken_barrage_is_an_isn_ship_and_its_loss_wins_for_nobody() -> None:
    scenario = scene(FATE).turn("isn-1", round=2)
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    assert scenario.state.result is None
    assert result_after_losses(scenario, "isn-barrage-1") is None
    assert result_after_losses(scenario, "isn-torrent-1") is None


def test_M3_28_from_round_3_on_a_taken_barrage_alone_saves_the_isn_player_from_losing() -> None:
    scenario = scene(FATE).turn("isn-1", round=3)
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    assert result_after_losses(scenario, "isn-torrent-1") is None
    assert result_after_losses(scenario, "isn-barrage-1") == ("wretch", "elimination")


def test_M3_28r_barrage_counts_as_a_wretch_loss_when_a_take_over_or_its_own_player_destroys_it() -> None:
    scenario = scene(FATE).turn("isn-1", round=1).fleet("isn-1", "isn-barrage")
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    assert scenario.state.result is not None
    assert (scenario.state.result.winner, scenario.state.result.reason) == ("isn", "ship-destroyed")


def test_M3_28r_barrage_is_a_wretch_ship_again_after_the_wretch_player_wins_it_back() -> None:
    scenario = scene(FATE).turn("isn-1", round=1)
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    run_rule(take_over(scenario.state, "isn-barrage", "wretch-1"), scenario)
    assert result_after_losses(scenario, "isn-barrage-1") == ("isn", "ship-destroyed")


LAST = ("isn-torrent-1", "isn-barrage-1")


def result_after_joint_loss(scenario: Scenario, *ships: str) -> tuple[str | None, str] | None:
    run_rule(destroy_all(scenario.state, [Doomed(ship, "test") for ship in ships]), scenario)
    result = scenario.state.result
    return None if result is None else (result.winner, result.reason)


@pytest.mark.parametrize("ships", [LAST, LAST[::-1]])
def test_VIC_08_and_M3_26_losing_barrage_and_the_last_isn_ship_in_one_event_is_a_draw(
    ships: tuple[str, ...],
) -> None:
    """Each side has reached a goal of its own, and the Wretch still have Vapor's Fate."""
    assert result_after_joint_loss(scene(FATE).turn("isn-1", round=3), *ships) == (None, "ship-destroyed")


@pytest.mark.parametrize("rulings", [1, 2])
def test_VIC_08_under_the_first_rulings_the_loss_of_barrage_decided_first(rulings: int) -> None:
    scenario = scene(FATE).turn("isn-1", round=4)
    scenario.state.rulings = rulings
    winner = "isn" if rulings == 1 else None
    assert result_after_joint_loss(scenario, *LAST) == (winner, "ship-destroyed")


def test_VIC_08_losing_the_last_ships_of_both_sides_is_a_draw_when_barrage_is_the_last_wretch_ship() -> None:
    assert result_after_joint_loss(scene().turn("isn-1", round=3), *LAST) == (None, "elimination")


def test_VIC_08_and_VIC_03_before_round_3_the_loss_of_barrage_decides_even_without_isn_ships() -> None:
    assert result_after_joint_loss(scene(FATE).turn("isn-1", round=2), *LAST) == ("isn", "ship-destroyed")


def test_VIC_08_and_M3_26_the_isn_player_wins_when_barrage_is_lost_and_another_isn_ship_is_left() -> None:
    rook = {"seat": "isn-1", "card": "rooks-f54", "at": "2,9"}
    assert result_after_joint_loss(scene(FATE, rook).turn("isn-1", round=3), *LAST) == (
        "isn",
        "ship-destroyed",
    )


def test_VIC_08_and_M3_27_the_isn_player_wins_when_the_wretch_fleet_is_lost_together_with_barrage() -> None:
    ships = ("vapors-fate-1", "isn-barrage-1")
    assert result_after_joint_loss(scene(FATE).turn("isn-1", round=3), *ships) == ("isn", "ship-destroyed")


def test_VIC_08_and_M3_28_a_taken_barrage_counts_as_one_of_the_isn_ships() -> None:
    scenario = scene(FATE).turn("isn-1", round=3)
    run_rule(take_over(scenario.state, "isn-barrage", "isn-1"), scenario)
    assert result_after_joint_loss(scenario, *LAST) == ("wretch", "elimination")


def test_VIC_08r_and_M3_25_the_tenth_point_still_wins_before_barrage_is_lost() -> None:
    scenario = scene(FATE).turn("isn-1", round=3)
    scenario.state.teams["wretch"].victory_points = 10
    assert result_after_joint_loss(scenario, *LAST) == ("wretch", "victory-points")


def test_EC_117_the_goal_that_is_reached_first_decides_the_match() -> None:
    scenario = scene(FATE)
    scenario.state.teams["wretch"].victory_points = 9
    run_rule(attach(scenario.state, "wretch-1", "erin-cho", "isn-barrage"), scenario)
    assert scenario.state.result is not None and scenario.state.result.winner == "wretch"
    other = scene(FATE)
    other.state.teams["wretch"].victory_points = 9
    assert result_after_losses(other, "isn-barrage-1") == ("isn", "ship-destroyed")
