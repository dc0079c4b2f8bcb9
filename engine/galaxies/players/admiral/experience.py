"""What the Admiral knows of missions before the first turn: which fleets win there, and whether to begin.

It comes from matches between equal players (docs/BALANCE.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.galaxies.catalogue import ReadyMade

#: By mission: ready-made builds that win far less than others of their side. What wins most is not sought
#: out: two Admirals should have an even match, too.
SHUNNED: Mapping[str, frozenset[str]] = {
    "battle-for-barrage": frozenset({"wretch-data-thieves"}),
    "blockade-run": frozenset({"isn-hornets", "isn-line-of-battle", "wretch-boarders"}),
}

#: Missions in which who begins wins more often.
BEGINS = frozenset({"pan-base"})


def well_made(mission: str, offered: Sequence[ReadyMade]) -> Sequence[ReadyMade]:
    """Return those that are not known to win little; all if there are no others.

    What somebody's pack offers besides is taken for good.
    """
    shunned = SHUNNED.get(mission, frozenset())
    return [build for build in offered if build.id not in shunned] or offered
