"""Estimates a seat's chance to win from the remaining fleets and the progress towards the goals.

The estimate assumes that every mission is even at the start. ``python -m bench.chances`` measures how well it
predicts the results of matches.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import NamedTuple

from engine.galaxies.determinization import sample_world
from engine.galaxies.printed import edition_of, mission, ship_type, version
from engine.galaxies.state import State

#: The number of sampled worlds. A few are enough, because public information matters most.
WORLDS = 4

#: The value of a ship that the next hit may destroy, as a share of the value of an undamaged ship.
DAMAGED = 0.5

#: The launch energy added to both fleets, so that a single remaining ship does not dominate the estimate.
SPARE = 5.0

#: The weights of the leads in goals and fleets, in logits, fitted to matches between Captains.
GOALS, FLEETS = 5.0, 3.4


class Lead(NamedTuple):
    """The lead of a team in goals and in fleets.

    The progress towards each goal is cubed, because the last steps decide. ``fleets`` is the logarithm of the
    ratio between the remaining shares of the two fleets.
    """

    goals: float
    fleets: float


def win_chance(state: State, seat: str, random: Random) -> float:
    """Return the estimated chance that the team of ``seat`` wins, from 0 to 1, averaged over sampled
    worlds."""
    worlds = [lead(sample_world(state, seat, random), seat) for _ in range(WORLDS)]
    return sum(_probability(world) for world in worlds) / WORLDS


def _probability(lead: Lead) -> float:
    return 1 / (1 + exp(-GOALS * lead.goals - FLEETS * lead.fleets))


def lead(g: State, seat: str) -> Lead:
    """Return the lead of the team of ``seat`` in a fully known state."""
    own_team = g.seats[seat].team
    (enemy,) = (team for team in g.teams if team != own_team)
    goals = _goal_progress(g, own_team) ** 3 - _goal_progress(g, enemy) ** 3
    return Lead(goals, log(_fleet_share(g, own_team)) - log(_fleet_share(g, enemy)))


def _goal_progress(g: State, team: str) -> float:
    """Return a team's progress towards a goal of its mission, from 0 to 1. The goal is points or damage to a
    ship."""
    best = 0.0
    for goal in mission(g).victory:
        if goal.team in ("any", team):
            if goal.rule == "points":
                best = max(best, g.teams[team].victory_points / goal.points)
            elif goal.rule == "destroy-ship" and goal.ship in g.cards:
                best = max(best, 1 - _hull_share(g, goal.ship))
    return min(1.0, best)


def _hull_share(g: State, card: str) -> float:
    """Return the share of hull points that the ships of a launched card have left."""
    hull, ships = max(1, version(g, card).hull), ship_type(g, card).ships
    return sum(1 - g.ships[ship].hull_damage / hull for ship in g.cards[card].ships) / ships


def _fleet_share(g: State, team: str) -> float:
    """Return the remaining share of a team's fleet: on the battlefield, in holds and not yet launched."""
    ships, total, remaining = edition_of(g).ships, SPARE, SPARE
    costs = {
        card: ships[card].versions[level].launch
        for seat in g.seats.values()
        for card, level in seat.levels.open().items()
    }
    for name in g.teams[team].seats:
        total += sum(costs[card] for card in g.seats[name].levels.open())
        remaining += sum(costs[card] for card in g.seats[name].screen.open())
    for card, ship_card in g.cards.items():
        if g.seats[ship_card.seat].team == team:
            share = len(ship_card.ships) / ship_type(g, card).ships
            remaining += version(g, card).launch * (DAMAGED * share + (1 - DAMAGED) * _hull_share(g, card))
            remaining += sum(costs[cargo] for cargo in ship_card.cargo.open())
    return remaining / total
