"""The console script. It prints its overview of commands immediately, without importing the server."""

from __future__ import annotations

import sys

import typer

from server.base import memory

#: The commands of `server.cli.commands` in their order, each with the first words of its help text.
COMMANDS = {
    "serve": "Serve matches and the web client.",
    "backup": "Write all data to one file; this works while a server runs. The file contains secrets.",
    "restore": "Fill an empty database, on SQLite or PostgreSQL, from a backup. The command fails while a "
    "server\nor any other program has the database open.",
    "selfplay": "Play whole matches in this process.",
    "balance": "Let equally strong computer players play each other on all cores, and report whether the "
    "missions are\nfair.",
    "replay": "Print what happened in a recorded match.",
    "verify": "Check that a record's journal follows the rules, and that its dice match the sealed seed.",
    "check-pack": "Check your own content as the server does: the packs of a folder, then TOML files or "
    "folders. Each is\napplied on top of the game's own data and the previous packs. Report every fault, and "
    "the changes of each\nvalid pack.",
    "admin": "Manage users and matches.",
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
