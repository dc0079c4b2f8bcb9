"""The state of a match: the public table, and the hidden cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.logged_facts import LogEntry
from engine.core.secret import Secret


class Hand(msgspec.Struct, frozen=True):
    """The card face down in front of a seat, and its spare."""

    card: int
    spare: int


class Seat(msgspec.Struct):
    """A seat and its player. It has no hand before the deal. ``bot`` names a computer player."""

    team: str
    player: str
    bot: str | None
    hand: Secret[Hand] | None = None
    on_guard: bool = False
    conceded: bool = False


class Roll(msgspec.Struct, frozen=True):
    """The last roll of a seat, and the points for it."""

    seat: str
    die: int
    points: int


class Showdown(msgspec.Struct, frozen=True):
    """The result of a provocation by ``seat``: the shown cards, the seats that passed, and the points by
    team.
    """

    seat: str
    shown: dict[str, int]
    passed: tuple[str, ...]
    points: dict[str, int]


class State(msgspec.Struct):
    """A match.

    ``seats`` are in turn order. ``points`` counts by team. The deck has its top card first. ``turn`` is None
    before the deal.
    """

    match: str
    mission: str
    catalogue: str
    commitment: str
    goal: int
    seats: dict[str, Seat]
    points: dict[str, int]
    deck: Secret[list[int]]
    turn: str | None = None
    round: int = 0
    last_roll: Roll | None = None
    last_showdown: Showdown | None = None
    lines: int = 0
    log: list[LogEntry] = []

    def members(self, team: str) -> list[str]:
        """Return the seats of a team."""
        return [name for name, seat in self.seats.items() if seat.team == team]

    def names(self) -> dict[str, str]:
        """Return the names of seats and teams: the player's name, or the colour of a team with several
        seats."""
        people = {name: seat.player for name, seat in self.seats.items()}
        teams = {team: self.members(team) for team in self.points}
        single_players = {team: people[seats[0]] for team, seats in teams.items() if len(seats) == 1}
        return {**people, **{team: team.capitalize() for team in teams}, **single_players}

    def hands(self) -> Iterator[tuple[str, Hand]]:
        """Yield every seat with its hand, for use by rules. There are none before the deal."""
        for name, seat in self.seats.items():
            if seat.hand is not None:
                yield name, seat.hand.open()

    def hand(self, seat: str) -> Hand:
        """Return a seat's hand, for use by rules. Raises KeyError before the deal."""
        return dict(self.hands())[seat]
