"""Upgrades of older snapshots to the present form of a state. They work on the decoded JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.codec import Upgrade

SNAPSHOT_VERSION = 8


def activated_in_one_list(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 1 to 2: the state lists this turn's activations. Each card used to hold the turn of its last
    one."""
    state = raw["state"]
    turns = {name: card.pop("activated") for name, card in state["cards"].items()}
    state["activated"] = [name for name, turn in turns.items() if turn == state["turn"]]
    return raw | {"version": 2}


def windows_in_turn(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 2 to 3: the state says whether windows ask all at once. None did so far."""
    raw["state"]["at_once"] = False
    return raw | {"version": 3}


def nothing_remembered(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 3 to 4: the state records public knowledge of decks and holds. Older matches begin without
    any."""
    for team in raw["state"]["teams"].values():
        team["shown"] = {}
    for card in raw["state"]["cards"].values():
        card["emerged"] = False
    return raw | {"version": 4}


def escapes_by_seat(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 4 to 5: the state says who escaped with what, and which holds must be empty.

    This includes ship cards that have left play. A card that escaped under a controller who had not brought
    it carried nothing. For older matches nothing is known about which hold a card came from, what other holds
    contained, or what was seen of an ally's hand.
    """
    state = raw["state"]
    begun_empty = state["mission"] != "battle-for-barrage"  # the only mission that starts with loaded holds
    state["unloaded"] = [
        name
        for name, card in state["cards"].items()
        if card.pop("emerged") or (begun_empty and card["launched"] == 0)
    ]
    state["emerged"], state["revealed"], state["escaped"], state["played"] = {}, {}, {}, []
    for team in state["teams"].values():
        team["top"] = None
    for seat in state["seats"].values():
        seat["recalled"] = {}
        seat["drawn"], seat["fresh"] = None, seat["dealt"]  # any of them may be
        for card in seat["away"]["secret"]:
            state["escaped"][card] = seat["id"]
            if card not in seat["levels"]["secret"]:
                state["unloaded"].append(card)
    return raw | {"version": 5}


def decks_told_apart(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 5 to 6: each card at the bottom of a deck has eyes of its own, and events since a reshuffle are
    recorded.

    For older matches only the cards that went into the deck are known. Every public card may have come out of
    it since.
    """
    state = raw["state"]
    for team in state["teams"].values():
        shown = Counter(team.pop("shown"))
        team["anew"] = {"shown": [*shown.elements()]} if shown else None
        if shown and team["chosen"] is not None:
            team["anew"] |= _may_have_come(state, team, shown)
        below = team["bottom"] or {"secret": [], "eyes": []}
        team["bottom"] = [{"secret": card, "eyes": below["eyes"]} for card in below["secret"]]
    return raw | {"version": 6}


def _may_have_come(state: dict[str, Any], team: dict[str, Any], shown: Counter[str]) -> dict[str, Any]:
    """Return the reshuffle memory of a chosen deck, assuming as little as possible.

    Opponents drew the cards they hold before the reshuffle, as far as there are other copies. Public cards
    may have come out of the deck, but no more of them than the deck has lost.
    """
    others = Counter(team["chosen"]["secret"]) - shown
    lost = shown.total() - len(team["deck"]["secret"])
    memory: dict[str, Any] = {"elsewhere": {}, "taken": {}}
    for viewer in (name for name in state["seats"] if name not in team["seats"]):
        hand = Counter(state["seats"][viewer]["hand"]["secret"].values())
        before, since = hand & others, (hand - others) & shown
        lost -= since.total()
        memory["elsewhere"][viewer] = {"secret": [*before.elements()], "eyes": [viewer]}
        memory["taken"][viewer] = {"secret": [*since.elements()], "eyes": [viewer]}
    attached = [one["card"] for card in state["cards"].values() for one in card["attached"].values()]
    lying, seat = [*team["discard"], *state["played"], *attached], team["seats"][0]
    return memory | {"let_go": [{"seat": seat, "card": card, "fresh": lost} for card in lying]}


def first_rulings(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 6 to 7: a match that began before there were other rulings keeps the first."""
    raw["state"]["rulings"] = 1
    return raw | {"version": 7}


def asked_step_by_step(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade 7 to 8: the state says which seats are asked step by step. In older matches all are, until the
    end."""
    raw["state"]["stepwise"] = list(raw["state"]["seats"])
    return raw | {"version": 8}


#: Upgrades by the version n from which they lead to n + 1.
UPGRADES: dict[int, Upgrade] = {
    1: activated_in_one_list,
    2: windows_in_turn,
    3: nothing_remembered,
    4: escapes_by_seat,
    5: decks_told_apart,
    6: first_rulings,
    7: asked_step_by_step,
}
