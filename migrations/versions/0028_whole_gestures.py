"""Positions of Galaxies say which seats are asked step by step (snapshot version 8 of Galaxies): tables stay,
but older code could not read them."""

from __future__ import annotations

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

#: The versions of positions that code of this schema writes. Whoever raises one adds a migration, so that
#: older code says at its start that the database is newer.
SNAPSHOTS = {"duel": 1, "galaxies": 8, "pulp": 2}


def upgrade() -> None:
    """Nothing: from here on older code says that the database is newer."""


def downgrade() -> None:
    """Nothing."""
