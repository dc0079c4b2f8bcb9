"""`galaxies admin`: commands for the operator of a server. Related commands share a module."""

from __future__ import annotations

import typer

from server.cli import admin_host, admin_users

app = typer.Typer(help="Manage users and matches.", no_args_is_help=True, rich_markup_mode=None)

app.command()(admin_users.export_user)
app.command()(admin_users.delete_user)
app.add_typer(admin_host.app)
