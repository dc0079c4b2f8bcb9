"""Samples where a run spends its time, by inspecting the stack after each millisecond of processor time.

    python -m bench.profile [--matches 10] [--seconds 10]

Prints each server layer's share of the server's processor time as a percentage, while matches are played in a
closed loop. `bench/server/layers.py` assigns code to layers.
"""

from __future__ import annotations

import argparse
import json
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

INTERVAL = 0.001
OTHER = "other"
#: The name for all threads except the main one: in our server, those that write to the database.
THREADS = "store, other threads"

#: Functions that generate legal options. Each sample is assigned to the innermost function that belongs to a
#: part of the work.
OPTIONS = {"options", "next_steps", "targets_of", "legal_shifts", "may_respond", "possible_answers"}

#: A function that returns the part of the work to which a function belongs, by its file and name, or None.
Parts = Callable[[str, str], str | None]


def part_of(path: Path, function: str) -> str | None:
    """Return the part of the work to which a function belongs: codec, rules, legal options, views or
    players.
    """
    if path.name == "codec.py":
        return "codec"
    if "present" in path.parts or path.name == "wire.py" or function == "paths":
        return "views"
    if "players" in path.parts or function == "_pick":
        return "players"
    if path.parent.name in ("rules", "powers", "queries", "galaxies") and (
        function in OPTIONS or function.endswith("_options")
    ):
        return "legal options"
    return "rules" if path.name == "driver.py" else None


@cache
def engine_part_of(file: str, function: str) -> str | None:
    """Return the part of self-play to which a function belongs, or None."""
    return part_of(Path(file), function)


def _part_of_stack(frame: FrameType | None, parts: Parts) -> str:
    while frame is not None:
        if part := parts(frame.f_code.co_filename, frame.f_code.co_name):
            return part
        frame = frame.f_back
    return OTHER


@contextmanager
def sampling(parts: Parts = engine_part_of) -> Iterator[Counter[str]]:
    """Count the main thread's processor time by part inside the block, in nanoseconds. Other threads are
    added at the end.

    Each sample assigns the time since the previous one to the running function.
    """
    samples: Counter[str] = Counter()
    previous = start = time.thread_time_ns()
    process_start = time.process_time_ns()

    def record_sample(_signal: int, frame: FrameType | None) -> None:
        nonlocal previous
        now = time.thread_time_ns()
        samples[_part_of_stack(frame, parts)] += now - previous
        previous = now

    previous_handler: Any = signal.signal(signal.SIGPROF, record_sample)
    _ = signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)
    try:
        yield samples
    finally:
        _ = signal.setitimer(signal.ITIMER_PROF, 0)
        _ = signal.signal(signal.SIGPROF, previous_handler)
        other_threads = (time.process_time_ns() - process_start) - (time.thread_time_ns() - start)
        if other_threads > 0.001 * samples.total():
            samples[THREADS] = other_threads


def shares(samples: Counter[str]) -> dict[str, float]:
    """Return each part's share as a percentage, largest first."""
    return {part: round(100 * count / samples.total(), 1) for part, count in samples.most_common()}


def profile(run: Callable[[], Any]) -> dict[str, float]:
    """Run a function and return each part's share of the time as a percentage, largest first."""
    with sampling() as samples:
        run()
    return shares(samples)


def profile_server(matches: int, seconds: float) -> dict[str, Any]:
    """Return the shares of the server's layers in a closed loop, and the cost of an answer while sampling."""
    from bench.server import processes
    from bench.server.client import Job, measure

    with TemporaryDirectory(prefix="bench-") as folder:
        database, file = f"sqlite+aiosqlite:///{Path(folder, 'bench.sqlite3')}", Path(folder, "shares.json")
        with processes.galaxies(database, module="bench.server.profiled", shares=file) as server:
            figures = measure(Job("ours", [server.base], [server.pid], matches, seconds, sampled=True))
        cost = {name: figures[name] for name in ("matches", "per_second", "server_cpu_us") if name in figures}
        return {"matches": matches} | cost | {"shares": json.loads(file.read_text())}


def main() -> None:
    """Read the arguments, measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    _ = parser.add_argument("--matches", type=int, default=10)
    _ = parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    print(json.dumps(profile_server(arguments.matches, arguments.seconds)))


if __name__ == "__main__":
    main()
