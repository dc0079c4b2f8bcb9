"""Section 16c: reaction windows, in which players answer an event with cards (TIM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

from engine.core.decisions import PASS, Decision, Option, Text
from engine.core.game import Rule
from engine.core.windows import Pick, answer_or_pass, open_window
from engine.galaxies.catalogue.model import TacticCard
from engine.galaxies.facts import WindowOpened
from engine.galaxies.facts.shown.turns import Subject
from engine.galaxies.memo import until_touched
from engine.galaxies.printed import edition_of, owners
from engine.galaxies.queries import (
    card_cost,
    card_power,
    energy_of,
    fits_phase,
    fits_turn,
    from_active,
    hand_of,
    plays_alone,
    team_of,
)
from engine.galaxies.rules.asking import DISCARD, DISCARDING, discard_for_energy, may_discard, option
from engine.galaxies.rules.cards import play_event
from engine.galaxies.state import State


def window(g: State, timings: dict[str, str], event: Any, **subject: Unpack[Subject]) -> Rule[None]:
    """Let players answer an event with cards, one each in turn order, until all pass (TIM-06).

    If windows ask all at once, the first in turn order who plays a card is heard, and all are asked again.
    ``timings`` maps "own" and "opponent" to the trigger of the cards that the active player and the
    others may play. Who is asked depends on public facts only (TIM-07, PRV-17); a person against computer
    players, from whom nothing needs to be hidden, is asked only with an answer in hand. What a computer
    player holds stays hidden from that person.
    """
    triggers = {seat: timings["own" if seat == g.active else "opponent"] for seat in from_active(g)}

    def question(seat: str) -> Decision:
        rest = [other for other in triggers if other != seat]
        concerns = seat != g.active or any(could_respond(g, other, triggers[other], event) for other in rest)
        return _question(g, seat, triggers[seat], event, subject, hurried=concerns)

    yield from open_window(
        triggers,
        lambda seat: _is_asked(g, seat, triggers[seat], event),
        lambda seat: WindowOpened(triggers[seat], subject),
        question,
        lambda seat, pick: _take(g, seat, pick, event, question),
        at_once=g.at_once,
    )


# Who is asked


def _is_asked(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Whether a seat is asked, with the hand of a person among computer players in view."""
    if not may_respond(g, seat, trigger, event):
        return False
    return not plays_alone(g, seat) or _holds_answer(g, seat, trigger, event)


def _holds_answer(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Whether a seat holds a card that answers the event, if it discards others for it (NRG-13)."""
    purse = _purse(g, seat)
    return any(purse >= card_cost(g, seat, card) for card in _answers(g, seat, trigger, event).values())


def may_respond(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Whether a seat is asked: it depends on the hand size, the energy, the cards that may be in the hand as
    far as all can see, and the seat's own standing order."""
    return not g.seats[seat].orders.open().passing and could_respond(g, seat, trigger, event)


def could_respond(g: State, seat: str, trigger: str, event: Any) -> bool:
    """Whether a seat could hold an answer, by what all can see."""
    return bool(hand_of(g, seat)) and any(
        _purse(g, seat) >= card_cost(g, seat, card) and card_power(g, card).fits(g, seat, event)
        for card in possible_answers(g, seat, trigger)
    )


def _purse(g: State, seat: str) -> int:
    """The most that a seat could pay for a card, discarding the rest of its hand first if it may (NRG-13,
    TIM-04)."""
    rest = len(hand_of(g, seat)) - 1 if may_discard(g, seat) else 0
    return energy_of(g, seat) + rest


@until_touched("seats", "teams", "cards", "active", "phase")
def possible_answers(g: State, seat: str, trigger: str) -> list[str]:
    """The cards with this trigger, and for this phase and turn (TIM-02, TIM-05), of which a copy may be in
    the seat's hand, as far as all can see."""
    decks, copies, team = decks_in_hand(g, seat), edition_of(g).copies, owners(g)
    return [
        card.id
        for card in _answering(g, trigger)
        if fits_phase(card, g.phase)
        and fits_turn(g, seat, card)
        and team.get(card.id) in decks
        and _copies_open(g, card.id) < copies
    ]


def _answering(g: State, trigger: str) -> list[TacticCard]:
    """All cards of the catalogue with this trigger."""
    return [card for card in edition_of(g).tactics.values() if card.trigger == trigger]


def decks_in_hand(g: State, seat: str) -> set[str]:
    """The teams out of whose decks a seat can hold cards, which all know: its own, and another's from which
    its team openly took cards and has not openly lost them all since (M3-11)."""
    team, owner = team_of(g, seat), owners(g)
    return {team.id, *(owner[card] for mate in team.seats for card in hand_of(g, mate).values())}


def _copies_open(g: State, card: str) -> int:
    """How many copies of an event card lie open, which can only be in discard piles: events are never
    attached or prepped."""
    return sum(team.discard.count(card) for team in g.teams.values())


# What is asked


def _question(g: State, seat: str, trigger: str, event: Any, subject: Subject, *, hurried: bool) -> Decision:
    """What a seat is asked; who may discard can do so first (NRG-13). No clock hurries the active player
    where nobody else could answer: it is their own turn that goes on."""
    text = Text("respond", {"event": trigger, **subject})
    others = [DISCARDING] if may_discard(g, seat) else []
    return answer_or_pass(seat, "respond", text, _playable(g, seat, trigger, event), others, hurried=hurried)


def _take(g: State, seat: str, pick: Pick, event: Any, question: Callable[[str], Decision]) -> Rule[bool]:
    """Play the card that was picked, and return whether there was one. Who discards first is asked again, he
    alone."""
    while pick == (DISCARD,):
        if (yield from discard_for_energy(g, seat, passing=True, hurried=question(seat).hurried)):
            return False
        pick = yield question(seat)
    if pick == (PASS,):
        return False
    yield from play_event(g, seat, pick[0], event)
    return True


def _playable(g: State, seat: str, trigger: str, event: Any) -> list[Option]:
    """The cards of a hand that answer the event, can be paid and have something to do."""
    return [
        option(handle, "play", {"handle": handle, "card": card}, card=card, cost=card_cost(g, seat, card))
        for handle, card in _answers(g, seat, trigger, event).items()
        if energy_of(g, seat) >= card_cost(g, seat, card)
    ]


def _answers(g: State, seat: str, trigger: str, event: Any) -> dict[str, str]:
    """The cards of a hand that answer the event and have something to do, whatever they cost."""
    return {
        handle: card
        for handle, card in hand_of(g, seat).items()
        if card in possible_answers(g, seat, trigger)
        and card_power(g, card).fits(g, seat, event)
        and card_power(g, card).ready(g, seat, event)
    }
