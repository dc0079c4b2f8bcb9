"""Short names for what views and happenings name by an id; whole sentences come as labels."""

from typing import Final, TypedDict


class Wording(TypedDict):
    """What phases, rolls of the number die (by purpose), ways to end and ways to win are called; powers have
    names of their own."""

    phases: dict[str, str]
    rolls: dict[str, str]
    reasons: dict[str, str]
    victories: dict[str, str]


WORDING: Final[Wording] = {
    "phases": {
        "setup": "Setup",
        "energy": "Energy phase",
        "deploy": "Deploy phase",
        "action": "Action phase",
        "end": "End of turn",
        "over": "Match over",
    },
    "rolls": {
        "starter": "Roll for the start",
        "ecm": "ECM",
        "debris": "Debris field",
        "cover": "Asteroid cover",
        "engines": "Remote engines",
        "engine-move": "Asteroid drift",
        "survivors": "Search for survivors",
    },
    "reasons": {
        "elimination": "The battlefield is cleared",
        "victory-points": "Victory points",
        "ship-destroyed": "The target is destroyed",
        "clock": "The victory clock",
        "concession": "Concession",
    },
    "victories": {
        "victory-clock": "Victory clock: when every deck has run out twice, the side with the dearer ships"
        " on the battlefield wins.",
    },
}
