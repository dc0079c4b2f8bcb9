"""Section 16i: prepped cards, set aside for a ship."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.facts import PreppedSettled
from engine.galaxies.printed import mission, tactic
from engine.galaxies.queries import slots_left
from engine.galaxies.rules.asking import yes_no
from engine.galaxies.rules.cards import attach
from engine.galaxies.state import Prepped, State


def offer_prepped(g: State, seat: str, ship_card: str) -> Rule[None]:
    """Let a player attach, free, what is prepped for the ship that he has just launched (PRP-05).

    It needs a free slot (PRP-08); what is not attached now stays aside for good (PRP-06).
    """
    for prepped in waiting(g, seat, ship_card, "launch"):
        room = slots_left(g, g.cards[ship_card], tactic(g, prepped.card).type) > 0
        used = room and (yield from yes_no(g, seat, "prepped", card=prepped.card, ship_card=ship_card))
        yield from settle(g, seat, prepped, used)


def waiting(g: State, seat: str, ship_card: str, when: str) -> list[Prepped]:
    """A seat's cards that are set aside for a ship and not used yet, to be attached at the start or at its
    launch."""
    printed = mission(g).seat(seat).prepped
    due = [p.card for p in printed if p.ship == ship_card and p.when == when]
    return [p for p in g.seats[seat].prepped if p.card in due and p.state == "waiting"]


def settle(g: State, seat: str, prepped: Prepped, used: bool) -> Rule[None]:
    """Attach a prepped card free of cost, or leave it aside."""
    yield PreppedSettled(seat, prepped.card, used)
    if used:
        yield from attach(g, seat, prepped.card, prepped.on)
