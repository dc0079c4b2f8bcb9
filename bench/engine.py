"""Measures the speed of the engine: answers per second of random self-play on one core.

    python -m bench.engine [--games 20] [--seed 1] [--mission meteor-storm] [--rounds 3]

Prints one line of JSON with two measurements. In the first, players choose from the decision itself. In the
second, the views of every seat and the spectator are created after every answer. Speeds are given in
wall-clock time and in processor time, which is more reliable on a busy machine. Each is from the fastest of
several rounds of the same matches, because other processes can only slow down a round. Further runs measure
each part's share of the work as a percentage.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from typing import Any

from bench.profile import profile
from engine.core.game import Game
from engine.core.simulation.selfplay import play_matches
from server.base import memory
from server.games import load_games
from server.settings import Settings


def play(game: Game[Any], mission: str, games: int, seed: int, views: bool) -> dict[str, float]:
    """Play matches, and return the speeds in answers per second."""
    start = time.process_time()
    report = play_matches(
        game, mission, games=range(games), seed=seed, players=["random"], options={}, views=views
    )
    cpu = report["answers"] / (time.process_time() - start)
    return {
        "answers": report["answers"],
        "per_second": report["answers_per_second"],
        "per_cpu_second": round(cpu, 1),
    }


def measure_fastest_round(rounds: int, *arguments: Any) -> dict[str, float]:
    """Play the same matches several times, and return the speeds of the fastest round."""
    return max((play(*arguments) for _ in range(rounds)), key=lambda speeds: speeds["per_cpu_second"])


def measure(game: Game[Any], mission: str, games: int, seed: int, rounds: int) -> dict[str, Any]:
    """Play the same matches without and with views."""
    plain, views = (
        measure_fastest_round(rounds, game, mission, games, seed, with_views) for with_views in (False, True)
    )
    assert plain["answers"] == views["answers"], "views must not change the match"
    few_games = max(1, games // 4)
    return {
        "mission": mission,
        "games": games,
        "without_views": plain | {"profile": profile(partial(play, game, mission, few_games, seed, False))},
        "with_views": views | {"profile": profile(partial(play, game, mission, few_games, seed, True))},
        "ratio": round(plain["per_cpu_second"] / views["per_cpu_second"], 2),
    }


def main() -> None:
    """Read the arguments, measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--games", type=int, default=20)
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--mission", default="meteor-storm", help="a mission of any registered game")
    _ = parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    memory.tune_gc()  # with the server's settings for the garbage collector
    games = (game for game in load_games(Settings()).values() if arguments.mission in game.edition().missions)
    print(
        json.dumps(measure(next(games), arguments.mission, arguments.games, arguments.seed, arguments.rounds))
    )


if __name__ == "__main__":
    main()
