"""How fast the engine plays: answers per second of random self-play on one core.

    python -m bench.engine [--games 20] [--seed 1]

Prints one line of JSON: without views (players choose from the decision itself), and with the view of every
seat built after every answer.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.galaxies.selfplay import run


def measure(games: int, seed: int) -> dict[str, Any]:
    """Play the same matches without and with views; speeds in answers per second."""
    plain = run("meteor-storm", games=games, seed=seed, players=["random"], options={})
    views = run("meteor-storm", games=games, seed=seed, players=["random"], options={}, views=True)
    assert plain["answers"] == views["answers"], "views change no match"
    return {
        "mission": "meteor-storm",
        "games": games,
        "answers": plain["answers"],
        "without_views": plain["answers_per_second"],
        "with_views": views["answers_per_second"],
        "ratio": round(plain["answers_per_second"] / views["answers_per_second"], 2),
    }


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--games", type=int, default=20)
    _ = parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.games, given.seed)))


if __name__ == "__main__":
    main()
