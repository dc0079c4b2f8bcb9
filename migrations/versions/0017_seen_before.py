"""Positions store which cards of decks and holds were seen. The tables stay the same, but older code cannot
read the positions."""

from __future__ import annotations

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing. After this migration, older code reports that the database is newer."""


def downgrade() -> None:
    """Change nothing."""
