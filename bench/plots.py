"""Plots series of matches for `docs/BALANCE.md`.

    uv run python -m bench.plots wins before.json,… after.json,… docs/images/balance.svg
    uv run python -m bench.plots starter after.json,… docs/images/balance-starter.svg
    uv run python -m bench.plots ship|card|tile after.json,… docs/images/balance-ship.svg

Reads one or more output files of `galaxies balance --json`, and draws shares of victories with their
confidence intervals. ``wins`` shows the victories of the ISN, and ``starter`` those of the team with the
first turn, for every mission and choice of options. The others show the victories of teams that had or used
each ship card, tactic card or tile, over all missions.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from engine.core.simulation.balance import Interval

ROW, LEFT, WIDTH, TOP = 46, 250, 420, 40
#: The target range of a mission's shares.
GOAL = 0.4, 0.6
#: The colours of the first and the second line of a row.
COLOURS = "#9a9a9a", "#1f6feb"
#: The two ways of counting a component: having it, and using it, if these differ.
USAGES = {"ship": ("brought", "launched"), "card": ("drawn", "played"), "tile": ("turned",)}


class Bar(NamedTuple):
    """The result of one series for the first team."""

    name: str
    share: float
    low: float
    high: float
    games: int


def read_bars(files: str, team: str = "isn") -> list[Bar]:
    """Return a bar for each series in the files, which are separated by commas."""
    return [_make_bar(series, series["wins"][team]) for series in _read_series(files)]


def read_starters(files: str) -> list[Bar]:
    """Return the same bars for the team with the first turn."""
    return [_make_bar(series, series["starter"]) for series in _read_series(files)]


def read_uses(files: str, kind: str, usage: str) -> list[Bar]:
    """Return the shares of victories of teams that used each component of a kind, over all series
    together.
    """
    teams, won = Counter[str](), Counter[str]()
    for shares in _read_series(files):
        for name, usages in shares["uses"].get(kind, {}).items():
            if usage in usages:
                teams[name] += usages[usage]["teams"]
                won[name] += usages[usage]["won"]["count"]
    return [Bar(name, *Interval.of(won[name], count), count) for name, count in sorted(teams.items())]


def _read_series(files: str) -> list[dict[str, Any]]:
    return [series for file in files.split(",") for series in json.loads(Path(file).read_text())]


def _make_bar(series: dict[str, Any], share: dict[str, Any]) -> Bar:
    options = [str(value) for value in series["options"].values()]
    return Bar(
        " ".join([series["mission"], *options]), share["share"], share["low"], share["high"], series["games"]
    )


def svg_lines(series: dict[str, Sequence[Bar]], title: str) -> Iterator[str]:
    """Yield the lines of an SVG: a row for every name, with a line for every series that includes it."""
    names = list(dict.fromkeys(bar.name for bars in series.values() for bar in bars))
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
        for line, (label, bars) in enumerate(series.items()):
            y = TOP + ROW * row + 15 + 16 * line
            yield from (_draw_line(bar, y, COLOURS[line], label) for bar in bars if bar.name == name)
    yield "</svg>"


def _x(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)


def _draw_line(bar: Bar, y: int, colour: str, label: str) -> str:
    title = f"{bar.name} {label}: {bar.share:.0%} of {bar.games} ({bar.low:.0%} to {bar.high:.0%})"
    return (
        f"<g><title>{escape(title)}</title>"
        f'<line x1="{_x(bar.low)}" y1="{y}" x2="{_x(bar.high)}" y2="{y}" stroke="{colour}" stroke-width="3"/>'
        f'<circle cx="{_x(bar.share)}" cy="{y}" r="5" fill="{colour}"/></g>'
    )


def main() -> None:
    """Read the arguments, and write the plot."""
    chart, *files, target = sys.argv[1:]
    if chart == "wins":
        description = "the ISN's victories, before (grey) and after (blue)"
        series = {"before": read_bars(files[0]), "after": read_bars(files[1])}
    elif chart == "starter":
        description, series = (
            "victories of the team with the first turn",
            {"first turn": read_starters(files[0])},
        )
    else:
        legend = [
            f"{usage} ({colour})" for usage, colour in zip(USAGES[chart], ("grey", "blue"), strict=False)
        ]
        description = f"victories of teams with the {chart}: {', '.join(legend)}"
        series = {usage: read_uses(files[0], chart, usage) for usage in USAGES[chart]}
    lines = svg_lines(series, f"Captain against Captain: {description}")
    _ = Path(target).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
