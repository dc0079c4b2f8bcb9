"""Plays matches of one computer player against another, with sides swapped.

Every seed is played twice in each mission, once with the first player on each side. Two equal players
therefore each win half of the matches. Prints the share of wins per side and in total, with Wilson intervals,
and the processor time of an answer.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from engine.core.decisions import Decision
from engine.core.players import QuickPlayer
from engine.core.simulation.balance import Interval
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.players.admiral import AdmiralPlayer
from engine.galaxies.players.admiral.search import DEFAULT, Budget


class TimedPlayer:
    """A player that records the processor time of each of its answers in seconds."""

    def __init__(self, player: QuickPlayer, times: list[float]) -> None:
        self._player, self._times = player, times

    def __call__(self, view: dict[str, Any]) -> list[str]:
        return self._player(view)

    def choose(self, state: Any, asked: Decision) -> list[str]:
        start = process_time()
        pick = self._player.choose(state, asked)
        self._times.append(process_time() - start)
        return pick


def play_match(
    names: Sequence[str], mission: str, team: str, seed: bytes, *, nodes: int, times: list[float]
) -> float:
    """Play a match with the first of two players on a team. Return 1 if that player wins, and a half for a
    draw."""
    teams = GAME.edition().missions[mission].teams
    sides = list(dict.fromkeys(teams.values()))
    game = Selfplay(GAME, mission, seed, [names[0] if side == team else names[1] for side in sides])
    for number, (seat, bot) in enumerate(game.bots.items()):
        if teams[seat] == team:
            player: Any = AdmiralPlayer(number, Budget(nodes)) if isinstance(bot, AdmiralPlayer) else bot
            game.bots[seat] = TimedPlayer(player, times)
    _ = game.play()
    outcome = game.match.outcome
    if outcome is None or outcome.draw:
        return 0.5
    return float(team in outcome.winners)


def report_lines(wins: dict[tuple[str, str], list[float]], times: Sequence[float]) -> Iterator[str]:
    """Yield the lines of the report."""
    all_wins = [win for series in wins.values() for win in series]
    for (mission, team), series in wins.items():
        yield f"{mission:20} {team:8} {sum(series):5.1f} of {len(series)}"
    interval = Interval.of(sum(all_wins), len(all_wins))
    bounds = f"({interval.low:.1%} to {interval.high:.1%})"
    yield f"in all {sum(all_wins):g} of {len(all_wins)}: {interval.share:.1%} {bounds}"
    ranked = sorted(times)
    mean, percentile_95 = sum(ranked) / len(ranked), ranked[int(0.95 * len(ranked))]
    yield f"an answer: {mean * 1e3:.1f} ms on average, 95 % within {percentile_95 * 1e3:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.versus", description=__doc__)
    _ = parser.add_argument("--players", nargs=2, default=["admiral", "greedy"])
    _ = parser.add_argument("--games", type=int, default=4, help="seeds per mission; each is played twice")
    _ = parser.add_argument("--missions", nargs="*", default=list(GAME.edition().missions))
    _ = parser.add_argument("--seed", type=int, default=0)
    _ = parser.add_argument("--nodes", type=int, default=DEFAULT.nodes)
    arguments = parser.parse_args()
    wins: dict[tuple[str, str], list[float]] = {}
    times: list[float] = []
    for number in range(arguments.games):
        for mission in arguments.missions:
            for team in dict.fromkeys(GAME.edition().missions[mission].teams.values()):
                seed = derive_seed(arguments.seed, number)
                result = play_match(
                    arguments.players, mission, team, seed, nodes=arguments.nodes, times=times
                )
                wins.setdefault((mission, team), []).append(result)
                print(f"{number} {mission} {team}: {result:g}", flush=True)
    print("\n".join(report_lines(wins, times)))


if __name__ == "__main__":
    main()
