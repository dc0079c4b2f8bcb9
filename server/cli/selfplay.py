"""Command-line matches between computer players: `galaxies selfplay | balance`."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from engine.core.content.faults import PackFault
from engine.core.game import Game
from engine.core.lobby.options import BadOptions
from engine.core.present.wire import Wire
from engine.core.simulation import balance as balancing
from engine.core.simulation import selfplay as selfplays
from engine.core.simulation.balance import MatchResult, Series
from server.base import memory
from server.base.terminal import escape_text
from server.games import load_games, with_packs
from server.settings import Settings

T = TypeVar("T")

Folder = Annotated[
    Path | None, typer.Option("--packs", exists=True, file_okay=False, help="Folder with your own content.")
]
Choices = Annotated[list[str], typer.Option("--option", help="KEY=VALUE")]
Players = Annotated[str, typer.Option(help="One name for all, or one per team.")]
Stepwise = Annotated[list[str], typer.Option("--stepwise", help="A team that is asked step by step.")]
Json = Annotated[bool, typer.Option("--json", help="Print one line of JSON.")]


def selfplay(
    mission: str,
    *,
    count: Annotated[int, typer.Option("--games", min=1)] = 1,
    seed: int = 0,
    players: Players = "random",
    option: Choices = [],  # noqa: B006
    stepwise: Stepwise = [],  # noqa: B006
    packs: Folder = None,
    as_json: Json = False,
) -> None:
    """Play whole matches in this process."""
    memory.tune_gc()
    games = _games_by_mission(packs)
    require_known([mission], list(games), "mission")
    game, names = games[mission], _player_names(players)
    require_known(names, list(game.bots), "--players")
    with _exit_on_mission_errors(), show_progress(mission, count) as progress:
        require_known(stepwise, list(game.edition().missions[mission].teams.values()), "--stepwise")
        report = selfplays.play_matches(
            game,
            mission,
            games=progress(range(count)),
            seed=seed,
            players=names,
            options=_parse_options(option),
            stepwise=stepwise,
        )
    typer.echo(json.dumps(report, indent=None if as_json else 2))


def balance(
    missions: Annotated[list[str] | None, typer.Argument(help="By default all.")] = None,
    *,
    count: Annotated[int, typer.Option("--games", min=1, help="The maximum number for each mission.")] = 200,
    within: Annotated[
        float, typer.Option(help="Stop a mission when its shares are known this precisely; 0: never.")
    ] = 0.0,
    seed: int = 0,
    players: Annotated[
        str | None, typer.Option(help="One name for all, or one per team. By default the game's stand-in.")
    ] = None,
    option: Choices = [],  # noqa: B006
    nodes: Annotated[
        int | None, typer.Option(min=0, help="The number of nodes that searching players may try.")
    ] = None,
    stepwise: Stepwise = [],  # noqa: B006
    cores: Annotated[int, typer.Option(min=0, help="The number of cores to use. 0 means all.")] = 0,
    packs: Folder = None,
    as_json: Json = False,
) -> None:
    """Let equally strong computer players play each other on all cores, and report whether the missions are
    fair.

    Ctrl-C ends the series and reports the matches played so far.
    """
    games, reports = _games_by_mission(packs), list[Wire]()
    require_known(missions or [], list(games), "mission")
    for mission in missions or games:
        game = games[mission]
        names = _player_names(players or game.stand_in)
        require_known(names, list(game.bots), "--players")
        series = Series(mission, _parse_options(option), tuple(names), seed, nodes, tuple(stepwise))
        with _exit_on_mission_errors(), show_progress(mission, count) as progress:
            stopped = progress.is_stopped
            matches = progress(
                balancing.play_series(game, series, count, cores or None, stopped), to_end=True
            )
            results = _play_until_precise(game, series, matches, within)
        reports.append(balancing.summarise_series(game, series, results))
        if not as_json:
            _print_report(reports[-1])
        if progress.stopped:
            break
    if as_json:
        typer.echo(json.dumps(reports))


def _play_until_precise(
    game: Game[Any], series: Series, matches: Iterable[MatchResult], within: float
) -> list[MatchResult]:
    """Return the matches, until each team's share of victories is known precisely enough."""
    teams = set(game.edition().missions[series.mission].teams.values())
    results = list[MatchResult]()
    for result in matches:
        results.append(result)
        if len(results) >= balancing.FEWEST and all(
            balancing.is_precise_enough(results, team, within) for team in teams
        ):
            break
    return sorted(results)


def _games_by_mission(packs: Path | None) -> dict[str, Game[Any]]:
    """Return the game that a server would use for each mission."""
    settings = Settings() if packs is None else Settings(packs=packs)
    games, _, faults = with_packs(load_games(settings), settings)
    print_pack_faults(faults)
    return {name: game for game in reversed(games.values()) for name in game.edition().missions}


def print_pack_faults(faults: Iterable[PackFault]) -> None:
    """Print which packs are not used, and why."""
    for fault in faults:
        typer.echo(escape_text(f"pack {fault.pack} left out: {fault}"), err=True)


def require_known(names: list[str], known_names: list[str], hint: str) -> None:
    """Exit with an error for an unknown name, and list the known ones."""
    for name in names:
        if name not in known_names:
            raise typer.BadParameter(f"there is no {name!r}, only {', '.join(known_names)}", param_hint=hint)


def _player_names(players: str) -> list[str]:
    return [name.strip() for name in players.split(",")]


def _parse_options(pairs: list[str]) -> dict[str, Any]:
    """Return the options of KEY=VALUE pairs. Values are text, as in a web form."""
    for pair in pairs:
        if "=" not in pair:
            raise typer.BadParameter(f"{pair!r} is not KEY=VALUE", param_hint="--option")
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


@contextmanager
def _exit_on_mission_errors() -> Iterator[None]:
    """Turn errors about the mission into error messages of the command."""
    try:
        yield
    except (ValueError, BadOptions) as error:
        raise typer.BadParameter(f"cannot play that: {error}") from error


class StoppableProgress:
    """Shows the progress of a series and the time left. Ctrl-C ends the series after the current match."""

    def __init__(self, progress: Progress, title: str, total: int) -> None:
        self.stopped = False
        self._progress, self._task = progress, progress.add_task(title, total=total)

    def __call__(self, items: Iterable[T], *, to_end: bool = False) -> Iterator[T]:
        """Yield the items, and count them. After a stop, yield only the current item. With ``to_end``, yield
        all remaining items, because their source stops by itself."""
        for item in items:
            yield item
            self._progress.advance(self._task)
            if self.stopped and not to_end:
                return

    def stop(self, *_: object) -> None:
        """Start no further match."""
        if not self.stopped:
            self._progress.console.print("Stopping after the matches under way …")
        self.stopped = True

    def is_stopped(self) -> bool:
        """Return whether no further match should be started."""
        return self.stopped


@contextmanager
def show_progress(title: str, total: int) -> Iterator[StoppableProgress]:
    """Show the progress of a long command and the time left, on a terminal. Ctrl-C stops it cleanly."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        progress = StoppableProgress(bar, title, total)
        previous_handler = signal.signal(signal.SIGINT, progress.stop)
        try:
            yield progress
        finally:
            _ = signal.signal(signal.SIGINT, previous_handler)


# Output for a terminal


def _print_report(report: Mapping[str, Any]) -> None:
    title = Text(f"{report['mission']}: {' against '.join(report['players'])}")
    table = Table("", "of", "share", "95 % interval", title=title)
    for team, share in report["wins"].items():
        table.add_row(Text(f"{team} wins"), *_row(share, report["games"]))
    table.add_row("starting team wins", *_row(report["starter"], report["games"]))
    for team, starts in report["begun"].items():
        table.add_row(Text(f"{team} starts and wins"), *_row(starts["won"], starts["matches"]))
    if report["evenly"]:
        table.add_row("starting team wins, equal teams", *_row(report["evenly"]))
    for reason, share in report["reasons"].items():
        table.add_row(Text(f"ends by {reason}"), *_row(share, report["games"]))
    table.add_section()
    for name in ("rounds", "answers", "minutes"):
        table.add_row(
            name,
            "",
            f"{report[name].get('median', 0):g}",
            f"90 % below {report[name].get('p90', 0):g}",
        )
    for kind, uses in report["uses"].items():
        table.add_section()
        for name, usages in uses.items():
            for usage, use in usages.items():
                table.add_row(Text(f"{kind} {name}, {usage}"), *_row(use["won"], use["teams"]))
    Console().print(table)


def _row(share: Mapping[str, Any], total: int | None = None) -> tuple[str, str, str]:
    count = "" if total is None else f"{share['count']} / {total}"
    return count, f"{share['share']:.1%}", f"{share['low']:.1%} – {share['high']:.1%}"
