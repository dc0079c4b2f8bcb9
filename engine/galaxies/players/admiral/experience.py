"""What the Admiral knows about missions before the first turn: weak builds, and the best seat for the first
turn.

The data come from matches between equal players (docs/BALANCE.md).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.galaxies.catalogue import ReadyMade

#: Ready-made builds that won less often than other builds of their side, by mission. The Admiral does not
#: prefer the strongest builds, so that a match between two Admirals is even.
WEAK_BUILDS: Mapping[str, frozenset[str]] = {
    "blockade-run": frozenset(
        {
            "isn-heavy-guns",
            "isn-hornets",
            "isn-hunters",
            "wretch-hammer",
            "wretch-smugglers",
            "wretch-boarders",
        }
    ),
}

#: The best seat for the first turn, by mission and team. A team of several players suffers if an enemy's turn
#: falls between their turns. Therefore, in Meteor Storm, each team lets the enemy's second player begin. In
#: Pan Base, each team begins itself. On the Wretch side, player 1 then takes the first turn.
STARTERS: Mapping[str, Mapping[str, str]] = {
    "meteor-storm": {"isn": "wretch-2", "wretch": "isn-2"},
    "pan-base": {"isn": "isn-1", "wretch": "wretch-1"},
}


def preferred_starter(mission: str, team: str, seats: Collection[str]) -> str | None:
    """Return the seat that should take the first turn for a team's benefit, or None if it
    does not matter (TRN-05)."""
    seat = STARTERS.get(mission, {}).get(team)
    return seat if seat in seats else None


def preferred_builds(mission: str, builds: Sequence[ReadyMade]) -> Sequence[ReadyMade]:
    """Return the builds that are not known to be weak. If all are weak, return all of them.

    Builds from packs do not count as weak.
    """
    weak = WEAK_BUILDS.get(mission, frozenset())
    return [build for build in builds if build.id not in weak] or builds
