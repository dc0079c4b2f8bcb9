"""The Admiral's weights for each mission and team. In missions that it knows, they differ from a Captain's
weights.

They were fitted to thousands of matches between Captains with random weights. With few nodes, the Admiral
uses a Captain's weights, because its own weights would not always make a match between two Admirals even.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.galaxies.players.greedy.weights import WEIGHTS, Weights

#: The minimum number of nodes with which the Admiral uses its own weights.
ENOUGH_NODES = 500

#: The weights that differ from the usual ones, by mission and team.
TEAM_WEIGHTS: Mapping[str, Mapping[str, Mapping[str, float]]] = {
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


def weights_for(mission: str, team: str, nodes: int) -> Weights:
    """Return the weights of an Admiral whose budget has this number of nodes.

    With few nodes, and in missions without data, they are a Captain's weights.

    >>> weights_for("blockade-run", "wretch", 1000).point > weights_for("blockade-run", "wretch", 70).point
    True
    >>> weights_for("mine", "wretch", 1000) == WEIGHTS
    True
    """
    team_weights = TEAM_WEIGHTS.get(mission, {}).get(team, {}) if nodes >= ENOUGH_NODES else {}
    return WEIGHTS._replace(**team_weights)
