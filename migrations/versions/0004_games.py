"""Support several games: matches, loadouts and editions store the id of their game. Existing ones belong to
the first game."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FIRST = "galaxies"
PRINTED = ["isn", "wretch"]  # the teams of all missions from before matches named their catalogue (0002)

matches = sa.table(
    "matches",
    *(sa.column(name) for name in ("id", "mission", "status", "catalogue")),
    sa.column("result", Json),
)


def upgrade() -> None:
    """Add the game to all tables. Fleets and decks become loadouts, and catalogues become editions."""
    _add_game()
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("build", new_column_name="loadout", existing_type=Json, existing_nullable=True)
    _move_builds()
    _name_winners_and_losers()
    _move_catalogues()


def _add_game() -> None:
    """Add the column. SQLite keeps the default: removing it would create `matches` again, and dropping the
    old table would delete everything that refers to it (ON DELETE CASCADE)."""
    op.add_column("matches", sa.Column("game", sa.String(length=32), nullable=False, server_default=FIRST))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("matches", "game", server_default=None)


def _move_builds() -> None:
    loadouts = op.create_table(
        "loadouts",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("side", sa.String(length=32), nullable=False),
        sa.Column("loadout", Json, nullable=False),
        sa.Column("saved", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_loadouts_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_loadouts")),
    )
    op.create_index(op.f("ix_loadouts_user_id"), "loadouts", ["user_id"], unique=False)
    builds = sa.table(
        "builds",
        *(sa.column(name) for name in ("id", "user_id", "name", "side")),
        sa.column("fleet", Json),
        sa.column("deck", Json),
        sa.column("saved", sa.DateTime(timezone=True)),
    )
    rows = [dict(row) for row in op.get_bind().execute(sa.select(builds)).mappings()]
    if rows:
        op.bulk_insert(loadouts, [_to_loadout(row) for row in rows])
    op.drop_index(op.f("ix_builds_user_id"), table_name="builds")
    op.drop_table("builds")


def _to_loadout(row: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in row.items() if name not in ("fleet", "deck")}
    return rest | {"game": FIRST, "loadout": {"fleet": row["fleet"], "deck": row["deck"]}}


def _move_catalogues() -> None:
    op.create_table(
        "editions",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("game", "digest", name=op.f("pk_editions")),
    )
    op.execute(f"INSERT INTO editions (game, digest, data) SELECT '{FIRST}', digest, data FROM catalogues")
    op.drop_table("catalogues")


def _name_winners_and_losers() -> None:
    """Name all winning and losing teams in results. Until now, a team that did not win had lost, except in a
    draw."""
    teams = _teams_of_missions()
    for match in _finished_matches():
        winner = match.result["winner"]
        every = teams.get((match.catalogue, match.mission), PRINTED) if winner else []
        won = {"winners": every and [winner], "losers": [team for team in every if team != winner]}
        _set_result(match.id, {**match.result, **won})


def _teams_of_missions() -> dict[tuple[str, str], list[str]]:
    """Return the teams of each mission in the catalogues of matches."""
    catalogues = sa.table("catalogues", sa.column("digest"), sa.column("data", sa.LargeBinary))
    return {
        (row.digest, mission): [team["id"] for team in found["teams"]]
        for row in op.get_bind().execute(sa.select(catalogues))
        for mission, found in json.loads(row.data)["missions"].items()
    }


def _finished_matches() -> list[sa.Row[Any]]:
    over = sa.select(matches).where(matches.c.status == "finished")
    return [row for row in op.get_bind().execute(over) if row.result]


def _set_result(match_id: str, result: dict[str, Any]) -> None:
    op.execute(sa.update(matches).where(matches.c.id == match_id).values(result=result))


def _to_build(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in ("game", "loadout")} | row["loadout"]


def downgrade() -> None:
    """Undo the upgrade. Data of other games is lost."""
    loadouts = sa.table(
        "loadouts",
        *(sa.column(name) for name in ("id", "user_id", "name", "side", "game")),
        sa.column("loadout", Json),
        sa.column("saved", sa.DateTime(timezone=True)),
    )
    kept = sa.select(loadouts).where(loadouts.c.game == FIRST)
    rows = [dict(row) for row in op.get_bind().execute(kept).mappings()]
    builds = op.create_table(
        "builds",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("side", sa.String(length=32), nullable=False),
        sa.Column("fleet", Json, nullable=False),
        sa.Column("deck", Json, nullable=False),
        sa.Column("saved", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_builds_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_builds")),
    )
    op.create_index(op.f("ix_builds_user_id"), "builds", ["user_id"], unique=False)
    if rows:
        op.bulk_insert(builds, [_to_build(row) for row in rows])
    op.drop_index(op.f("ix_loadouts_user_id"), table_name="loadouts")
    op.drop_table("loadouts")
    op.create_table(
        "catalogues",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_catalogues")),
    )
    first = f"SELECT digest, data FROM editions WHERE game = '{FIRST}'"
    op.execute(f"INSERT INTO catalogues (digest, data) {first}")
    op.drop_table("editions")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("loadout", new_column_name="build", existing_type=Json, existing_nullable=True)
    op.execute(f"DELETE FROM matches WHERE game <> '{FIRST}'")
    op.drop_column("matches", "game")
    for match in _finished_matches():
        _set_result(match.id, {k: v for k, v in match.result.items() if k not in ("winners", "losers")})
