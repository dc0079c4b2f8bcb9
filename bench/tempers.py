"""Tests Captains with other weights: plays matches with random weights, and fits the weights to the results.

    python -m bench.tempers play OUT --seed 1 --games 300 [--from FITTED] [--missions …]
    python -m bench.tempers fit OUT … [--from FITTED]
    python -m bench.tempers try FITTED --seed 2 --games 100 [--missions …]

`play` lets Captains of two teams play each other. Each has weights drawn around the usual ones, or around
those fitted before. It writes a line of JSON for each match. `fit` prints by mission and team the logarithm
of a factor for each weight: a step along the slopes of a linear fit, shrunk towards zero where a slope is
uncertain. `try` plays the fitted against the usual Captain, with sides swapped. Run several of `play` side by
side, with other seeds.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from engine.core.simulation.balance import Interval
from engine.core.simulation.selfplay import Selfplay, seed_of
from engine.galaxies import GAME
from engine.galaxies.players.admiral.captain import Captain
from engine.galaxies.players.greedy.weights import WEIGHTS, Weights

#: By mission and team the natural logarithm of the factor of each weight.
Shift = Mapping[str, float]
Fitted = Mapping[str, Mapping[str, Shift]]

#: The standard deviation of the drawn weights' logarithms.
SPREAD = 0.35

#: The prior standard deviation of slopes, and the variance of a match's result.
SLOPE, VARIANCE = 0.12, 0.24

#: The step along a slope, and the largest one.
STEP, FARTHEST = 3.0, 0.7


def shifted(shift: Shift) -> Weights:
    """Return the usual weights, each multiplied by its factor."""
    return WEIGHTS._replace(**{name: getattr(WEIGHTS, name) * exp(by) for name, by in shift.items()})


def won(mission: str, seed: bytes, weights: Mapping[str, Weights]) -> dict[str, float]:
    """Play Captains with these weights, by team. Return 1 for the team that wins, a half each for a draw."""
    teams = GAME.edition().missions[mission].teams
    game = Selfplay(GAME, mission, seed, ["greedy"])
    for number, seat in enumerate(game.bots):
        game.bots[seat] = Captain(number, weights=weights[teams[seat]])
    _ = game.play()
    outcome = game.match.outcome
    if outcome is None or outcome.draw:
        return dict.fromkeys(weights, 0.5)
    return {team: float(team in outcome.winners) for team in weights}


def play(mission: str, seed: bytes, before: Fitted) -> dict[str, Any]:
    """Play one match with drawn weights. Return the weights and the winner."""
    random = Random(seed)
    drawn = {team: {name: random.gauss(0, SPREAD) for name in WEIGHTS._fields} for team in teams_of(mission)}
    old = before.get(mission, {})
    weights = {
        team: shifted({name: by + old.get(team, {}).get(name, 0.0) for name, by in own.items()})
        for team, own in drawn.items()
    }
    return {"mission": mission, "drawn": drawn, "won": won(mission, seed, weights)}


def fit(matches: Sequence[Mapping[str, Any]], before: Fitted) -> dict[str, dict[str, dict[str, float]]]:
    """Return the fitted factors of each mission, beside those around which the weights were drawn."""
    fitted: dict[str, dict[str, dict[str, float]]] = {}
    for mission in dict.fromkeys(match["mission"] for match in matches):
        played, (first, other) = (
            [match for match in matches if match["mission"] == mission],
            teams_of(mission),
        )
        rows = [
            [*match["drawn"][first].values(), *(-by for by in match["drawn"][other].values())]
            for match in played
        ]
        mean = fmean(match["won"][first] for match in played)
        slopes = iter(_slopes(rows, [match["won"][first] - mean for match in played]))
        old = before.get(mission, {})
        fitted[mission] = {
            team: {name: _step(next(slopes), old.get(team, {}).get(name, 0.0)) for name in WEIGHTS._fields}
            for team in (first, other)
        }
    return fitted


def _step(slope: float, old: float) -> float:
    return round(max(-2 * FARTHEST, min(2 * FARTHEST, old + max(-FARTHEST, min(FARTHEST, STEP * slope)))), 2)


def _slopes(rows: Sequence[Sequence[float]], came: Sequence[float]) -> list[float]:
    """Return the most likely slopes of a linear fit, if they are normal around 0."""
    size = range(len(rows[0]))
    table = [
        [sum(row[i] * row[j] for row in rows) / VARIANCE + (i == j) / SLOPE**2 for j in size]
        + [sum(row[i] * y for row, y in zip(rows, came, strict=True)) / VARIANCE]
        for i in size
    ]
    for i in size:  # positive definite: no pivot is needed
        for below in table[i + 1 :]:
            factor = below[i] / table[i][i]
            below[i:] = [a - factor * b for a, b in zip(below[i:], table[i][i:], strict=True)]
    slopes = [0.0] * len(size)
    for i in reversed(size):
        slopes[i] = (table[i][-1] - sum(table[i][j] * slopes[j] for j in size[i + 1 :])) / table[i][i]
    return slopes


def teams_of(mission: str) -> list[str]:
    """Return the two teams of a mission."""
    return list(dict.fromkeys(GAME.edition().missions[mission].teams.values()))


def tried(fitted: Fitted, missions: Sequence[str], seed: int, games: int) -> Iterator[str]:
    """Play the fitted against the usual Captain, and yield the lines to print."""
    results = list[float]()
    for mission in missions:
        for team in teams_of(mission):
            weights = dict.fromkeys(teams_of(mission), WEIGHTS)
            weights[team] = shifted(fitted.get(mission, {}).get(team, {}))
            wins = [won(mission, seed_of(seed, number), weights)[team] for number in range(games)]
            yield f"{mission:20} {team:8} {sum(wins):g} of {games}"
            results += wins
    interval = Interval.of(sum(results), len(results))
    share, low, high = interval.share, interval.low, interval.high
    yield f"in all {sum(results):g} of {len(results)}: {share:.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    """Read the arguments, and run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.tempers", description=__doc__)
    _ = parser.add_argument("what", choices=["play", "fit", "try"])
    _ = parser.add_argument("files", nargs="+", type=Path)
    _ = parser.add_argument("--from", dest="before", type=Path)
    _ = parser.add_argument("--missions", nargs="*", default=list(GAME.edition().missions))
    _ = parser.add_argument("--games", type=int, default=100)
    _ = parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    before = json.loads(asked.before.read_text()) if asked.before else {}
    if asked.what == "fit":
        lines = [json.loads(line) for file in asked.files for line in file.read_text().splitlines()]
        print(json.dumps(fit(lines, before), indent=1))
    elif asked.what == "try":
        for line in tried(json.loads(asked.files[0].read_text()), asked.missions, asked.seed, asked.games):
            print(line, flush=True)
    else:
        with asked.files[0].open("a") as file:
            for number in range(asked.games):
                for mission in asked.missions:
                    _ = file.write(json.dumps(play(mission, seed_of(asked.seed, number), before)) + "\n")
                    file.flush()


if __name__ == "__main__":
    main()
