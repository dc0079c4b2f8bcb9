"""Short names for ids in views and happenings. The server sends whole sentences as labels."""

from typing import Final, TypedDict


class CardWording(TypedDict):
    """A name and a text."""

    name: str
    text: str


class Wording(TypedDict):
    """Names of phases, of rolls by purpose, of reasons for the end, of goals, and of the states of ship
    cards.

    ``face_down`` describes a face-down tile. Powers have their own names.
    """

    phases: dict[str, str]
    rolls: dict[str, str]
    reasons: dict[str, str]
    victories: dict[str, str]
    states: dict[str, str]
    face_down: CardWording


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
        "victory-clock": "Victory clock: when every deck has run out twice, the side whose ships on the"
        " battlefield are worth more wins.",
    },
    "states": {
        "hidden": "not launched",
        "launched": "on the battlefield",
        "lost": "lost",
        "escaped": "escaped",
        "taken": "taken over",
    },
    "face_down": {
        "name": "Face-down tile",
        "text": "Nobody knows yet what it is. It is turned over when a ship moves onto it.",
    },
}
