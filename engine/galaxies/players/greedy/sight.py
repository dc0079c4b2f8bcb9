"""A view, read for the greedy player: the board, its own ships and cards, its energy, and the match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from engine.galaxies.catalogue import TacticCard
from engine.galaxies.players.greedy.board import View, board_of
from engine.galaxies.players.greedy.vessels import Spot, Vessel

#: With so much energy more than can be used in a turn there is plenty.
PLENTY = 12

#: The key of the lines of the log that tell of attacks.
ATTACK = "attack"


class Sight:
    """A view, read once for one decision."""

    def __init__(self, view: View) -> None:
        self.view, self.board = view, board_of(view)
        self.me: str = view["viewer"]
        self.seats: Mapping[str, Any] = view["seats"]
        self.energy: int = self.seats[self.me]["energy"]
        self.hand: Mapping[str, Any] = view["hand"]

    # The own ships

    @cached_property
    def mine(self) -> list[Vessel]:
        """The ships that the viewer commands."""
        return [vessel for vessel in self.board.friends if vessel.seat == self.me]

    def waiting(self, card: str, where: Spot) -> Vessel:
        """A ship of a card that is not launched yet, as it would stand there."""
        levels = {listed["card"]: listed["level"] for listed in self.seats[self.me]["fleet"]}
        levels |= {name: shown["level"] for name, shown in self.view["screen"].items()}
        launched = self.view["ship_cards"].get(card)
        level = launched["level"] if launched else levels.get(card, "standard")
        return self.board.made("", card, level, launched["seat"] if launched else self.me, where)

    # Energy

    def due(self, *, again: bool) -> int:
        """The energy that activating all own ships costs that have a target in reach or run for a zone; those
        that are activated count only if they can be ``again``."""
        runs = self.board.own_rule("escape") is not None
        return sum(
            launched["activation"]
            for card, launched in self.view["ship_cards"].items()
            if launched["seat"] == self.me
            and (again or not launched["activated"])
            and (runs or self.board.has_target(card))
        )

    @cached_property
    def plenty(self) -> float:
        """How much of the energy is of no use, from 0 to 1: what is left when all own ships are launched and
        activated."""
        need = 1 + sum(int(shown["cost"]) for shown in self.view["screen"].values())
        for launched in self.view["ship_cards"].values():
            if launched["seat"] == self.me and not launched["activated"]:
                need += int(launched["activation"])
        return min(1.0, max(0, self.energy - need) / PLENTY)

    # The match

    @property
    def lacking(self) -> int:
        """The victory points that the own team lacks for winning by points."""
        board = self.board
        goals = (goal for goal in board.mission.victory if goal.rule == "points" and goal.team == board.team)
        return sum(goal.points for goal in goals) - int(self.view["teams"][board.team]["victory_points"])

    @cached_property
    def idle(self) -> int:
        """How many rounds ago an attack was last made, as far as the log tells; a match begins with 0."""
        shots = [line["round"] for line in self.view["log"] if line["text"]["key"] == ATTACK]
        return max(0, int(self.view["round"]) - max(shots, default=1))

    def card(self, name: str) -> TacticCard:
        """What is printed on a tactic card."""
        return self.board.edition.tactics[name]
