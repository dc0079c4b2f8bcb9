"""Energy: what a team gains, spends and loses (NRG). Seats of a team share it (TEM-11 to TEM-13)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.facts import EnergyChanged
from engine.galaxies.queries import MAX_ENERGY, team_of
from engine.galaxies.state import State


def gain(g: State, team_id: str, amount: int, why: str) -> Rule[None]:
    """Move a team's marker up; what goes beyond 40 is lost (NRG-02)."""
    held = g.teams[team_id].energy
    now = min(MAX_ENERGY, held + amount)
    if now != held:
        yield EnergyChanged(team_id, now - held, why, now)


def pay(g: State, seat: str, amount: int, why: str) -> Rule[None]:
    """Spend what a seat could afford when it chose to (NRG-05)."""
    team = team_of(g, seat)
    assert amount <= team.energy, f"{seat} cannot pay {amount}"
    if amount:
        yield EnergyChanged(team.id, -amount, why, team.energy - amount)


def lose(g: State, team_id: str, amount: int, why: str) -> Rule[int]:
    """Move a team's marker down, to 0 at the lowest, and return by how much (NRG-12)."""
    held = g.teams[team_id].energy
    lost = min(held, amount)
    if lost:
        yield EnergyChanged(team_id, -lost, why, held - lost)
    return lost
