"""Section 16i: prepped cards, which are set aside for a ship."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies.facts import PreppedSettled
from engine.galaxies.printed import mission, tactic
from engine.galaxies.queries import slots_left
from engine.galaxies.rules.asking import yes_no
from engine.galaxies.rules.cards import attach
from engine.galaxies.state import Prepped, State


def offer_prepped(g: State, seat: str, ship_card: str) -> Rule[None]:
    """Let a player attach, for free, the cards prepped for a ship that they have just launched (PRP-05).

    A card needs a free slot (PRP-08). A card that is not attached now stays aside permanently (PRP-06).
    """
    for prepped in waiting_cards(g, seat, ship_card, "launch"):
        has_slot = slots_left(g, g.cards[ship_card], tactic(g, prepped.card).type) > 0
        is_used = has_slot and (yield from yes_no(g, seat, "prepped", card=prepped.card, ship_card=ship_card))
        yield from settle_prepped(g, seat, prepped, is_used)


def waiting_cards(g: State, seat: str, ship_card: str, when: str) -> list[Prepped]:
    """Return a seat's unused prepped cards for a ship that can be attached at the given time: the start or
    its launch."""
    prepped_cards = mission(g).seat(seat).prepped
    card_ids = [p.card for p in prepped_cards if p.ship == ship_card and p.when == when]
    return [p for p in g.seats[seat].prepped if p.card in card_ids and p.state == "waiting"]


def settle_prepped(g: State, seat: str, prepped: Prepped, used: bool) -> Rule[None]:
    """Attach a prepped card for free, or set it aside permanently."""
    yield PreppedSettled(seat, prepped.card, used)
    if used:
        yield from attach(g, seat, prepped.card, prepped.on)
