"""How an Admiral weighs one thing against another: in missions that he knows, not quite as a Captain does.

Found by thousands of matches of Captains (`python -m bench.tempers`, docs/FIGURES.md). With few nodes he
keeps to the Captain's weights: with his own two Admirals would not have an even match everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.galaxies.players.greedy.weights import WEIGHTS, Weights

#: From so many nodes on it weighs things in its own way.
KNOWING = 500

#: By mission and team, as far as they differ from the usual ones.
TEMPERS: Mapping[str, Mapping[str, Mapping[str, float]]] = {
    "dead-zone": {
        "isn": {"caution": 1.1, "boldness": 0.0, "haste": 0.0, "far_fire": 1.0},
        "wretch": {
            "energy": 0.47,
            "hope": 0.62,
            "caution": 0.63,
            "boldness": 0.25,
            "far_fire": 1.1,
            "nearer": 0.038,
            "unknown_tile": 0.6,
            "station": 0.98,
            "junk": 0.49,
        },
    },
    "blockade-run": {
        "isn": {"energy": 0.29, "dear": 1.1, "far_fire": 0.92, "nearer": 0.058},
        "wretch": {
            "energy": 0.43,
            "dear": 1.6,
            "rush": 0.2,
            "near_goal": 0.24,
            "far_fire": 0.63,
            "point": 16.0,
            "junk": 2.0,
        },
    },
    "battle-for-barrage": {
        "isn": {
            "fade": 0.38,
            "boldness": 0.23,
            "cover": 0.41,
            "unknown_tile": 1.1,
            "regenerator": 0.8,
            "kept": 0.38,
            "junk": 1.2,
        },
    },
    "pan-base": {
        "isn": {
            "hope": 0.62,
            "caution": 0.78,
            "haste": 1.0,
            "cover": 1.0,
            "regenerator": 1.2,
            "station": 1.2,
            "artifact": 2.6,
            "junk": 1.1,
        },
    },
}


def temper(mission: str, team: str, nodes: int) -> Weights:
    """Return the weights of an Admiral of a team who may try so much; those of a Captain if that is little,
    and in missions that nobody has tried.

    >>> temper("blockade-run", "wretch", 1000).point > temper("blockade-run", "wretch", 70).point
    True
    >>> temper("mine", "wretch", 1000) == WEIGHTS
    True
    """
    own = TEMPERS.get(mission, {}).get(team, {}) if nodes >= KNOWING else {}
    return WEIGHTS._replace(**own)
