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


def disable_caches(excluded: str) -> list[str]:
    """Make caching decorators skip the functions in ``excluded``, which contains names separated by commas.
    Return a list that collects the names of all decorated functions.
    """
    names: list[str] = []

    def skip_excluded(decorator: Callable[..., Any]) -> Callable[..., Any]:
        def decorate(function: Any) -> Any:
            name = f"{function.__module__}.{function.__qualname__}".removeprefix("engine.")
            if function.__module__.startswith("engine.") and name not in names:
                names.append(name)
            return function if name in excluded.split(",") else decorator(function)

        return decorate

    def with_size(maxsize: Any = 128, typed: bool = False) -> Any:
        decorator = lru_cache(maxsize, typed)
        return decorator if callable(maxsize) else skip_excluded(decorator)

    def patched_until_touched(memo: Any, *fields: str) -> Any:
        return skip_excluded(cached_until_touched(memo, *fields))

    lru_cache, functools.lru_cache = functools.lru_cache, with_size  # type: ignore[assignment]
    from engine.core.memo import Memo

    cached_until_touched, Memo.cached_until_touched = Memo.cached_until_touched, patched_until_touched  # type: ignore[method-assign]
    return names


def play(excluded: str, mission: str, answers: int, player: str) -> None:
    """Play under callgrind, once in each mode, and print the names of all caches."""
    names = disable_caches(excluded)
    from engine.core.simulation.selfplay import Selfplay, derive_seed
    from server.base import memory
    from server.games import load_games
    from server.settings import Settings

    memory.tune_gc()  # with the server's settings for the garbage collector
    game = next(game for game in load_games(Settings()).values() if mission in game.edition().missions)
    _ = Selfplay(game, mission, derive_seed(0, 0), [player], views=True).play(20)
    for mode in MODES:
        remaining, number = answers, 0
        while remaining > 0:
            number += 1
            match = Selfplay(game, mission, derive_seed(number, 0), [player], views=mode == "views")
            _control_callgrind("--instr=on")
            _ = match.play(remaining)
            _control_callgrind("--instr=off")
            remaining -= match.answers
        _control_callgrind(f"--dump={mode}")
    print(json.dumps(names))


def _control_callgrind(option: str) -> None:
    command = ["callgrind_control", option, str(os.getpid())]
    _ = subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def count_instructions(
    excluded: str, mission: str, answers: int, player: str
) -> tuple[dict[str, int], list[str]]:
    """Return the number of instructions in each mode without the named caches, and the names of all
    caches."""
    options = ["--mission", mission, "--answers", str(answers), "--player", player]
    arm = ["bench.caches", "--arm", excluded, *options]
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
    arguments = parser.parse_args()
    if arguments.arm is not None:
        return play(arguments.arm, arguments.mission, arguments.answers, arguments.player)
    settings = arguments.mission, arguments.answers, arguments.player
    baseline, caches = count_instructions("", *settings)
    selected = [
        name for name in caches if not arguments.names or any(word in name for word in arguments.names)
    ]
    for excluded in [",".join(selected)] if arguments.together else selected:
        counts, _ = count_instructions(excluded, *settings)
        savings = {mode: round(100 * (counts[mode] / baseline[mode] - 1), 1) for mode in MODES}
        print(json.dumps({"cache": excluded} | savings), flush=True)
    return None


if __name__ == "__main__":
    main()
