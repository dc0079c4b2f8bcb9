"""Section 18: cooperation between allies, and standing orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.decisions import Option, Refused
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.galaxies.facts import GalaxiesFact, HandShown, OrdersChanged, Passed
from engine.galaxies.printed import mission
from engine.galaxies.queries import HAND_LIMIT, allies_of, hand_of
from engine.galaxies.rules.asking import hand_options, option, question
from engine.galaxies.rules.victory import concede, is_last_player
from engine.galaxies.state import Orders, State

PASS_TO = "pass-to:"
HOLD_ECM = "hold-ecm:"


# Passing cards


def pass_options(g: State, seat: str) -> list[Option]:
    """Return options for the allies to whom the active player may pass cards now (TEM-08, TEM-10)."""
    return [
        option(f"{PASS_TO}{ally}", "pass-to", {"seat": ally}, seat=ally)
        for ally in allies_of(g, seat)
        if hand_of(g, seat) and room_in_hand(g, ally)
    ]


def room_in_hand(g: State, seat: str) -> int:
    """Return the number of cards that a hand can still receive (HND-01, HND-06)."""
    return max(0, HAND_LIMIT - len(hand_of(g, seat)))


def pass_cards(g: State, seat: str, answer: str) -> Rule[None]:
    """Pass at least one hand card to an ally, and at most as many as the ally's hand can receive (TEM-08,
    TEM-09, HND-06)."""
    yield from _pass_cards(g, seat, answer.removeprefix(PASS_TO), minimum=1)


def offer_passing(g: State, seat: str, ally: str) -> Rule[None]:
    """Let a player pass any number of hand cards to an ally. The question depends only on the sizes of their
    hands."""
    if hand_of(g, seat) and room_in_hand(g, ally):
        yield from _pass_cards(g, seat, ally, minimum=0)


def _pass_cards(g: State, seat: str, ally: str, minimum: int) -> Rule[None]:
    hand = dict(hand_of(g, seat))
    cards = hand_options(g, seat)
    maximum = min(len(cards), room_in_hand(g, ally))
    passed = yield question(seat, "pass-cards", cards, minimum=minimum, maximum=maximum, seat=ally)
    if passed:
        yield Passed(seat, ally, Secret({h: hand[h] for h in passed}, (seat, ally)), len(passed))


# Standing orders


def order_fact(g: State, seat: str, name: str, on: bool) -> GalaxiesFact:
    """Return the fact that sets or unsets a standing order. Raises Refused if the seat cannot give that
    order."""
    if name == "show-hand" and allies_of(g, seat):
        return HandShown(seat, on, (seat, *allies_of(g, seat)) if on else (seat,))
    if name == "concede" and on and not g.seats[seat].conceded:
        return concede(g, seat)
    new_orders = _changed_orders(g, seat, name, on)
    if new_orders is None:
        raise Refused("illegal", "there is no such order")
    return OrdersChanged(seat, name, on, Secret(new_orders, (seat,)))


def _changed_orders(g: State, seat: str, name: str, on: bool) -> Orders | None:
    """Return a seat's private orders after setting or unsetting one of them, or None if there is no such
    order.

    The private orders are to pass all reactions (TIM-07), and the ships that do not roll ECM (ECM-19).
    """
    orders = g.seats[seat].orders.open()
    if name == "pass" and mission(g).tactic_cards:
        return Orders(on, orders.hold_ecm)
    card = name.removeprefix(HOLD_ECM)
    if card == name or not (_controls(g, seat, card) or card in orders.hold_ecm):
        return None
    held_cards = [held_card for held_card in orders.hold_ecm if held_card != card]
    return Orders(orders.passing, [*held_cards, card] if on else held_cards)


def _controls(g: State, seat: str, card: str) -> bool:
    return card in g.cards and g.cards[card].seat == seat


class Order(NamedTuple):
    """A standing order: its name, the key of its text, the ship card that it concerns, and whether it is set.

    An order with a ``warning``, which is the key of another text, cannot be unset.
    """

    name: str
    key: str
    card: str | None
    on: bool
    warning: str | None = None


def orders(g: State, seat: str) -> Iterator[Order]:
    """Yield the standing orders that a seat can give now.

    In a match without tactic cards, there are no reactions to pass (M1-14).
    """
    seat_orders = g.seats[seat].orders.open()
    if allies_of(g, seat):
        yield Order("show-hand", "show-hand", None, g.seats[seat].shows_hand)
    if mission(g).tactic_cards:
        yield Order("pass", "pass", None, seat_orders.passing)
    for card in g.cards.values():
        if card.seat == seat:
            yield Order(f"{HOLD_ECM}{card.id}", "hold-ecm", card.id, card.id in seat_orders.hold_ecm)
    warning = "concede:last" if is_last_player(g, seat) else "concede"
    yield Order("concede", "concede", None, g.seats[seat].conceded, warning)
