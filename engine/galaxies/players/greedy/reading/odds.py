"""The average effect of attacks on a ship, computed from the hit chances of its chart."""

from __future__ import annotations

from functools import lru_cache

from engine.galaxies.catalogue import ShipVersion
from engine.galaxies.catalogue.odds import hit_chances
from engine.galaxies.printed import edition_by_digest

#: ALIVE is the share of a ship's value that is lost only when the ship is destroyed. The rest is lost with
#: its pegs, and BENT makes the last pegs cost most.
ALIVE, BENT = 0.3, 0.7


class Odds:
    """Expected losses from attacks on a ship of one version, as shares of its value. A whole ship has the
    value 1."""

    def __init__(self, printed: ShipVersion) -> None:
        self.chances = hit_chances(printed)
        self._max_pegs = printed.shields + printed.hull
        # Without the cache a match of Captains takes 3.4 % more instructions. The cache is unlimited, because
        # there are few combinations of pegs.
        self._after = lru_cache(maxsize=None)(self._expected)

    def remaining_value(self, shields: int, hull: int) -> float:
        """Return the remaining value of a ship with this number of shield pegs and hull points."""
        if hull <= 0:
            return 0.0
        share = min(1.0, (shields + hull) / self._max_pegs)
        return float(ALIVE + (1 - ALIVE) * share**BENT)

    def damage_loss(self, shields: int, hull: int, amount: int) -> float:
        """Return the value that direct damage destroys."""
        removed = min(amount, shields)
        return self.remaining_value(shields, hull) - self.remaining_value(
            shields - removed, hull - (amount - removed)
        )

    def shot_loss(self, shields: int, hull: int, attacks: int, up: int, down: int) -> float:
        """Return the average value that a number of attacks destroys.

        ``up`` and ``down`` are the damage of a hit while the shields are up or down.
        """
        return self.remaining_value(shields, hull) - self._after(shields, hull, attacks, up, down)

    def _expected(self, shields: int, hull: int, attacks: int, up: int, down: int) -> float:
        if hull <= 0 or attacks == 0:
            return self.remaining_value(shields, hull)
        missed = self._after(shields, hull, attacks - 1, up, down)
        if shields > 0:
            removed = min(shields, up)
            hit = self._after(shields - removed, hull - (up - removed), attacks - 1, up, down)
            return self.chances.up * hit + (1 - self.chances.up) * missed
        hit = self._after(0, hull - down, attacks - 1, up, down)
        return (self.chances.down - self.chances.star) * hit + (1 - self.chances.down) * missed


def odds_of(digest: str, card: str, level: str) -> Odds:
    """Return the odds for a version of a ship in the catalogue with that digest."""
    return Odds(edition_by_digest(digest).ships[card].versions[level])
