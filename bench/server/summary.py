"""Creates the table at the end: the cheapest round of each side in each measurement, and their ratio.

The sides are our server and the bare broadcaster, or four workers and one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

Line = dict[str, Any]
COLUMNS = ("per_second", "server_cpu_us", "p50_ms", "p99_ms", "told_all", "late", "client_cpu_share")
RATIOS = ("per_second", "server_cpu_us", "p50_ms", "p99_ms")
#: The pairs of sides to compare.
PAIRS = ({"ours", "bare"}, {"1 worker", "4 workers"})


def summary_rows(lines: Iterable[Line]) -> Iterator[str]:
    """Yield the rows of the table."""
    titles = ("scenario", "matches", "rate", "side", *COLUMNS, "bytes")
    yield "| " + " | ".join(titles) + " |"
    yield "|" + "---|" * len(titles)
    steady = [line for line in lines if line.get("answers")]
    for labels, rounds in groupby(steady, key=lambda line: (line["scenario"], line["matches"], line["rate"])):
        best = cheapest_rounds(rounds)
        for side, line in best.items():
            yield _row(labels, side, [line[name] for name in COLUMNS], line["bytes"]["all"])
        if best.keys() in PAIRS:
            (first_side, first), (second_side, second) = sorted(best.items(), reverse=True)
            ratios = [_ratio(first, second, name) if name in RATIOS else "" for name in COLUMNS]
            yield _row(labels, f"{first_side}/{second_side}", ratios, "")


def cheapest_rounds(lines: Iterable[Line]) -> dict[str, Line]:
    """Return for each side the round with the least processor time of the server per answer."""
    best: dict[str, Line] = {}
    for line in lines:
        side = line["side"]
        if side not in best or line["server_cpu_us"] < best[side]["server_cpu_us"]:
            best[side] = line
    return best


def _ratio(first: Line, second: Line, name: str) -> Any:
    return round(first[name] / second[name], 2) if second[name] else ""


def _row(labels: tuple[Any, ...], side: str, cells: list[Any], size: Any) -> str:
    texts = ["" if cell is None else str(cell) for cell in (*labels, side, *cells, size)]
    return "| " + " | ".join(texts) + " |"
