"""Positions hold what was seen of decks and holds: tables stay, but older code could not read them."""

from __future__ import annotations

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing: from here on older code says that the database is newer."""


def downgrade() -> None:
    """Nothing."""
