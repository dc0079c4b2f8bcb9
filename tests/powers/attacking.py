"""The common beginning of many scenes of powers."""

from __future__ import annotations

from tests.scenario import Table


def attacks(table: Table, seat: str, card: str, *targets: str, weapon: str = "primary") -> Table:
    """Activate a solo ship without moving it, and attack targets one after another."""
    return table.picks(seat, f"activate:{card}", "stop", weapon, *targets)
