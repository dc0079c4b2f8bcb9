"""How likely a seat is to win, as far as it knows: by what is left of the fleets, and how near goals are.

Every mission is taken to be even as it begins. What that makes of matches played to their end is measured by
``python -m bench.chances``.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import NamedTuple

from engine.galaxies.imagining import imagine
from engine.galaxies.printed import edition_of, mission, ship_type, version
from engine.galaxies.state import State

#: How many worlds are imagined: what is hidden is worth little beside what lies open.
WORLDS = 4

#: A ship that may be lost with the next hit is worth so much of a whole one.
DAMAGED = 0.5

#: In units of launch energy: so much is added to both fleets, so that the last ship is not all.
SPARE = 5.0

#: What the signs are worth, in natural logarithms of the odds; fitted to matches of the Captain.
GOALS, FLEETS = 5.0, 3.4


class Signs(NamedTuple):
    """By how much a team is ahead: in goals, cubed because the last steps decide, and in how much is left of
    its fleet (the logarithm of the ratio of shares)."""

    goals: float
    fleets: float


def chance(state: State, seat: str, random: Random) -> float:
    """Return how likely the team of ``seat`` is to win, from 0 to 1, in worlds that it imagines."""
    worlds = [signs(imagine(state, seat, random), seat) for _ in range(WORLDS)]
    return sum(_likely(world) for world in worlds) / WORLDS


def _likely(one: Signs) -> float:
    return 1 / (1 + exp(-GOALS * one.goals - FLEETS * one.fleets))


def signs(g: State, seat: str) -> Signs:
    """Return by how much the team of ``seat`` is ahead in a whole world."""
    own = g.seats[seat].team
    (other,) = (team for team in g.teams if team != own)
    goals = _nearness(g, own) ** 3 - _nearness(g, other) ** 3
    return Signs(goals, log(_left(g, own)) - log(_left(g, other)))


def _nearness(g: State, team: str) -> float:
    """How much of a goal of the mission a team has reached, from 0 to 1: points, or damage to a ship."""
    best = 0.0
    for goal in mission(g).victory:
        if goal.team in ("any", team):
            if goal.rule == "points":
                best = max(best, g.teams[team].victory_points / goal.points)
            elif goal.rule == "destroy-ship" and goal.ship in g.cards:
                best = max(best, 1 - _sound(g, goal.ship))
    return min(1.0, best)


def _sound(g: State, card: str) -> float:
    """Which share of the hull of a launched card's ships is whole."""
    hull, ships = max(1, version(g, card).hull), ship_type(g, card).ships
    return sum(1 - g.ships[ship].hull_damage / hull for ship in g.cards[card].ships) / ships


def _left(g: State, team: str) -> float:
    """Which share of its fleet a team has left: on the battlefield, in holds, and still to be launched."""
    ships, brought, left = edition_of(g).ships, SPARE, SPARE
    costs = {
        card: ships[card].versions[level].launch
        for seat in g.seats.values()
        for card, level in seat.levels.open().items()
    }
    for name in g.teams[team].seats:
        brought += sum(costs[card] for card in g.seats[name].levels.open())
        left += sum(costs[card] for card in g.seats[name].screen.open())
    for card, there in g.cards.items():
        if g.seats[there.seat].team == team:
            share = len(there.ships) / ship_type(g, card).ships
            left += version(g, card).launch * (DAMAGED * share + (1 - DAMAGED) * _sound(g, card))
            left += sum(costs[cargo] for cargo in there.cargo.open())
    return left / brought
