"""Section 17 of the ledger: victory, rounds and the victory clock."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.decisions import Refused
from engine.galaxies.events import Damage
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.present import outcome as outcomes
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.damage import deal_damage
from engine.galaxies.rules.destruction import Doomed, destroy, destroy_all
from engine.galaxies.rules.victory import check_clock, check_goals, fleet_value
from tests.rules.support import first_turn, initial_state, run_rule
from tests.scenario import Scenario

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,5/14,6"}
BARRAGE: dict[str, Any] = {"seat": "isn-2", "card": "isn-barrage", "at": "18,4/18,5"}
ROOK: dict[str, Any] = {"seat": "isn-2", "card": "rooks-f54", "at": "16,5"}
HAWKS: dict[str, Any] = {"seat": "isn-2", "card": "f47-blue-hawks", "at": ["14,8", "14,9", "15,8"]}
KA: dict[str, Any] = {"seat": "wretch-2", "card": "chosh-ka", "at": "14,3"}
FATE: dict[str, Any] = {"seat": "wretch-1", "card": "vapors-fate", "at": "14,-2"}


def outcome(scene: Scenario) -> tuple[str | None, str] | None:
    result = scene.state.result
    return None if result is None else (result.winner, result.reason)


def outcome_after_destroying(scene: Scenario, *ships: str) -> tuple[str | None, str] | None:
    """Destroy the ships in one event and return how the match has ended, if it has."""
    run_rule(destroy_all(scene.state, [Doomed(ship, "test") for ship in ships]), scene)
    return outcome(scene)


# Elimination


def test_VIC_01_and_VIC_02_and_M4_02_and_M4_33_from_round_3_a_side_without_ships_has_lost() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", round=3)
    assert outcome_after_destroying(scene, "chosh-ka-1") == ("isn", "elimination")


def test_M4_02_a_team_loses_only_when_both_its_seats_are_without_ships() -> None:
    for first_ship, last_ship in (("chosh-ka-1", "vapors-fate-1"), ("vapors-fate-1", "chosh-ka-1")):
        scene = Scenario().ship(**TORRENT).ship(**KA).ship(**FATE).turn("isn-1", round=3)
        assert outcome_after_destroying(scene, first_ship) is None
        assert outcome_after_destroying(scene, last_ship) == ("isn", "elimination")


@pytest.mark.parametrize("round", [1, 2])
def test_VIC_03_and_M4_33_and_EC_108_a_side_without_ships_does_not_lose_in_rounds_1_and_2(round: int) -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", round=round)
    assert outcome_after_destroying(scene, "chosh-ka-1") is None


def test_VIC_04_and_EC_106_ships_behind_the_screen_do_not_prevent_a_loss() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", round=3)
    assert scene.state.seats["wretch-1"].screen.open()
    assert outcome_after_destroying(scene, "chosh-ka-1") == ("isn", "elimination")


def test_VIC_05_and_EC_107_cargo_does_not_prevent_a_loss() -> None:
    scene = Scenario().ship(**BARRAGE, cargo=["rooks-f54"]).ship(**KA).turn("wretch-2", round=3)
    assert outcome_after_destroying(scene, "isn-barrage-1") == ("wretch", "elimination")


def test_VIC_06_and_EC_103_a_last_ship_that_is_taken_over_counts_as_lost() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", round=4)
    run_rule(take_over(scene.state, "chosh-ka", "isn-1"), scene)
    assert outcome(scene) == ("isn", "elimination")


def test_EC_104_taking_the_last_ship_in_round_2_decides_nothing_yet() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", round=2)
    run_rule(take_over(scene.state, "chosh-ka", "isn-1"), scene)
    assert outcome(scene) is None


def test_VIC_07_and_VIC_07r_and_RND_02_and_EC_109_a_player_without_ships_loses_when_round_3_begins() -> None:
    """The first player does not get another turn to launch."""
    scene = Scenario().ship(**KA).order("isn-1", "isn-2", "wretch-1", "wretch-2")
    table = scene.turn("wretch-2", round=2).play()
    assert not table.over
    table.picks("wretch-2", "done")
    assert table.winner == "wretch"
    assert table.happened("phase")[-1] == {"kind": "phase", "seat": "wretch-2", "phase": "end"}


def test_VIC_07_a_later_turn_of_round_2_decides_nothing() -> None:
    scene = Scenario().ship(**KA).order("isn-1", "isn-2", "wretch-1", "wretch-2")
    table = scene.turn("isn-1", "end", round=2).play().picks("isn-1", "no")
    assert table.state.active == "isn-2"


def test_VIC_08_and_VIC_08r_and_EC_110_losing_both_last_ships_in_one_event_is_a_draw() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", round=3)
    assert outcome_after_destroying(scene, "chosh-ka-1", "isn-torrent-1") == (None, "elimination")


def test_VIC_08_the_match_is_a_draw_if_both_sides_have_no_ships_when_round_3_begins() -> None:
    scene = Scenario().order("isn-1", "isn-2", "wretch-1", "wretch-2")
    table = scene.turn("wretch-2", round=2).play().picks("wretch-2", "done")
    assert table.winner is None


@pytest.mark.parametrize("points", [9, 10])
def test_VIC_09_and_VIC_09r_victory_points_win_in_any_round(points: int) -> None:
    state = initial_state("pan-base")
    state.round, state.teams["isn"].victory_points = 1, points
    state.teams["wretch"].victory_points = 99  # a goal of the ISN side alone
    for fact in check_goals(state):
        assert isinstance(fact, GalaxiesFact)
        fact.apply(state)
    won = None if state.result is None else (state.result.winner, state.result.reason)
    assert won == (("isn", "victory-points") if points >= 10 else None)


def test_VIC_08r_victory_points_count_before_the_loss_of_all_ships() -> None:
    """The event with the last point also took the winner's last ship."""
    state = initial_state("pan-base")
    state.round, state.teams["isn"].victory_points = 3, 10
    assert [(fact.winner, fact.reason) for fact in check_goals(state)] == [("isn", "victory-points")]  # type: ignore[union-attr]


def test_VIC_10_and_M4_37_and_EC_129_both_players_of_a_side_win_or_lose_together() -> None:
    scene = Scenario().ship(**TORRENT).ship(**ROOK).ship(**KA).turn("wretch-2", round=3)
    assert outcome_after_destroying(scene, "rooks-f54-1") is None
    assert outcome_after_destroying(scene, "isn-torrent-1") == ("wretch", "elimination")


def test_VIC_11_unlaunched_ships_do_not_count_while_a_ship_is_on_the_board() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).ship(**FATE).turn("isn-1", round=3)
    assert outcome_after_destroying(scene, "chosh-ka-1") is None


def test_VIC_02_damage_that_destroys_the_last_ship_ends_the_match() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA, shields=0, hull_damage=2).turn("isn-1", round=3)
    run_rule(deal_damage(scene.state, [Damage("chosh-ka-1", 1, "test")]), scene)
    assert outcome(scene) == ("isn", "elimination")


# Conceding


@pytest.mark.parametrize(("side", "other"), [("isn", "wretch"), ("wretch", "isn")])
def test_VIC_12_and_VIC_12r_a_side_that_concedes_has_lost(side: str, other: str) -> None:
    table = Scenario().ship(**TORRENT).ship(**KA).play()
    table.orders(f"{side}-1", "concede")
    assert not table.over
    table.orders(f"{side}-2", "concede")
    assert table.winner == other


def test_VIC_12r_computer_players_leave_a_concession_to_the_people_on_their_side() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA)
    scene.state.seats["isn-2"].bot = "greedy"
    assert scene.play().orders("isn-1", "concede").winner == "wretch"


def test_VIC_12_nobody_concedes_twice() -> None:
    table = Scenario().play().orders("isn-1", "concede")
    with pytest.raises(Refused):
        table.orders("isn-1", "concede")


# Rounds


def test_RND_01_and_RND_01r_and_EC_122_a_round_is_one_turn_of_everybody_from_the_starter_on() -> None:
    table = first_turn("wretch-2")
    rounds = []
    for _ in range(9):
        seat = table.state.active
        assert seat is not None
        rounds.append((seat, table.state.round))
        while table.state.active == seat:
            table.picks(seat, "no" if table.asked(seat) == "engines" else "done")
            if table.over:
                break
        if table.over:
            break
    assert rounds == [
        *((seat, 1) for seat in ("wretch-2", "isn-1", "isn-2", "wretch-1")),
        *((seat, 2) for seat in ("wretch-2", "isn-1", "isn-2", "wretch-1")),
    ]
    assert table.winner == "isn"  # round 3 begins, and Torrent is the only ship on the board


def test_RND_03_and_RND_03r_and_EC_129_a_player_without_ships_still_takes_their_turns() -> None:
    scene = Scenario().ship(**TORRENT).ship(**KA).turn("isn-1", "end", round=5)
    table = scene.play().picks("isn-1", "no")
    assert (table.state.active, table.asked("isn-2")) == ("isn-2", "energy-phase")


# The clock


def run_out_both_decks(scene: Scenario, first_team: str = "isn") -> Scenario:
    """Return the scene after both decks have run out twice, the deck of ``first_team`` first."""
    for line, team in enumerate((first_team, *(t for t in scene.state.teams if t != first_team))):
        scene.run_out(team, 2)
        scene.state.teams[team].ran_out = line
    return scene


def winner_by_clock(scene: Scenario) -> str | None:
    run_rule(check_clock(scene.state), scene)
    assert scene.state.result is not None
    assert scene.state.result.reason == "clock"
    return scene.state.result.winner


def result_sentence(scene: Scenario) -> str:
    """Return the sentence that states how the match has ended."""
    result = scene.state.result
    assert result is not None
    return outcomes.outcome(scene.state, result).label


def test_CLK_01_the_victory_clock_may_end_the_match() -> None:
    assert winner_by_clock(run_out_both_decks(Scenario().ship(**TORRENT))) == "isn"


def test_CLK_02_the_clock_does_not_end_the_match_before_every_deck_has_run_out_twice() -> None:
    scene = Scenario().run_out("isn", 2).run_out("wretch", 1)
    run_rule(check_clock(scene.state), scene)
    assert scene.state.result is None


def test_CLK_01_the_clock_does_not_run_in_a_match_without_tactic_cards() -> None:
    state = initial_state("dead-zone", tactic_cards="off")
    for team in state.teams.values():
        team.ran_out = 0
    assert list(check_clock(state)) == []


def test_CLK_03_and_CLK_12_and_M4_34_the_launch_costs_of_both_allies_are_added() -> None:
    scene = Scenario().ship(**TORRENT).ship(**BARRAGE).ship(**KA)
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 8 + 8
    assert fleet_value(scene.state, scene.state.teams["wretch"]) == 6
    assert winner_by_clock(run_out_both_decks(scene)) == "isn"


def test_CLK_04_and_EC_121_transported_and_unlaunched_ships_score_nothing() -> None:
    scene = Scenario().ship(**BARRAGE, cargo=["rooks-f54"])
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 8


def test_CLK_05_and_CLK_06_and_CLK_06r_a_reduced_squadron_scores_its_exact_share() -> None:
    scene = Scenario().ship(**HAWKS)
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 3
    run_rule(destroy(scene.state, "f47-blue-hawks-2", "test"), scene)
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 2
    scene.state.cards["f47-blue-hawks"].level = "seasoned"
    assert fleet_value(scene.state, scene.state.teams["isn"]) == Fraction(10, 3)


def test_EC_120_ten_thirds_count_as_more_than_three_point_three() -> None:
    scene = Scenario().ship(**HAWKS)
    run_rule(destroy(scene.state, "f47-blue-hawks-2", "test"), scene)
    scene.state.cards["f47-blue-hawks"].level = "seasoned"
    assert fleet_value(scene.state, scene.state.teams["isn"]) > Fraction(33, 10)


def test_CLK_07_the_highest_total_wins() -> None:
    assert winner_by_clock(run_out_both_decks(Scenario().ship(**TORRENT).ship(**KA))) == "isn"
    assert winner_by_clock(scene := run_out_both_decks(Scenario().ship(**ROOK).ship(**KA))) == "wretch"
    assert result_sentence(scene) == "The victory clock has run out: Wretch wins"


def test_CLK_08_and_CLK_08r_and_EC_118_at_equal_totals_the_side_with_more_ships_wins() -> None:
    """Barrage and Hawks (8 + 3) are four ships, So Bwa Tet (11) is one."""
    scene = Scenario().ship(**BARRAGE).ship(**HAWKS).ship("wretch-2", "so-bwa-tet", at="14,0/14,1")
    assert fleet_value(scene.state, scene.state.teams["wretch"]) == 11
    assert winner_by_clock(run_out_both_decks(scene, first_team="wretch")) == "isn"
    assert (
        result_sentence(scene) == "The victory clock has run out with equal totals: ISN wins with more ships"
    )


def test_CLK_08r_ships_of_a_squadron_are_counted_individually() -> None:
    """Hawks and Chosh Ka are worth 5 and are one ship card each."""
    scene = Scenario().ship(**HAWKS, level="seasoned").ship(**KA, level="seasoned")
    assert winner_by_clock(run_out_both_decks(scene, first_team="wretch")) == "isn"


def test_VIC_05_and_CLK_08_cargo_does_not_count_among_the_ships_on_the_battlefield() -> None:
    """So Bwa Tet and Tes Kio are worth 11, so the deck that ran out first decides."""
    scene = Scenario().ship("isn-1", "so-bwa-tet", at="14,4/14,5", cargo=["chosh-ka"])
    scene.ship("wretch-2", "tes-kio", at="14,0/14,1")
    assert winner_by_clock(run_out_both_decks(scene, first_team="wretch")) == "wretch"


@pytest.mark.parametrize("first_team", ["isn", "wretch"])
def test_CLK_09_and_EC_119_at_equal_ships_the_side_whose_deck_ran_out_first_wins(first_team: str) -> None:
    scene = Scenario().ship("isn-1", "so-bwa-tet", at="14,4/14,5").ship("wretch-2", "tes-kio", at="14,0/14,1")
    assert winner_by_clock(run_out_both_decks(scene, first_team)) == first_team
    assert result_sentence(scene).endswith(
        f"{scene.state.teams[first_team].side} wins, its deck ran out first"
    )


def test_CLK_09_the_order_in_which_decks_ran_out_is_recorded() -> None:
    scene = Scenario().ship(**TORRENT).deck("isn", "erin-cho", only=True).run_out("isn", 1)
    scene.deck("wretch", "krall-draxus", only=True).run_out("wretch", 1)
    scene.ship("wretch-1", "tes-kio", at="14,0/14,1").ship("isn-2", "chosh-ka", at="14,2")
    table = scene.turn("isn-2", "energy").play()
    table.picks("isn-2", "done", "done", "done", "no")
    assert table.over
    times = {team.id: team.ran_out for team in table.state.teams.values()}
    assert times["isn"] is not None
    assert times["wretch"] is not None
    assert times["isn"] < times["wretch"]


def test_CLK_10_a_ship_counts_for_the_player_who_controls_it() -> None:
    scene = Scenario().ship("wretch-1", "isn-torrent", at="14,5/14,6")
    assert fleet_value(scene.state, scene.state.teams["wretch"]) == 8
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 0


def test_CLK_11_a_damaged_solo_ship_scores_in_full() -> None:
    scene = Scenario().ship(**TORRENT, shields=0, hull_damage=3)
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 8


def test_CLK_13_the_printed_launch_cost_of_the_version_in_play_counts() -> None:
    scene = Scenario().ship(**TORRENT)
    scene.state.cards["isn-torrent"].level = "veteran"
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 12


def test_CLK_14_and_CLK_14r_the_clock_may_end_a_match_in_any_round() -> None:
    assert winner_by_clock(run_out_both_decks(Scenario().ship(**TORRENT).turn("isn-1", round=1))) == "isn"


def test_CLK_15_victory_points_are_not_added_to_the_total() -> None:
    scene = run_out_both_decks(Scenario().ship(**TORRENT))
    scene.state.teams["wretch"].victory_points = 9
    assert winner_by_clock(scene) == "isn"


def test_CLK_16_and_CLK_16r_the_match_is_a_draw_when_all_tiebreakers_are_equal() -> None:
    scene = run_out_both_decks(Scenario())
    for team in scene.state.teams.values():
        team.ran_out = 7
    assert winner_by_clock(scene) is None


def test_CLK_17_attached_cards_do_not_count() -> None:
    scene = Scenario().ship(**TORRENT, attached=["erin-cho", "lr5-nuclear-warhead"])
    assert fleet_value(scene.state, scene.state.teams["isn"]) == 8


def test_VIC_08_a_shot_and_the_shock_that_follows_it_are_one_event() -> None:
    table = (
        Scenario()
        .ship(
            "isn-1", "isn-torrent", at="14,5/14,6", hull_damage=3, shields=0, attached=["lr5-nuclear-warhead"]
        )
        .ship("wretch-2", "chosh-ka", at="14,4", shields=0, hull_damage=2)
        .turn("isn-1", round=3)
        .energy("isn", 30)
        .dice("D4")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "a1", "chosh-ka-1")
    assert not table.alive("chosh-ka-1")
    assert not table.alive("isn-torrent-1")
    assert table.winner is None
