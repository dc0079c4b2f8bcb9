"""Plots of series of matches, as they stand in `docs/BALANCE.md`.

    uv run python -m bench.plots wins before.json,… after.json,… docs/images/balance.svg
    uv run python -m bench.plots starter after.json,… docs/images/balance-starter.svg
    uv run python -m bench.plots ship|card|tile after.json,… docs/images/balance-ship.svg

Reads what `galaxies balance --json` printed, one or more files, and draws shares of victories with the
intervals in which the true ones lie: of the ISN, and of who begins, for every mission and choice of options;
and over all missions of who brought or drew each ship card, tactic card or tile, and of who used it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from engine.core.balance import Interval

ROW, LEFT, WIDTH, TOP = 46, 250, 420, 40
#: Where a mission should lie, as shares.
GOAL = 0.4, 0.6
#: Of the first line of a row and of the second.
COLOURS = "#9a9a9a", "#1f6feb"
#: What is done with a component: to have it and to use it, if these are two things.
DONE = {"ship": ("brought", "launched"), "card": ("drawn", "played"), "tile": ("turned",)}


class Bar(NamedTuple):
    """What one series came to for the first team."""

    name: str
    share: float
    low: float
    high: float
    games: int


def bars(files: str, team: str = "isn") -> list[Bar]:
    """Read the series of some files, separated by commas."""
    return [_bar(told, told["wins"][team]) for told in _series(files)]


def starters(files: str) -> list[Bar]:
    """The same, of who begins."""
    return [_bar(told, told["starter"]) for told in _series(files)]


def uses(files: str, kind: str, how: str) -> list[Bar]:
    """What teams won that did so with each component of a kind, over all series together."""
    teams, won = Counter[str](), Counter[str]()
    for told in _series(files):
        for name, done in told["uses"].get(kind, {}).items():
            if how in done:
                teams[name] += done[how]["teams"]
                won[name] += done[how]["won"]["count"]
    return [Bar(name, *Interval.of(won[name], count), count) for name, count in sorted(teams.items())]


def _series(files: str) -> list[dict[str, Any]]:
    return [told for file in files.split(",") for told in json.loads(Path(file).read_text())]


def _bar(told: dict[str, Any], won: dict[str, Any]) -> Bar:
    chosen = [str(value) for value in told["options"].values()]
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
            yield from (_line(bar, y, COLOURS[line], label) for bar in some if bar.name == name)
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
    what, *files, target = sys.argv[1:]
    if what == "wins":
        said = "the ISN's victories, before (grey) and after (blue)"
        series = {"before": bars(files[0]), "after": bars(files[1])}
    elif what == "starter":
        said, series = "victories of who begins", {"who begins": starters(files[0])}
    else:
        coloured = [f"{how} ({colour})" for how, colour in zip(DONE[what], ("grey", "blue"), strict=False)]
        said = f"victories of whose {what} it was: {', '.join(coloured)}"
        series = {how: uses(files[0], what, how) for how in DONE[what]}
    lines = drawn(series, f"Captain against Captain: {said}")
    _ = Path(target).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
