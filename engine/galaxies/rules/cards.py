"""Section 16: playing, attaching and replacing tactic cards; heroes and sabotage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.catalogue import TacticCard
from engine.galaxies.facts import CardAttached, CardDetached, EventSpent, Played
from engine.galaxies.printed import mission, owner_of, rule_params, ship_type, tactic
from engine.galaxies.queries import (
    are_enemies,
    attached_of,
    card_cost,
    card_power,
    energy_of,
    fits_phase,
    fits_turn,
    hand_of,
    has_special_rule,
    slots_left,
    slots_of,
)
from engine.galaxies.registry import ATTACH_RULES
from engine.galaxies.rules.asking import NO, ask, option
from engine.galaxies.rules.energy import pay
from engine.galaxies.state import ShipCard, State

PLAY = "play:"


# Playing cards in a phase of the player's own turn


def play_options(g: State, seat: str, phase: str) -> list[Option]:
    """Return options for the hand cards that a player may play now, between two actions of a phase (TIM-01,
    TIM-05).

    For a seat that answers in whole gestures, an option also names the ship card that the card will be
    attached to.
    """

    return [
        play_option
        for handle, card in hand_of(g, seat).items()
        if fits_phase_menu(g, seat, tactic(g, card), phase) and can_play(g, seat, card)
        for play_option in _play_options(g, seat, handle, card)
    ]


def _play_options(g: State, seat: str, handle: str, card: str) -> Iterator[Option]:
    cost = card_cost(g, seat, card)
    ref = {"handle": handle, "card": card, "amount": cost}
    if seat in g.stepwise or tactic(g, card).type == "event":
        yield option(f"{PLAY}{handle}", "play", ref, card=card, cost=cost)
        return
    for host in possible_hosts(g, seat, card):
        yield option(f"{PLAY}{handle}:{host}", "play-on", {**ref, "ship_card": host})


def fits_phase_menu(g: State, seat: str, card: TacticCard, phase: str) -> bool:
    """Return whether a card may now be played from the menu of that phase, not only in a reaction window
    (TCC-03)."""
    return card.trigger == "play" and fits_phase(card, phase) and fits_turn(g, seat, card)


def can_play(g: State, seat: str, card: str) -> bool:
    """Return whether a player can pay for a card and the card would have an effect (NRG-05, TAC-09)."""
    if card_cost(g, seat, card) > energy_of(g, seat):
        return False
    if tactic(g, card).type == "event":
        return card_power(g, card).ready(g, seat, None)
    return any(_find_hosts(g, seat, card))


def play(g: State, seat: str, answer: str) -> Rule[None]:
    """Play the hand card of an option from :func:`play_options`."""
    handle, _, host = answer.removeprefix(PLAY).partition(":")
    if tactic(g, hand_of(g, seat)[handle]).type == "event":
        yield from play_event(g, seat, handle, None)
    else:
        yield from _play_attachment(g, seat, handle, host)


def play_event(g: State, seat: str, handle: str, event: Any) -> Rule[None]:
    """Play an event: pay, carry out its text, and put it on its owner's discard pile (TAC-01, TAC-15)."""
    card = hand_of(g, seat)[handle]
    yield from _reveal(g, seat, handle)
    yield from card_power(g, card).act(g, seat, event)
    yield EventSpent(card, owner_of(g, card))


def _reveal(g: State, seat: str, handle: str) -> Rule[None]:
    """Pay for a card and reveal it (TAC-08, PRV-23)."""
    card = hand_of(g, seat)[handle]
    cost = card_cost(g, seat, card)
    yield from pay(g, seat, cost, "card")
    yield Played(seat, handle, card, cost)


# Attaching


def possible_hosts(g: State, seat: str, card: str) -> list[str]:
    """Return the ship cards on the battlefield that a seat may attach a card to (TAC-09, TAC-13)."""
    return list(_find_hosts(g, seat, card))


def _find_hosts(g: State, seat: str, card: str) -> Iterator[str]:
    tactic_card = tactic(g, card)
    return (ship_card.id for ship_card in g.cards.values() if _may_carry(g, seat, ship_card, tactic_card))


def _may_carry(g: State, seat: str, ship_card: ShipCard, card: TacticCard) -> bool:
    """Return whether a seat may attach a card to this ship card.

    Sabotage is attached to an enemy's ship card (SAB-01 to SAB-03). Any other card is attached to one of the
    seat's own ship cards. The ship card must have slots for the card's type (SLT-04), and must be of the
    right kind (TAC-12) and faction (TAC-10).
    """
    icon = "solo" if card.type == "hero" else card.icon
    if ship_type(g, ship_card.id).kind != icon:
        return False
    if card.type == "sabotage":
        return are_enemies(g, seat, ship_card.seat)
    return (
        ship_card.seat == seat
        and card.faction in accepted_factions(g, ship_card)
        and slots_of(g, ship_card, card.type) > 0
    )


def accepted_factions(g: State, ship_card: ShipCard) -> Iterable[str]:
    """Return the factions whose cards a ship card accepts: its own faction, or the factions that the mission
    allows (TAC-10, CTL-12, M3-17)."""
    if has_special_rule(g, "both-factions"):
        params = rule_params(g, "both-factions")
        if g.seats[ship_card.seat].team == params["team"]:
            return tuple(params["factions"])
    return (ship_type(g, ship_card.id).faction,)


def _play_attachment(g: State, seat: str, handle: str, host: str) -> Rule[None]:
    """Choose a ship card unless ``host`` is set, choose the card to replace, then pay and attach.

    If the player discards the card for energy before paying for it, it is not played (NRG-06).
    """
    card = hand_of(g, seat)[handle]
    host = host or (yield from _choose_host(g, seat, card))
    replaced = yield from _choose_replaced(g, seat, card, host)
    if handle not in hand_of(g, seat):
        return
    yield from _reveal(g, seat, handle)
    if replaced is not None:
        yield from detach(g, host, replaced, "replaced")
    yield from attach(g, seat, card, host)


def _choose_host(g: State, seat: str, card: str) -> Rule[str]:
    def options() -> list[Option]:
        ships = possible_hosts(g, seat, card)
        return [option(host, "attach", {"ship_card": host, "card": card}, ship_card=host) for host in ships]

    return (yield from ask(g, seat, "attach", options, card=card))


def _choose_replaced(g: State, seat: str, card: str, ship_card: str) -> Rule[str | None]:
    """Return the attached card of the same type to replace, or None.

    The player may replace any such card. If no slot is free, they must replace one (RPL-01 to RPL-04,
    RPL-07).
    """
    host, kind = g.cards[ship_card], tactic(g, card).type
    attached = attached_of(g, host, kind)
    if kind == "sabotage" or not attached:  # RPL-06
        return None

    def options() -> list[Option]:
        card_options = [_attached_option(g, ship_card, handle) for handle in attached]
        return [*card_options, option(NO, "replace-none")] if slots_left(g, host, kind) > 0 else card_options

    answer = yield from ask(g, seat, "replace", options, card=card, ship_card=ship_card)
    return None if answer == NO else answer


def _attached_option(g: State, ship_card: str, handle: str) -> Option:
    card = g.cards[ship_card].attached[handle].card
    return option(
        handle,
        "attached",
        {"handle": handle, "card": card, "ship_card": ship_card},
        card=card,
        ship_card=ship_card,
    )


def attach(g: State, seat: str, card: str, ship_card: str) -> Rule[None]:
    """Attach a card to a ship card. The card is free or has already been paid for."""
    yield CardAttached(seat, card, ship_card, f"a{g.attachments + 1}")
    for rule in mission(g).rules:
        if rule in ATTACH_RULES:
            yield from ATTACH_RULES[rule](g, seat, card, ship_card)
    yield from discard_duplicate_heroes(g, g.cards[ship_card].seat)


def detach(g: State, ship_card: str, handle: str, reason: str) -> Rule[None]:
    """Move an attached card to its owner's discard pile, without gaining energy (RPL-05, DST-11, NRG-08)."""
    card = g.cards[ship_card].attached[handle].card
    yield CardDetached(card, ship_card, handle, owner_of(g, card), reason)


# Heroes


def discard_duplicate_heroes(g: State, seat: str) -> Rule[None]:
    """Make a player with the same hero on two ships discard one of the copies (HRO-01, HRO-02, CTL-04)."""
    while duplicates := _duplicate_heroes(g, seat):

        def options(heroes: dict[str, str] = duplicates) -> list[Option]:
            return [_attached_option(g, ship_card, handle) for handle, ship_card in heroes.items()]

        name = g.cards[next(iter(duplicates.values()))].attached[next(iter(duplicates))].card
        answer = yield from ask(g, seat, "duplicate-hero", options, card=name)
        yield from detach(g, duplicates[answer], answer, "duplicate")


def _duplicate_heroes(g: State, seat: str) -> dict[str, str]:
    """Find a hero that a player has more than once. Return the ship card of each copy by the copy's
    handle."""
    heroes: dict[str, dict[str, str]] = {}
    for ship_card in g.cards.values():
        if ship_card.seat == seat:
            for handle in attached_of(g, ship_card, "hero"):
                heroes.setdefault(ship_card.attached[handle].card, {})[handle] = ship_card.id
    return next((handles for handles in heroes.values() if len(handles) > 1), {})
