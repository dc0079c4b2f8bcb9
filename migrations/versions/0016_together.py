"""Delayed frames for spectators, their chat, and users who may not watch. Also ignored users, reports and
bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")
Time = sa.DateTime(timezone=True)

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

TABLES = ("bans", "reports", "shunned", "turned_away", "asides", "later")


def upgrade() -> None:
    """Create the tables. Existing data does not change."""
    op.create_table(
        "later",
        _owner_column("match_id", "later", "matches"),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("view", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_later"),
    )
    op.create_index("ix_later_at", "later", ["at"])
    op.create_table(
        "asides",
        _owner_column("match_id", "asides", "matches"),
        sa.Column("n", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("message", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "n", name="pk_asides"),
        sa.UniqueConstraint("match_id", "user_id", "message", name="uq_asides_match_id"),
    )
    op.create_table(
        "turned_away",
        _owner_column("match_id", "turned_away", "matches"),
        _owner_column("user_id", "turned_away", "users"),
        sa.Column("at", Time, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_turned_away"),
    )
    op.create_table(
        "shunned",
        _owner_column("user_id", "shunned", "users"),
        _owner_column("other_id", "shunned", "users"),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_shunned"),
    )
    op.create_index("ix_shunned_other_id", "shunned", ["other_id"])
    _add_reports()
    op.create_table(
        "bans",
        _owner_column("user_id", "bans", "users"),
        sa.Column("at", Time, nullable=False),
        sa.Column("until", Time),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_bans"),
    )


def _add_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", Time, nullable=False),
        _optional_user_column("by_id"),
        sa.Column("by_name", sa.String(24), nullable=False),
        _optional_user_column("about_id"),
        sa.Column("about_name", sa.String(24), nullable=False),
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("lines", Json, nullable=False),
        sa.Column("answer", sa.String(500), nullable=False),
        sa.Column("closed", Time),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("at", "by_id", "about_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def _owner_column(column: str, table: str, of: str) -> sa.Column:
    """Return a column with a foreign key. Its row is deleted together with its owner."""
    name = f"fk_{table}_{column}_{of}"
    return sa.Column(
        column, sa.String(32), sa.ForeignKey(f"{of}.id", name=name, ondelete="CASCADE"), nullable=False
    )


def _optional_user_column(column: str) -> sa.Column:
    name = f"fk_reports_{column}_users"
    return sa.Column(column, sa.String(32), sa.ForeignKey("users.id", name=name, ondelete="SET NULL"))


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
