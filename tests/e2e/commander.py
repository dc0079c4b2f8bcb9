"""Plays a seat by the contents of its page: varied enough to cover the whole game, direct enough to end it.

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
class Seen:
    """The decision and the board as a page shows them."""

    decision: str
    kind: str
    prompt: str
    several: bool
    most: int
    offers: tuple[Offer, ...]
    spaces: tuple[str, ...]
    ships: dict[str, Point]
    isn: frozenset[str]
    acting: str | None

    @property
    def ids(self) -> list[str]:
        """The ids of all options."""
        return [offer.id for offer in self.offers]


@dataclass(frozen=True)
class Choice:
    """Options to pick, or a space on the board to fly to."""

    picks: tuple[str, ...] = ()  # the fewest of several, if too few
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
    def isn(self) -> bool:
        """Whether the seat fights for the ISN."""
        return self.seat.startswith("isn")

    def choose(self, seen: Seen) -> Choice:
        """Return an answer to the decision."""
        method = getattr(self, "_" + seen.kind.replace("-", "_"), None)
        choice: Choice | None = method(seen) if method else None
        choice = choice or self._any(seen)
        self.done[seen.kind] += 1
        return choice

    # Kinds of decisions

    def _place_torrent(self, seen: Seen) -> Choice:
        return Choice((min(seen.ids, key=lambda id: center(id.split("/")[0])[1]),))

    def _starter(self, seen: Seen) -> Choice:
        return Choice(("wretch-1",))

    def _energy_phase(self, seen: Seen) -> Choice:
        self.shifts = 0
        passing = [id for id in seen.ids if id.startswith("pass-to:")]
        first = not self.done["pass-cards"] and passing and self.done[seen.kind] > 1
        return Choice((passing[0] if first else "done",))

    def _pass_cards(self, seen: Seen) -> Choice:
        return Choice(() if self.done[seen.kind] else tuple(seen.ids[:1]))

    def _deploy(self, seen: Seen) -> Choice:
        launch = [id for id in seen.ids if id.startswith("launch:")]
        if launch and self.launches < self._most():
            self.launches += 1
            big = ("launch:vapors-fate", "launch:so-bwa-tet", "launch:f47-blue-hawks")
            return Choice((next((id for id in big if id in launch), launch[0]),))
        return self._play(seen) or Choice(("done",))

    def _most(self) -> int:
        return self.fleet if self.fleet is not None else {"isn-1": 0, "isn-2": 1}.get(self.seat, 9)

    def _launch_at(self, seen: Seen) -> Choice:
        places = [id for id in seen.ids if id.startswith("group:")] or [id for id in seen.ids if "," in id]
        return Choice((min(places, key=lambda id: self._to_enemy(seen, id)),))

    _launch_ship = _launch_at

    def _hold(self, seen: Seen) -> Choice:
        loads = [id for id in seen.ids if id.startswith("load:") and id != "load:none"]
        return Choice((min(loads, key=len) if loads else "load:none",))

    def _action(self, seen: Seen) -> Choice:
        activate = [id for id in seen.ids if id.startswith("activate:")]
        return Choice((activate[0],)) if activate else self._play(seen) or Choice(("done",))

    def _move(self, seen: Seen) -> Choice:
        """Fly towards the enemy, with the whole squadron if possible."""
        for flight in ("together:", "fly:"):
            ends = [id.removeprefix(flight) for id in seen.ids if id.startswith(flight)]
            if ends:
                best = min(sorted(ends), key=lambda space: self._to_enemy(seen, space))
                here = seen.ships.get(seen.acting or "")
                if (
                    here
                    and "stop" in seen.ids
                    and self._distance(seen, here) <= self._to_enemy(seen, best) + 0.1
                ):
                    break
                return Choice(fly_to=best) if best in seen.spaces else Choice((f"{flight}{best}",))
        return Choice(("stop" if "stop" in seen.ids else seen.ids[0],))

    def _shot(self, seen: Seen) -> Choice:
        shots = [id for id in seen.ids if id.count(":") > 1]
        return Choice((self._random.choice(shots) if shots else "done",))

    def _respond(self, seen: Seen) -> Choice:
        cards = [id for id in seen.ids if id not in QUIET]
        return Choice((cards[0] if cards else "pass",))

    def _engines(self, seen: Seen) -> Choice:
        self.shifts = 0
        return Choice(("yes" if "yes" in seen.ids else "no",))

    def _engine_asteroids(self, seen: Seen) -> Choice:
        return Choice((seen.ids[0],))

    def _engine_move(self, seen: Seen) -> Choice:
        self.shifts += 1
        ways = [id for id in seen.ids if id.startswith("drift:")]
        return Choice((self._random.choice(ways) if ways and self.shifts <= HIGHEST_SHIFTS else "stop",))

    def _discard(self, seen: Seen) -> Choice:
        return Choice()

    # Helpers

    def _any(self, seen: Seen) -> Choice:
        """Pick an option that changes something, or else any option."""
        wanted = [id for id in seen.ids if id not in QUIET and not id.startswith("discard:")] or [
            id for id in seen.ids if id != "discard"
        ]
        self._random.shuffle(wanted)
        return Choice((wanted[0],))

    def _play(self, seen: Seen) -> Choice | None:
        cards = [id for id in seen.ids if id.startswith("play:")]
        return Choice((cards[0],)) if cards and self._random.random() < 0.5 else None

    def _to_enemy(self, seen: Seen, place: str) -> float:
        return self._distance(seen, center(re.split(r"[/>:]", place)[-1]))

    def _distance(self, seen: Seen, at: Point) -> float:
        foes = [spot for ship, spot in seen.ships.items() if (ship in seen.isn) != self.isn]
        goals = foes or [(22.5, 20.0)]
        return min(math.dist(at, goal) for goal in goals)
