"""The Admiral: it tries the right plans, takes the best one, and never uses hidden information."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from engine.core.decisions import Decision
from engine.core.simulation.determinization import copy_world
from engine.core.simulation.playout import Playout
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.catalogue import chart_cell, is_hit
from engine.galaxies.catalogue.model import LETTERS, STAR
from engine.galaxies.facts import AttackRolled
from engine.galaxies.memo import EVERYTHING, forget
from engine.galaxies.players.admiral import AdmiralPlayer, player
from engine.galaxies.players.admiral.captain import Captain, Plan
from engine.galaxies.players.admiral.evaluation import WON, evaluate
from engine.galaxies.players.admiral.experience import preferred_starter
from engine.galaxies.players.admiral.luck import Luck
from engine.galaxies.players.admiral.player import MENUS, plans_for
from engine.galaxies.players.admiral.search import DEFAULT, FEWEST, Budget, Trial, best_plan
from engine.galaxies.players.admiral.team_weights import ENOUGH_NODES, TEAM_WEIGHTS, weights_for
from engine.galaxies.players.greedy import GreedyPlayer
from engine.galaxies.players.greedy.places import PlaceEvaluator
from engine.galaxies.players.greedy.reading.vessels import Spot
from engine.galaxies.players.greedy.weights import WEIGHTS
from engine.galaxies.printed import edition_of, ship_type, version
from engine.galaxies.queries import shields_up
from engine.galaxies.state import Result, State
from engine.galaxies.steps import Steps
from tests.properties.test_imagined import Moment, moments
from tests.properties.twins import TwinMaker

FEW = Budget(540)


def menu_moments(mission: str, max_moments: int) -> Iterator[Moment]:
    """Yield moments of a match at which a player has a menu."""
    for moment in moments(mission, {}, 0, max_moments):
        if next(iter(moment.match.decisions.values())).kind in MENUS:
            yield moment


def battle_match(answers: int = 150) -> Selfplay[State]:
    """Return a match between greedy players in which ships have met, at a menu with several options."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 0), ["greedy"])
    while (
        game.answers < answers
        or len(first_decision(game).options) < 3
        or first_decision(game).kind != "action"
    ):
        _ = game.turn()
    return game


def first_decision(game: Selfplay[State]) -> Decision:
    return next(iter(game.match.decisions.values()))


# The search


@pytest.mark.parametrize(("gain", "best"), [(2.0, "other"), (0.0, "usual"), (-2.0, "usual")])
def test_another_plan_is_taken_only_if_it_is_better_in_the_same_worlds(gain: float, best: str) -> None:
    def attempt(plan: str, world: int) -> Trial:
        luck = Random(world).gauss(0, 50)
        return Trial(luck + gain * (plan == "other"), 1)

    assert best_plan(["usual", "other"], attempt, Budget(300)) == best


def test_the_usual_plan_is_kept_if_luck_could_explain_the_whole_difference() -> None:
    luck = Random(5)
    wins = sum(
        best_plan(["usual", "other"], lambda plan, world: Trial(luck.gauss(0, 5), 10), Budget(400)) == "other"
        for _ in range(60)
    )
    assert wins < 25


def tried_nodes(gain: float, spread: float, budget: Budget) -> list[int]:
    """Return the number of nodes that thirty decisions take. Each has two plans, one of which is better by
    about ``gain``."""
    nodes = list[int]()
    for seed in range(30):
        luck, trial_nodes = Random(seed), list[int]()

        def attempt(
            plan: str, world: int, luck: Random = luck, trial_nodes: list[int] = trial_nodes
        ) -> Trial:
            trial_nodes.append(10)
            return Trial(luck.gauss(gain * (plan == "other"), spread), 10)

        _ = best_plan(["usual", "other"], attempt, budget)
        nodes.append(sum(trial_nodes))
    return nodes


def test_only_a_question_with_much_in_doubt_uses_the_whole_budget() -> None:
    """If little is at stake it stops at its usual share, although it is uncertain which plan is better."""
    budget = Budget(1000)
    share = budget.usual - budget.usual % 20  # two plans in each world
    small_gain_nodes = tried_nodes(0.2, 1.5, budget)
    assert small_gain_nodes.count(share) > 3 and max(small_gain_nodes) < 600
    assert max(tried_nodes(1.0, 12.0, budget)) == 1000


def test_the_admiral_tries_no_more_than_the_budget_allows() -> None:
    assert max(tried_nodes(1.0, 50.0, Budget(600))) == 600
    tried_plans = list[str]()

    def attempt(plan: str, world: int) -> Trial:
        tried_plans.append(plan)
        return Trial(float(world), 10)

    assert best_plan("abc", attempt, Budget(150)) == "a", "the budget is too small to try anything"
    assert best_plan("abc", attempt, Budget(10**6, seconds=0.0)) == "a"
    assert not tried_plans


def test_a_plan_with_the_same_result_is_given_up_immediately() -> None:
    tried_plans = list[str]()

    def attempt(plan: str, world: int) -> Trial:
        tried_plans.append(plan)
        return Trial(float(world), 10)

    assert best_plan(["usual", "other"], attempt, Budget(10**6)) == "usual"
    assert len(tried_plans) == 2 * FEWEST


def test_only_as_many_plans_are_tried_as_the_budget_allows_in_the_fewest_worlds() -> None:
    """This matters if trials are long, for example when two enemies move next."""
    for time, plans in ((10, "abcd"), (60, "abcd"), (100, "ab"), (1000, "ab")):
        tried_plans = list[str]()

        def attempt(plan: str, world: int, time: int = time, tried_plans: list[str] = tried_plans) -> Trial:
            tried_plans.append(plan)
            return Trial(float(world), time)

        _ = best_plan("abcd", attempt, Budget(1080))
        assert set(tried_plans) == set(plans) and len(tried_plans) == FEWEST * len(plans)


# Playouts


@pytest.mark.parametrize("mission", ["dead-zone", "meteor-storm", "pan-base"])
def test_a_plan_is_followed_until_all_enemies_who_come_next_have_answered(mission: str) -> None:
    """Afterwards its own team's turn has begun, and nothing has been played in that turn."""
    seats = set[str]()
    for moment in islice(menu_moments(mission, 60), 6):
        ((seat, decision),) = moment.match.decisions.items()
        world = copy_world(moment.match.state)
        order, team, start_turn = world.order, world.seats[seat].team, world.turn
        plan = next(plans_for(world, decision, WEIGHTS))
        _ = AdmiralPlayer(1)._attempt(world, decision, plan, 1)
        if world.result is None:
            index = order.index(seat)
            enemies = [
                world.seats[order[(index + n) % len(order)]].team != team
                for n in range(1, world.turn - start_turn + 1)
            ]
            assert enemies == [*sorted(enemies[:-1]), False], "teammates, enemies, and the team itself"
            assert True in enemies
            seats.add(seat)
    assert seats


def test_a_captain_considers_fewer_spaces_in_sampled_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    game, evaluators, value = battle_match(), list[PlaceEvaluator](), PlaceEvaluator.value

    def count_evaluation(evaluator: PlaceEvaluator, spot: Spot, spaces: int = 0) -> float:
        evaluators.append(evaluator)
        return value(evaluator, spot, spaces)

    monkeypatch.setattr(PlaceEvaluator, "value", count_evaluation)
    counts = list[int]()
    for is_quick in (False, True):
        evaluators.clear()
        _ = Captain(1, quick=is_quick).choose(game.state, first_decision(game))
        counts.append(len(evaluators))
    assert 0 < counts[1] < counts[0] / 2


def test_a_world_can_be_played_to_its_end_by_the_captain() -> None:
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 0), ["greedy"])
    world, captain = GAME.codec.decode(game.data).state, Captain(1)
    playout = Playout(Steps(), world, Random(1))
    playout.play(captain.choose, lambda g: True, 5000)
    assert world.result is not None and playout.answers > 50


def test_the_captain_picks_the_same_from_a_position_as_from_a_view() -> None:
    game = Selfplay(GAME, "blockade-run", derive_seed(3, 1), ["greedy"])
    first, second = GreedyPlayer(1), GreedyPlayer(1)
    while not game.match.over:
        decision = first_decision(game)
        pick = first(game.view(decision.seat))
        assert second.choose(game.state, decision) == pick
        _ = game.match.answer(decision.seat, decision.id, pick)


def test_the_luck_of_all_rolls_of_an_attack_adds_up_to_zero() -> None:
    game = battle_match()
    g = game.state
    target, attacker = (
        next(s for s, placement in g.ships.items() if g.cards[placement.card].seat == seat)
        for seat in g.seats
    )
    luck, chart = Luck("isn"), version(g, g.ships[target].card)
    values = set[float]()
    for shields in (0, 1):
        g.ships[target].shields = shields
        for letter in LETTERS:
            for number in range(1, 9):
                sign = chart_cell(chart, letter, number)
                is_a_hit = is_hit(chart, sign, shields_up(g.ships[target]))
                critical = is_a_hit and sign == STAR and not shields
                before = luck.total
                luck(
                    g,
                    AttackRolled(
                        attacker, target, "primary", "", f"{letter}{number}", sign, is_a_hit, critical
                    ),
                )
                values.add(round(luck.total - before, 6))
        assert luck.total == pytest.approx(0, abs=1e-9)
    assert len(values) > 2


def test_a_win_is_worth_more_and_a_loss_less_than_any_fleet() -> None:
    g = battle_match().state
    value = evaluate(g, "isn-1")
    assert value == pytest.approx(-evaluate(g, "wretch-1"), abs=WON / 4)
    g.result = Result("isn", "elimination")
    assert evaluate(g, "wretch-1") == -WON < value < WON == evaluate(g, "isn-1")


# Weights


def test_every_temper_belongs_to_a_team_of_a_mission_and_changes_known_weights() -> None:
    for mission, teams in TEAM_WEIGHTS.items():
        assert set(teams) <= set(GAME.edition().missions[mission].teams.values())
        for team, weights in teams.items():
            team_weights = weights_for(mission, team, DEFAULT.nodes)._asdict()
            assert weights and {name: team_weights[name] for name in weights} == weights
            assert {name for name, value in team_weights.items() if value != WEIGHTS._asdict()[name]} == set(
                weights
            )


def test_with_few_nodes_the_admiral_uses_the_weights_of_the_captain() -> None:
    for mission, teams in TEAM_WEIGHTS.items():
        for team in teams:
            assert (
                weights_for(mission, team, ENOUGH_NODES - 1)
                == WEIGHTS
                != weights_for(mission, team, ENOUGH_NODES)
            )


def test_the_admiral_uses_the_weights_of_its_temper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without nodes it makes the picks of a Captain with those weights, from a view or a state."""
    tempers = {"miser": WEIGHTS._replace(energy=50.0), "usual": WEIGHTS}
    picks = defaultdict[str, list[list[str]]](list)
    for moment in menu_moments("dead-zone", 60):
        ((seat, decision),) = moment.match.decisions.items()
        for name, weights in tempers.items():
            monkeypatch.setattr(
                player, "weights_for", lambda mission, team, nodes, team_weights=weights: team_weights
            )
            pick = AdmiralPlayer(1, Budget(0)).choose(moment.match.state, decision)
            assert pick == Captain(1, weights=weights).choose(moment.match.state, decision)
            assert pick == AdmiralPlayer(1)(GAME.views(moment.match, [seat])[seat])
            picks[name].append(pick)
    assert picks["miser"] != picks["usual"]


def test_launching_a_ship_is_worth_more_than_keeping_it_and_its_energy() -> None:
    """Otherwise the expected enemy fire would keep the player from launching."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 1), ["greedy"])
    while first_decision(game).kind != "deploy":
        _ = game.turn()
    decision, before = first_decision(game), evaluate(game.state, first_decision(game).seat)
    while first_decision(game).kind != "deploy" or first_decision(game).id == decision.id:
        _ = game.turn()
    (launched,) = game.state.cards
    assert evaluate(game.state, decision.seat) > before + 0.1 * version(game.state, launched).launch


def test_the_admiral_foresees_the_loss_without_ships_when_round_3_begins() -> None:
    """VIC-07: for the first player, that is just after the enemy's turn."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 0), ["greedy"])
    while game.state.round < 2 or first_decision(game).kind != "deploy":
        decision = first_decision(game)
        if decision.kind == "deploy" and decision.seat == game.state.order[0]:
            _ = game.match.answer(decision.seat, decision.id, ["done"])
        else:
            _ = game.turn()
    decision = first_decision(game)
    assert decision.seat == game.state.order[0]
    trial = AdmiralPlayer(1)._attempt(copy_world(game.state), decision, Plan("done"), 1)
    assert trial.value < -WON / 2


# Plans


def test_the_admiral_tries_every_option_and_other_places_besides_the_captains_choice() -> None:
    game = battle_match()
    decision = first_decision(game)
    plans = list(plans_for(game.state, decision, WEIGHTS))
    assert plans[0] == Plan(*GreedyPlayer(1).choose(game.state, decision))
    assert {plan.goal for plan in plans} == {0, 1, 2}
    option_ids = {option.id for option in decision.options if not option.id.startswith("discard")}
    assert {plan.pick for plan in plans} == option_ids
    assert len(set(plans)) == len(plans)


def test_a_plan_may_send_a_ship_to_another_place() -> None:
    positions = set[tuple[object, ...]]()
    for goal in range(3):
        game = battle_match()
        decision = first_decision(game)
        plan = next(p for p in plans_for(game.state, decision, WEIGHTS) if p.pick.startswith("activate:"))
        planning_captain, default_captain = Captain(1, plan._replace(goal=goal)), Captain(1)
        _ = game.match.answer(decision.seat, decision.id, [plan.pick])
        activation = game.state.activation
        assert activation is not None
        while activation.step in ("start", "move"):
            decision = first_decision(game)
            captain = planning_captain if decision.seat == game.state.active else default_captain
            _ = game.match.answer(decision.seat, decision.id, captain.choose(game.state, decision))
        positions.add(
            tuple(tuple(game.state.ships[ship].hexes) for ship in game.state.cards[activation.card].ships)
        )
    assert len(positions) == 3


# The player


def test_the_same_seed_and_nodes_give_the_same_picks() -> None:
    game = battle_match()
    picks = [AdmiralPlayer(7, FEW).choose(game.state, first_decision(game)) for _ in range(2)]
    assert picks[0] == picks[1]


def test_the_admiral_does_not_change_the_position() -> None:
    game = battle_match()
    before = GAME.codec.first(game.state)
    _ = AdmiralPlayer(7, FEW).choose(game.state, first_decision(game))
    assert GAME.codec.first(game.state) == before


@pytest.fixture
def tried_worlds(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The worlds in which the Admiral follows its plans, recorded as they begin."""
    worlds: list[Any] = []
    attempt = AdmiralPlayer._attempt

    def record_attempt(admiral: AdmiralPlayer, world: State, *args: Any) -> Trial:
        worlds.append(GAME.codec.first(world))
        return attempt(admiral, world, *args)

    monkeypatch.setattr(AdmiralPlayer, "_attempt", record_attempt)
    return worlds


def trials_and_picks(mission: str, tried_worlds: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Yield the Admiral's trials and picks for a state, and for a twin with different hidden information."""
    for moment in islice(menu_moments(mission, 40), 4):
        decision = next(iter(moment.match.decisions.values()))
        twin = TwinMaker(decision.seat, Random(1)).make(moment.opening_data, moment.fixed_cards)
        runs = []
        for state in (moment.opening_state, GAME.codec.decode(twin).state):
            tried_worlds.clear()
            picks = AdmiralPlayer(1, FEW).choose(state, decision)
            runs.append((picks, list(tried_worlds)))
        yield runs[0], runs[1]


@pytest.mark.parametrize("mission", ["meteor-storm", "battle-for-barrage", "dead-zone"])
def test_PRV_17_the_admirals_trials_and_picks_do_not_depend_on_hidden_information(
    mission: str, tried_worlds: list[Any]
) -> None:
    compared = list(trials_and_picks(mission, tried_worlds))
    assert any(worlds for (_, worlds), _ in compared)
    assert all(first == second for first, second in compared)


def test_PRV_17_the_admiral_considers_only_sampled_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So none of its code can use hidden information in any decision."""
    states: list[State] = []
    plans_for, choose = player.plans_for, Captain.choose

    def record_listing(state: State, *args: Any) -> Iterator[Plan]:
        states.append(state)
        return plans_for(state, *args)

    def record_answer(captain: Captain, state: State, decision: Decision) -> list[str]:
        states.append(state)
        return choose(captain, state, decision)

    monkeypatch.setattr(player, "plans_for", record_listing)
    monkeypatch.setattr(Captain, "choose", record_answer)
    kinds = set()
    for moment in islice(moments("dead-zone", {}, 0, 40), 12):
        decision, real = next(iter(moment.match.decisions.values())), moment.opening_state
        _ = AdmiralPlayer(1, Budget(90)).choose(real, decision)
        assert all(state is not real for state in states)
        kinds.add(decision.kind in MENUS)
    assert states
    assert kinds == {False, True}


def test_PRV_17_an_admiral_that_looks_ahead_in_the_real_world_is_detected(
    tried_worlds: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "sample_world", lambda state, _viewer, _random: copy_world(state))
    assert any(first != second for first, second in trials_and_picks("meteor-storm", tried_worlds))


@pytest.mark.parametrize("mission", ["blockade-run", "pan-base"])
def test_the_admiral_can_play_missions_with_special_goals(mission: str) -> None:
    """Trials show less than a player sees, and its model of the other players must do without the rest."""
    game = Selfplay(GAME, mission, derive_seed(3, 2), ["admiral"])
    for number, seat in enumerate(game.bots):
        game.bots[seat] = AdmiralPlayer(number, FEW)
    while game.answers < 20:
        assert not game.match.over
        _ = game.turn()


@pytest.mark.parametrize(
    ("mission", "seat", "starter"),
    [
        ("pan-base", "isn-1", "isn-1"),
        ("pan-base", "wretch-1", "wretch-1"),
        ("pan-base", "wretch-2", "wretch-1"),
        ("meteor-storm", "isn-2", "wretch-2"),
        ("meteor-storm", "wretch-1", "isn-2"),
        ("dead-zone", "isn-1", "wretch-1"),
        ("dead-zone", "wretch-1", "isn-1"),
    ],
)
def test_the_admiral_gives_the_first_turn_to_the_side_whose_start_wins_or_else_to_the_enemy(
    mission: str, seat: str, starter: str
) -> None:
    game = next(game for game in matches_choosing_starter(mission) if first_decision(game).seat == seat)
    player = AdmiralPlayer(1)
    assert player.choose(game.state, first_decision(game)) == [starter]
    assert player(game.view(seat)) == [starter]


@pytest.mark.parametrize(
    ("mission", "seat", "starter"),
    [
        ("pan-base", "isn-1", "isn-1"),
        ("pan-base", "wretch-2", "wretch-1"),
        ("meteor-storm", "isn-2", "wretch-1"),
        ("dead-zone", "isn-1", "wretch-1"),
    ],
)
def test_a_captain_gives_the_enemy_the_first_turn_except_in_the_race_for_survivors(
    mission: str, seat: str, starter: str
) -> None:
    game = next(game for game in matches_choosing_starter(mission) if first_decision(game).seat == seat)
    assert GreedyPlayer(1)(game.view(seat)) == [starter]


def test_the_admiral_gives_the_first_turn_only_to_seats_of_the_match() -> None:
    """A pack may have changed the mission."""
    assert preferred_starter("pan-base", "wretch", ["isn-1", "wretch-1"]) == "wretch-1"
    assert preferred_starter("pan-base", "wretch", ["isn-1", "raiders"]) is None


def matches_choosing_starter(mission: str) -> Iterator[Selfplay]:
    """Yield matches in which a player chooses who begins."""
    for number in count():
        game = Selfplay(GAME, mission, derive_seed(3, number), ["greedy"])
        while first_decision(game).kind != "starter":
            _ = game.turn()
        yield game


def test_the_admiral_plays_a_whole_match() -> None:
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 2), ["admiral", "greedy"], {"fleets": "42"})
    for seat, bot in game.bots.items():
        if isinstance(bot, AdmiralPlayer):
            game.bots[seat] = AdmiralPlayer(1, Budget(seconds=0.0))
    assert game.play()


def test_moving_nearer_to_an_exit_has_some_value() -> None:
    g = state_after_launch("blockade-run", "wretch-1")
    ship = next(card.ships[0] for card in g.cards.values() if card.seat == "wretch-1")
    zone = edition_of(g).layouts[g.layout].zones["south"]
    far_value = evaluate(g, "wretch-1")
    g.ships[ship].hexes = [sorted(zone)[0]]
    forget(g, EVERYTHING)
    assert evaluate(g, "wretch-1") > far_value + 0.5
    assert evaluate(g, "isn-1") < -far_value


def test_rocks_where_survivors_may_be_found_have_some_value() -> None:
    """In the Struggle at Pan Base, only the ISN can find them there (M5-23)."""
    game = Selfplay(GAME, "pan-base", derive_seed(3, 1), ["greedy"])
    while not game.state.ships:
        _ = game.turn()
    g, seats = game.state, ("isn-1", "wretch-1")
    before = [evaluate(g, seat) for seat in seats]
    for name in [name for name, tile in g.tiles.items() if tile.kind == "asteroid"]:
        del g.tiles[name]
    forget(g, EVERYTHING)
    values_without = [evaluate(g, seat) for seat in seats]
    assert before[0] > values_without[0] + 1
    assert before[1] < values_without[1] - 1


def test_escaping_is_worth_more_than_the_ship_that_leaves() -> None:
    g = state_after_launch("blockade-run", "wretch-1")
    before = evaluate(g, "wretch-1")
    for name, card in [(name, card) for name, card in g.cards.items() if card.seat == "wretch-1"]:
        for ship in card.ships:
            g.teams["wretch"].victory_points += {"large": 3, "medium": 2, "small": 1}[ship_type(g, name).size]
            del g.ships[ship]
        del g.cards[name]
    forget(g, EVERYTHING)
    assert evaluate(g, "wretch-1") > before + 10


def state_after_launch(mission: str, seat: str) -> State:
    """Return the state after a seat has launched its first ship."""
    game = Selfplay(GAME, mission, derive_seed(3, 1), ["greedy"])
    while not any(card.seat == seat for card in game.state.cards.values()):
        _ = game.turn()
    return game.state
