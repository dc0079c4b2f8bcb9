"""How an Admiral weighs one thing against another: in missions that he knows, not quite as a Captain does.

Fitted to 2,900 matches of Captains with weights drawn at random (`python -m bench.tempers`, docs/FIGURES.md).
What would make one side win far more than the other is followed but part of the way: two Admirals should have
an even match, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.galaxies.players.greedy.weights import WEIGHTS, Weights

#: By mission and team, as far as they differ from the usual ones.
TEMPERS: Mapping[str, Mapping[str, Mapping[str, float]]] = {
    "dead-zone": {
        "isn": {
            "dear": 1.3,
            "hope": 0.41,
            "haste": 0.61,
            "pride": 1.2,
            "central": 0.026,
            "unknown_tile": 0.94,
            "energy_source": 0.62,
            "market": 0.55,
            "regenerator": 1.2,
            "station": 1.8,
            "kept": 0.31,
            "junk": 1.0,
        },
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
        "isn": {
            "boldness": 0.47,
            "haste": 1.2,
            "pride": 1.2,
            "nearer": 0.031,
            "central": 0.021,
            "unknown_tile": 0.62,
            "energy_source": 0.82,
            "station": 1.0,
            "launch": 4.1,
            "junk": 1.1,
        },
    },
    "battle-for-barrage": {
        "isn": {
            "fade": 0.43,
            "boldness": 0.27,
            "cover": 0.48,
            "unknown_tile": 0.98,
            "regenerator": 0.86,
            "kept": 0.42,
            "junk": 1.0,
        },
        "wretch": {
            "energy": 0.35,
            "fade": 0.71,
            "caution": 0.4,
            "boldness": 0.55,
            "far_fire": 1.2,
            "cover": 0.41,
            "nearer": 0.061,
            "central": 0.023,
            "energy_source": 0.8,
            "market": 0.64,
            "regenerator": 0.81,
        },
    },
    "meteor-storm": {
        "isn": {
            "energy": 0.2,
            "hope": 0.61,
            "fade": 0.33,
            "caution": 0.41,
            "boldness": 0.43,
            "far_fire": 0.6,
            "nearer": 0.095,
            "energy_source": 0.59,
            "market": 0.65,
            "launch": 4.1,
        },
        "wretch": {
            "energy": 0.3,
            "far_fire": 1.0,
            "nearer": 0.055,
        },
    },
}


@cache
def temper(mission: str, team: str) -> Weights:
    """Return the weights of an Admiral of a team; those of a Captain in missions that nobody has tried.

    >>> temper("dead-zone", "wretch").energy > temper("mine", "wretch").energy
    True
    >>> temper("mine", "wretch") == WEIGHTS
    True
    """
    return WEIGHTS._replace(**TEMPERS.get(mission, {}).get(team, {}))
