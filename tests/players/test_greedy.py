"""The greedy computer player: its decisions on real views, and its victories."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.simulation.selfplay import Selfplay, derive_seed, play_matches
from engine.galaxies import GAME
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import catalogue
from engine.galaxies.events import Shot
from engine.galaxies.players import PLAYERS
from engine.galaxies.players.greedy import GreedyPlayer
from engine.galaxies.players.greedy.context import SCORERS
from engine.galaxies.players.greedy.places import PlaceEvaluator, enemy_fire
from engine.galaxies.players.greedy.reading.board import UNREACHABLE
from engine.galaxies.players.greedy.reading.odds import Odds
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Spot
from engine.galaxies.players.greedy.weights import WEIGHTS
from engine.galaxies.queries import range_of
from engine.galaxies.registry import RANGES
from engine.galaxies.state import State
from tests.rules.support import ready_made
from tests.scenario import Scenario as AnyScenario
from tests.scenario import Table, check_all_dice_rolled

#: These tests depend on the current numbers.
Scenario = partial(AnyScenario, edition=catalogue())

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def all_dice_rolled() -> Iterator[None]:
    yield
    check_all_dice_rolled()


@pytest.mark.parametrize(("numbers", "times"), [({}, 1), ({"damage_on_at_most": 3}, 0.5), ({"amount": 0}, 0)])
def test_debris_costs_what_its_numbers_say(numbers: dict[str, int], times: float) -> None:
    printed = catalogue()
    field = printed.tiles["debris-field"]
    tiles = {**printed.tiles, field.id: replace(field, params={**field.params, **numbers})}
    edition = replace(printed, tiles=tiles, digest=f"debris {numbers}")
    scene = AnyScenario(edition=edition).ship("isn-2", "rooks-f54", at="14,6").tile(field.id, "14,5/15,5")
    parsed = ParsedView(scene.turn("isn-2").play().view("isn-2"))
    evaluator = PlaceEvaluator(parsed, parsed.board.vessels["rooks-f54-1"], WEIGHTS, armed=False)
    expected_loss = field.params["damage_on_at_most"] / 8 * evaluator.ship.damage_loss(field.params["amount"])
    assert (
        evaluator.path_cost([Spot.of(["14,5"])]) == pytest.approx(times * expected_loss) and expected_loss > 0
    )


@pytest.mark.parametrize("kind", RANGES)
@pytest.mark.parametrize("positions", ["14,5/14,6", "10,5/10,6", "8,8", "20,1/20,0"])
def test_DSC_31_the_captain_uses_the_ranges_that_the_rules_give_for_tiles(kind: str, positions: str) -> None:
    scene = (
        Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship("isn-2", "isn-barrage", at="10,5/10,6")
    )
    scene = scene.ship("isn-1", "rooks-f54", at="8,8").ship("wretch-2", "tes-kio", at="20,1/20,0")
    table = scene.tile(kind, positions if "/" in positions else f"{positions}/8,9").turn("isn-1").play()
    ships = ParsedView(table.view("isn-1")).board.vessels
    for name, ship in ships.items():
        reaches = {weapon.reach for weapon in ship.weapons if weapon.key == "primary"}
        assert reaches == {range_of(table.state, Shot(name, "primary"))}, name


def test_a_view_may_be_patched_in_place() -> None:
    view = Scenario().ship("isn-2", "rooks-f54", at="14,6").turn("isn-2").play().view("isn-2")
    assert ParsedView(view).board.vessels["rooks-f54-1"].where == Spot.of(["14,6"])
    view["ships"]["rooks-f54-1"] = view["ships"]["rooks-f54-1"] | {"hexes": ["14,5"]}
    assert ParsedView(view).board.vessels["rooks-f54-1"].where == Spot.of(["14,5"])


@pytest.mark.parametrize(("mate", "shared"), [("13,5/13,6", True), ("1,1/1,2", False)])
def test_an_enemy_that_can_reach_another_ship_too_is_feared_less(mate: str, shared: bool) -> None:
    scene = (
        Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship("wretch-1", "vapors-fate", at="14,-3")
    )
    view_alone = scene.turn("isn-1").play().view("isn-1")
    view_with_ally = scene.ship("isn-2", "isn-barrage", at=mate).turn("isn-1").play().view("isn-1")
    fires = [_enemy_fire(view) for view in (view_alone, view_with_ally)]
    assert fires[1] == [pytest.approx(loss / (1 + shared)) for loss in fires[0]] and min(fires[0]) > 0


def _enemy_fire(view: dict[str, Any]) -> list[float]:
    """Return how much the greedy player expects each weapon of the only enemy to cost Torrent."""
    parsed = ParsedView(view)
    torrent = parsed.board.vessels["isn-torrent-1"]
    (foe,) = parsed.board.foes
    return [loss for _, loss in enemy_fire(parsed.board, torrent, foe)]


def answer(table: Table, seat: str) -> list[str]:
    """Return the greedy player's answer for a seat."""
    return GreedyPlayer(1)(table.view(seat))


def answer_all(table: Table, seat: str, kind: str) -> Table:
    """Let the greedy player answer while it is asked decisions of one kind."""
    while table.asked(seat) == kind:
        _ = table.picks(seat, answer(table, seat))
    return table


def distance_of(table: Table, first: str, second: str) -> int:
    """Return the distance between two ships."""
    from engine.galaxies.queries import spaces_between

    return spaces_between(table.state, first, second)


# Expected damage


def test_attacks_do_more_harm_to_a_ship_without_shields_and_most_to_one_almost_destroyed() -> None:
    odds = Odds(catalogue().ships["tes-kio"].versions["standard"])
    undamaged, unshielded, almost_destroyed = (
        odds.shot_loss(*pegs, 3, 1, 1) for pegs in ((2, 5), (0, 5), (0, 1))
    )
    assert 0 < undamaged < unshielded < almost_destroyed < 1
    assert odds.remaining_value(2, 5) == 1
    assert odds.remaining_value(0, 0) == 0


def test_more_attacks_do_more_harm() -> None:
    odds = Odds(catalogue().ships["isn-everest"].versions["standard"])
    losses = [odds.shot_loss(5, 8, attacks, 2, 2) for attacks in range(5)]
    assert losses == sorted(losses)
    assert losses[0] == 0


# Deploying


def test_the_captain_launches_before_playing_cards_or_ending_the_phase() -> None:
    table = Scenario().turn("wretch-1", "deploy").energy("wretch", 20).hand("wretch-1", "krall-draxus").play()
    assert answer(table, "wretch-1") == ["launch:vapors-fate"]


def test_the_captain_keeps_energy_for_ships_with_targets() -> None:
    scene = Scenario().turn("isn-1", "deploy").energy("isn", 12)
    scene = scene.ship("isn-1", "f51-blue-sparrows", at=["12,5", "12,6", "12,7"])
    near_scene = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").ship(
        "wretch-2", "tes-kio", at="14,2/14,1"
    )
    assert answer(near_scene.play(), "isn-1") == ["done"]


def test_a_player_with_hardly_a_ship_on_the_board_launches_another_anyway() -> None:
    scene = Scenario().turn("isn-1", "deploy").energy("isn", 12)
    near_scene = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").ship(
        "wretch-2", "tes-kio", at="14,2/14,1"
    )
    assert answer(near_scene.play(), "isn-1") == ["launch:isn-everest"]


def test_the_captain_launches_ships_out_of_reach_of_enemy_fire() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "tes-kio", at="15,1/15,0")
        .turn("isn-1", "deploy")
        .energy("isn", 20)
        .play()
    )
    _ = answer_all(table.picks("isn-1", "launch:isn-everest"), "isn-1", "launch-at").picks(
        "isn-1", "load:none"
    )
    assert distance_of(table, "isn-everest-1", "tes-kio-1") > 8  # it moves 5 and shoots 4


def test_the_first_ship_keeps_its_distance_in_the_middle_of_the_board() -> None:
    table = Scenario("dead-zone").turn("wretch-1", "deploy").energy("wretch", 20).play()
    _ = answer_all(table.picks("wretch-1", "launch:so-bwa-tet"), "wretch-1", "launch-at")
    _ = table.picks("wretch-1", "load:none")
    columns, rows = zip(*(hx.to_offset(h) for h in table.state.ships["so-bwa-tet-1"].hexes), strict=True)
    assert 5 <= min(columns) <= max(columns) <= 9
    assert max(rows) in (3, 4)


def test_the_captain_attaches_a_weapon_to_the_ship_in_better_condition() -> None:
    scene = Scenario().turn("wretch-2", "deploy").energy("wretch", 20).hand("wretch-2", "lr5-ripper-cannon")
    scene = scene.ship("wretch-2", "so-bwa-tet", at="10,2/10,3", shields=0, hull_damage=5)
    table = scene.ship("wretch-2", "tes-kio", at="12,2/12,3").lost("chosh-ka").play()
    _ = table.picks("wretch-2", answer(table, "wretch-2"))
    assert answer(table, "wretch-2") == ["tes-kio"]


# Acting


def test_a_ship_with_a_target_is_activated_before_one_far_away() -> None:
    scene = Scenario().turn("isn-2").energy("isn", 20)
    scene = scene.ship("isn-2", "rooks-f54", at="2,8").ship("isn-2", "isn-barrage", at="14,5/14,6")
    table = scene.ship("wretch-2", "tes-kio", at="14,2/14,1").play()
    assert answer(table, "isn-2") == ["activate:isn-barrage"]


def test_a_ship_approaches_and_fires() -> None:
    scene = Scenario().turn("isn-1").energy("isn", 20).ship("isn-1", "isn-torrent", at="14,5/14,6")
    table = scene.ship("wretch-2", "chosh-ka", at="14,-2", shields=0, hull_damage=2).play()
    _ = table.picks("isn-1", answer(table, "isn-1"))
    _ = answer_all(table, "isn-1", "move")
    assert distance_of(table, "isn-torrent-1", "chosh-ka-1") <= 4
    assert answer(table, "isn-1") == ["primary"]


def test_ships_fire_at_the_ship_nearest_to_its_destruction() -> None:
    scene = Scenario().turn("isn-1").energy("isn", 20).ship("isn-1", "isn-torrent", at="14,5/14,6")
    scene = scene.ship("wretch-2", "tes-kio", at="13,3/13,4", shields=0, hull_damage=5)
    table = scene.ship("wretch-2", "so-bwa-tet", at="16,2/16,3").play()
    _ = table.picks("isn-1", "activate:isn-torrent", "stop", "primary")
    assert answer(table, "isn-1") == ["tes-kio-1"]


def test_a_weapon_without_a_target_is_not_charged() -> None:
    scene = Scenario().turn("isn-1").energy("isn", 20).ship("isn-1", "isn-torrent", at="14,5/14,6")
    table = scene.ship("wretch-2", "tes-kio", at="14,-7/14,-6").play()
    _ = table.picks("isn-1", "activate:isn-torrent", "stop")
    assert answer(table, "isn-1") == ["done"]


def test_ships_do_not_stay_where_they_can_only_be_attacked() -> None:
    scene = Scenario().turn("isn-1").energy("isn", 20).ship("isn-1", "isn-torrent", at="14,5/14,6")
    table = scene.ship("wretch-1", "vapors-fate", at="14,-3").play()
    _ = answer_all(table.picks("isn-1", "activate:isn-torrent"), "isn-1", "move")
    assert distance_of(table, "isn-torrent-1", "vapors-fate-1") > 4 + 4 or answer(table, "isn-1") == [
        "primary"
    ]


@pytest.mark.parametrize(("round_", "should_stay"), [(2, True), (9, False)])
def test_a_ship_leaves_a_good_tile_when_nobody_has_fired_for_a_long_time(
    round_: int, should_stay: bool
) -> None:
    scene = Scenario("dead-zone", tactic_cards="off").turn("isn-1", round=round_).energy("isn", 40)
    scene = scene.tile("energy-source", "2,7/2,8").ship("isn-1", "f51-blue-sparrows", at=["2,8"])
    table = scene.ship("wretch-1", "red-tougu", at=["12,3"]).play()
    table = table.picks("isn-1", "activate:f51-blue-sparrows", "f51-blue-sparrows-1")
    table = answer_all(table, "isn-1", "move")
    assert (distance_of(table, "f51-blue-sparrows-1", "red-tougu-1") >= 10) is should_stay


def blockade_table(isn: str, runner: str, *, with_others: bool = True) -> Table:
    """Return a table where the greedy player has moved a runner towards a ship of the blockade."""
    builds = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide")}
    scene = Scenario("blockade-run", builds=builds).turn("wretch-1").energy("wretch", 20)
    scene = scene.ship("isn-1", "isn-torrent", at=isn).ship("wretch-1", "chosh-ka", at=runner)
    table = (scene.ship("wretch-1", "tes-kio", at="13,0/13,1") if with_others else scene).play()
    return answer_all(table.picks("wretch-1", "activate:chosh-ka"), "wretch-1", "move")


def steps_to_go(table: Table) -> int:
    """Return the distance of the runner from the zone."""
    zone = catalogue().layouts["belt"].zones["south"]
    return min(hx.distance(h, z) for h in table.state.ships["chosh-ka-1"].hexes for z in zone)


def test_ships_that_can_win_by_escaping_run_past_the_blockade() -> None:
    assert steps_to_go(blockade_table("1,0/1,1", "7,9")) == 0
    assert steps_to_go(blockade_table("7,8/7,9", "2,3")) < 9


def test_a_runner_heads_for_an_exit_that_nobody_blocks() -> None:
    """The spaces straight ahead are blocked. It turns aside to spaces that it reaches a turn later."""
    builds = {"isn-1": ready_made("isn-hornets"), "wretch-1": ready_made("wretch-red-tide")}
    scene = Scenario("blockade-run", builds=builds).turn("wretch-1").energy("wretch", 20)
    scene = scene.ship("isn-1", "f51-blue-sparrows", at=["0,13", "1,13", "2,12"])
    scene = scene.ship("isn-1", "f47-blue-hawks", at=["3,12", "4,11", "5,11"])
    scene = scene.ship("wretch-1", "tes-kio", at="13,0/13,1").ship("wretch-1", "chosh-ka", at="0,6")
    table = scene.play().picks("wretch-1", "activate:chosh-ka")
    board = ParsedView(table.view("wretch-1")).board
    table = answer_all(table, "wretch-1", "move")
    (exit_space,) = table.state.ships["chosh-ka-1"].hexes
    far_steps, near_steps = (board.steps_to_escape(Spot((h,), 0)) for h in ((0, 6), exit_space))
    assert far_steps > 7 and near_steps == far_steps - 5 and exit_space[0] > 0


def test_a_large_ship_needs_an_exit_as_wide_as_itself() -> None:
    """All entry spaces but the last two are blocked, and only a small ship finds a way through."""
    builds = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-hammer")}
    scene = Scenario("blockade-run", builds=builds).turn("wretch-1")
    exits = [f"{column},{13 - column // 2}" for column in range(15)]
    guards = {"f51-blue-sparrows": exits[0:3], "f47-blue-hawks": exits[3:6], "isn-everest": exits[7]}
    guards |= {"isn-barrage": "/".join(exits[9:11]), "isn-torrent": "/".join(exits[11:13])}
    for card, places in guards.items():
        scene = scene.ship("isn-1", card, at=places)
    board = ParsedView(scene.ship("wretch-1", "vapors-fate", at="7,0").play().view("wretch-1")).board
    space = hx.parse_space("7,0")
    assert board.steps_to_escape(Spot((space,), 0)) < UNREACHABLE == board.steps_to_escape(Spot((space,), 1))


def test_before_a_blockade_run_ships_stand_in_the_exits_of_their_zone() -> None:
    """An enemy who runs straight ahead therefore finds no space there."""
    ships_by_distance = dict[float, int]()
    for wall in (0.0, WEIGHTS.wall):
        game = Selfplay(GAME, "blockade-run", derive_seed(3, 1), ["greedy"])
        game.bots["isn-1"] = GreedyPlayer(1, WEIGHTS._replace(wall=wall))
        while next(iter(game.match.decisions.values())).kind in ("launch-at", "launch-ship"):
            _ = game.turn()
        layout = catalogue().layouts["belt"]
        zone = set(layout.zones["south"])
        occupied = {h for ship in game.state.ships.values() for h in ship.hexes} & zone
        ships_by_distance[wall] = sum(
            not (layout.hexes - zone).isdisjoint(hx.neighbours(h)) for h in occupied
        )
    assert ships_by_distance[WEIGHTS.wall] >= ships_by_distance[0.0] + 6


def test_the_last_ship_does_not_escape_for_too_few_points() -> None:
    assert steps_to_go(blockade_table("1,0/1,1", "7,9", with_others=False)) > 0


def test_cheap_runners_are_launched_first() -> None:
    builds = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide")}
    scene = Scenario("blockade-run", builds=builds).turn("wretch-1", "deploy").energy("wretch", 15)
    table = scene.ship("isn-1", "isn-torrent", at="7,15/7,16").play()
    assert answer(table, "wretch-1") == ["launch:red-tougu"]


def test_a_ship_whose_loss_decides_the_match_avoids_fire() -> None:
    def distance_after_moving(ship: str) -> int:
        builds = {"isn-1": ready_made("isn-hunters"), "wretch-1": ready_made("wretch-captors")}
        scene = Scenario("battle-for-barrage", builds=builds).turn("wretch-1").energy("wretch", 20)
        table = scene.ship("isn-1", "isn-torrent", at="7,8/7,9").ship("wretch-1", ship, at="7,0/7,1").play()
        _ = answer_all(table.picks("wretch-1", f"activate:{ship}"), "wretch-1", "move")
        return distance_of(table, "isn-torrent-1", f"{ship}-1")

    assert distance_after_moving("isn-barrage") > 4 + 4 > distance_after_moving("so-bwa-tet")


# Cards


def test_useless_cards_become_energy() -> None:
    scene = Scenario().turn("isn-1").energy("isn", 4).ship("isn-1", "isn-torrent", at="14,5/14,6")
    scene = scene.lost("isn-everest").hand("isn-1", "superior-squadron-tactics", "erin-cho")
    table = scene.attach("isn-torrent", "erin-cho").play()
    assert answer(table, "isn-1") == ["discard"]
    assert set(answer(table.picks("isn-1", "discard"), "isn-1")) == {"h1", "h2"}


def test_a_player_with_a_full_hand_discards_the_worst_card() -> None:
    weak_cards = ("superior-squadron-tactics",)
    good_cards = ("sparrow-cover-fire", "bronson-skiles", "alert-from-isn-torrent") * 3
    scene = Scenario().hand("isn-1", *good_cards, *weak_cards).lost("isn-everest")
    table = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").turn("wretch-2", "turn").play()
    assert table.asked("isn-1") == "hand-limit"
    assert answer(table, "isn-1") == ["h10"]


@pytest.mark.parametrize(
    ("hand", "pile", "pick"),
    [
        ("superior-squadron-tactics", (), "discard"),
        ("superior-squadron-tactics", ("erin-cho",), "draw"),
        ("sparrow-cover-fire", (), "draw"),
        ("sparrow-cover-fire", ("erin-cho",), "draw"),
    ],
    ids=["useless, no pile", "useless", "good, no pile", "good"],
)
def test_a_useless_card_goes_into_a_deck_that_is_running_out_but_not_into_another(
    hand: str, pile: tuple[str, ...], pick: str
) -> None:
    scene = Scenario().hand("isn-1", hand).discard("isn", *pile).deck("isn", "bronson-skiles", only=True)
    scene = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").lost("isn-everest")
    table = scene.turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "last-card"
    assert answer(table, "isn-1") == [pick]


def test_the_captain_always_takes_a_bounty() -> None:
    scene = Scenario().turn("wretch-2").energy("wretch", 10).hand("wretch-2", "fortunes-bounty")
    scene = scene.ship("wretch-2", "tes-kio", at="14,3/14,4")
    scene = scene.ship("isn-2", "rooks-f54", at="14,6", shields=0, hull_damage=1)
    table = scene.ship("isn-1", "isn-torrent", at="14,15/13,15").dice("E5").play()
    _ = table.picks("wretch-2", "activate:tes-kio", "stop", "primary", "rooks-f54-1")
    assert answer(table, "wretch-2") == ["h1"]


# Every decision


def play_match(mission: str, number: int, names: list[str]) -> Selfplay[State]:
    """Play a match to its end, and return it."""
    game = Selfplay(GAME, mission, derive_seed(20, number), names)
    assert game.play()
    return game


def test_the_captain_changes_no_view_and_answers_depend_only_on_views() -> None:
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 0), ["greedy"])
    for _ in range(60):
        seat, decision = next(iter(game.match.decisions.items()))
        view = game.view(seat)
        before = copy.deepcopy(view)
        answer = GreedyPlayer(5)(view)
        assert view == before
        decoded_view = msgspec.json.decode(msgspec.json.encode(view))
        assert GreedyPlayer(5)(decoded_view) == answer
        assert set(decision.check(answer)) == set(answer)
        _ = game.turn()


def test_a_question_of_an_unknown_kind_is_answered_legally() -> None:
    view: dict[str, Any] = (
        Scenario().turn("isn-1").ship("isn-1", "isn-torrent", at="14,5/14,6").play().view("isn-1")
    )
    options = [{"id": f"o{n}", "label": "", "text": {"key": "odd", "args": {}}, "ref": {}} for n in range(5)]
    decision = {"id": "isn-1.1", "kind": "riddle", "prompt": "", "text": {"key": "riddle", "args": {}}}
    view["decision"] = {**decision, "min": 2, "max": 3, "ordered": True, "options": options}
    pick = GreedyPlayer(7)(view)
    assert 2 <= len(set(pick)) == len(pick) <= 3
    assert pick == GreedyPlayer(7)(view)


def test_the_captain_keeps_the_best_card_of_the_computer_core_and_buries_the_others() -> None:
    scene = Scenario("battle-for-barrage").ship("wretch-1", "isn-barrage", at="2,2/2,3")
    scene = scene.ship("isn-1", "isn-torrent", at="12,4/12,5").turn("wretch-1", "energy")
    table = scene.deck("isn", "alert-from-isn-torrent", "lr5-nuclear-warhead", "isn-transport-shuttle").play()
    for kind in ("computer-core", "core-keep", "core-order"):
        table = answer_all(table, "wretch-1", kind)
    (kept_card,) = table.hand("wretch-1")
    assert kept_card in ("lr5-nuclear-warhead", "isn-transport-shuttle")
    (bottom,) = table.view("wretch-1")["deck_bottom"].values()
    assert bottom[0] == "alert-from-isn-torrent"


def test_the_captain_scores_every_kind_of_question_in_the_contract(protocol_kinds: set[str]) -> None:
    assert protocol_kinds <= set(SCORERS)


@pytest.fixture
def protocol_kinds() -> set[str]:
    text = " ".join((ROOT / "docs" / "PROTOCOL.md").read_text().split())
    text_of_kinds = text.split(" Kinds: ")[1].split(". A client must")[0]
    return set(re.findall(r"`([a-z-]+)`", text_of_kinds))


def test_the_game_offers_the_captain_by_name() -> None:
    assert isinstance(GAME.bot("greedy", 1), GreedyPlayer)


def test_the_lobby_offers_the_existing_computer_players() -> None:
    assert set(GAME.bots) == set(PLAYERS)


# Whole matches


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = (Selfplay(GAME, "dead-zone", derive_seed(20, 1), ["greedy"]) for _ in range(2))
    _ = first.play(max_answers=200), second.play(max_answers=200)
    assert first.journal == second.journal


@pytest.mark.parametrize("greedy", [0, 1], ids=["isn", "wretch"])
def test_the_captain_beats_a_random_player_from_either_side_in_nine_of_ten_matches(greedy: int) -> None:
    players = ["random", "random"]
    players[greedy] = "greedy"
    summary = play_matches(GAME, "dead-zone", games=range(10), seed=1, players=players)
    assert summary["finished"] == 10
    assert summary["wins"][("isn", "wretch")[greedy]] >= 9


@pytest.mark.parametrize("mission", list(catalogue().missions))
def test_the_captain_can_play_every_mission_against_itself(mission: str) -> None:
    assert play_match(mission, 0, ["greedy"]).match.over


# Characters


def distance_after_moving(
    name: str, *, energy: int = 4, foe: str = "vapors-fate", position: str = "7,4", **torrent: int
) -> int:
    """Return the distance that a player's Torrent keeps from an enemy, with the stored numbers."""
    scene = AnyScenario("dead-zone", tactic_cards="off").turn("isn-1", round=2).energy("isn", energy)
    scene = scene.ship("isn-1", "isn-torrent", at="7,10/7,11", **torrent)
    scene = scene.ship("wretch-1", foe, at=position, shields=2)
    table, player = scene.play().picks("isn-1", "activate:isn-torrent"), PLAYERS[name](1)
    while table.asked("isn-1") == "move":
        _ = table.picks("isn-1", player(table.view("isn-1")))
    return distance_of(table, "isn-torrent-1", f"{foe}-1")


def test_the_corsair_moves_nearer_to_a_raider_than_the_captain() -> None:
    beside_raider = partial(distance_after_moving, foe="so-bwa-tet", position="7,3")
    assert beside_raider("bold") < beside_raider("greedy")


def test_the_warden_withdraws_a_damaged_ship_but_not_an_undamaged_one() -> None:
    assert distance_after_moving("cautious", hull_damage=1) > distance_after_moving("greedy", hull_damage=1)
    assert distance_after_moving("cautious") == distance_after_moving("greedy")


def test_a_player_who_gains_nothing_by_waiting_moves_nearer() -> None:
    assert distance_after_moving("greedy", energy=40) < distance_after_moving("greedy")
