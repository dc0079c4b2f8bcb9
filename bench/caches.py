"""Measures the instructions that each cache of the engine saves, by self-play with and without the cache.

    python -m bench.caches [NAME ...] [--together] [--mission meteor-storm] [--answers 400] [--player random]

A cache is a decorator of a query: `functools.cache`, `lru_cache`, or a cache stored with a state. For each
cache, a separate process plays the beginning of a match, or several short matches, without it. NAME selects
the caches whose names contain one of the words; --together removes all of them in one run.

For each cache, the command prints a line of JSON: the percentage of additional instructions without the
cache. One figure is for play without views, the other for play with the views of every seat and the spectator
after each answer. The figures are 0 for a cache that the match does not use.

Instructions are counted by valgrind's callgrind, which must be installed. On most machines, noise hides
differences of a few per cent in time, while the number of instructions is reproducible.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

MODES = ("plain", "views")
VALGRIND = ("valgrind", "--tool=callgrind", "--instr-atstart=no")


def disable_caches(left_out: str) -> list[str]:
    """Make caching decorators skip the functions in ``left_out``, which contains names separated by commas.
    Return a list that collects the names of all decorated functions.
    """
    met: list[str] = []

    def skip_left_out(decorator: Callable[..., Any]) -> Callable[..., Any]:
        def decorate(function: Any) -> Any:
            name = f"{function.__module__}.{function.__qualname__}".removeprefix("engine.")
            if function.__module__.startswith("engine.") and name not in met:
                met.append(name)
            return function if name in left_out.split(",") else decorator(function)

        return decorate

    def with_size(maxsize: Any = 128, typed: bool = False) -> Any:
        kept = lru_cache(maxsize, typed)
        return kept if callable(maxsize) else skip_left_out(kept)

    def patched_until_touched(memo: Any, *fields: str) -> Any:
        return skip_left_out(cached_until_touched(memo, *fields))

    lru_cache, functools.lru_cache = functools.lru_cache, with_size  # type: ignore[assignment]
    from engine.core.memo import Memo

    cached_until_touched, Memo.cached_until_touched = Memo.cached_until_touched, patched_until_touched  # type: ignore[method-assign]
    return met


def play(left_out: str, mission: str, answers: int, player: str) -> None:
    """Play under callgrind, once in each mode, and print the names of all caches."""
    met = disable_caches(left_out)
    from engine.core.simulation.selfplay import Selfplay, derive_seed
    from server.base import memory
    from server.games import load_games
    from server.settings import Settings

    memory.tune_gc()  # with the server's settings for the garbage collector
    game = next(game for game in load_games(Settings()).values() if mission in game.edition().missions)
    _ = Selfplay(game, mission, derive_seed(0, 0), [player], views=True).play(20)
    for mode in MODES:
        left, number = answers, 0
        while left > 0:
            number += 1
            match = Selfplay(game, mission, derive_seed(number, 0), [player], views=mode == "views")
            _control_callgrind("--instr=on")
            _ = match.play(left)
            _control_callgrind("--instr=off")
            left -= match.answers
        _control_callgrind(f"--dump={mode}")
    print(json.dumps(met))


def _control_callgrind(what: str) -> None:
    command = ["callgrind_control", what, str(os.getpid())]
    _ = subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def count_instructions(
    left_out: str, mission: str, answers: int, player: str
) -> tuple[dict[str, int], list[str]]:
    """Return the number of instructions in each mode without the named caches, and the names of all
    caches."""
    given = ["--mission", mission, "--answers", str(answers), "--player", player]
    arm = ["bench.caches", "--arm", left_out, *given]
    with tempfile.TemporaryDirectory() as folder:
        out = f"--callgrind-out-file={folder}/out"
        output = subprocess.run(
            [*VALGRIND, out, sys.executable, "-m", *arm],
            check=True,
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONHASHSEED": "0"},
        )
        dumps = [Path(folder, f"out.{number}").read_text() for number, _ in enumerate(MODES, 1)]
    totals = [int(line[1]) for dump in dumps if (line := re.search(r"^totals: (\d+)", dump, re.MULTILINE))]
    return dict(zip(MODES, totals, strict=True)), json.loads(output.stdout)


def main() -> None:
    """Read the arguments, count, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("names", nargs="*")
    _ = parser.add_argument("--mission", default="meteor-storm", help="a mission of any registered game")
    _ = parser.add_argument("--answers", type=int, default=400)
    _ = parser.add_argument("--player", default="random")
    _ = parser.add_argument("--together", action="store_true", help="leave out all named caches together")
    _ = parser.add_argument("--arm", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.arm is not None:
        return play(given.arm, given.mission, given.answers, given.player)
    asked = given.mission, given.answers, given.player
    whole, caches = count_instructions("", *asked)
    named = [name for name in caches if not given.names or any(word in name for word in given.names)]
    for left_out in [",".join(named)] if given.together else named:
        without, _ = count_instructions(left_out, *asked)
        saved = {mode: round(100 * (without[mode] / whole[mode] - 1), 1) for mode in MODES}
        print(json.dumps({"cache": left_out} | saved), flush=True)
    return None


if __name__ == "__main__":
    main()
