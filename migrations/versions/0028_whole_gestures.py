"""Positions of Galaxies store which seats decide step by step (snapshot version 8 of Galaxies). The tables
stay the same, but older code cannot read the positions."""

from __future__ import annotations

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

#: The versions of positions that code with this schema writes. If you raise one, add a migration, so that
#: older code reports on startup that the database is newer.
SNAPSHOTS = {"duel": 1, "galaxies": 8, "pulp": 2}


def upgrade() -> None:
    """Change nothing. After this migration, older code reports that the database is newer."""


def downgrade() -> None:
    """Change nothing."""
