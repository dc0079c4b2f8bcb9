"""Plots of series of matches, as they stand in `docs/BALANCE.md`.

    uv run python -m bench.plots before.json,… after.json,… docs/images/balance.svg

Reads what `galaxies balance --json` printed, one or more files before and after, and draws for every mission
and choice of options the share of victories of the ISN, with the interval in which the true one lies.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

ROW, LEFT, WIDTH, TOP = 46, 250, 420, 40
#: Where a mission should lie, as shares.
GOAL = 0.4, 0.6
COLOURS = {"before": "#9a9a9a", "after": "#1f6feb"}


class Bar(NamedTuple):
    """What one series came to for the first team."""

    name: str
    share: float
    low: float
    high: float
    games: int


def bars(files: str, team: str = "isn") -> list[Bar]:
    """Read the series of some files, separated by commas."""
    return [_bar(told, team) for file in files.split(",") for told in json.loads(Path(file).read_text())]


def _bar(told: dict[str, Any], team: str) -> Bar:
    chosen = [str(value) for value in told["options"].values()]
    won = told["wins"][team]
    return Bar(" ".join([told["mission"], *chosen]), won["share"], won["low"], won["high"], told["games"])


def drawn(series: dict[str, Sequence[Bar]], title: str) -> Iterator[str]:
    """Yield the lines of an SVG: a row for every name, in it a line for every series that knows it."""
    names = list(dict.fromkeys(bar.name for some in series.values() for bar in some))
    height = TOP + ROW * len(names) + 40
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 40}" height="{height}" '
        'font-family="sans-serif" font-size="13">'
    )
    yield f'<rect width="100%" height="100%" fill="white"/><text x="12" y="22">{escape(title)}</text>'
    low, high = (_x(share) for share in GOAL)
    yield f'<rect x="{low}" y="{TOP}" width="{high - low}" height="{ROW * len(names)}" fill="#e7f5e7"/>'
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        yield f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{TOP + ROW * len(names)}" stroke="#dddddd"/>'
        yield f'<text x="{x - 12}" y="{height - 20}">{tenth * 10}%</text>'
    for row, name in enumerate(names):
        yield f'<text x="12" y="{TOP + ROW * row + 27}">{escape(name)}</text>'
        for line, (label, some) in enumerate(series.items()):
            y = TOP + ROW * row + 15 + 16 * line
            yield from (_line(bar, y, COLOURS[label], label) for bar in some if bar.name == name)
    yield "</svg>"


def _x(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)


def _line(bar: Bar, y: int, colour: str, label: str) -> str:
    told = f"{bar.name} {label}: {bar.share:.0%} of {bar.games} ({bar.low:.0%} to {bar.high:.0%})"
    return (
        f"<g><title>{escape(told)}</title>"
        f'<line x1="{_x(bar.low)}" y1="{y}" x2="{_x(bar.high)}" y2="{y}" stroke="{colour}" stroke-width="3"/>'
        f'<circle cx="{_x(bar.share)}" cy="{y}" r="5" fill="{colour}"/></g>'
    )


def main() -> None:
    """Read the arguments, write the picture."""
    before, after, target = sys.argv[1:]
    title = "Captain against Captain: the ISN's victories, before (grey) and after (blue)"
    lines = drawn({"before": bars(before), "after": bars(after)}, title)
    _ = Path(target).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
