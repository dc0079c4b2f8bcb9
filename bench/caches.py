"""What each cache of the engine saves: self-play with and without it, in turns.

    python -m bench.caches [NAME ...] [--games 12] [--player random]

A cache is a decorator of a query: `functools.cache` and `lru_cache`, and what is remembered beside a state.
For each, or for each whose name contains one of the given words, two processes play the same matches of
Meteor Storm in turns, one of them without it. Prints a line of JSON for each: how much more processor time
that one takes, in per cent (the median of the matches), without views and with the views of every seat and
the spectator made after every answer. What is not called in such matches saves nothing there.
"""

from __future__ import annotations

import argparse
import functools
import json
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

MISSION = "meteor-storm"


class Arm:
    """A process that plays matches when told, without one of the caches or with all."""

    def __init__(self, without: str = "") -> None:
        command = [sys.executable, "-m", "bench.caches", "--arm", without]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.caches: list[str] = json.loads(self._read())

    def play(self, **how: Any) -> float:
        """Play a match; returns the processor time it took in seconds."""
        assert self._process.stdin is not None
        print(json.dumps(how), file=self._process.stdin, flush=True)
        return float(self._read())

    def end(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        _ = self._process.wait()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


def without_cache(left_out: str) -> list[str]:
    """Make decorators that remember leave one function as it is; returns a list that names all they meet."""
    met: list[str] = []

    def unless(decorator: Callable[..., Any]) -> Callable[..., Any]:
        def decorate(function: Any) -> Any:
            name = f"{function.__module__}.{function.__qualname__}".removeprefix("engine.")
            if function.__module__.startswith("engine.") and name not in met:
                met.append(name)
            return function if name == left_out else decorator(function)

        return decorate

    def with_size(maxsize: Any = 128, typed: bool = False) -> Any:
        kept = lru_cache(maxsize, typed)
        return kept if callable(maxsize) else unless(kept)

    def touched(memo: Any, *fields: str) -> Any:
        return unless(until_touched(memo, *fields))

    lru_cache, functools.lru_cache = functools.lru_cache, with_size  # type: ignore[assignment]
    from engine.core.memo import Memo

    until_touched, Memo.until_touched = Memo.until_touched, touched  # type: ignore[method-assign]
    return met


def serve(left_out: str) -> None:
    """Play what is asked for on standard input, one match a line, until it is closed."""
    met = without_cache(left_out)
    from engine.core.selfplay import run
    from engine.galaxies import GAME
    from server import memory

    memory.tune_gc()  # as the server does
    _ = run(GAME, MISSION, games=1, seed=-1, views=True)
    print(json.dumps(met), flush=True)
    for line in sys.stdin:
        how = json.loads(line)
        began = time.process_time()
        _ = run(GAME, MISSION, games=1, seed=how["seed"], players=[how["player"]], views=how["views"])
        print(time.process_time() - began, flush=True)


def saved(whole: Arm, name: str, games: int, player: str) -> dict[str, Any]:
    """Return what a cache saves, in per cent of the time with it."""
    without = Arm(name)
    more: dict[str, list[float]] = {"plain": [], "views": []}
    for seed in range(games):
        for mode, found in more.items():
            how = {"seed": seed, "player": player, "views": mode == "views"}
            first, second = (without, whole) if seed % 2 else (whole, without)
            took = {first: first.play(**how), second: second.play(**how)}
            found.append(took[without] / took[whole] - 1)
    without.end()
    return {"cache": name} | {mode: round(100 * median(found), 1) for mode, found in more.items()}


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("names", nargs="*")
    _ = parser.add_argument("--games", type=int, default=12)
    _ = parser.add_argument("--player", default="random")
    _ = parser.add_argument("--arm", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.arm is not None:
        return serve(given.arm)
    whole = Arm()
    for name in whole.caches:
        if not given.names or any(word in name for word in given.names):
            print(json.dumps(saved(whole, name, given.games, given.player)), flush=True)
    return whole.end()


if __name__ == "__main__":
    main()
