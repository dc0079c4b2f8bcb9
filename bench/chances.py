"""Measures the accuracy of win forecasts in matches of computer players, at every turn and for each seat.

Prints the Brier score of each mission, of parts of matches and in total. The score is the mean squared error
of a forecast; a constant forecast of 50 % scores 0.25. It also prints how often teams with a certain forecast
won, and the processor time of one forecast.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple, cast

from engine import galaxies, pulp
from engine.core.game import Game
from engine.core.players import Forecasting
from engine.core.simulation.forecasting import current_turn
from engine.core.simulation.selfplay import Selfplay, derive_seed

#: The games with forecasts, and the computer player that plays each of them.
GAMES: dict[str, tuple[Game[Any], str]] = {
    "galaxies": (galaxies.GAME, "greedy"),
    "pulp": (pulp.GAME, "navigator"),
}

#: The parts of a match, by their first rounds.
PARTS = (1, 3, 6, 9)


class Forecast(NamedTuple):
    """A forecast in a round, and the result: 1 for a win, a half for a draw."""

    mission: str
    round: int
    chance: float
    result: float


def collect_forecasts(
    game: Game[Any], mission: str, player: str, seed: bytes, times: list[float]
) -> list[Forecast]:
    """Play a match. Return the forecasts of every seat at the beginning of every turn."""
    match = Selfplay(game, mission, seed, [player])
    teams = game.edition().missions[mission].teams
    forecaster = cast("Forecasting[Any]", game)
    random, turn, chances = Random(seed), None, list[tuple[int, str, float]]()
    while not match.match.over:
        current = current_turn(forecaster, match.match)
        for seat, team in teams.items() if current and current != turn else ():
            start = process_time()
            chance = forecaster.chance(match.state, seat, random)
            chances.append((match.state.round, team, chance))
            times.append(process_time() - start)
        turn = current
        _ = match.turn()
    outcome = match.match.outcome
    draw = outcome is None or outcome.draw
    winners = () if outcome is None else outcome.winners
    return [
        Forecast(mission, n, chance, 0.5 if draw else float(team in winners)) for n, team, chance in chances
    ]


def brier_score(forecasts: Iterable[Forecast]) -> float:
    """Return the Brier score of the forecasts.

    >>> brier_score([Forecast("duel", 1, 0.5, 1.0), Forecast("duel", 2, 1.0, 1.0)])
    0.125
    """
    errors = [(forecast.chance - forecast.result) ** 2 for forecast in forecasts]
    return sum(errors) / len(errors)


def report_lines(forecasts: list[Forecast], times: list[float]) -> Iterator[str]:
    """Yield the lines of the report."""
    for mission in dict.fromkeys(forecast.mission for forecast in forecasts):
        in_mission = [forecast for forecast in forecasts if forecast.mission == mission]
        yield f"{mission:20} {brier_score(in_mission):.3f}"
    for first, after in zip(PARTS, (*PARTS[1:], 1000), strict=True):
        part = [forecast for forecast in forecasts if first <= forecast.round < after]
        if part:
            yield f"from round {first}: {brier_score(part):.3f}"
    yield f"in all: {brier_score(forecasts):.3f} of {len(forecasts)} chances"
    tenths = defaultdict[int, list[Forecast]](list)
    for forecast in forecasts:
        tenths[min(9, int(10 * forecast.chance))].append(forecast)
    for _, group in sorted(tenths.items()):
        mean, outcomes = (
            sum(values) / len(group) for values in zip(*(sample[2:] for sample in group), strict=True)
        )
        yield f"forecast {mean:.0%}, won {outcomes:.0%} ({len(group)})"
    ranked = sorted(times)
    mean, percentile_95 = sum(ranked) / len(ranked), ranked[int(0.95 * len(ranked))]
    yield f"a chance: {mean * 1e3:.1f} ms on average, 95 % within {percentile_95 * 1e3:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.chances", description=__doc__)
    _ = parser.add_argument("--game", choices=list(GAMES), default="galaxies")
    _ = parser.add_argument("--player", help="by default the game's usual player")
    _ = parser.add_argument("--games", type=int, default=10, help="matches of each mission")
    _ = parser.add_argument("--missions", nargs="*", help="by default all")
    _ = parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    game, default_player = GAMES[arguments.game]
    forecasts, times = list[Forecast](), list[float]()
    for number in range(arguments.games):
        for mission in arguments.missions or game.edition().missions:
            forecasts += collect_forecasts(
                game, mission, arguments.player or default_player, derive_seed(arguments.seed, number), times
            )
    print("\n".join(report_lines(forecasts, times)))


if __name__ == "__main__":
    main()
