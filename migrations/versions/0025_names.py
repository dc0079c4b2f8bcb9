"""The digests of similar-looking names are stored. Users whose names look like another user's account are
marked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

from server.base.namesakes import account_lookalike_digests, person_lookalike_digests, with_mark

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("left"))
accounts = sa.table("accounts", sa.column("user_id"), sa.column("name"))
looks = sa.table("name_looks", sa.column("user_id"), sa.column("account", sa.Boolean), sa.column("digest"))


def upgrade() -> None:
    op.create_table(
        "name_looks",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("account", sa.Boolean, primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True, index=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
    )
    connection = op.get_bind()
    owners, kept = dict[str, set[str]](), list[dict[str, Any]]()
    for user_id, name in connection.execute(sa.select(accounts.c.user_id, accounts.c.name)).all():
        kept += _look_rows(user_id, account_lookalike_digests(name), account=True)
        for digest in account_lookalike_digests(name):
            owners.setdefault(digest, set()).add(user_id)
    people = sa.select(users.c.id, users.c.name).where(users.c.left.is_(None))
    for user_id, given in connection.execute(people).all():
        name = _marked_name(user_id, given, owners)
        if name != given:
            connection.execute(sa.update(users).where(users.c.id == user_id).values(name=name))
        kept += _look_rows(user_id, person_lookalike_digests(name), account=False)
    op.bulk_insert(looks, kept)


def _marked_name(user_id: str, name: str, owners: Mapping[str, set[str]]) -> str:
    alike = {owner for digest in person_lookalike_digests(name) for owner in owners.get(digest, ())}
    return with_mark(name) if alike and user_id not in alike else name


def _look_rows(user_id: str, digests: Collection[str], *, account: bool) -> list[dict[str, Any]]:
    return [{"user_id": user_id, "account": account, "digest": digest} for digest in digests]


def downgrade() -> None:
    op.drop_table("name_looks")
