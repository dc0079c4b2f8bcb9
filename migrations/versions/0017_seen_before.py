"""Positions store what was seen of decks and holds. The tables stay, but older code cannot read the
positions."""

from __future__ import annotations

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing. From here on older code reports that the database is newer."""


def downgrade() -> None:
    """Change nothing."""
