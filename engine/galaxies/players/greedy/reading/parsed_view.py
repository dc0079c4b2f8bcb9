"""A view in the form that the greedy player uses: the board, its ships and cards, its energy and the
match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from engine.galaxies.catalogue import TacticCard
from engine.galaxies.players.greedy.reading.board import View, board_of
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel

#: The energy left after a turn that counts as a full surplus.
AMPLE_ENERGY = 12

#: The text key of log lines about attacks.
ATTACK = "attack"


class ParsedView:
    """A view that is parsed once for each decision."""

    def __init__(self, view: View) -> None:
        self.view, self.board = view, board_of(view)
        self.me: str = view["viewer"]
        self.seats: Mapping[str, Any] = view["seats"]
        self.energy: int = self.seats[self.me]["energy"]
        self.hand: Mapping[str, Any] = view["hand"]

    # The player's own ships

    @cached_property
    def own_ships(self) -> list[Vessel]:
        """The ships that the viewer controls."""
        return [vessel for vessel in self.board.friends if vessel.seat == self.me]

    def unlaunched_ship(self, card: str, where: Spot) -> Vessel:
        """Return a ship of an unlaunched card as it would be at a spot."""
        levels = {fleet_card["card"]: fleet_card["level"] for fleet_card in self.seats[self.me]["fleet"]}
        levels |= {name: screen_card["level"] for name, screen_card in self.view["screen"].items()}
        launched_card = self.view["ship_cards"].get(card)
        level = launched_card["level"] if launched_card else levels.get(card, "standard")
        return self.board.vessel_at(
            "", card, level, launched_card["seat"] if launched_card else self.me, where
        )

    # Energy

    def activation_energy(self, *, again: bool) -> int:
        """Return the cost of activating all of the player's ships that have a target in reach or head for an
        escape zone.

        Ships that have already been activated count only if ``again`` is set.
        """
        is_escaping = self.board.own_rule("escape") is not None
        return sum(
            launched_card["activation"]
            for card, launched_card in self.view["ship_cards"].items()
            if launched_card["seat"] == self.me
            and (again or not launched_card["activated"])
            and (is_escaping or self.board.has_target(card))
        )

    @cached_property
    def surplus(self) -> float:
        """The surplus of energy after launching and activating all ships, from 0 to 1."""
        needed = 1 + sum(int(screen_card["cost"]) for screen_card in self.view["screen"].values())
        for launched_card in self.view["ship_cards"].values():
            if launched_card["seat"] == self.me and not launched_card["activated"]:
                needed += int(launched_card["activation"])
        return min(1.0, max(0, self.energy - needed) / AMPLE_ENERGY)

    # The match

    @property
    def missing_points(self) -> int:
        """The victory points that the player's team still needs to win by points."""
        board = self.board
        goals = (goal for goal in board.mission.victory if goal.rule == "points" and goal.team == board.team)
        return sum(goal.points for goal in goals) - int(self.view["teams"][board.team]["victory_points"])

    @cached_property
    def idle_rounds(self) -> int:
        """The number of rounds since the last attack in the log, or 0 when the match begins."""
        shots = [line["round"] for line in self.view["log"] if line["text"]["key"] == ATTACK]
        return max(0, int(self.view["round"]) - max(shots, default=1))

    def card(self, name: str) -> TacticCard:
        """Return the printed tactic card."""
        return self.board.edition.tactics[name]
