"""How well chances of winning are told: matches of computer players, and at every turn what each seat thinks.

Prints the Brier score (the mean square of what a chance was off; who always says 50 % has 0.25) of each
mission, of parts of matches and in all, how often those won who were told so much, and the processor time of
one chance.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple, cast

from engine import galaxies, pulp
from engine.core.forecasting import current_turn
from engine.core.game import Game
from engine.core.players import Forecasting
from engine.core.selfplay import Selfplay, seed_of

#: Games that tell chances, and the player whose matches are looked at.
GAMES: dict[str, tuple[Game[Any], str]] = {
    "galaxies": (galaxies.GAME, "greedy"),
    "pulp": (pulp.GAME, "navigator"),
}

#: Parts of a match, by the first round of each.
PARTS = (1, 3, 6, 9)


class Told(NamedTuple):
    """A chance that was told in a round, and what came of it: 1 for a win, a half for a draw."""

    mission: str
    round: int
    chance: float
    came: float


def told_in(game: Game[Any], mission: str, player: str, seed: bytes, times: list[float]) -> list[Told]:
    """Play a match; returns what every seat was told at the beginning of every turn."""
    match = Selfplay(game, mission, seed, [player])
    teams = game.edition().missions[mission].teams
    judge = cast("Forecasting[Any]", game)
    random, turn, told = Random(seed), None, list[tuple[int, str, float]]()
    while not match.match.over:
        now = current_turn(judge, match.match)
        for seat, team in teams.items() if now and now != turn else ():
            begun = process_time()
            chance = judge.chance(match.state, seat, random)
            told.append((match.state.round, team, chance))
            times.append(process_time() - begun)
        turn = now
        _ = match.turn()
    outcome = match.match.outcome
    draw = outcome is None or outcome.draw
    won = () if outcome is None else outcome.winners
    return [Told(mission, n, chance, 0.5 if draw else float(team in won)) for n, team, chance in told]


def brier(told: Iterable[Told]) -> float:
    """Return the Brier score.

    >>> brier([Told("duel", 1, 0.5, 1.0), Told("duel", 2, 1.0, 1.0)])
    0.125
    """
    off = [(chance.chance - chance.came) ** 2 for chance in told]
    return sum(off) / len(off)


def lines(told: list[Told], times: list[float]) -> Iterator[str]:
    """Yield what there is to print."""
    for mission in dict.fromkeys(chance.mission for chance in told):
        yield f"{mission:20} {brier(one for one in told if one.mission == mission):.3f}"
    for first, after in zip(PARTS, (*PARTS[1:], 1000), strict=True):
        part = [one for one in told if first <= one.round < after]
        if part:
            yield f"from round {first}: {brier(part):.3f}"
    yield f"in all: {brier(told):.3f} of {len(told)} chances"
    tenths = defaultdict[int, list[Told]](list)
    for one in told:
        tenths[min(9, int(10 * one.chance))].append(one)
    for _, there in sorted(tenths.items()):
        mean, came = (
            sum(values) / len(there) for values in zip(*(sample[2:] for sample in there), strict=True)
        )
        yield f"told {mean:.0%}, won {came:.0%} ({len(there)})"
    ranked = sorted(times)
    mean, late = sum(ranked) / len(ranked), ranked[int(0.95 * len(ranked))]
    yield f"a chance: {mean * 1e3:.1f} ms on average, 95 of 100 within {late * 1e3:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.chances", description=__doc__)
    _ = parser.add_argument("--game", choices=list(GAMES), default="galaxies")
    _ = parser.add_argument("--player", help="the game's usual one if none is named")
    _ = parser.add_argument("--games", type=int, default=10, help="matches of each mission")
    _ = parser.add_argument("--missions", nargs="*", help="all if none is named")
    _ = parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game, usual = GAMES[asked.game]
    told, times = list[Told](), list[float]()
    for number in range(asked.games):
        for mission in asked.missions or game.edition().missions:
            told += told_in(game, mission, asked.player or usual, seed_of(asked.seed, number), times)
    print("\n".join(lines(told, times)))


if __name__ == "__main__":
    main()
