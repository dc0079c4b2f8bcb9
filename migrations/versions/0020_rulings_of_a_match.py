"""Positions of Pulp Invasion say which rulings they are played with (snapshot version 2 of Pulp Invasion):
tables stay, but older code could not read them."""

from __future__ import annotations

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

#: The versions of positions that code of this schema writes. Whoever raises one adds a migration, so that
#: older code says at its start that the database is newer.
SNAPSHOTS = {"duel": 1, "galaxies": 6, "pulp": 2}


def upgrade() -> None:
    """Nothing: from here on older code says that the database is newer."""


def downgrade() -> None:
    """Nothing."""
