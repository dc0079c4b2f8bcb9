"""The console script. It prints its overview of commands immediately, without importing the server."""

from __future__ import annotations

import sys

import typer

from server.base import memory

#: The commands of `server.cli.commands` in their order, each with the first words of its help text.
COMMANDS = {
    "serve": "Serve matches, and the web client.",
    "backup": "Write all data to one file, also while a server runs. The file contains secrets.",
    "restore": "Fill an empty database, on SQLite or PostgreSQL, from a backup. Refused while a server or "
    "any other\nprogram has the database open.",
    "selfplay": "Play whole matches in this process.",
    "balance": "Let equal computer players play each other on all cores, and tell whether the missions are "
    "fair.",
    "replay": "Print what happened in a recorded match.",
    "verify": "Check that a record's journal fits the rules, and its dice the sealed seed.",
    "check-pack": "Check your own content as the server does: the packs of a folder, then TOML files or "
    "folders, each laid\nover the game's own data and those before it. Tells every fault, and what each good "
    "pack changes.",
    "admin": "Look after people and matches.",
}


def overview() -> typer.Typer:
    """Return an application that only lists the commands."""
    app = typer.Typer(
        help="Galaxies Online: a server for board games.",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,  # importing Rich would take longer than everything else
    )
    for name, text in COMMANDS.items():
        _ = app.command(name, help=text)(_do_nothing)
    return app


def _do_nothing() -> None: ...


def main() -> None:
    """Print the overview if requested, or run a command."""
    if sys.argv[1:] in ([], ["--help"]):
        overview()()
    else:
        memory.tune_gc()  # otherwise garbage collection takes a tenth of the import time
        from server.cli import commands as cli

        cli.main()
