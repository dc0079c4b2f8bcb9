"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("mission", sa.String(length=64), nullable=False),
        sa.Column("options", Json, nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("host_id", sa.String(length=32), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("commitment", sa.String(length=128), nullable=True),
        sa.Column("result", Json, nullable=True),
        sa.Column("paused_reason", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("seqs", Json, nullable=False),
        sa.Column("digests", Json, nullable=False),
        sa.Column("deciding", Json, nullable=False),
        sa.Column("waits", Json, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["host_id"], ["users.id"], name=op.f("fk_matches_host_id_users")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("invite", name=op.f("uq_matches_invite")),
    )
    op.create_index("ix_matches_due_at", "matches", ["due_at"], unique=False)
    op.create_index(op.f("ix_matches_host_id"), "matches", ["host_id"], unique=False)

    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_tokens_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_user_id"), "tokens", ["user_id"], unique=False)

    op.create_table(
        "chat",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("team", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_chat_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "place", name=op.f("pk_chat")),
    )
    op.create_table(
        "frames",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("viewer", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_frames_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "viewer", "seq", name=op.f("pk_frames")),
    )
    op.create_table(
        "journal",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("value", Json, nullable=False),
        sa.Column("fingerprint", sa.String(length=128), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_journal_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_journal")),
    )
    op.create_table(
        "replies",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("message", sa.String(length=100), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_replies_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "message", name=op.f("pk_replies")),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_seats_match_id_matches"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_seats_user_id_users")),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("match_id", "user_id", name=op.f("uq_seats_match_id")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)

    op.create_table(
        "seeds",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_seeds_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_seeds")),
    )
    op.create_table(
        "snapshots",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_snapshots_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Drop all tables."""
    op.drop_table("snapshots")
    op.drop_table("seeds")
    op.drop_index(op.f("ix_seats_user_id"), table_name="seats")

    op.drop_table("seats")
    op.drop_table("replies")
    op.drop_table("journal")
    op.drop_table("frames")
    op.drop_table("chat")
    op.drop_index(op.f("ix_tokens_user_id"), table_name="tokens")

    op.drop_table("tokens")
    op.drop_index(op.f("ix_matches_host_id"), table_name="matches")
    op.drop_index("ix_matches_due_at", table_name="matches")

    op.drop_table("matches")
    op.drop_table("users")
