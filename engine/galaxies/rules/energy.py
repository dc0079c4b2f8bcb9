"""Energy: how teams gain, spend and lose it (NRG). The seats of a team share their energy (TEM-11 to
TEM-13)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.facts import Discarded, EnergyChanged
from engine.galaxies.printed import owner_of
from engine.galaxies.queries import MAX_ENERGY, hand_of, team_of
from engine.galaxies.state import State


def gain(g: State, team_id: str, amount: int, reason: str) -> Rule[None]:
    """Give a team energy. Energy beyond 40 is lost (NRG-02)."""
    energy = g.teams[team_id].energy
    total = min(MAX_ENERGY, energy + amount)
    if total != energy:
        yield EnergyChanged(team_id, total - energy, reason, total)


def pay(g: State, seat: str, amount: int, reason: str) -> Rule[None]:
    """Spend energy. The seat had at least this amount when it chose to pay (NRG-05)."""
    team = team_of(g, seat)
    assert amount <= team.energy, f"{seat} cannot pay {amount}"
    if amount:
        yield EnergyChanged(team.id, -amount, reason, team.energy - amount)


def lose(g: State, team_id: str, amount: int, reason: str) -> Rule[int]:
    """Remove energy from a team, down to 0, and return the amount lost (NRG-12)."""
    energy = g.teams[team_id].energy
    lost = min(energy, amount)
    if lost:
        yield EnergyChanged(team_id, -lost, reason, energy - lost)
    return lost


def discard_card_for_energy(g: State, seat: str, handle: str, reason: str) -> Rule[None]:
    """Discard a hand card for 1 energy (NRG-06). The card goes to its owner's discard pile (NRG-09)."""
    card = hand_of(g, seat)[handle]
    yield Discarded(seat, handle, card, owner_of(g, card), reason)
    yield from gain(g, g.seats[seat].team, 1, reason)
