"""Seats and teams: hands, energy, allies and enemies, the order of turns."""

from __future__ import annotations

from engine.galaxies.memo import kept_beside
from engine.galaxies.state import State, Team

MAX_ENERGY = 40
HAND_LIMIT = 10


def team_of(g: State, seat: str) -> Team:
    """The team of a seat."""
    return g.teams[g.seats[seat].team]


def energy_of(g: State, seat: str) -> int:
    """The energy that a seat may spend (TEM-12)."""
    return team_of(g, seat).energy


def allies_of(g: State, seat: str) -> list[str]:
    """The other seats of the team, in seating order; they never change, so that a query which asks for them
    need not be worked out anew when something else of a team does."""
    return kept_beside(
        g, ("allies", seat), lambda: [other for other in team_of(g, seat).seats if other != seat]
    )


def enemies(g: State, one: str, other: str) -> bool:
    """Whether two seats are of different teams (TEM-04)."""
    return g.seats[one].team != g.seats[other].team


def from_active(g: State) -> list[str]:
    """All seats in turn order, the active player first (TIM-06); without one, in the order of turns."""
    if g.active is None or g.active not in g.order:
        return list(g.order)
    at = g.order.index(g.active)
    return g.order[at:] + g.order[:at]


def hand_of(g: State, seat: str) -> dict[str, str]:
    """The hand of a seat: tactic card ids by handle."""
    return g.seats[seat].hand.open()


def plays_alone(g: State, seat: str) -> bool:
    """Whether a person plays among computer players alone: what they are asked need hide nothing."""
    return g.only_answers and g.seats[seat].bot is None


def hand_size(g: State, seat: str) -> int:
    """How many cards a hand holds, which is open to all (PRV-09)."""
    return len(hand_of(g, seat))


def deck_size(g: State, team: str) -> int:
    """How many cards are left in a deck, which is open to all (PRV-09)."""
    return len(g.teams[team].deck.open())
