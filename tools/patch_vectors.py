"""Writes `web/src/fixtures/patches.json`: pairs of values and the patches between them, for the client.

The patches are created by `server/match/views/diff.py`, so the client is tested with real patches. `python -m
tools.patch_vectors --write` writes the file. Without `--write`, it fails if the file is out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from server.match.views.diff import diff
from tools.generated import write_or_check

TARGET = Path(__file__).parent.parent / "web" / "src" / "fixtures" / "patches.json"
RANDOM_CASES = 40
DEPTH = 2
KEYS = ("a", "b", "a/b", "~", "~1", "", "0", "-", "é")

Case = tuple[str, Any, Any]


def file_text() -> str:
    """Return the content of the file. Each case has its own line."""
    cases = [*_chosen_cases(), *_random_cases(Random(6902))]
    lines = [
        json.dumps({"name": name, "old": old, "patch": diff(old, new), "new": new}, ensure_ascii=False)
        for name, old, new in cases
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _chosen_cases() -> Iterator[Case]:
    log = [{"n": n, "label": f"line {n}"} for n in range(6)]
    yield "nothing changes", {"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}
    yield (
        "a field is added, one is removed, one changes",
        {"gone": 1, "turn": "ann"},
        {"turn": "bob", "new": None},
    )
    yield "keys that a pointer must escape", {"a/b": 1, "m~n": 2, "~1": 3, "": 4}, {"a/b": 5, "": 6, "~/~": 7}
    yield "a key that is a number", {"ships": {"0": 1, "-": 2}}, {"ships": {"1": 1, "-": 3}}
    yield "the log grows", {"log": log[:4]}, {"log": log}
    yield "the log grows and loses its oldest lines", {"log": log[:4]}, {"log": log[2:]}
    yield "a list is emptied", {"log": log[:2]}, {"log": []}
    yield "a list is created", {"log": None}, {"log": log[:1]}
    yield "an item in the middle of a list changes", {"l": [1, 2, 3, 4]}, {"l": [1, 9, 3, 4]}
    yield "a section of a list changes", {"l": [1, 2, 3, 4, 5]}, {"l": [1, 8, 9, 7, 5]}
    yield "a ship of two spaces moves", {"hexes": ["3,4", "3,5"]}, {"hexes": ["4,3", "3,4"]}
    yield "one of many names changes", {"l": [*"abcdefgh"]}, {"l": [*"abcxefgh"]}
    yield "two names are added to many", {"l": [*"abcdefgh"]}, {"l": [*"abcdefghij"]}
    yield "a shorter list", {"l": [1, 2, 3, 4, 5]}, {"l": [1, 5]}
    yield (
        "another decision",
        {"decision": {"id": "1", "min": 1}},
        {"decision": {"id": "2", "min": 1, "max": 2}},
    )
    yield "the same decision", {"decision": {"id": "1", "min": 1}}, {"decision": {"id": "1", "max": 2}}
    yield "a value becomes a container", {"a": 1, "b": {"c": 2}}, {"a": {"c": [2]}, "b": 1}
    yield "non-ASCII text", {"name": "Zoë"}, {"name": "曾 🚀", "ß/~": "\u2028"}


def _random_cases(random: Random) -> Iterator[Case]:
    """Yield cases with random views. Each view is a change of the previous one, as in a match."""
    value = {key: _random_value(random, DEPTH) for key in KEYS}
    for n in range(RANDOM_CASES):
        new = {key: _change_randomly(random, old, DEPTH) for key, old in value.items()}
        yield f"random {n + 1}", value, new
        value = new


def _random_value(random: Random, depth: int) -> Any:
    shape = random.random() if depth else 0.0
    if shape < 0.4:
        return random.choice([None, 0, 1, -2, "", "x", "y~/"])
    if shape < 0.7:
        return [_random_value(random, depth - 1) for _ in range(random.randrange(4))]
    return {random.choice(KEYS): _random_value(random, depth - 1) for _ in range(random.randrange(4))}


def _change_randomly(random: Random, value: Any, depth: int) -> Any:
    if random.random() < 0.5:
        return value
    if isinstance(value, list):
        items = [_change_randomly(random, item, depth - 1) for item in value[random.randrange(2) :]]
        return [*items, *(_random_value(random, 1) for _ in range(random.randrange(3)))][:4]
    if isinstance(value, dict):
        fields = {
            key: _change_randomly(random, item, depth - 1)
            for key, item in value.items()
            if random.random() < 0.8
        }
        return fields | {random.choice(KEYS): _random_value(random, 0)}
    return _random_value(random, max(depth, 0))


if __name__ == "__main__":
    sys.exit(write_or_check(TARGET, file_text(), "tools.patch_vectors"))
