"""Plays a seat from its page's contents. It varies its answers enough to cover the whole game, and is
aggressive enough to end it.

The Wretch launch everything, load their holds and hunt. The ISN keep ISN Torrent and one squadron, run the
remote engines and respond with cards. So a match ends by elimination after a few rounds.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random

QUIET = {"pass", "done", "stop", "no", "load:none", "discard"}
HIGHEST_SHIFTS = 2

Point = tuple[float, float]


@dataclass(frozen=True)
class Offer:
    """One option of the list: its id and its label."""

    id: str
    label: str


@dataclass(frozen=True)
class ShownDecision:
    """The decision and the board as a page shows them."""

    id: str
    kind: str
    prompt: str
    multiple: bool
    max_picks: int
    offers: tuple[Offer, ...]
    spaces: tuple[str, ...]
    ships: dict[str, Point]
    isn_ships: frozenset[str]
    acting: str | None

    @property
    def option_ids(self) -> list[str]:
        """The ids of all options."""
        return [offer.id for offer in self.offers]


@dataclass(frozen=True)
class Choice:
    """Options to pick, or a space on the board to fly to."""

    picks: tuple[str, ...] = ()  # completed if these are too few
    fly_to: str | None = None


def center(space: str) -> Point:
    """Return the centre of a space in the board's units: flat-top hexes with radius 1."""
    q, r = (int(part) for part in space.split(","))
    return 1.5 * q, math.sqrt(3) * (r + q / 2)


@dataclass
class Commander:
    """One seat's player. Its picks depend only on the seed and on the page."""

    seat: str
    seed: int = 0
    # the maximum number of launched ship cards; None for the number that ends a match soon
    fleet: int | None = None
    launches: int = 0
    shifts: int = 0
    done: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._random = Random(f"{self.seed}/{self.seat}")

    @property
    def is_isn(self) -> bool:
        """Whether the seat fights for the ISN."""
        return self.seat.startswith("isn")

    def choose(self, decision: ShownDecision) -> Choice:
        """Return an answer to the decision."""
        method = getattr(self, "_" + decision.kind.replace("-", "_"), None)
        choice: Choice | None = method(decision) if method else None
        choice = choice or self._pick_any(decision)
        self.done[decision.kind] += 1
        return choice

    # Kinds of decisions

    def _place_torrent(self, decision: ShownDecision) -> Choice:
        return Choice((min(decision.option_ids, key=lambda id: center(id.split("/")[0])[1]),))

    def _starter(self, decision: ShownDecision) -> Choice:
        return Choice(("wretch-1",))

    def _energy_phase(self, decision: ShownDecision) -> Choice:
        self.shifts = 0
        passing = [id for id in decision.option_ids if id.startswith("pass-to:")]
        first = not self.done["pass-cards"] and passing and self.done[decision.kind] > 1
        return Choice((passing[0] if first else "done",))

    def _pass_cards(self, decision: ShownDecision) -> Choice:
        return Choice(() if self.done[decision.kind] else tuple(decision.option_ids[:1]))

    def _deploy(self, decision: ShownDecision) -> Choice:
        launch = [id for id in decision.option_ids if id.startswith("launch:")]
        if launch and self.launches < self._max_launches():
            self.launches += 1
            big = ("launch:vapors-fate", "launch:so-bwa-tet", "launch:f47-blue-hawks")
            return Choice((next((id for id in big if id in launch), launch[0]),))
        return self._play(decision) or Choice(("done",))

    def _max_launches(self) -> int:
        return self.fleet if self.fleet is not None else {"isn-1": 0, "isn-2": 1}.get(self.seat, 9)

    def _launch_at(self, decision: ShownDecision) -> Choice:
        places = [id for id in decision.option_ids if id.startswith("group:")] or [
            id for id in decision.option_ids if "," in id
        ]
        return Choice((min(places, key=lambda id: self._to_enemy(decision, id)),))

    _launch_ship = _launch_at

    def _hold(self, decision: ShownDecision) -> Choice:
        loads = [id for id in decision.option_ids if id.startswith("load:") and id != "load:none"]
        return Choice((min(loads, key=len) if loads else "load:none",))

    def _action(self, decision: ShownDecision) -> Choice:
        activate = [id for id in decision.option_ids if id.startswith("activate:")]
        return Choice((activate[0],)) if activate else self._play(decision) or Choice(("done",))

    def _move(self, decision: ShownDecision) -> Choice:
        """Fly towards the enemy, with the whole squadron if possible."""
        for flight in ("together:", "fly:"):
            targets = [id.removeprefix(flight) for id in decision.option_ids if id.startswith(flight)]
            if targets:
                best = min(sorted(targets), key=lambda space: self._to_enemy(decision, space))
                position = decision.ships.get(decision.acting or "")
                if (
                    position
                    and "stop" in decision.option_ids
                    and self._distance(decision, position) <= self._to_enemy(decision, best) + 0.1
                ):
                    break
                return Choice(fly_to=best) if best in decision.spaces else Choice((f"{flight}{best}",))
        return Choice(("stop" if "stop" in decision.option_ids else decision.option_ids[0],))

    def _shot(self, decision: ShownDecision) -> Choice:
        shots = [id for id in decision.option_ids if id.count(":") > 1]
        return Choice((self._random.choice(shots) if shots else "done",))

    def _respond(self, decision: ShownDecision) -> Choice:
        cards = [id for id in decision.option_ids if id not in QUIET]
        return Choice((cards[0] if cards else "pass",))

    def _engines(self, decision: ShownDecision) -> Choice:
        self.shifts = 0
        return Choice(("yes" if "yes" in decision.option_ids else "no",))

    def _engine_asteroids(self, decision: ShownDecision) -> Choice:
        return Choice((decision.option_ids[0],))

    def _engine_move(self, decision: ShownDecision) -> Choice:
        self.shifts += 1
        directions = [id for id in decision.option_ids if id.startswith("drift:")]
        return Choice(
            (self._random.choice(directions) if directions and self.shifts <= HIGHEST_SHIFTS else "stop",)
        )

    def _discard(self, decision: ShownDecision) -> Choice:
        return Choice()

    # Helpers

    def _pick_any(self, decision: ShownDecision) -> Choice:
        """Pick an option that changes something, or else any option."""
        candidates = [
            id for id in decision.option_ids if id not in QUIET and not id.startswith("discard:")
        ] or [id for id in decision.option_ids if id != "discard"]
        self._random.shuffle(candidates)
        return Choice((candidates[0],))

    def _play(self, decision: ShownDecision) -> Choice | None:
        cards = [id for id in decision.option_ids if id.startswith("play:")]
        return Choice((cards[0],)) if cards and self._random.random() < 0.5 else None

    def _to_enemy(self, decision: ShownDecision, place: str) -> float:
        return self._distance(decision, center(re.split(r"[/>:]", place)[-1]))

    def _distance(self, decision: ShownDecision, point: Point) -> float:
        foes = [
            position
            for ship, position in decision.ships.items()
            if (ship in decision.isn_ships) != self.is_isn
        ]
        goals = foes or [(22.5, 20.0)]
        return min(math.dist(point, goal) for goal in goals)
