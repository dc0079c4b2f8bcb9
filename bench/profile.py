"""Where the time of a run goes, by looking at the stack at every millisecond of processor time."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

EVERY = 0.001

#: Whoever is found first, from the innermost function outwards, has the time: modules, then functions.
OPTIONS = {"options", "next_steps", "targets_of", "legal_shifts", "may_respond", "possible_answers"}


def part_of(path: Path, function: str) -> str | None:
    """To which part of the work a function belongs: codec, rules, legal options, views or players."""
    if path.name == "codec.py":
        return "codec"
    if path.parent.name == "present" or path.name == "wire.py" or function == "paths":
        return "views"
    if "players" in path.parts or function == "_pick":
        return "players"
    if path.parent.name in ("rules", "powers", "queries", "galaxies") and (
        function in OPTIONS or function.endswith("_options")
    ):
        return "legal options"
    return "rules" if path.name == "driver.py" else None


def _part(frame: FrameType | None) -> str:
    while frame is not None:
        if part := part_of(Path(frame.f_code.co_filename), frame.f_code.co_name):
            return part
        frame = frame.f_back
    return "other"


@contextmanager
def sampling() -> Iterator[Counter[str]]:
    """Count looks by part while the block runs."""
    looks: Counter[str] = Counter()

    def look(_signal: int, frame: FrameType | None) -> None:
        looks[_part(frame)] += 1

    before: Any = signal.signal(signal.SIGPROF, look)
    _ = signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        yield looks
    finally:
        _ = signal.setitimer(signal.ITIMER_PROF, 0)
        _ = signal.signal(signal.SIGPROF, before)


def profile(run: Callable[[], Any]) -> dict[str, float]:
    """Run it and return each part's share of the time in per cent, the largest first."""
    with sampling() as looks:
        run()
    return {part: round(100 * count / looks.total(), 1) for part, count in looks.most_common()}
