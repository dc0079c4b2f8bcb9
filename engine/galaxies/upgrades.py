"""Upgrades of older snapshots to the current form of a state. They work on decoded JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.codec import Upgrade

SNAPSHOT_VERSION = 8


def list_activated_cards(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 1 to 2: the state lists the ship cards activated in this turn. Before, each card stored the
    turn of its last activation."""
    state = raw["state"]
    turns = {name: card.pop("activated") for name, card in state["cards"].items()}
    state["activated"] = [name for name, turn in turns.items() if turn == state["turn"]]
    return raw | {"version": 2}


def add_at_once(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 2 to 3: the state records whether windows ask all players simultaneously. In earlier matches
    they do not."""
    raw["state"]["at_once"] = False
    return raw | {"version": 3}


def add_public_knowledge(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 3 to 4: the state records public knowledge of decks and holds. It is empty for older
    matches."""
    for team in raw["state"]["teams"].values():
        team["shown"] = {}
    for card in raw["state"]["cards"].values():
        card["emerged"] = False
    return raw | {"version": 4}


def record_escapes_by_seat(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 4 to 5: the state records which seat's ships escaped with which cargo, and which holds must be
    empty.

    The holds include those of ship cards that have left play. A ship card carried nothing if it escaped under
    a controller who had not brought it. Older matches did not record from which hold a card came, the
    contents of other holds, or views of an ally's hand.
    """
    state = raw["state"]
    starts_empty = state["mission"] != "battle-for-barrage"  # the only mission that starts with loaded holds
    state["unloaded"] = [
        name
        for name, card in state["cards"].items()
        if card.pop("emerged") or (starts_empty and card["launched"] == 0)
    ]
    state["emerged"], state["revealed"], state["escaped"], state["played"] = {}, {}, {}, []
    for team in state["teams"].values():
        team["top"] = None
    for seat in state["seats"].values():
        seat["recalled"] = {}
        seat["drawn"], seat["fresh"] = None, seat["dealt"]  # any card may be from the reshuffled deck
        for card in seat["away"]["secret"]:
            state["escaped"][card] = seat["id"]
            if card not in seat["levels"]["secret"]:
                state["unloaded"].append(card)
    return raw | {"version": 5}


def split_bottom_cards(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 5 to 6: each card at the bottom of a deck has its own viewers, and events since a reshuffle are
    recorded.

    In older matches, only the cards that went into the deck are known. Any public card may have come out of
    the deck since then.
    """
    state = raw["state"]
    for team in state["teams"].values():
        shown = Counter(team.pop("shown"))
        team["anew"] = {"shown": [*shown.elements()]} if shown else None
        if shown and team["chosen"] is not None:
            team["anew"] |= _cautious_memory(state, team, shown)
        bottom = team["bottom"] or {"secret": [], "eyes": []}
        team["bottom"] = [{"secret": card, "eyes": bottom["eyes"]} for card in bottom["secret"]]
    return raw | {"version": 6}


def _cautious_memory(state: dict[str, Any], team: dict[str, Any], shown: Counter[str]) -> dict[str, Any]:
    """Return the reshuffle memory of a chosen deck, based on as few assumptions as possible.

    Cards in opponents' hands count as drawn before the reshuffle while other copies exist. Public cards may
    have come out of the deck, but no more than the deck has lost.
    """
    other_copies = Counter(team["chosen"]["secret"]) - shown
    missing = shown.total() - len(team["deck"]["secret"])
    memory: dict[str, Any] = {"elsewhere": {}, "taken": {}}
    for viewer in (name for name in state["seats"] if name not in team["seats"]):
        hand = Counter(state["seats"][viewer]["hand"]["secret"].values())
        drawn_before, drawn_since = hand & other_copies, (hand - other_copies) & shown
        missing -= drawn_since.total()
        memory["elsewhere"][viewer] = {"secret": [*drawn_before.elements()], "eyes": [viewer]}
        memory["taken"][viewer] = {"secret": [*drawn_since.elements()], "eyes": [viewer]}
    attached = [a["card"] for card in state["cards"].values() for a in card["attached"].values()]
    public_cards, seat = [*team["discard"], *state["played"], *attached], team["seats"][0]
    return memory | {"let_go": [{"seat": seat, "card": card, "fresh": missing} for card in public_cards]}


def set_first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 6 to 7: a match that began before newer rulings existed keeps the first ones."""
    raw["state"]["rulings"] = 1
    return raw | {"version": 7}


def set_stepwise_seats(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 7 to 8: the state lists the seats that are asked step by step. In a match that
    began before, every seat is asked step by step until the match ends."""
    raw["state"]["stepwise"] = list(raw["state"]["seats"])
    return raw | {"version": 8}


#: The upgrades by version. Entry n upgrades a state from version n to version n + 1.
UPGRADES: dict[int, Upgrade] = {
    1: list_activated_cards,
    2: add_at_once,
    3: add_public_knowledge,
    4: record_escapes_by_seat,
    5: split_bottom_cards,
    6: set_first_rulings,
    7: set_stepwise_seats,
}
