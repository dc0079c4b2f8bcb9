"""Section 16c: reaction windows, in which players react to an event with cards (TIM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.game import Rule
from engine.core.windows import Pick, answer_or_pass, open_window
from engine.galaxies.catalogue.model import TacticCard
from engine.galaxies.facts import WindowOpened
from engine.galaxies.facts.happenings.turns import Subject
from engine.galaxies.printed import edition_of, owners
from engine.galaxies.queries import (
    card_cost,
    card_power,
    energy_of,
    faces_only_bots,
    fits_phase,
    fits_turn,
    hand_of,
    seats_from_active,
    team_of,
)
from engine.galaxies.rules.asking import DISCARD, DISCARDING, discard_for_energy, may_discard, option
from engine.galaxies.rules.cards import play_event
from engine.galaxies.state import State


def run_reaction_window(
    g: State, timings: dict[str, str], event: Any, **subject: Unpack[Subject]
) -> Rule[None]:
    """Let players react to an event with cards. In turn order, each may play one card, until all pass
    (TIM-06).

    If windows ask all players simultaneously, the first card in turn order is played, and then all are asked
    again. ``timings`` maps "own" to the card trigger for the active player, and "opponent" to the trigger for
    the others.

    Only public facts determine who is asked (TIM-07, PRV-17). The exception is a person who faces only
    computer players. This person is asked only if they hold a fitting card, but the hands of the computer
    players stay hidden.
    """
    triggers = {seat: timings["own" if seat == g.active else "opponent"] for seat in seats_from_active(g)}

    def question(seat: str) -> Decision:
        other_seats = [opponent for opponent in triggers if opponent != seat]
        affects_others = seat != g.active or any(
            could_respond(g, opponent, triggers[opponent], event) for opponent in other_seats
        )
        return _question(g, seat, triggers[seat], event, subject, hurried=affects_others)

    yield from open_window(
        triggers,
        lambda seat: _is_asked(g, seat, triggers[seat], event),
        lambda seat: WindowOpened(triggers[seat], subject),
        question,
        lambda seat, pick: _apply_pick(g, seat, pick, event, question),
        at_once=g.at_once,
    )


# The seats that are asked


def _is_asked(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Return whether a seat is asked. For a person who faces only computer players, this depends on the
    person's hand."""
    if not may_respond(g, seat, trigger, event):
        return False
    return not faces_only_bots(g, seat) or _has_answer(g, seat, trigger, event)


def _has_answer(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Return whether a seat holds a card that fits the event, and can pay for it, if necessary after
    discarding cards (NRG-13)."""
    budget = _max_payment(g, seat)
    return any(
        budget >= card_cost(g, seat, card) for card in _fitting_cards(g, seat, trigger, event).values()
    )


def may_respond(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Return whether a seat is asked, according to public facts and its own standing order.

    The public facts are its hand size, its energy and the cards that may be in its hand.
    """
    return not g.seats[seat].orders.open().passing and could_respond(g, seat, trigger, event)


def could_respond(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Return whether a seat could hold a fitting card, according to public facts."""
    return bool(hand_of(g, seat)) and any(
        _max_payment(g, seat) >= card_cost(g, seat, card) and card_power(g, card).fits(g, seat, event)
        for card in possible_answers(g, seat, trigger)
    )


def _max_payment(g: State, seat: str) -> int:
    """Return the most that a seat could pay for a card. If allowed, this includes discarding the rest of its
    hand (NRG-13, TIM-04)."""
    discards = len(hand_of(g, seat)) - 1 if may_discard(g, seat) else 0
    return energy_of(g, seat) + discards


def possible_answers(g: State, seat: str, trigger: str) -> list[str]:
    """Return the cards with this trigger that a seat may hold, according to public facts.

    Only cards that fit the current phase and turn count (TIM-02, TIM-05).
    """
    decks, copies, team = decks_in_hand(g, seat), edition_of(g).copies, owners(g)
    return [
        card.id
        for card in _cards_with_trigger(g, trigger)
        if fits_phase(card, g.phase)
        and fits_turn(g, seat, card)
        and team.get(card.id) in decks
        and _discarded_copies(g, card.id) < copies
    ]


def _cards_with_trigger(g: State, trigger: str) -> list[TacticCard]:
    """Return all cards of the catalogue with this trigger."""
    return [card for card in edition_of(g).tactics.values() if card.trigger == trigger]


def decks_in_hand(g: State, seat: str) -> set[str]:
    """Return the teams from whose decks a seat may hold cards, which is public.

    They are its own team, and any team from which its own team openly took cards that it may still hold
    (M3-11).
    """
    team, owner = team_of(g, seat), owners(g)
    return {team.id, *(owner[card] for mate in team.seats for card in hand_of(g, mate).values())}


def _discarded_copies(g: State, card: str) -> int:
    """Return the number of copies of an event card in discard piles. Event cards are never attached or
    prepped."""
    return sum(team.discard.count(card) for team in g.teams.values())


# The question


def _question(g: State, seat: str, trigger: str, event: Any, subject: Subject, *, hurried: bool) -> Decision:
    """Return the question to a seat. A seat that may discard can do so first (NRG-13).

    The active player's clock does not run if nobody else could react, because only their own turn continues.
    """
    text = Text("respond", {"event": trigger, **subject})
    extra_options = [DISCARDING] if may_discard(g, seat) else []
    return answer_or_pass(
        seat, "respond", text, _answer_options(g, seat, trigger, event), extra_options, hurried=hurried
    )


def _apply_pick(
    g: State, seat: str, pick: Pick, event: Any, question: Callable[[str], Decision]
) -> Rule[bool]:
    """Play the card that a seat picked, and return whether it picked one.

    If the seat discards first, only this seat is asked again.
    """
    while pick == (DISCARD,):
        if (yield from discard_for_energy(g, seat, passing=True, hurried=question(seat).hurried)):
            return False
        pick = yield question(seat)
    if pick == (PASS,):
        return False
    yield from play_event(g, seat, pick[0], event)
    return True


def _answer_options(g: State, seat: str, trigger: str, event: Any) -> list[Option]:
    """Return options for the hand cards that fit the event, would have an effect, and can be paid for."""
    return [
        option(handle, "play", {"handle": handle, "card": card}, card=card, cost=card_cost(g, seat, card))
        for handle, card in _fitting_cards(g, seat, trigger, event).items()
        if energy_of(g, seat) >= card_cost(g, seat, card)
    ]


def _fitting_cards(g: State, seat: str, trigger: str, event: Any) -> dict[str, str]:
    """Return the hand cards that fit the event and would have an effect, regardless of their cost."""
    return {
        handle: card
        for handle, card in hand_of(g, seat).items()
        if card in possible_answers(g, seat, trigger)
        and card_power(g, card).fits(g, seat, event)
        and card_power(g, card).ready(g, seat, event)
    }
