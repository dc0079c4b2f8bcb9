"""Accounts with passwords, passkeys and recovery codes; deleted users; the author of each chat line."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

TABLES = ("challenges", "recovery_codes", "passkeys", "accounts", "leavings")


def upgrade() -> None:
    """Create the tables. The author of an older line is taken from its seat. In the lobby, another user may
    have held that seat."""
    time = sa.DateTime(timezone=True)
    op.add_column("users", sa.Column("left", time))
    op.create_table("leavings", _user_column(primary_key=True), _user_foreign_key())
    op.create_table(
        "accounts",
        _user_column(primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", time, nullable=False),
        _user_foreign_key(),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        _user_column(index=True),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("used", time, nullable=False),
        _user_foreign_key(),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        _user_column(index=True),
        _user_foreign_key(),
    )
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        _user_column(nullable=True, index=True),
        sa.Column("expires", time, nullable=False, index=True),
        _user_foreign_key(),
    )
    _mark_chat()


def _mark_chat() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("user_id", sa.String(32)))
        chat.create_foreign_key("fk_chat_user_id_users", "users", ["user_id"], ["id"], ondelete="SET NULL")
        chat.create_index("ix_chat_user_id", ["user_id"])
    op.execute(
        "UPDATE chat SET user_id = (SELECT seats.user_id FROM seats"
        " WHERE seats.match_id = chat.match_id AND seats.seat = chat.seat)"
    )


def _user_column(**more: bool) -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), **{"nullable": False, **more})


def _user_foreign_key() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE")


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_index("ix_chat_user_id")
        chat.drop_constraint("fk_chat_user_id_users", type_="foreignkey")
        chat.drop_column("user_id")
    for table in TABLES:
        op.drop_table(table)
    op.drop_column("users", "left")
