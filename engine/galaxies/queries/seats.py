"""Seats and teams: hands, energy, allies and enemies, and the order of turns."""

from __future__ import annotations

from engine.galaxies.memo import cached_on
from engine.galaxies.state import State, Team

MAX_ENERGY = 40
HAND_LIMIT = 10


def team_of(g: State, seat: str) -> Team:
    """Return the team of a seat."""
    return g.teams[g.seats[seat].team]


def energy_of(g: State, seat: str) -> int:
    """Return the energy that a seat may spend (TEM-12)."""
    return team_of(g, seat).energy


def allies_of(g: State, seat: str) -> list[str]:
    """Return the other seats of a team, in seating order.

    The allies of a seat never change, so cached queries that use them stay valid when other fields of a team
    change.
    """
    return cached_on(g, ("allies", seat), lambda: [mate for mate in team_of(g, seat).seats if mate != seat])


def are_enemies(g: State, seat: str, other_seat: str) -> bool:
    """Return whether two seats belong to different teams (TEM-04)."""
    return g.seats[seat].team != g.seats[other_seat].team


def seats_from_active(g: State) -> list[str]:
    """Return all seats in turn order, starting with the active player (TIM-06). If no player is active, start
    with the first player."""
    if g.active is None or g.active not in g.order:
        return list(g.order)
    start = g.order.index(g.active)
    return g.order[start:] + g.order[:start]


def hand_of(g: State, seat: str) -> dict[str, str]:
    """Return the hand of a seat: tactic card ids by handle."""
    return g.seats[seat].hand.open()


def faces_only_bots(g: State, seat: str) -> bool:
    """Return whether a seat belongs to a person and all other seats to computer players. In that case,
    nothing needs to be hidden."""
    return g.only_answers and g.seats[seat].bot is None


def hand_size(g: State, seat: str) -> int:
    """Return the number of cards in a hand, which is public (PRV-09)."""
    return len(hand_of(g, seat))


def deck_size(g: State, team: str) -> int:
    """Return the number of cards left in a deck, which is public (PRV-09)."""
    return len(g.teams[team].deck.open())
