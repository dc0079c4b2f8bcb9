"""What the Admiral knows of missions before the first turn: which fleets win there, and who should begin.

It comes from matches between equal players (docs/BALANCE.md).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.galaxies.catalogue import ReadyMade

#: By mission: ready-made builds that won less than others of their side. What wins most is not sought
#: out: two Admirals should have an even match, too.
SHUNNED: Mapping[str, frozenset[str]] = {
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

#: By mission and team: whose turn should be the first. A team with several players suffers if the enemy comes
#: between them: so in Meteor Storm each lets the enemy's second player begin; in Pan Base each begins, the
#: Wretch with the first of its players.
FIRST: Mapping[str, Mapping[str, str]] = {
    "meteor-storm": {"isn": "wretch-2", "wretch": "isn-2"},
    "pan-base": {"isn": "isn-1", "wretch": "wretch-1"},
}


def first(mission: str, team: str, offered: Collection[str]) -> str | None:
    """Return the seat of those ``offered`` that a team lets begin, if it is known to matter (TRN-05)."""
    seat = FIRST.get(mission, {}).get(team)
    return seat if seat in offered else None


def well_made(mission: str, offered: Sequence[ReadyMade]) -> Sequence[ReadyMade]:
    """Return those that are not known to win little; all if there are no others.

    What somebody's pack offers besides is taken for good.
    """
    shunned = SHUNNED.get(mission, frozenset())
    return [build for build in offered if build.id not in shunned] or offered
